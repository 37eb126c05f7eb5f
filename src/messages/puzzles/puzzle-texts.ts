/** What the workbench itself has to call by name in every puzzle. Keys are the puzzle's own: presets, choices, examples. */
export interface PuzzleTexts {
  /** Heading of the board. */
  readonly board: string;
  /** Heading of the table of the position's parts. */
  readonly table: string;
  /** Column of moves in the call stack. */
  readonly move: string;
  readonly presets: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, string>>;
  /** What an input should have had, by the puzzle's own words for it. */
  readonly expected: Readonly<Record<string, (from: number, to: number) => string>>;
  /** Where the scan inside a step stands, where there is anything finer inside. */
  scan?(at: number, of: number): string;
  /** What the step into is about, where it is not like any other. */
  readonly into?: string;
  /** What "random" makes, with a seed. */
  readonly random: string;
}
