/** What the head opens; undefined until the page is there. */
export type Opened =
  | Readonly<Record<'openInput' | 'openMatrix' | 'openStatistics' | 'openKeys' | 'openGlossary', () => Promise<void>>>
  | undefined;
