/** Words that are explained. Who explains them comes after the first picture of the page: until then all is plain text. */
import type { Component } from 'svelte';
import type { Mark, Marked } from '../../messages/glossary/mark-terms.ts';
import type { Sentence } from '../../messages/sentence.ts';
import type { PuzzleId } from '../../puzzles/puzzle-id.ts';

interface Explainer {
  /** Shows a word, and what it means when it is pressed. */
  readonly Word: Component<{
    readonly mark: Mark;
    /** Whose numbers are the example. */
    readonly lane: number;
    /** Of the words of a sentence one is in the tab order; the arrow keys up and down lead to the others. */
    readonly stop: 0 | -1;
  }>;
  mark(sentence: Sentence): Marked;
  heading(text: string): Marked;
  /** What a puzzle asks, in two sentences. */
  statement(puzzle: PuzzleId): string;
}

class Glossary {
  explainer: Explainer | null = $state.raw(null);

  /** The sentence with its words marked. */
  mark(sentence: Sentence): Marked {
    return this.explainer?.mark(sentence) ?? sentence;
  }

  heading(text: string): Marked {
    return this.explainer?.heading(text) ?? [text];
  }

  /** A heading that leads to what the puzzle asks. */
  puzzle(text: string): Marked {
    return this.explainer ? [{ term: 'puzzle', text }] : [text];
  }
}

export const glossary = new Glossary();
