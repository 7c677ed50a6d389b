import { type Passage, passagesOf } from '#domains/summaries/index.ts';
import type { Document } from '#stores/documents/document.ts';

/** UTF-16 units of passages that are read as one. */
const together = 900;

/**
 * The passages of a document as questions read them: short paragraphs that follow each other are one, so that what a
 * motion asks stands with why it does. No turn of a speaker goes on in that of another.
 */
export function readingPassages(document: Pick<Document, 'text' | 'turns' | 'recording'>): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passagesOf(document)) {
    const last = joined.at(-1);
    const follows =
      last !== undefined &&
      last.speaker === passage.speaker &&
      last.second === passage.second &&
      passage.end - last.start <= together;
    if (!follows) joined.push({ ...passage });
    else Object.assign(last, { end: passage.end, text: document.text.slice(last.start, passage.end) });
  }
  return joined;
}
