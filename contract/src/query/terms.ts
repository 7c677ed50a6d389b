import { analyse, characterKind, fold, isElided, isPair } from './analyser.ts';
import type { PhraseTerm, Span } from './tree.ts';

/** What can be written: a word, or a pattern. */
export type WrittenTerm = Exclude<PhraseTerm, { type: 'forms' }>;

/** A word or pattern of a query with its place in the query text. */
export type Term = WrittenTerm & Span;

const notPatternCharacters = /[^\p{L}\p{N}\p{M}*?]/gu;

/** The words and patterns in a stretch of query text, cut where the analyser cuts a document's text. */
export function splitTerms(text: string, from: number, to: number): Term[] {
  const terms: Term[] = [];
  let index = from;
  while (index < to) {
    if (!startsTerm(text, index)) {
      index += 1;
      continue;
    }
    const start = index;
    while (index < to && continuesTerm(text, start, index, to)) index += 1;
    addTerms(terms, text, start, index);
  }
  return terms;
}

/** How many characters of a term are not wildcards. */
export function countLiterals(term: Term): number {
  if (term.type === 'exact') return term.word.length;
  return [...term.pattern.replace(/[*?]/g, '')].length;
}

/** The terms written together: a word, or a pattern when any of them is one. */
export function joinTerms(terms: readonly WrittenTerm[]): WrittenTerm {
  const joined = terms.map((term) => (term.type === 'exact' ? term.word : term.pattern)).join('');
  if (terms.every((term) => term.type === 'exact')) return { type: 'exact', word: joined };
  return { type: 'wildcard', pattern: joined.replace(/\*+/g, '*') };
}

function isWildcard(text: string, index: number): boolean {
  return text[index] === '*' || text[index] === '?';
}

function startsTerm(text: string, index: number): boolean {
  return isWildcard(text, index) || characterKind(text, index) === 'word';
}

function continuesTerm(text: string, start: number, index: number, to: number): boolean {
  if (isWildcard(text, index) || isPair(text, index - 1)) return true;
  const kind = characterKind(text, index);
  if (kind !== 'joiner') return kind !== 'separator';
  let next = index + 1;
  while (next < to && next <= index + 4 && characterKind(text, next) === 'joiner') next += 1;
  return next < to && startsTerm(text, next) && !isElided(text, start, index, next);
}

function addTerms(terms: Term[], text: string, start: number, end: number): void {
  const raw = text.slice(start, end);
  if (raw.includes('*') || raw.includes('?')) {
    const pattern = fold(raw).replace(notPatternCharacters, '').replace(/\*+/g, '*');
    terms.push({ type: 'wildcard', pattern, start, end });
    return;
  }
  for (const token of analyse(raw)) {
    terms.push({ type: 'exact', word: token.word, start: start + token.start, end: start + token.end });
  }
}
