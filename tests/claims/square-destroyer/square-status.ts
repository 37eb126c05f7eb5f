/** What the table of squares says of each, held against the sticks themselves. */
import { enSquares, type SquareMessages } from '../../../src/messages/puzzles/square-destroyer/en.ts';
import { zhSquares } from '../../../src/messages/puzzles/square-destroyer/zh.ts';
import { plain } from '../../../src/messages/sentence.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { eventsOf } from '../../../src/search/events-of.ts';
import { momentAt } from '../../../src/trace/moment.ts';
import { record } from '../../../src/trace/record.ts';
import { rowOf, type SquareRowFacts, statusSentence } from '../../../src/view/puzzles/square-destroyer/square-rows.ts';
import { scanLength, squareScene } from '../../../src/view/puzzles/square-destroyer/square-scene.ts';
import { type Claims, type Heard, listen, type Place, type Verdict } from '../claims.ts';
import { naiveRun } from '../naive-run.ts';
import type { Tally } from '../walk.ts';
import type { SquareRun } from './square-runs.ts';
import { type PlainSquare, type SquareTruth, squareTruth } from './square-truth.ts';

/** A row of the table, and what the others say. */
interface RowTruth {
  readonly square: PlainSquare;
  readonly missing: readonly number[];
  readonly moves: readonly number[];
  /** The sticks in which counted squares are disjoint and weights are carried. */
  readonly sticks: ReadonlySet<number>;
  readonly rows: readonly (SquareRowFacts & { readonly plain: PlainSquare })[];
}

const isAlive = ({ square, missing, moves }: RowTruth) =>
  ![...missing, ...moves].some((stick) => square.sticks.has(stick));

export const statusClaims: Claims<SquareMessages['status'], RowTruth> = {
  missing: ({ truth }, id) => ({
    'it is missing, and of this square': truth.missing.includes(id) && truth.square.sticks.has(id),
  }),
  removed: ({ truth }, id) => ({
    'it was removed, and is of this square': truth.moves.includes(id) && truth.square.sticks.has(id),
    'none of the square was missing': !truth.missing.some((stick) => truth.square.sticks.has(stick)),
  }),
  counted: ({ truth }, k) => {
    const counted = truth.rows.filter(({ kind }) => kind === 'counted');
    const others = counted.filter(({ plain: each }) => each !== truth.square);
    return {
      'it is alive': isAlive(truth),
      'the counted are numbered from 1': counted.map(({ number }) => number).sort((a, b) => a - b)[k - 1] === k,
      'it shares no stick with another': others.every(({ plain: each }) =>
        [...each.sticks].every((stick) => !truth.sticks.has(stick) || !truth.square.sticks.has(stick)),
      ),
    };
  },
  skipped: ({ truth }, id, by) => {
    const other = truth.rows.find(
      ({ plain: each }) => each.side === by.side && each.row === by.row && each.column === by.column,
    );
    return {
      'it is alive': isAlive(truth),
      'the other is counted': other?.kind === 'counted',
      'both have the stick': truth.square.sticks.has(id) && other?.plain.sticks.has(id) === true,
    };
  },
  weight: ({ truth }, halves, full) => {
    const carried = (stick: number) =>
      truth.rows
        .filter(({ kind, plain: each }) => kind === 'weighed' && each.sticks.has(stick))
        .reduce((sum, { number }) => sum + number, 0);
    return {
      'it is alive': isAlive(truth),
      'no stick carries more than 1': [...truth.square.sticks].every(
        (stick) => !truth.sticks.has(stick) || carried(stick) <= 2,
      ),
      'where it weighs nothing a stick of it carries 1':
        halves > 0 || (full !== null && truth.square.sticks.has(full) && carried(full) === 2),
    };
  },
};

/** Checks all rows of the table at the run's estimates and cuts, and at every square of their scans. */
export function walkRows(run: SquareRun, tally: Tally, steps: (step: number) => boolean): void {
  const { instance, settings } = run;
  const { trace } = record(squareDestroyer.search(instance, settings, 'events'));
  const naive = naiveRun(eventsOf(squareDestroyer.search(instance, settings, 'events')));
  const truth = squareTruth(instance, settings);
  const whole = truth.whole;
  for (let step = 0; step < trace.steps; step++) {
    const moment = momentAt(trace, step);
    if (!steps(step) || (moment.kind !== 'estimate' && moment.kind !== 'prune')) continue;
    const scene = { instance, settings, trace, moment, built: null, scan: null };
    const scans = Array.from({ length: scanLength(scene) }, (_, scan) => scan);
    for (const scan of [null, ...scans]) {
      const at = squareScene({ ...scene, scan });
      const rows = at.position.squares.map((status, i) => ({ ...rowOf(status, at), plain: whole[i] as PlainSquare }));
      const sticks = settings.estimate === 'greedy-disjoint' ? everyStick(truth) : truth.at(moment.moves).allowed;
      for (const row of rows) {
        const place = { run: naive, step, node: naive.at[step] ?? null, scan };
        const its = { square: row.plain, missing: instance.missing, moves: moment.moves, sticks, rows };
        checkRow(row, { ...place, truth: its }, `square-destroyer ${trace.method}`, tally);
      }
    }
  }
}

const everyStick = ({ whole }: SquareTruth) => new Set(whole.flatMap(({ sticks }) => [...sticks]));

function checkRow(row: SquareRowFacts, place: Place<RowTruth>, topic: string, tally: Tally): void {
  for (const [language, { status }] of Object.entries({ en: enSquares, zh: zhSquares })) {
    const heard: Heard[] = [];
    const said = statusSentence(row, listen('square-status', status, heard));
    for (const { kind, facts } of heard) {
      const key = `${topic} square-status.${kind} ${language}`;
      const check = statusClaims[kind as keyof typeof statusClaims] as (...args: unknown[]) => Verdict;
      tally.tell(key);
      for (const [claim, isTrue] of Object.entries(check(place, ...facts)))
        tally.add(key, isTrue, () => `${key} step ${place.step}, scan ${place.scan}: ${claim}: ${plain(said)}`);
    }
  }
}
