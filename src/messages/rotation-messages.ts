import { enRotation } from './en-rotation.ts';
import { zhRotation } from './zh-rotation.ts';

/** What the Rotation Game says, by language. */
export const rotationMessages = { en: enRotation, zh: zhRotation };
