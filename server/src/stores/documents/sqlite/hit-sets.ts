import type { Search } from '../document-store.ts';

/** Every row that a search finds, ascending, in memory that all threads read; of what stands now, wherever pages freeze. */
export interface HitSet {
  /** The change of the store after which it was found (segments.ts); whoever looks at a later one brings it up to date. */
  change: number;
  rows: Float64Array;
}

/** The search whose hits are kept: the frozen pages of one have the same, but for what came since. */
export function standing({ seq, ...search }: Search): Search {
  return seq?.after === undefined ? search : { ...search, seq };
}

/** What was counted among the hits of a search, and all that stand now. */
export interface CountedHits<T> {
  answer: T;
  hits: HitSet;
  /** Documents that the thread counts in and others have not in common with it (column-sharing.ts). */
  late: number;
}

/** Has what a search finds found once for all threads. */
interface HitSets {
  /** Counts the hits of a search: who asks first has them found, and others wait for the same. */
  count<T>(
    search: Search,
    ask: (known: HitSet | undefined) => Promise<CountedHits<T>>,
  ): Promise<CountedHits<T>>;
  /** The hits of a search, where they were found already. */
  known(search: Search): HitSet | undefined;
}

interface Entry {
  hits?: HitSet;
  /** Settles when there are hits, or when whoever asked first has failed. */
  found: Promise<unknown>;
}

/** Bytes of rows and of what they are known by that are kept. */
const mostBytes = 32 * 2 ** 20;

/** Keeps what was found, the least recently asked going first. */
export function hitSets(most = mostBytes): HitSets {
  const kept = new Map<string, Entry>();
  let bytes = 0;

  function drop(key: string, { hits }: Entry): void {
    kept.delete(key);
    if (hits) bytes -= weightOf(key, hits);
  }

  function keep(key: string, entry: Entry, hits: HitSet): void {
    if (kept.get(key) !== entry) return;
    bytes += weightOf(key, hits) - (entry.hits ? weightOf(key, entry.hits) : 0);
    entry.hits = hits;
    for (const [oldest, one] of kept) {
      if (bytes <= most || one === entry) break;
      drop(oldest, one);
    }
  }

  /** What is kept of a search, which thereby is the most recently asked. */
  function again(key: string): Entry | undefined {
    const entry = kept.get(key);
    if (!entry) return undefined;
    kept.delete(key);
    kept.set(key, entry);
    return entry;
  }

  return {
    async count(search, ask) {
      const key = keyOf(search);
      const entry = again(key);
      if (entry) {
        await entry.found;
        const counted = await ask(entry.hits);
        keep(key, entry, counted.hits);
        return counted;
      }
      const asked = ask(undefined);
      const first: Entry = { found: Promise.resolve() };
      first.found = asked.then(
        ({ hits }) => keep(key, first, hits),
        () => {
          if (kept.get(key) === first) drop(key, first);
        },
      );
      kept.set(key, first);
      await first.found;
      return asked;
    },
    known: (search) => again(keyOf(search))?.hits,
  };
}

function keyOf(search: Search): string {
  return JSON.stringify(standing(search));
}

function weightOf(key: string, { rows }: HitSet): number {
  return rows.byteLength + 2 * key.length;
}
