/** Whether a claims test has looked at everything that can be said, and the table of what it looked at. */
import { languages } from '../../src/messages/languages.ts';
import type { Method } from '../../src/search/search-events.ts';
import type { Tally } from './walk.ts';

/** Kinds, as `topic.kind`, that a method never says, with the reason. */
export interface Never {
  readonly method: Method;
  readonly kinds: readonly string[];
  readonly why: string;
}

interface Asked {
  readonly puzzle: { readonly id: string };
  /** Checks by topic and kind, as a subject has them. */
  readonly claims: Readonly<Record<string, object>>;
}

/**
 * What is wanting: kinds told less than `least` times under some method, in some language, and kinds that were told though
 * `never` has them. Empty where all is well.
 */
export function gaps(
  { puzzle, claims }: Asked,
  tally: Tally,
  { methods, least, never }: { methods: readonly Method[]; least: number; never: readonly Never[] },
): string[] {
  const all = Object.entries(claims).flatMap(([topic, kinds]) => Object.keys(kinds).map((kind) => `${topic}.${kind}`));
  const named = never.flatMap(({ kinds }) => kinds.filter((kind) => !all.includes(kind)));
  const wanting = methods.flatMap((method) =>
    all.flatMap((kind) =>
      Object.keys(languages).flatMap((language) => {
        const key = `${puzzle.id} ${method} ${kind} ${language}`;
        const times = tally.told.get(key) ?? 0;
        const isNever = never.some((each) => each.method === method && each.kinds.includes(kind));
        if (isNever) return times === 0 ? [] : [`${key}: told ${times} times, and it should never be`];
        return times < least ? [`${key}: told ${times} times of ${least}`] : [];
      }),
    ),
  );
  return [...named.map((kind) => `${kind}: nothing checks it`), ...wanting];
}

/** A line for each kind, method and language: how often it was told, how many claims of it were checked and how many were false. */
export function tableOf({ told, checked, failed }: Tally): string {
  const lines = [...checked].map(([key, claims]) => [
    key,
    String(told.get(key) ?? ''),
    String(claims),
    String(failed.get(key) ?? 0),
  ]);
  const rows = [['puzzle method kind language', 'told', 'claims', 'false'], ...lines.sort()];
  const width = Math.max(...rows.map(([key]) => key?.length ?? 0));
  return rows
    .map(([key = '', ...figures]) => key.padEnd(width) + figures.map((figure) => figure.padStart(9)).join(''))
    .join('\n');
}
