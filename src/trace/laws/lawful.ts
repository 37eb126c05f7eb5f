/** Thrown for a trace that no search can have left. */
class UnlawfulTrace extends Error {
  constructor(step: number, law: string) {
    super(`step ${step}: ${law}`);
    this.name = 'UnlawfulTrace';
  }
}

/** Throws an error that names the step and the law, unless it holds. */
export function check(holds: boolean, step: number, law: string): void {
  if (!holds) throw new UnlawfulTrace(step, law);
}
