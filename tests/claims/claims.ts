/**
 * What a sentence claims, and how it is checked. A message function is a kind of claim: a table of claims has a check for each that
 * a narrator's messages have, by the type, so a new one without a check does not compile. A check is given the facts that the sentence
 * was made of, and says of each thing that the words claim, in either language, whether a naive recomputation finds it too.
 */
import type { Sentence } from '../../src/messages/sentence.ts';
import type { NaiveNode, NaiveRun } from './naive-run.ts';

/** Where a sentence was said. `truth` is what was worked out of the instance itself. */
export interface Place<Truth> {
  readonly run: NaiveRun;
  readonly step: number;
  /** The node stood on; null between iterations. */
  readonly node: NaiveNode | null;
  readonly truth: Truth;
  /** Place in the scan inside the step. */
  readonly scan: number | null;
}

/** What the words claim, each with whether it is so. */
export type Verdict = Readonly<Record<string, boolean>>;

type Facts<F> = F extends (...facts: infer A) => Sentence ? A : never;
type Check<F, Truth> = (place: Place<Truth>, ...facts: Facts<F>) => Verdict;

/** A check for every function of the messages that makes a sentence. */
export type Claims<Messages, Truth> = {
  readonly [K in keyof Messages as Messages[K] extends (...facts: never[]) => Sentence ? K : never]: Check<
    Messages[K],
    Truth
  >;
};

/** A sentence that was made: whose message it is, its kind and its facts. */
export interface Heard {
  readonly topic: string;
  readonly kind: string;
  readonly facts: readonly unknown[];
}

/** The same messages; whenever one makes a sentence, it is added to `heard`. */
export function listen<Messages extends object>(topic: string, messages: Messages, heard: Heard[]): Messages {
  return new Proxy(messages, {
    get(target, key, receiver) {
      const said: unknown = Reflect.get(target, key, receiver);
      if (typeof said !== 'function') return said;
      return (...facts: unknown[]) => {
        const made: unknown = said(...facts);
        if (Array.isArray(made)) heard.push({ topic, kind: String(key), facts });
        return made;
      };
    },
  });
}
