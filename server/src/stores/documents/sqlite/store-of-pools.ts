import { dirname } from 'node:path';
import { roomFor } from '../../room.ts';
import type { BatchSearch } from '../batch-search.ts';
import type { DocumentStore, Search } from '../document-store.ts';
import { withVotes } from '../filters.ts';
import type { WorkerPool } from '../worker-pool.ts';
import { columnSharing } from './column-sharing.ts';
import { type CountedHits, type HitSet, hitSets } from './hit-sets.ts';
import { ingestQueue } from './ingest-queue.ts';
import { partitionOf } from './partitions.ts';
import type { Preparing, Reading, Writing } from './protocol.ts';
import { widened } from './tally.ts';

/** A document store that can be asked many searches together. */
export type SqliteDocumentStore = DocumentStore & BatchSearch;

/** Who does the work of a store; the same pool may read and count. */
interface Pools {
  preparing: WorkerPool<Preparing>;
  writer: WorkerPool<Writing>;
  reading: WorkerPool<Reading>;
  counting: WorkerPool<Reading>;
}

/** The store in the file of this path whose work these pools do. */
export function storeOf(
  { preparing, writer, reading, counting }: Pools,
  { path, manyLate }: { path: string; manyLate: number },
): SqliteDocumentStore {
  const hits = hitSets();
  const write = ingestQueue(preparing, writer, () => reading.isBusy() || counting.isBusy());
  const room = roomFor(() => write.tryRoom(), dirname(path));
  const columns = columnSharing(counting, manyLate);

  /** Counts in the columns what a search finds. */
  async function counted<T>(
    search: Search,
    count: (known: HitSet | undefined) => Promise<CountedHits<T>>,
  ): Promise<T> {
    const partition = partitionOf(search.filters.domain, search.filters.kind);
    await columns.ready(partition);
    const { answer, late } = await hits.count(search, count);
    columns.late(partition, late);
    return answer;
  }

  return {
    put: (documents) => room.watch(() => write.put(documents)),
    load: (kept) => room.watch(() => write.load(kept)),
    rescore: (kept) => room.watch(() => write.rescore(kept)),
    withdraw: (ids) => room.watch(() => write.withdraw(ids)),
    get: (id) => reading.call('get', [id]),
    getMany: (ids) => reading.call('getMany', [ids]),
    search: (search, page) => reading.call('search', [search, page, hits.known(search)]),
    heads: (search, page) => reading.call('heads', [search, page, hits.known(search)]),
    async votes(search, asked) {
      const voted = withVotes(search);
      const { answer } = await hits.count(voted, (known) => counting.call('votes', [voted, asked, known]));
      return answer;
    },
    count: (search) => reading.call('count', [search, hits.known(search)]),
    countTurns: (search, turns) => reading.call('countTurns', [search, turns, hits.known(search)]),
    buckets: (search, dimension, options) =>
      counted(search, (known) => counting.call('buckets', [search, dimension, options, known])),
    histogram: (search, edges) =>
      counted(search, (known) => counting.call('histogram', [search, edges, known])),
    tally: (search, edges) =>
      counted(widened(search), (known) => counting.call('tally', [search, edges, known])),
    async similar(id, scope, size) {
      const partition = await reading.call('partitionOfDocument', [id]);
      if (!partition) return [];
      await columns.ready(partition);
      return counting.call('similar', [id, scope, size]);
    },
    highlight: (id, query, metadataField) => reading.call('highlight', [id, query, metadataField]),
    facets: (domain) => reading.call('facets', [domain]),
    // Looks through many words: no page waits for it.
    similarWords: (domain, word, distance, limit) =>
      counting.call('similarWords', [domain, word, distance, limit]),
    knownWords: (domain, words) => reading.call('knownWords', [domain, words]),
    fieldValues: (asked) => reading.call('fieldValues', [asked]),
    settled: () => reading.call('settled', []),
    async check() {
      await reading.call('settled', []);
      await room.check();
    },
    dump: (after, limit) => reading.call('dump', [after, limit]),
    findIds: (asked) => reading.call('findIds', [asked]),
    mark: (searches, found) => reading.call('mark', [searches, found]),
    know: async (pages) => preparing.broadcast('know', [pages]),
    async close() {
      await write.close();
      await Promise.all([...new Set([reading, counting, preparing])].map((each) => each.close()));
      await writer.close();
    },
  };
}
