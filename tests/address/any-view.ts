import fc from 'fast-check';
import { limits, type MatrixAddress } from '../../src/address/matrix-address.ts';
import type { ViewAddress } from '../../src/address/view-address.ts';
import { askedChoices } from '../../src/puzzles/asked-choices.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { puzzles } from '../../src/puzzles/registry.ts';
import type { Settings } from '../../src/puzzles/settings.ts';
import { formatSettings } from '../../src/puzzles/settings-text.ts';
import { spreads } from '../../src/puzzles/spread.ts';
import { lockstepUnits } from '../../src/trace/lockstep.ts';

/** Any settings, with what the search does not ask for as in the default preset: an address has no word for it. */
const anySettingsOf = (puzzle: Puzzle) => {
  const [standard] = Object.values(puzzle.presets);
  const values = Object.entries(puzzle.choices).map(([name, each]) => [name, fc.constantFrom(...each)] as const);
  return fc.record(Object.fromEntries(values)).map((settings): Settings => {
    const asked = askedChoices(puzzle, settings);
    return Object.fromEntries(
      values.map(([name]) => [name, (asked.includes(name) ? settings : standard)?.[name] ?? '']),
    );
  });
};

/** What a matrix may be asked. */
const anyMatrixOf = (puzzle: Puzzle): fc.Arbitrary<MatrixAddress> =>
  fc
    .record({
      named: fc.uniqueArray(
        anySettingsOf(puzzle).map((settings) => formatSettings(puzzle, settings)),
        { maxLength: 4 },
      ),
      switches: fc.subarray(Object.keys(puzzle.choices)),
      spread: fc.constantFrom(...spreads),
      inputs: fc.oneof(
        fc.constantFrom('current' as const, 'examples' as const),
        fc.array(
          fc.nat().map((seed) => puzzle.random(seed, puzzle.examples[0]?.instance)),
          { minLength: 1, maxLength: 3 },
        ),
      ),
      limit: fc.constantFrom(...limits),
    })
    // how is only said where something is varied
    .map((asked) => (asked.switches.length > 0 ? asked : { ...asked, spread: 'each' }));

/** One to four searches on a random instance of any puzzle. */
export const anyView: fc.Arbitrary<ViewAddress> = fc.constantFrom(...puzzles).chain((puzzle) =>
  fc.record({
    puzzle: fc.constant(puzzle),
    instance: fc.nat().map((seed) => puzzle.random(seed, puzzle.examples[0]?.instance)),
    settings: anySettingsOf(puzzle),
    compared: fc.array(anySettingsOf(puzzle), { maxLength: 3 }),
    unit: fc.constantFrom(...lockstepUnits),
    stop: fc.nat(),
    scan: fc.option(fc.nat()),
    matrix: fc.option(anyMatrixOf(puzzle)),
  }),
);
