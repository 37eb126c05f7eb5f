/** How many times one count another is, in digits that never make different counts look the same. */
const DIGITS = 3;

export interface Times {
  readonly text: string;
  /** `near`: so close that three digits could not tell it from 1. */
  readonly sign: 'exact' | 'about' | 'near';
}

/** Written alike in both languages; made once. */
const figures = Array.from({ length: 16 }, (_, i) => new Intl.NumberFormat('en', { maximumSignificantDigits: i + 1 }));

/** How many times the lesser of two counts from 1 the greater is. */
export function timesOf(less: number, more: number): Times {
  const ratio = more / less;
  const isNear = more !== less && Number(ratio.toPrecision(DIGITS)) === 1;
  // as many digits more as there are noughts behind the point
  const digits = isNear ? Math.min(16, 1 + Math.ceil(-Math.log10(ratio - 1))) : DIGITS;
  const text = figures[digits - 1]?.format(ratio) ?? '';
  return { text, sign: isNear ? 'near' : Number(ratio.toPrecision(DIGITS)) === ratio ? 'exact' : 'about' };
}

/** From one count to another: what the first is multiplied by, or divided by where the second is less. */
export function fromTo(first: number, second: number): string {
  if (first === second) return '=';
  const { text } = timesOf(Math.min(first, second), Math.max(first, second));
  return `${second > first ? '×' : '÷'} ${text}`;
}
