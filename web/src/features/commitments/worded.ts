import { withWords } from '#session/locale.ts';

/** A part with the words of commitments, and those of following. */
export const worded = <Part>(part: Promise<Part>): Promise<Part> =>
  withWords(part, 'commitments', 'searches');
