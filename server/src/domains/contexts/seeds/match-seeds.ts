import { contextCodes } from 'contract/contexts';
import { fold } from 'contract/query/analyser';
import { dutchSeeds } from './dutch.ts';
import { englishSeeds } from './english.ts';
import { frenchSeeds } from './french.ts';
import type { Seeds } from './seeds.ts';

/** Languages that have seed words. */
export const seedLanguages = ['nl', 'en', 'fr'] as const;
export type SeedLanguage = (typeof seedLanguages)[number];

interface Pattern {
  context: number;
  /** Words that follow the first one; the last may end in `*`. */
  rest: string[];
}

interface Matcher {
  whole: Map<string, Pattern[]>;
  /** By the first three letters. */
  beginnings: Map<string, { beginning: string; pattern: Pattern }[]>;
}

const seedsOf: Record<SeedLanguage, Seeds> = { nl: dutchSeeds, en: englishSeeds, fr: frenchSeeds };
/** Compiled when first asked: only threads that score need them. */
const matchers = new Map<SeedLanguage, Matcher>();

function matcherOf(language: SeedLanguage): Matcher {
  const known = matchers.get(language) ?? compile(seedsOf[language]);
  matchers.set(language, known);
  return known;
}

function compile(seeds: Seeds): Matcher {
  const matcher: Matcher = { whole: new Map(), beginnings: new Map() };
  for (const [context, code] of contextCodes.entries()) {
    for (const seed of fold(seeds[code]).split(/\s+/)) {
      if (seed === '') continue;
      const [first = '', ...rest] = seed.split('_');
      const pattern = { context, rest };
      if (first.endsWith('*')) {
        const beginning = first.slice(0, -1);
        const key = beginning.slice(0, 3);
        matcher.beginnings.set(key, [...(matcher.beginnings.get(key) ?? []), { beginning, pattern }]);
      } else matcher.whole.set(first, [...(matcher.whole.get(first) ?? []), pattern]);
    }
  }
  return matcher;
}

/** Seeds that may begin with this folded word, in one language. */
export interface Starts {
  /** Contexts, by their place in the contract, that the word alone points at; each once. */
  alone: readonly number[];
  /** Seeds of several words of which this is the first. */
  longer: readonly Pattern[];
}

/** Letters that a seed must have to count inside a compound. */
const shortestPart = 6;

const none: Starts = { alone: [], longer: [] };

/** What seeds of a language begin with a folded word. */
export function seedsAt(word: string, language: SeedLanguage): Starts {
  const { whole, beginnings } = matcherOf(language);
  const found = [...(whole.get(word) ?? [])];
  // Dutch writes compounds as one word: `praktijkonderwijscheck` is about `onderwijs`.
  const last = language === 'nl' ? word.length - shortestPart : 0;
  for (let from = 0; from <= Math.max(0, last); from = from === 0 ? 3 : from + 1) {
    for (const { beginning, pattern } of beginnings.get(word.slice(from, from + 3)) ?? []) {
      if (from > 0 && beginning.length < shortestPart) continue;
      if (word.startsWith(beginning, from)) found.push(pattern);
    }
    if (from > 0) found.push(...(whole.get(word.slice(from)) ?? []).filter(({ rest }) => rest.length === 0));
  }
  if (found.length === 0) return none;
  return {
    alone: [...new Set(found.filter(({ rest }) => rest.length === 0).map(({ context }) => context))],
    longer: found.filter(({ rest }) => rest.length > 0),
  };
}

/** Whether the words after the first one stand here too. */
export function goesOn({ rest }: Pattern, words: readonly string[], after: number): boolean {
  return rest.every((part, index) => {
    const word = words[after + 1 + index];
    return word !== undefined && (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part);
  });
}
