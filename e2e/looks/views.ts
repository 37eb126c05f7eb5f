/** The views that are looked at: every size, theme, language, puzzle, number of lanes and kind of place. */
import { type PuzzleId, puzzleIds } from '../../src/puzzles/puzzle-id.ts';

const sizes = ['360×640', '819×614', '1024×768', '1280×720', '1366×768', '1440×900', '1920×1080', '2560×1440'] as const;
const themes = ['light', 'dark', 'projector'] as const;
const locales = ['en-US', 'zh-CN'] as const;

/** The keys that lead to the start, to a cut (where there is none, to what is jumped to instead) and to the end. */
export const places = { start: ['Home'], cut: ['Home', 'n', 'n'], end: ['End'] } as const;

/** Of each puzzle what is searched by one lane, by one in another way, by two, three and four. */
const searches: Readonly<Record<PuzzleId, readonly string[]>> = {
  'square-destroyer': [
    'input=5&preset=guide',
    'input=5-29.32.33.47&preset=astar',
    'input=3&preset=guide&compare=blind',
    'input=4&preset=guide&compare=strong,astar',
    'input=5-2.4.7.9.13.15.18.20.24.26.29.31.35.37.40.42.46.48.51.53.57.59&preset=guide&compare=poj,textbook,strong',
  ],
  booksort: [
    'input=6.8.5.3.4.7.2.9.1.10&preset=guide',
    'input=8.6.10.1.7.4.5.2.3.9.11.12.13&preset=bidirectional',
    'input=5.4.3.2.1&preset=guide&compare=blind',
    'input=2.6.3.8.1.7.5.4&preset=guide&compare=astar,bidirectional',
    'input=5.4.3.2.1&preset=guide&compare=blind,astar,bidirectional',
  ],
  'rotation-game': [
    'input=111132323132231222312133&preset=guide',
    'input=222321113331311332321122&preset=astar',
    'input=222321113331311332321122&preset=guide&compare=blind',
    'input=222321113331311332321122&preset=guide&compare=pattern,astar',
    'input=111132323132231222312133&preset=guide&compare=blind,pattern,astar',
  ],
  lits: [
    'input=5.M-v8A&preset=secondary',
    'input=8.ydTlb0Y2-eM&preset=filler',
    'input=8.ydTlb0Y2-eM&preset=secondary&compare=filler',
    'input=5.M-v8A&preset=secondary&compare=filler,secondary',
    'input=5.M-v8A&preset=secondary&compare=filler,secondary,filler',
  ],
};

export interface Manner {
  readonly theme: (typeof themes)[number];
  readonly locale: (typeof locales)[number];
}

/** What is looked at, however it is painted. */
export interface Subject {
  readonly puzzle: PuzzleId;
  /** Which of the puzzle's searches. */
  readonly search: number;
  readonly size: (typeof sizes)[number];
  readonly place: keyof typeof places;
}

export const manners: readonly Manner[] = themes.flatMap((theme) => locales.map((locale) => ({ theme, locale })));

/** All subjects of a puzzle, those together that have the most in common. */
export function subjectsOf(puzzle: PuzzleId): Subject[] {
  const kinds = Object.keys(places) as Subject['place'][];
  return searches[puzzle].flatMap((_, search) =>
    sizes.flatMap((size) => kinds.map((place) => ({ puzzle, search, size, place }))),
  );
}

export const subjects: readonly Subject[] = puzzleIds.flatMap(subjectsOf);

/** The address of a subject's search at its first step. */
export function addressOf({ puzzle, search }: Subject): string {
  return `#puzzle=${puzzle}&${searches[puzzle][search]}&step=1`;
}

export function lanesOf({ puzzle, search }: Subject): number {
  const compared = /compare=([^&]*)/.exec(searches[puzzle][search] ?? '')?.[1];
  return compared === undefined ? 1 : compared.split(',').length + 1;
}
