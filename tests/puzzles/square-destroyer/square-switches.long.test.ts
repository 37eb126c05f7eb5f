import { test } from 'vitest';
import { checkAnswer } from './square-answers.ts';
import { squareCases } from './square-cases.ts';
import { allSettings } from './square-grids.ts';

test('every combination of choices gives the answers of n = 4', () => {
  for (const row of squareCases) if (row.n === 4) for (const settings of allSettings) checkAnswer(row, settings);
});
