import { test } from 'vitest';
import { LONG_NODES } from '../long-nodes.ts';
import { rotationGolden } from './rotation-boards.ts';
import { expectGolden } from './rotation-golden.ts';

const long = rotationGolden.filter(({ nodes }) => nodes > LONG_NODES);

test.each(long)('a board of $nodes nodes has the golden counts and moves', expectGolden);
