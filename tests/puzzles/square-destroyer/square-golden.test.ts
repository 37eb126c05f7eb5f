import { test } from 'vitest';
import { LONG_NODES } from '../long-nodes.ts';
import { expectGolden, goldenSearches } from './square-golden.ts';

const short = goldenSearches.filter(({ nodes }) => nodes <= LONG_NODES);

test.each(short)('n = $n without $missing has the golden counts under $preset', expectGolden);
