import type { DatabaseSync } from 'node:sqlite';
import { fitsPattern } from 'contract/query/patterns';
import { mark } from 'contract/query/readings';
import { TooBroadError } from '../document-store.ts';
import { memory } from '../memory.ts';
import { query } from './query.ts';
import { besideWord } from './tokens.ts';

const before = '\u0002\u0002';
const after = '\u0003\u0003';

/** Words kept of the patterns that were looked for. */
const keptWords = 200_000;

/** The beginning every fitting word has, when that alone decides: `abc` for `abc*`. */
export function prefixOf(pattern: string): string | undefined {
  return /^([^*?]+)\*+$/u.exec(pattern)?.[1];
}

/** What begins the words that stand beside others and that wildcards find too (tokens.ts). */
const joinedMark = besideWord('');

/** Adds a word to the terms, and unless it is one of our own to what wildcards look through, once. */
export function termWriter(database: DatabaseSync): (word: string) => void {
  const insert = database.prepare('INSERT INTO term(word) VALUES(?) ON CONFLICT DO NOTHING');
  const insertParts = database.prepare('INSERT INTO term_parts(rowid, word) VALUES(?, ?)');
  return (word) => {
    const { changes, lastInsertRowid } = insert.run(word);
    const written = writtenOf(word);
    if (changes && written !== undefined) insertParts.run(lastInsertRowid, before + written + after);
  };
}

/** The word that a pattern has to fit; undefined where none finds it. */
function writtenOf(word: string): string | undefined {
  if (!word.startsWith(mark)) return word;
  return word.startsWith(joinedMark) ? word.slice(joinedMark.length) : undefined;
}

/** Words as the index has them: where they are written, and beside others (tokens.ts). */
export interface IndexedWords {
  placed: readonly string[];
  beside: readonly string[];
}

export interface Terms {
  has(word: string): boolean;
  /** The words that fit. @throws TooBroadError */
  fitting(pattern: string): IndexedWords;
  /** The beginnings, as the index has them, that words have where any begins so. @throws TooBroadError */
  withPrefix(prefix: string, pattern: string): IndexedWords;
}

/** Looks words up in the terms of an open store. */
export function termReader(database: DatabaseSync, maximumExpansions: number): Terms {
  const has = database.prepare('SELECT 1 FROM term WHERE word = ?');
  const range = 'FROM term WHERE word >= ? AND word < ?';
  const count = query<{ words: number }>(
    database,
    `SELECT count(*) AS words FROM (
       SELECT word ${range} UNION SELECT substr(word, ${joinedMark.length + 1}) ${range} LIMIT ?)`,
  );
  const any = database.prepare(`SELECT 1 ${range} LIMIT 1`);
  const between = database.prepare(`SELECT word ${range} UNION ALL SELECT word ${range}`);
  const all = database.prepare('SELECT word FROM term');
  const version = query<{ data_version: number }>(database, 'PRAGMA data_version');
  // One search asks more than once, and many ask for the same.
  const known = memory<ReturnType<typeof find>>(
    keptWords,
    ({ placed, beside }) => 1 + placed.length + beside.length,
  );
  const byParts = database.prepare(
    'SELECT term.word FROM term_parts JOIN term ON term.id = term_parts.rowid WHERE term_parts MATCH ?',
  );
  /** Both ends of the words that begin so, and of those beside others. */
  const endsOf = (prefix: string) =>
    [prefix, endOf(prefix), joinedMark + prefix, endOf(joinedMark + prefix)] as const;

  /** Narrows with whatever the pattern gives away: its beginning, or three characters in a row. */
  function candidates(pattern: string): Iterable<Record<string, unknown>> {
    const prefix = prefixOf(pattern);
    if (prefix !== undefined) return between.iterate(...endsOf(prefix));
    const parts = trigrams(pattern);
    return parts.length > 0 ? byParts.iterate(parts.map((part) => `"${part}"`).join(' AND ')) : all.iterate();
  }

  /** The words that fit, or so many of them that there are too many different ones. */
  function find(pattern: string): IndexedWords & { tooBroad: boolean } {
    const placed: string[] = [];
    const beside: string[] = [];
    const different = new Set<string>();
    for (const row of candidates(pattern)) {
      const word = row['word'] as string;
      const written = writtenOf(word);
      if (written === undefined || !fitsPattern(pattern, written)) continue;
      (written === word ? placed : beside).push(word);
      different.add(written);
      if (different.size > maximumExpansions) break;
    }
    return { placed, beside, tooBroad: different.size > maximumExpansions };
  }

  return {
    has: (word) => has.get(word) !== undefined,
    fitting(pattern) {
      known.renew(version.only().data_version);
      const words = known.remember(pattern, () => find(pattern));
      if (words.tooBroad) throw new TooBroadError(pattern);
      return words;
    },
    withPrefix(prefix, pattern) {
      const [from, to, joinedFrom, joinedTo] = endsOf(prefix);
      const found = count.only(from, to, joinedFrom, joinedTo, maximumExpansions + 1).words;
      if (found > maximumExpansions) throw new TooBroadError(pattern);
      return {
        placed: any.get(from, to) ? [prefix] : [],
        beside: any.get(joinedFrom, joinedTo) ? [joinedMark + prefix] : [],
      };
    },
  };
}

/** The first text after all that begin with the prefix; texts compare by code point. */
function endOf(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

function trigrams(pattern: string): string[] {
  const pieces = `${before}${pattern}${after}`.split(/[*?]+/u);
  const parts = pieces.flatMap((piece) => {
    const characters = [...piece];
    return characters.slice(2).map((last, index) => `${characters[index]}${characters[index + 1]}${last}`);
  });
  // A word's bare beginning or end fits every word.
  return [...new Set(parts)].filter((part) => part !== before && part !== after);
}
