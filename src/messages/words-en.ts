/** Words that all English sentences are made with. */
import type { Part } from './sentence.ts';

/** A node of the tree, by its number. */
export const node = (id: number): Part => ({ thing: 'node', id, text: `#${id}` });

/** Made once: making one costs more than a hundred numbers. */
const figures = new Intl.NumberFormat('en');

export const count = (n: number): string => figures.format(n);

export const many = (n: number, one: string, more = `${one}s`): string => `${count(n)} ${n === 1 ? one : more}`;

export const ordinal = (n: number): string =>
  `${count(n)}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
