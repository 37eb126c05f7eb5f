/** Walks every step, and every finer step, of a run in all languages, and holds each claim of each sentence against the run itself. */
import { isDeepStrictEqual } from 'node:util';
import { type Language, languages } from '../../src/messages/languages.ts';
import { plain, type Sentence } from '../../src/messages/sentence.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import type { Settings } from '../../src/puzzles/settings.ts';
import { formatSettings } from '../../src/puzzles/settings-text.ts';
import type { StepKind } from '../../src/search/event-kinds.ts';
import { eventsOf } from '../../src/search/events-of.ts';
import type { Method } from '../../src/search/search-events.ts';
import { momentAt } from '../../src/trace/moment.ts';
import { record } from '../../src/trace/record.ts';
import type { Scene } from '../../src/view/scene/scene.ts';
import type { Heard, Place, Verdict } from './claims.ts';
import { naiveRun } from './naive-run.ts';

/** A sentence in one language, with all that went into it, the innermost first. */
export interface Telling {
  readonly sentence: Sentence;
  readonly heard: readonly Heard[];
}

/** What may be said of one puzzle, and by what it is checked. */
export interface Subject<Instance, S extends Settings, Truth> {
  readonly puzzle: Puzzle<Instance, S>;
  readonly languages: Readonly<Record<Language, (scene: Scene<Instance, S>) => Telling[]>>;
  /** Finer steps inside the scene's step. */
  scanLength(scene: Scene<Instance, S>): number;
  /** Worked out once for a run. */
  truth(instance: Instance, settings: S): Truth;
  /** By the topic of the message and its kind. */
  readonly claims: Readonly<
    Record<string, Readonly<Record<string, (place: Place<Truth>, ...facts: never[]) => Verdict>>>
  >;
  readonly built?: (settings: S) => Uint8Array | null;
}

/** How often each kind was told and its claims were checked, by `puzzle method kind language`, and what was found false. */
export class Tally {
  readonly told = new Map<string, number>();
  readonly checked = new Map<string, number>();
  readonly failed = new Map<string, number>();
  readonly examples: string[] = [];

  tell(key: string): void {
    this.told.set(key, (this.told.get(key) ?? 0) + 1);
  }

  add(key: string, isTrue: boolean, example: () => string): void {
    this.checked.set(key, (this.checked.get(key) ?? 0) + 1);
    if (isTrue) return;
    this.failed.set(key, (this.failed.get(key) ?? 0) + 1);
    if (this.examples.length < 20) this.examples.push(example());
  }
}

/** The numbers in a text, each once; small ones may be words in one language and figures in another. */
function numbersIn(sentence: Sentence): string[] {
  const found =
    plain(sentence)
      .replaceAll(/(\d),(?=\d{3})/g, '$1')
      .match(/\d+/g) ?? [];
  return [...new Set(found.filter((each) => Number(each) > 2))].sort();
}

/** Checks all that is said in one run. `steps` picks those that are looked at: all of them unless told otherwise. */
export function walk<Instance, S extends Settings, Truth>(
  subject: Subject<Instance, S, Truth>,
  { instance, settings }: { readonly instance: Instance; readonly settings: S },
  tally: Tally,
  steps: (step: number, kind: StepKind) => boolean = () => true,
): void {
  const { puzzle } = subject;
  const { trace } = record(puzzle.search(instance, settings, 'events'));
  const run = naiveRun(eventsOf(puzzle.search(instance, settings, 'events')));
  const truth = subject.truth(instance, settings);
  const method = puzzle.method(settings);
  const built = subject.built?.(settings) ?? null;
  for (let step = 0; step < trace.steps; step++) {
    const moment = momentAt(trace, step);
    if (!steps(step, moment.kind)) continue;
    const whole = { instance, settings, trace, moment, built, scan: null };
    const scans = Array.from({ length: subject.scanLength(whole) }, (_, scan) => scan);
    for (const scan of [null, ...scans]) {
      const place: Place<Truth> = { run, step, node: run.at[step] ?? null, truth, scan };
      const where = `${puzzle.id} ${puzzle.encode(instance)} ${formatSettings(puzzle, settings)} step ${step}${scan === null ? '' : `, scan ${scan}`}`;
      checkAll(subject, { scene: { ...whole, scan }, place, method, where }, tally);
    }
  }
}

interface Spot<Instance, S extends Settings, Truth> {
  readonly scene: Scene<Instance, S>;
  readonly place: Place<Truth>;
  readonly method: Method;
  readonly where: string;
}

function checkAll<Instance, S extends Settings, Truth>(
  subject: Subject<Instance, S, Truth>,
  { scene, place, method, where }: Spot<Instance, S, Truth>,
  tally: Tally,
): void {
  const [english, ...others] = (Object.keys(languages) as Language[]).map(
    (language) => [language, subject.languages[language](scene)] as const,
  );
  if (!english) return;
  const [, said] = english;
  for (const [language, tellings] of [english, ...others])
    for (const [i, { sentence, heard }] of tellings.entries()) {
      const first = said[i] as Telling;
      const isAlike =
        isDeepStrictEqual(numbersIn(sentence), numbersIn(first.sentence)) &&
        isDeepStrictEqual(
          heard.map(({ kind }) => kind),
          first.heard.map(({ kind }) => kind),
        );
      tally.add(`${subject.puzzle.id} ${method} same-numbers ${language}`, isAlike, () =>
        [where, plain(first.sentence), plain(sentence)].join('\n  '),
      );
      for (const { topic, kind, facts } of heard) {
        const check = subject.claims[topic]?.[kind];
        if (!check) throw new Error(`nothing checks what ${topic} says of ${kind}`);
        tally.tell(`${subject.puzzle.id} ${method} ${topic}.${kind} ${language}`);
        const verdict = check(place, ...(facts as never[]));
        for (const [claim, isTrue] of Object.entries(verdict))
          tally.add(`${subject.puzzle.id} ${method} ${topic}.${kind} ${language}`, isTrue, () =>
            [`${where}: ${kind}: ${claim}`, plain(sentence), JSON.stringify(facts)].join('\n  '),
          );
      }
    }
}
