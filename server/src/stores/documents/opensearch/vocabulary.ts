import { createHash } from 'node:crypto';
import { TooBroadError } from '../document-store.ts';
import { memory } from '../memory.ts';
import { nearest } from '../similar-words.ts';
import type { Connection } from './connection.ts';
import type { Expansions } from './translate.ts';

/** Words remembered as written, so that most need no call. */
const rememberedWords = 500_000;

/** Similar words looked at; the engine takes no more clauses, and gives the nearest. */
const maximumSimilar = 1_000;

/** The words of the index, for wildcards. */
export interface Vocabulary {
  /** Bulk items that add the words not known to be there. */
  itemsFor(words: readonly string[]): string[];
  /** The words of items that were written. */
  wrote(words: readonly string[]): void;
  /** @param upTo the highest ingest number searchable, as what was found holds until it rises. @throws TooBroadError */
  expand(patterns: readonly string[], upTo: number): Promise<Expansions>;
  /** See `DocumentStore.similarWords`. */
  similar(word: string, distance: number, limit: number): Promise<string[]>;
  /** See `DocumentStore.knownWords`. */
  known(words: readonly string[]): Promise<string[]>;
}

/** The vocabulary kept in an index. */
export function openVocabulary({ ask }: Connection, index: string, maximumExpansions: number): Vocabulary {
  let known = new Set<string>();
  const expansions = memory<Promise<readonly string[]>>(1_000, () => 1);

  /** At most `size` of the words that a query of the engine finds. */
  async function words(query: object, size: number): Promise<string[]> {
    const { hits } = await ask<{ hits: { hits: { fields: { word: [string] } }[] } }>({
      method: 'POST',
      path: `/${index}/_search`,
      body: {
        query,
        size,
        _source: false,
        docvalue_fields: ['word'],
        sort: ['_doc'],
        track_total_hits: false,
      },
    });
    return hits.hits.map(({ fields }) => fields.word[0]);
  }

  async function fitting(pattern: string): Promise<readonly string[]> {
    const found = await words({ wildcard: { word: { value: pattern } } }, maximumExpansions + 1);
    if (found.length > maximumExpansions) throw new TooBroadError(pattern);
    return found;
  }

  return {
    itemsFor: (words) =>
      words
        .filter((word) => !known.has(word))
        .map(
          (word) =>
            `${JSON.stringify({ create: { _index: index, _id: idOf(word) } })}\n${JSON.stringify({ word })}\n`,
        ),
    wrote(words) {
      if (known.size + words.length > rememberedWords) known = new Set();
      for (const word of words) known.add(word);
    },
    async expand(patterns, upTo) {
      expansions.renew(upTo);
      const found = await Promise.all(
        [...new Set(patterns)].map(async (pattern) => {
          const words = expansions.remember(pattern, () => fitting(pattern));
          return [pattern, await words] as const;
        }),
      );
      return new Map(found);
    },
    async similar(word, distance, limit) {
      const fuzzy = { value: word, fuzziness: distance, prefix_length: 1, max_expansions: maximumSimilar };
      return nearest(word, await words({ fuzzy: { word: fuzzy } }, maximumSimilar), distance, limit);
    },
    async known(asked) {
      const found = new Set(await words({ terms: { word: asked } }, asked.length));
      return asked.filter((word) => found.has(word));
    },
  };
}

/** Ids have a length of at most 512 bytes, words may be longer. */
function idOf(word: string): string {
  return createHash('sha256').update(word).digest('base64url').slice(0, 24);
}
