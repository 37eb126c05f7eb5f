/** Sentences that name things: a part is plain text, or a thing that lights up on the board or in the tree. */
interface Thing {
  /** `node` for one of the tree; any other word is the puzzle's own. */
  readonly thing: string;
  readonly id: number;
  readonly text: string;
}

export type Part = string | Thing;

export type Sentence = readonly Part[];

type Value = Part | Sentence | number;

/** A template tag: text with things, numbers and other sentences put in. */
export function say(texts: TemplateStringsArray, ...values: readonly Value[]): Sentence {
  return texts.flatMap((text, i): Part[] => {
    const value = values[i];
    const parts = value === undefined ? [] : typeof value === 'number' ? [String(value)] : [value].flat();
    return text === '' ? parts : [text, ...parts];
  });
}

/** Things with a separator in between and, before the last of them, another. */
export function list(parts: readonly Part[], between: string, last = between): Sentence {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [i === parts.length - 1 ? last : between, part]));
}

/** A sentence as a screen reader says it. */
export function plain(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** The first statement of a sentence, up to its full stop, and what follows. */
export function firstStatement<P>(
  sentence: readonly P[],
): readonly [first: readonly (P | string)[], rest: readonly (P | string)[]] {
  for (const [i, part] of sentence.entries()) {
    if (typeof part !== 'string') continue;
    const end = /[.!?](?=\s)|[。！？]/.exec(part);
    if (!end) continue;
    const at = end.index + 1;
    return [
      [...sentence.slice(0, i), part.slice(0, at)],
      [part.slice(at), ...sentence.slice(i + 1)].filter((each) => each !== ''),
    ];
  }
  return [sentence, []];
}
