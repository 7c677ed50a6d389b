import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FormLanguage } from 'contract/dashboards';

/** Rules are made while looking at the learning half alone; what they are worth is said of the held-out half. */
export type Half = 'learning' | 'held-out';

/** A word with its true forms. */
interface Lemma {
  /** Forms that occur in real texts, the dictionary form first where it does; at least two, or none of what is only possible. */
  occurring: readonly string[];
  /** Further true forms: making one is right, missing one costs nothing. */
  possible: readonly string[];
}

/** What forms are worth on one half of the words of a language. */
export interface Worth {
  lemmas: number;
  /** Pairs of different occurring forms of one lemma, in both directions, and how many of them find each other. */
  pairs: number;
  found: number;
  /** The share of such pairs found, averaged over lemmas, so that a verb of thirty forms counts as a noun of two. */
  recallOfLemmas: number;
  /** Forms added to all occurring words, and how many of them are true forms. */
  added: number;
  right: number;
  /** Pairs of words that must stay apart, and how many do. */
  lookalikes: number;
  apart: number;
  /** Examples of what is wrong, of the learning half only. */
  missing: string[];
  wrong: string[];
  joined: string[];
}

/** The half a word is in, by a hash of it, so that nobody chooses. */
function halfOf(word: string): Half {
  return createHash('sha256').update(word).digest()[0]! % 2 === 0 ? 'learning' : 'held-out';
}

/** The words of a language: one lemma a line, its possible forms behind a bar. */
function lemmasOf(language: FormLanguage): Lemma[] {
  return linesOf(`${language}.txt`).map((line) => {
    const [occurring = '', possible = ''] = line.split('|');
    return { occurring: wordsOf(occurring), possible: wordsOf(possible) };
  });
}

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** The occurring words of one half of a language. */
export function occurringWords(language: FormLanguage, half: Half): string[] {
  const words = lemmasOf(language)
    .filter(({ occurring: [first] }) => first !== undefined && halfOf(first) === half)
    .flatMap(({ occurring }) => occurring);
  return [...new Set(words)];
}

/**
 * Measures `formsOf` (the further forms of a word) on one half of the words of a language.
 *
 * @param about - words that are asked for; all of them where nothing is said
 */
export function worthOf(
  language: FormLanguage,
  half: Half,
  formsOf: (word: string) => readonly string[],
  about: (word: string) => boolean = () => true,
): Worth {
  const all = lemmasOf(language);
  const trueForms = new Map<string, Set<string>>();
  for (const { occurring, possible } of all) {
    for (const word of [...occurring, ...possible]) {
      const known = trueForms.get(word) ?? new Set<string>();
      for (const form of [...occurring, ...possible]) known.add(form);
      trueForms.set(word, known);
    }
  }
  const worth: Worth = {
    lemmas: 0,
    pairs: 0,
    found: 0,
    recallOfLemmas: 0,
    added: 0,
    right: 0,
    lookalikes: 0,
    apart: 0,
    missing: [],
    wrong: [],
    joined: [],
  };
  const asked = new Set<string>();
  let shares = 0;
  for (const { occurring } of all) {
    if (occurring[0] === undefined || halfOf(occurring[0]) !== half) continue;
    const words = occurring.filter(about);
    if (words.length === 0) continue;
    worth.lemmas += 1;
    let found = 0;
    for (const word of words) {
      const forms = new Set(formsOf(word));
      for (const other of occurring) {
        if (other === word) continue;
        worth.pairs += 1;
        if (forms.has(other)) found += 1;
        else if (half === 'learning') worth.missing.push(`${word}>${other}`);
      }
      if (asked.has(word)) continue;
      asked.add(word);
      for (const form of forms) {
        if (form === word) continue;
        worth.added += 1;
        if (trueForms.get(word)!.has(form)) worth.right += 1;
        else if (half === 'learning') worth.wrong.push(`${word}>${form}`);
      }
    }
    worth.found += found;
    shares += found / (words.length * (occurring.length - 1));
  }
  worth.recallOfLemmas = shares / worth.lemmas;
  for (const line of linesOf(`${language}.apart.txt`)) {
    const [one = '', other = ''] = line.split(' ');
    if (halfOf(one) !== half) continue;
    worth.lookalikes += 1;
    if (!formsOf(one).includes(other) && !formsOf(other).includes(one)) worth.apart += 1;
    else if (half === 'learning') worth.joined.push(`${one}/${other}`);
  }
  return worth;
}
