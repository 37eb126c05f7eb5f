import { shortened } from '../workbench/input-facts.ts';

/** What is said of a link that could not be read in full. */
export const enAddress = {
  list: (parts: readonly string[]) => parts.join(', '),
  andMore: (what: string, more: number) => `${what} and ${more} more`,
  damaged: (part: string, text: string) => `${part} “${shortened(text)}”`,
  unreadable: (what: string) => `The address was damaged. This could not be read: ${what}.`,
  /** What is shown in spite of it. */
  shown: {
    example: 'The example was opened instead.',
    input: 'What could be read is shown, with the example’s input, from the first step.',
    start: 'What could be read is shown, from the first step.',
    rest: 'What could be read is shown.',
  },
  part: {
    puzzle: 'puzzle',
    input: 'input',
    preset: 'search',
    compare: 'searches compared',
    by: 'lockstep',
    step: 'step',
    scan: 'place in the scan',
    matrix: 'searches of the table',
    vary: 'switches varied in the table',
    inputs: 'inputs of the table',
    limit: 'limit of a run',
    unknown: 'unknown entry',
  },
};

export type AddressTexts = typeof enAddress;
