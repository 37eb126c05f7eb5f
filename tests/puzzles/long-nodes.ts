/** A golden row with more nodes than this is searched in the long run of the tests, any other in the short one. */
export const LONG_NODES = 10_000_000;
