/** What the tests call in the page, as the global `looks`. */
export { movedInTheDark } from './dark.ts';
export { look } from './look.ts';
export { lookAtMenus, openMenu } from './menus.ts';
export { isLaidOut, open, press } from './settled.ts';
