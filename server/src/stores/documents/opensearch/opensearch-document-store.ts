import { limits } from 'contract/limits';
import type { Document, Head } from '../document.ts';
import type { DocumentStore } from '../document-store.ts';
import { roomFor } from '../../room.ts';
import { workerPool } from '../worker-pool.ts';
import type { Reading } from './reading.ts';
import { connect } from './connection.ts';
import { bestPages } from './best-pages.ts';
import { excludedBy } from './filters.ts';
import { addColumns, ensureIndices, namesUnder, refreshed } from './indices.ts';
import { ingestInto } from './ingest.ts';
import { columnsOfOrder } from './mapping.ts';
import { liveNumbers, openNumbers } from './numbers.ts';
import { maximumFacets, searchesIn } from './search.ts';
import { searchesTogether, shared } from './together.ts';
import { openVocabulary } from './vocabulary.ts';

export interface OpenSearchDocumentStoreOptions {
  /** Address of the cluster. */
  url: string;
  /** Beginning of the names of our indices, so that several products can share a cluster. */
  prefix: string;
  /** Threads that prepare and mark documents. */
  threads?: number;
  /** Words a wildcard may match; by default the limit of decision 5.5. */
  maximumExpansions?: number;
  shards?: number;
  replicas?: number;
  /** Index to use instead of the one the alias stands for (rebuild.ts). */
  index?: string;
  /** Hears of threads that stopped and were replaced. */
  report?: (error: Error) => void;
}

/** Documents of the index lack something they could be found or ordered by, or their words a domain. */
class IndexBehindError extends Error {
  constructor(lacking: readonly string[], { wordsByDomain }: { wordsByDomain: boolean }) {
    const found = lacking.filter((name) => !columnsOfOrder.includes(name));
    const ordered = lacking.filter((name) => columnsOfOrder.includes(name));
    const parts = [
      ...(found.length > 0 ? [`cannot be found by ${found.join(', ')}`] : []),
      ...(ordered.length > 0 ? [`lack ${ordered.join(', ')}, by which hits are put in order`] : []),
      ...(wordsByDomain ? [] : ['have words that count in the wildcards of every domain']),
    ];
    super(
      `documents indexed earlier ${parts.join(', and ')}: npm run reindex -- --from opensearch --to opensearch`,
    );
  }
}

/** What an index without places for several words cannot find. */
const ofBeside = ['joined words', 'words in capitals', 'reference numbers in texts'];

/**
 * The document store in OpenSearch. Resolves also when the engine is down: calls then fail with
 * EngineUnavailableError until it is back.
 */
export async function openSearchDocumentStore({
  url,
  prefix,
  threads = 2,
  maximumExpansions = limits.maximumWildcardExpansions,
  shards = 1,
  replicas = 0,
  index,
  report = () => undefined,
}: OpenSearchDocumentStoreOptions): Promise<DocumentStore> {
  const connection = connect(url);
  const names = namesUnder(prefix);
  const documents = index ?? names.documents;
  const workers = workerPool<Reading>(new URL('./reader.ts', import.meta.url), threads, {}, report);
  await workers.start();
  let ready: Promise<void> | undefined;
  let complete: ReturnType<typeof addColumns> | undefined;

  /** The indices exist before anything is asked of them; while the engine is down every call tries again. */
  async function made(): Promise<void> {
    ready ??= ensureIndices(connection, prefix, { shards, replicas });
    try {
      await ready;
    } catch (error) {
      ready = undefined;
      throw error;
    }
  }
  /** The index takes every field before anything is written; while it does not every write tries again. */
  async function writable(): Promise<{ beside: boolean }> {
    await made();
    complete ??= addColumns(connection, documents, names.words).then((able) => {
      const lacking = [
        ...able.lacking,
        ...(able.beside ? [] : ofBeside),
        ...(able.spokenParties ? [] : ['the parties of speakers']),
      ];
      if (lacking.length > 0 || !able.wordsByDomain) report(new IndexBehindError(lacking, able));
      return able;
    });
    try {
      return await complete;
    } catch (error) {
      complete = undefined;
      throw error;
    }
  }
  await writable().catch(() => undefined);

  const searches = searchesTogether(connection, documents);
  const vocabulary = openVocabulary(
    searchesTogether(connection, names.words),
    names.words,
    maximumExpansions,
  );
  const refresh = () => refreshed(connection, documents, names.words);
  const numbers = openNumbers(connection, names.state, index ?? liveNumbers, refresh);
  const ingest = ingestInto(connection, { documents, writable }, numbers, vocabulary, workers, refresh);
  const settled = shared(() => numbers.settled());
  const searching = searchesIn(
    searches,
    bestPages(connection, documents, searches, workers),
    settled,
    vocabulary,
    workers,
  );
  // Taking a turn as writer without using it writes the numbers.
  const room = roomFor(() => numbers.asWriter(async () => undefined));
  const whenMade =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await made();
      return work(...args);
    };
  const whenWritable =
    <Given, Result>(work: (given: Given) => Promise<Result>) =>
    (given: Given): Promise<Result> =>
      room.watch(async () => {
        await writable();
        return work(given);
      });
  const many = (ids: readonly string[], fields = 'stored,kind') =>
    connection.askForBytes({
      method: 'POST',
      path: `/${documents}/_mget`,
      query: { _source_includes: fields },
      body: { ids },
    });

  return {
    put: whenWritable((given) => ingest.put(given)),
    load: whenWritable((given) => ingest.load(given)),
    rescore: whenWritable((given) => ingest.rescore(given)),
    withdraw: whenMade((given) => room.watch(() => ingest.withdraw(given))),
    search: whenMade((search, page) => searching.search(search, page)),
    heads: whenMade((search, page) => searching.heads(search, page)),
    votes: whenMade((search, asked) => searching.votes(search, asked)),
    count: whenMade((search) => searching.count(search)),
    countTurns: whenMade((search, turns) => searching.countTurns(search, turns)),
    buckets: whenMade((search, dimension, options) => searching.buckets(search, dimension, options)),
    histogram: whenMade((search, edges) => searching.histogram(search, edges)),
    tally: whenMade((search, edges) => searching.tally(search, edges)),
    get: whenMade(async (id) => workers.call('document', [await many([id])])),
    getMany: whenMade(async (ids) => (ids.length === 0 ? [] : workers.call('documents', [await many(ids)]))),
    highlight: whenMade(async (id, query, metadataField) =>
      workers.call('marked', [await many([id]), query, metadataField]),
    ),
    similar: whenMade(async (id, scope, size): Promise<Head[]> => {
      const { docs } = await connection.ask<{
        docs: [{ found?: boolean; _source: { topics?: string[]; kind: string; domain: Document['domain'] } }];
      }>({
        method: 'POST',
        path: `/${documents}/_mget`,
        query: { _source_includes: 'topics,kind,domain' },
        body: { ids: [id] },
      });
      const { topics = [], kind, domain } = docs[0].found ? docs[0]._source : {};
      if (!domain || topics.length < 2 || !scope.domains.includes(domain)) return [];
      const answer = await searches.askForBytes({
        query: {
          bool: {
            filter: [{ term: { domain } }, { term: { kind } }],
            must_not: [{ term: { id } }, ...excludedBy(scope, domain)],
            should: topics.map((topic) => ({ constant_score: { filter: { term: { topics: topic } } } })),
            minimum_should_match: 2,
          },
        },
        sort: [{ _score: 'desc' }, { date: 'desc' }, { id: 'desc' }],
        size,
        track_total_hits: false,
        _source: ['stored.metadata'],
      });
      return (await workers.call('heads', [answer])).documents;
    }),
    facets: whenMade(async (domain) => {
      const terms = (field: string) => ({ terms: { field, size: maximumFacets } });
      interface Counts {
        buckets: { key: string; doc_count: number }[];
      }
      const { aggregations } = await searches.ask<{
        aggregations: { groupPaths: Counts; committees: Counts };
      }>({
        query: { bool: { filter: [{ term: { domain } }, { term: { kind: 'document' } }] } },
        size: 0,
        track_total_hits: false,
        aggs: { groupPaths: terms('groupPaths'), committees: terms('committeeCodes') },
      });
      const counts = ({ buckets }: Counts) =>
        Object.fromEntries(buckets.map(({ key, doc_count }) => [key, doc_count]));
      return { groupPaths: counts(aggregations.groupPaths), committees: counts(aggregations.committees) };
    }),
    similarWords: whenMade((domain, word, distance, limit) =>
      vocabulary.similar(domain, word, distance, limit),
    ),
    knownWords: whenMade((domain, words) => vocabulary.known(domain, words)),
    fieldValues: whenMade((asked) => searching.fieldValues(asked)),
    settled: whenMade(settled),
    check: whenMade(async () => {
      await numbers.settled();
      await room.check();
    }),
    dump: whenMade(async (after, limit) =>
      workers.call('kept', [
        await searches.askForBytes({
          query: { bool: { filter: [{ range: { seq: { gt: after } } }] } },
          sort: [{ seq: 'asc' }],
          size: limit,
          track_total_hits: true,
          _source: ['stored', 'seq', 'placed', 'version', 'kind'],
        }),
      ]),
    ),
    know: async (pages) => workers.broadcast('know', [pages]),
    async close() {
      await workers.close();
      await connection.close();
    },
  };
}
