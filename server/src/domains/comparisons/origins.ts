import type { ComparedArticle } from 'contract/comparisons';
import { foldedWords } from './words.ts';

/** A paper that may hold words of the later version. */
export interface Source {
  id: string;
  text: string;
}

/** Fewer words than this stand in many papers by chance. */
const fewestWords = 5;
/** Papers that are named for one paragraph. */
const mostOrigins = 3;

/** Tells of each paragraph which papers hold words that were inserted in it: all words of a stretch, in their order. */
export function tellOrigins(articles: readonly ComparedArticle[], sources: readonly Source[]): void {
  const held = sources.map(({ id, text }) => ({ id, words: spaced(text) }));
  for (const { paragraphs } of articles) {
    for (const paragraph of paragraphs) {
      const inserted = paragraph.pieces
        .filter(({ kind }) => kind === 'inserted')
        .map(({ text }) => foldedWords(text).filter((word) => /[\p{L}\d]/u.test(word)))
        .filter((words) => words.length >= fewestWords)
        .map((words) => ` ${words.join(' ')} `);
      const origins = held.filter(({ words }) => inserted.some((stretch) => words.includes(stretch)));
      if (origins.length > 0) paragraph.origins = origins.slice(0, mostOrigins).map(({ id }) => id);
    }
  }
}

/** Words alone: a full stop at the end of a quotation is none of the wording. */
const spaced = (text: string): string =>
  ` ${foldedWords(text)
    .filter((word) => /[\p{L}\d]/u.test(word))
    .join(' ')} `;
