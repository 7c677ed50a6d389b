import { wordsOfTerm } from 'contract/query/occurrences';
import { capitalsMark, mark } from 'contract/query/readings';
import type { NearOperand, PhraseTerm } from 'contract/query/tree';
import { combinations, readingsOf } from '../operands.ts';
import { prefixOf, type Terms } from './patterns.ts';

/** Words as the index has them: where they are written, and beside others (tokens.ts). */
interface IndexedWords {
  placed: readonly string[];
  beside: readonly string[];
}

/** Words in a row, of which the last may be only a beginning. */
export interface Run {
  words: readonly string[];
  open: boolean;
  /** Counts only where it is written in capitals; of one word. */
  inCapitals?: true;
}
/** Runs asked for by themselves; a product of more is found through its parts and read again. */
export const separateRuns = 10_000;

/** Finds the runs of known words that a part of a query can be satisfied by. */
interface Runs {
  /** Those of one word. @throws TooBroadError */
  of(term: PhraseTerm, where: keyof IndexedWords): Run[];
  /** Those of words in their places; undefined when there are too many to list. @throws TooBroadError */
  inPlace(terms: readonly PhraseTerm[]): Run[] | undefined;
  /** Those of a word asked for in capitals, by the word that stands in the same place. */
  ofCapitals(operand: NearOperand): Run[];
  /** Those in their places of every reading of an operand. @throws TooBroadError */
  ofOperand(operand: NearOperand): Run[] | undefined;
}

export function runsAmong(known: Terms): Runs {
  /** Known words that satisfy the term; of a pattern that may be only a beginning that. */
  function wordsFor(term: PhraseTerm, mayBeOpen: boolean): IndexedWords {
    if (term.type === 'wildcard') {
      const prefix = mayBeOpen ? prefixOf(term.pattern) : undefined;
      if (prefix === undefined) return { placed: known.fitting(term.pattern), beside: [] };
      return { placed: known.hasPrefix(prefix, term.pattern) ? [prefix] : [], beside: [] };
    }
    const words = wordsOfTerm(term).filter((word) => known.has(word));
    return {
      placed: words.filter((word) => !word.startsWith(mark)),
      beside: words.filter((word) => word.startsWith(mark)),
    };
  }

  function inPlace(terms: readonly PhraseTerm[]): Run[] | undefined {
    const last = terms.at(-1);
    const open = last !== undefined && isOpen(last);
    const choices = terms.map((term) => wordsFor(term, term === last).placed);
    const product = choices.reduce((size, words) => size * words.length, 1);
    if (product > separateRuns) return undefined;
    return [...combinations(choices)].map((words) => ({ words, open }));
  }

  return {
    of: (term, where) => wordsFor(term, true)[where].map((word) => ({ words: [word], open: isOpen(term) })),
    inPlace,
    ofCapitals(operand) {
      if (operand.type !== 'word') return [];
      return operand.forms
        .filter((form) => form.startsWith(capitalsMark) && known.has(form))
        .map((form) => ({ words: [form.slice(capitalsMark.length)], open: false, inCapitals: true }));
    },
    ofOperand(operand) {
      const found: Run[] = [];
      for (const terms of readingsOf(operand)) {
        const runs = inPlace(terms);
        if (!runs) return undefined;
        found.push(...runs);
      }
      return found;
    },
  };
}

function isOpen(term: PhraseTerm): boolean {
  return term.type === 'wildcard' && prefixOf(term.pattern) !== undefined;
}

/**
 * FTS5 measures from the end of each phrase to the start of the last one, we the whole window less
 * the phrases. For two, and for phrases of one length, that is the same with another number; else
 * the number given never misses a document.
 */
export function reachOf(runs: readonly Run[], distance: number): { distance: number; isExact: boolean } {
  const lengths = runs.map((run) => run.words.length).sort((left, right) => left - right);
  const [shortest = 0, second = 0] = lengths;
  const others = lengths.reduce((sum, length) => sum + length, 0) - shortest - second;
  return { distance: distance + others, isExact: lengths.length === 2 || shortest === lengths.at(-1) };
}

/** Whether any two of these can share a place, which FTS5 allows them and a proximity does not. */
export function canOverlap(runs: readonly Run[]): boolean {
  return runs.some((run, index) => runs.slice(index + 1).some((other) => overlap(run, other)));
}

function overlap(one: Run, other: Run): boolean {
  for (let shift = 1 - other.words.length; shift < one.words.length; shift += 1) {
    const shared = one.words.keys().filter((place) => other.words[place - shift] !== undefined);
    if (shared.every((place) => canBeOne(one, place, other, place - shift))) return true;
  }
  return false;
}

function canBeOne(one: Run, at: number, other: Run, place: number): boolean {
  const [word, another] = [one.words[at]!, other.words[place]!];
  if (word === another) return true;
  const isOpenAt = (run: Run, index: number) => run.open && index === run.words.length - 1;
  return (
    (isOpenAt(one, at) && another.startsWith(word)) || (isOpenAt(other, place) && word.startsWith(another))
  );
}

/** Whether what a joined token is written as can be one of its own parts, where it does not count (tree.ts, NearNode). */
export function isPartOfItself(operand: NearOperand, runs: readonly Run[]): boolean {
  if (operand.type !== 'compound') return false;
  if (runs.some(({ open }) => open)) return true;
  const parts = new Set(runs.flatMap(({ words }) => (words.length > 1 ? words : [])));
  return runs.some(({ words }) => words.length === 1 && parts.has(words[0]!));
}
