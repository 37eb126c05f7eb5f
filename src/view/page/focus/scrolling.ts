/**
 * The attributes of a region that scrolls. It is in the tab order though nothing in it can be pressed: what scrolls must be
 * within reach of the keys, and scrolls by them once it has the focus.
 */
export function scrolling(label: string) {
  return { role: 'region', tabindex: 0, 'aria-label': label, 'data-scrolls': '' } as const;
}
