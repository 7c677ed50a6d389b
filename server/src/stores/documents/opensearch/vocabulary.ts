import { createHash } from 'node:crypto';
import type { DomainId } from 'contract/dashboards';
import { TooBroadError } from '../document-store.ts';
import { memory } from '../memory.ts';
import { nearest } from '../similar-words.ts';
import type { Searches } from './together.ts';
import type { Expansions } from './translate.ts';

/** Words remembered as written, so that most need no call. */
const rememberedWords = 500_000;

/** Similar words looked at; the engine takes no more clauses, and gives the nearest. */
const maximumSimilar = 1_000;

/** A word of a domain's documents. */
export interface WordOf {
  domain: DomainId;
  word: string;
}

/** The words of the index by domain, for wildcards. */
export interface Vocabulary {
  /** Bulk items that add the words not known to be there, and what tells that they are there once these are written. */
  adding(words: readonly WordOf[]): { items: string[]; wrote: () => void };
  /** @param upTo the highest ingest number searchable, as what was found holds until it rises. @throws TooBroadError */
  expand(domain: DomainId, patterns: readonly string[], upTo: number): Promise<Expansions>;
  /** See `DocumentStore.similarWords`. */
  similar(domain: DomainId, word: string, distance: number, limit: number): Promise<string[]>;
  /** See `DocumentStore.knownWords`. */
  known(domain: DomainId, words: readonly string[]): Promise<string[]>;
}

/** The vocabulary kept in an index. */
export function openVocabulary(searches: Searches, index: string, maximumExpansions: number): Vocabulary {
  let known = new Set<string>();
  const expansions = memory<Promise<readonly string[]>>(1_000, () => 1);

  /** At most `size` of the words of a domain that a query of the engine finds, each once. */
  async function words(domain: DomainId, query: object, size: number): Promise<string[]> {
    const ofNone = { bool: { must_not: [{ exists: { field: 'domain' } }] } };
    const { hits } = await searches.ask<{ hits: { hits: { fields: { word: [string] } }[] } }>({
      query: {
        bool: {
          must: [query],
          // Words of no domain were written by an earlier version, and may be of any until the index is rebuilt.
          filter: [{ bool: { should: [{ term: { domain } }, ofNone], minimum_should_match: 1 } }],
        },
      },
      // There may be one of the domain beside one of none.
      collapse: { field: 'word' },
      size,
      _source: false,
      docvalue_fields: ['word'],
      sort: ['_doc'],
      track_total_hits: false,
    });
    return hits.hits.map(({ fields }) => fields.word[0]);
  }

  async function fitting(domain: DomainId, pattern: string): Promise<readonly string[]> {
    const found = await words(domain, { wildcard: { word: { value: pattern } } }, maximumExpansions + 1);
    if (found.length > maximumExpansions) throw new TooBroadError(pattern);
    return found;
  }

  return {
    adding(words) {
      const fresh = new Map<string, WordOf>();
      for (const one of words) {
        const key = `${one.domain} ${one.word}`;
        if (!known.has(key)) fresh.set(key, one);
      }
      return {
        items: [...fresh].map(
          ([key, one]) =>
            `${JSON.stringify({ create: { _index: index, _id: idOf(key) } })}\n${JSON.stringify(one)}\n`,
        ),
        wrote() {
          if (known.size + fresh.size > rememberedWords) known = new Set();
          for (const key of fresh.keys()) known.add(key);
        },
      };
    },
    async expand(domain, patterns, upTo) {
      expansions.renew(upTo);
      const found = await Promise.all(
        [...new Set(patterns)].map(async (pattern) => {
          const words = expansions.remember(`${domain} ${pattern}`, () => fitting(domain, pattern));
          return [pattern, await words] as const;
        }),
      );
      return new Map(found);
    },
    async similar(domain, word, distance, limit) {
      const fuzzy = { value: word, fuzziness: distance, prefix_length: 1, max_expansions: maximumSimilar };
      const found = await words(domain, { fuzzy: { word: fuzzy } }, maximumSimilar);
      return nearest(word, found, distance, limit);
    },
    async known(domain, asked) {
      const found = new Set(await words(domain, { terms: { word: asked } }, asked.length));
      return asked.filter((word) => found.has(word));
    },
  };
}

/** Ids have a length of at most 512 bytes, words may be longer. */
function idOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 24);
}
