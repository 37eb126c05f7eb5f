import { enRotation } from './en.ts';
import { zhRotation } from './zh.ts';

/** What the Rotation Game says, by language. */
export const rotationMessages = { en: enRotation, zh: zhRotation };
