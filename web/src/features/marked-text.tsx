import type { Marked } from 'contract/document-parts';
import { segmentsOf } from '#features/reading/segments.ts';

/** A text with its hits marked. */
export function MarkedText({ text, marks }: Marked) {
  return segmentsOf(text, marks).map((segment, index) =>
    segment.mark === undefined ? segment.text : <mark key={index}>{segment.text}</mark>,
  );
}
