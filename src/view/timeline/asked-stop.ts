/** A place asked for by the number that stands on the screen: steps and bounds are counted from 1, nodes have their numbers. */
import type { LockstepUnit } from '../../trace/lockstep.ts';

const firstOf: Readonly<Record<LockstepUnit, number>> = { step: 1, node: 0, bound: 1, finish: 1 };

/** Whether the last stop, the end, has no number. */
const hasEnd: Readonly<Record<LockstepUnit, boolean>> = { step: false, node: true, bound: false, finish: true };

/** The least and the greatest number that may be asked for. */
export function numbersOf(length: number, unit: LockstepUnit): readonly [from: number, to: number] {
  const from = firstOf[unit];
  return [from, from + length - (hasEnd[unit] ? 2 : 1)];
}

/** The stop, from 0, that a number typed by hand stands for; null if it is none. Spaces and commas in it are passed over. */
export function askedStop(text: string, length: number, unit: LockstepUnit): number | null {
  const digits = text.normalize('NFKC').replace(/[\s,#]/g, '');
  const [from, to] = numbersOf(length, unit);
  const number = /^\d{1,10}$/.test(digits) ? Number(digits) : -1;
  return number >= from && number <= to ? number - from : null;
}
