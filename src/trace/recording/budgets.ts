/** The most steps to record: what is recorded unless more is asked for, and what may be asked for. */
export const budgets = [5_000_000, 10_000_000, 20_000_000] as const;
export const DEFAULT_BUDGET = budgets[0];

/** Bytes that a step of a long recording takes, as measured: `Trace`, the counts of its flame, and room to grow. */
export const BYTES_A_STEP = 11;
