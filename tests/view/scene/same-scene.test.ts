import { expect, test } from 'vitest';
import { momentAt } from '../../../src/trace/moment.ts';
import { sameScene } from '../../../src/view/scene/same-scene.ts';
import { recordGrid } from '../../trace/recordings.ts';

const grid = { n: 2, missing: [] };
const { trace } = recordGrid(grid, 'guide');
const parts = { instance: grid, settings: {}, trace, step: 9, scan: null, built: null };

test('a scene is the same object until something of it changes', () => {
  const make = sameScene();
  const scene = make(parts);
  expect(scene.moment).toEqual(momentAt(trace, 9));
  expect(make({ ...parts })).toBe(scene);
  for (const change of [{ step: 10 }, { scan: 1 }, { instance: { ...grid } }, { trace: { ...trace } }]) {
    const other = make({ ...parts, ...change });
    expect(other).not.toBe(scene);
    expect(other).toMatchObject({ moment: { step: change.step ?? 9 }, scan: change.scan ?? null });
    expect(make({ ...parts, ...change })).toBe(other);
  }
});
