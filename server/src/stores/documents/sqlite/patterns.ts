import type { DatabaseSync } from 'node:sqlite';
import { fitsPattern } from 'contract/query/patterns';
import { mark } from 'contract/query/readings';
import { TooBroadError } from '../document-store.ts';
import { memory } from '../memory.ts';
import { nearest } from '../similar-words.ts';
import { readDomainBits } from './domain-bits.ts';
import type { Partition } from './partitions.ts';
import { query } from './query.ts';

const before = '\u0002\u0002';
const after = '\u0003\u0003';

/** Words kept of the patterns that were looked for. */
const keptWords = 200_000;

/** The beginning every fitting word has, when that alone decides: `abc` for `abc*`. */
export function prefixOf(pattern: string): string | undefined {
  return /^([^*?]+)\*+$/u.exec(pattern)?.[1];
}

/**
 * Adds a word of a domain, given by its bit, to the terms, and unless it is one of our own to what wildcards look
 * through, once.
 */
export function termWriter(database: DatabaseSync): (word: string, domain: number) => void {
  const find = query<[number, number]>(
    database,
    'SELECT id, domains & CAST(? AS INTEGER) FROM term WHERE word = ?',
    true,
  );
  const insert = database.prepare('INSERT INTO term(word, domains) VALUES(?, ?)');
  const insertParts = database.prepare('INSERT INTO term_parts(rowid, word) VALUES(?, ?)');
  const addDomain = database.prepare('UPDATE term SET domains = domains | CAST(? AS INTEGER) WHERE id = ?');
  return (word, domain) => {
    const found = find.get(domain, word);
    if (!found) {
      const { lastInsertRowid } = insert.run(word, domain);
      if (!word.startsWith(mark)) insertParts.run(lastInsertRowid, before + word + after);
    } else if (found[1] === 0) addDomain.run(domain, found[0]);
  };
}

/** The words of one domain. */
export interface Terms {
  has(word: string): boolean;
  /** The words that fit. @throws TooBroadError */
  fitting(pattern: string): readonly string[];
  /** Says whether a word begins so. @throws TooBroadError */
  hasPrefix(prefix: string, pattern: string): boolean;
  /** See `DocumentStore.similarWords`. */
  similar(word: string, distance: number, limit: number): string[];
}

/** Looks words of a partition's domain up in the terms of an open store. */
export function termReader(
  database: DatabaseSync,
  maximumExpansions: number,
): (partition: Partition) => Terms {
  const bitOf = readDomainBits(database);
  const ofDomain = 'domains & CAST(? AS INTEGER) <> 0';
  const has = database.prepare(`SELECT 1 FROM term WHERE word = ? AND ${ofDomain}`);
  const range = `FROM term WHERE word >= ? AND word < ? AND ${ofDomain}`;
  const count = query<{ words: number }>(
    database,
    `SELECT count(*) AS words FROM (SELECT 1 ${range} LIMIT ?)`,
  );
  const between = database.prepare(`SELECT word ${range}`);
  const ofLength = query<[string]>(
    database,
    `SELECT word ${range} AND length(word) BETWEEN CAST(? AS INTEGER) AND CAST(? AS INTEGER)`,
    true,
  );
  const all = database.prepare(`SELECT word FROM term WHERE substr(word, 1, 1) <> '${mark}' AND ${ofDomain}`);
  const version = query<{ data_version: number }>(database, 'PRAGMA data_version');
  // One search asks more than once, and many ask for the same.
  const known = memory<readonly string[]>(keptWords, (words) => 1 + words.length);
  const byParts = database.prepare(
    `SELECT term.word FROM term_parts JOIN term ON term.id = term_parts.rowid WHERE term_parts MATCH ? AND ${ofDomain}`,
  );

  /** Narrows with whatever the pattern gives away: its beginning, or three characters in a row. */
  function candidates(pattern: string, bit: number): Iterable<Record<string, unknown>> {
    const prefix = prefixOf(pattern);
    if (prefix !== undefined) return between.iterate(prefix, endOf(prefix), bit);
    const parts = trigrams(pattern);
    if (parts.length === 0) return all.iterate(bit);
    return byParts.iterate(parts.map((part) => `"${part}"`).join(' AND '), bit);
  }

  /** The words that fit, or one too many. */
  function find(pattern: string, bit: number): string[] {
    const words: string[] = [];
    for (const { word } of candidates(pattern, bit)) {
      if (fitsPattern(pattern, word as string)) words.push(word as string);
      if (words.length > maximumExpansions) break;
    }
    return words;
  }

  const termsOf = (bit: number): Terms => ({
    has: (word) => has.get(word, bit) !== undefined,
    fitting(pattern) {
      known.renew(version.only().data_version);
      const words = known.remember(`${bit} ${pattern}`, () => find(pattern, bit));
      if (words.length > maximumExpansions) throw new TooBroadError(pattern);
      return words;
    },
    hasPrefix(prefix, pattern) {
      const found = count.only(prefix, endOf(prefix), bit, maximumExpansions + 1).words;
      if (found > maximumExpansions) throw new TooBroadError(pattern);
      return found > 0;
    },
    similar(word, distance, limit) {
      const letters = [...word];
      const [first = ''] = letters;
      const shortest = letters.length - distance;
      const words = ofLength.all(first, endOf(first), bit, shortest, letters.length + distance);
      return nearest(
        word,
        words.map(([one]) => one),
        distance,
        limit,
      );
    },
  });
  return (partition) => termsOf(bitOf(partition));
}

/** The first text after all that begin with the prefix; texts compare by code point. */
export function endOf(prefix: string): string {
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
