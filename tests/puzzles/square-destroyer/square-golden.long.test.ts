import { test } from 'vitest';
import { LONG_NODES } from '../long-nodes.ts';
import { expectGolden, goldenSearches } from './square-golden.ts';

const long = goldenSearches.filter(({ nodes }) => nodes > LONG_NODES);

test.each(long)('n = $n without $missing has the golden counts under $preset', expectGolden);
