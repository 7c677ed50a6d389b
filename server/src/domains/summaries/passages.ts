import type { Document } from '#stores/documents/document.ts';
import { sentenceRanges } from './sentences.ts';

/** A stretch of a document's text that a sentence of a summary can rest on. */
export interface Passage {
  /** Name within the document, such as `p12`; stays the same as long as the text does. */
  id: string;
  /** Range of the document's text in UTF-16 units. */
  start: number;
  end: number;
  text: string;
  /** Who said it, of debates: name, function and party in one line. */
  speaker?: string;
  /** True for what the chair said. */
  chair?: true;
  /** Second at which the turn begins, from where the recording does, or the first turn where there is none. */
  second?: number;
}

/** UTF-16 units of a passage at most, unless one sentence is longer. */
const longestPassage = 900;

/**
 * The passages of a document in the order of its text: paragraphs, cut between sentences where they are
 * long, and never reaching from one speaker's turn into another's.
 */
export function passagesOf(document: Pick<Document, 'text' | 'turns' | 'recording'>): Passage[] {
  const { text, turns = [], recording } = document;
  const passages: Passage[] = [];
  const begin = recording?.start ?? turns.find(({ start }) => start !== undefined)?.start;
  let at = 0;
  const add = (from: number, to: number, said: Partial<Passage>): void => {
    for (const { start, end } of pieces(text, from, to)) {
      passages.push({ id: `p${passages.length + 1}`, start, end, text: text.slice(start, end), ...said });
    }
  };
  for (const { speaker, chair, from, to, start } of turns) {
    if (from < at || to > text.length) continue;
    add(at, from, {});
    const line = [speaker.name, speaker.function, speaker.party].filter((part) => part).join(', ');
    const second = begin !== undefined && start !== undefined ? (start - begin) / 1_000 : undefined;
    add(from, to, {
      ...(line ? { speaker: line } : {}),
      ...(chair ? { chair } : {}),
      ...(second !== undefined && second >= 0 ? { second } : {}),
    });
    at = to;
  }
  add(at, text.length, {});
  return passages;
}

function pieces(text: string, from: number, to: number): { start: number; end: number }[] {
  return [...text.slice(from, to).matchAll(/[^\r\n]*\S[^\r\n]*/g)].flatMap(({ index, 0: line }) => {
    const start = from + index + (line.length - line.trimStart().length);
    const end = start + line.trim().length;
    if (end - start <= longestPassage) return [{ start, end }];
    const cut: { start: number; end: number }[] = [];
    for (const sentence of sentenceRanges(text.slice(start, end))) {
      const last = cut.at(-1);
      if (last && start + sentence.end - last.start <= longestPassage) last.end = start + sentence.end;
      else cut.push({ start: start + sentence.start, end: start + sentence.end });
    }
    return cut;
  });
}
