import { beginningOf, maximumKeys } from 'contract/query/value-keys';
import {
  type Bucket,
  type CountedTurns,
  type Dimension,
  type DocumentStore,
  type Facet,
  type Search,
} from '../document-store.ts';
import type { Head } from '../document.ts';
import { hidesByContexts, withVotes } from '../filters.ts';
import { factNames, factsAsked, readFact } from '../meeting-facts.ts';
import type { WorkerPool } from '../worker-pool.ts';
import type { Reading } from './reading.ts';
import { asTooBroad, type Prepared, whole } from './asking.ts';
import type { BestPages } from './best-pages.ts';
import { countsTogether } from './counts.ts';
import { excludedBy, filterClauses } from './filters.ts';
import { suggestionSign, turns as turnsOfDebates } from './mapping.ts';
import type { Clause } from './rules.ts';
import type { Searches } from './together.ts';
import { type Expansions, patternsOf, translate, translateTurn } from './translate.ts';
import type { Vocabulary } from './vocabulary.ts';
import { idsIn, voted, withDocuments } from './votes.ts';

/** Nodes of a source tree with documents of their own, more than there are. */
const maximumNodes = 2_000;
/** Documents whose heads are read at once. */
const headsAtOnce = 500;
/** Values each shard counts beyond those asked for, so that counts over several shards stay exact. */
const spareValues = 10_000;

/** Most committees, nodes and other values a domain can have. */
export const maximumFacets = 10_000;

const fieldOf: Record<Dimension, string> = {
  groupPath: 'groupPath',
  stakeholder: 'stakeholders',
  topic: 'topics',
};

interface Counted {
  aggregations: {
    values: { buckets: { key: string; doc_count: number }[] };
    steps: { buckets: { nodes: { buckets: { key: string; doc_count: number }[] } }[] };
  };
}

interface Tallied {
  aggregations: Record<Facet, { values: Counted['aggregations']['values'] }> & {
    all: { doc_count: number; steps?: { buckets: { doc_count: number }[] } };
  };
}

interface CountedInDebates {
  aggregations: Record<string, { found: { doc_count: number; debates: { doc_count: number } } }>;
}

/** The store's operations that search. */
type Searching = Pick<
  DocumentStore,
  'search' | 'heads' | 'votes' | 'count' | 'countTurns' | 'buckets' | 'histogram' | 'tally' | 'fieldValues'
>;

/** Searches the documents' index; everything is counted exactly. */
export function searchesIn(
  searches: Searches,
  bestPage: BestPages,
  settled: () => Promise<number>,
  vocabulary: Vocabulary,
  workers: WorkerPool<Reading>,
): Searching {
  const countOf = countsTogether(searches);

  async function expanded(search: Search, patterns: readonly string[]): Promise<Expansions> {
    if (patterns.length === 0) return new Map<string, never>();
    return vocabulary.expand(search.filters.domain, patterns, await settled());
  }

  /** Undefined when nothing can match. */
  async function prepare(search: Search): Promise<Prepared | undefined> {
    const filters = filterClauses(search);
    if (!filters) return undefined;
    const expansions = await expanded(search, patternsOf(search.query));
    const query = translate(search.query, search.metadataField, expansions);
    return {
      query: { bool: { filter: [...filters.wanted, query], must_not: filters.unwanted } },
      contexts: filters.contexts,
      expansions,
    };
  }

  async function counted<T, Answer = Counted>(
    search: Search,
    aggregations: object,
    read: (answer: Answer) => T,
  ): Promise<T | undefined> {
    const prepared = await prepare(search);
    if (!prepared) return undefined;
    const body = { query: whole(prepared), size: 0, track_total_hits: false, aggs: aggregations };
    return read(await asTooBroad(() => searches.ask<Answer>(body)));
  }

  /** What hits are narrowed to afterwards: aggregations do not see it, so one call counts with and without. */
  const afterwards = ({ contexts }: Prepared) =>
    contexts && { post_filter: contexts, aggs: { all: { filter: { match_all: {} } } } };

  return {
    async search(search, page) {
      const { size, after, order = 'newest' } = page;
      const hides = hidesByContexts(search.filters);
      const prepared = await prepare(search);
      if (!prepared) return { hits: [], total: 0, more: false, ...(hides && { hidden: 0 }) };
      if (order === 'best') return bestPage(search, page, prepared, { ...afterwards(prepared) });
      const direction = order === 'newest' ? 'desc' : 'asc';
      const body = {
        query: prepared.query,
        ...afterwards(prepared),
        sort: [{ date: direction }, { id: direction }],
        ...(after && { search_after: [after.date, after.id] }),
        size: size + 1,
        track_total_hits: true,
        _source: ['stored', 'seq'],
      };
      const answer = await asTooBroad(() => searches.askForBytes(body));
      const found = await workers.call('hits', [answer, search]);
      return {
        hits: found.hits.slice(0, size),
        total: found.total,
        more: found.hits.length > size,
        ...(hides && { hidden: found.all - found.total }),
      };
    },

    async heads(search, { size, after, order = 'newest' }) {
      const prepared = await prepare(search);
      if (!prepared) return { documents: [], total: 0, more: false };
      const direction = order === 'newest' ? 'desc' : 'asc';
      const body = {
        query: whole(prepared),
        sort: [{ date: direction }, { id: direction }],
        ...(after && { search_after: [after.date, after.id] }),
        size: size + 1,
        track_total_hits: true,
        _source: ['stored.metadata'],
      };
      const { documents, total } = await workers.call('heads', [
        await asTooBroad(() => searches.askForBytes(body)),
      ]);
      return { documents: documents.slice(0, size), total, more: documents.length > size };
    },

    async votes(search, asked) {
      const prepared = await prepare(withVotes(search));
      const answers = prepared
        ? await voted(searches, whole(prepared), (answer) => workers.call('endOfVoted', [answer]))
        : [];
      const found = await workers.call('votes', [answers, asked]);
      const heads: Head[] = [];
      const ids = idsIn(found);
      for (let from = 0; from < ids.length; from += headsAtOnce) {
        const some = ids.slice(from, from + headsAtOnce);
        const body = {
          query: { terms: { id: some } },
          size: some.length,
          track_total_hits: false,
          _source: ['stored.metadata'],
        };
        heads.push(...(await workers.call('heads', [await searches.askForBytes(body)])).documents);
      }
      return withDocuments(found, heads);
    },

    async count(search) {
      const prepared = await prepare(search);
      if (!prepared) return 0;
      return asTooBroad(() => countOf(prepared));
    },

    async countTurns(search, turns) {
      const expansions = await expanded(
        search,
        turns.flatMap(({ speaker, said }) => [speaker, ...(said ? [said] : [])].flatMap(patternsOf)),
      );
      const within = (turn: (typeof turns)[number]) => ({
        nested: { path: turnsOfDebates.path },
        aggs: {
          found: {
            filter: translateTurn(turn, search.metadataField, expansions),
            aggs: { debates: { reverse_nested: {} } },
          },
        },
      });
      const asked = Object.fromEntries(turns.map((turn, place) => [`turns${place}`, within(turn)]));
      const found = await counted<CountedTurns[], CountedInDebates>(search, asked, ({ aggregations }) =>
        turns.map((_turn, place) => {
          const { doc_count, debates } = aggregations[`turns${place}`]!.found;
          return { turns: doc_count, debates: debates.doc_count };
        }),
      );
      return found ?? turns.map(() => ({ turns: 0, debates: 0 }));
    },

    async buckets(search, dimension, { limit, minimum = 1, prefix, among }) {
      const wanted = among?.filter((value) => value.startsWith(prefix ?? ''));
      const values = {
        terms: {
          field: fieldOf[dimension],
          size: limit,
          shard_size: limit + spareValues,
          min_doc_count: minimum,
          order: [{ _count: 'desc' }, { _key: 'asc' }],
          ...(prefix !== undefined && { include: beginningWith(prefix) }),
          ...(wanted && { include: wanted }),
        },
      };
      if (wanted?.length === 0) return [];
      const found = await counted(search, { values }, ({ aggregations }) =>
        aggregations.values.buckets.map(({ key, doc_count }) => ({ value: key, count: doc_count })),
      );
      return found ?? [];
    },

    async histogram(search, edges) {
      const steps = {
        range: {
          field: 'date',
          ranges: edges.slice(1).map((to, step) => ({ from: edges[step], to })),
        },
        aggs: { nodes: { terms: { field: 'groupPath', size: maximumNodes } } },
      };
      const found = await counted(search, { steps }, ({ aggregations }) => {
        const series = new Map<string, number[]>();
        aggregations.steps.buckets.forEach(({ nodes }, step) => {
          for (const { key, doc_count } of nodes.buckets) {
            const counts = series.get(key) ?? new Array<number>(edges.length - 1).fill(0);
            series.set(key, counts);
            counts[step] = doc_count;
          }
        });
        return [...series]
          .map(([groupPath, counts]) => ({ groupPath, counts }))
          .sort((left, right) => (left.groupPath < right.groupPath ? -1 : 1));
      });
      return found ?? [];
    },

    async tally(search, edges) {
      const { groupPaths, facts } = search.filters;
      const narrowing = new Map<Facet, Clause>([
        ...(groupPaths.length > 0 ? [['groupPath', { terms: { groupPaths } }] as const] : []),
        ...factsAsked(facts).map(({ name, texts }) => [name, { terms: { facts: texts } }] as const),
      ]);
      const passing = (but?: Facet) => ({
        bool: { filter: [...narrowing].flatMap(([facet, clause]) => (facet === but ? [] : [clause])) },
      });
      const valuesOf = (facet: Facet) => ({
        filter: passing(facet),
        aggs: {
          values: {
            terms: {
              size: maximumFacets,
              order: [{ _count: 'desc' }, { _key: 'asc' }],
              ...(facet === 'groupPath'
                ? { field: facet }
                : { field: 'facts', include: beginningWith(`${facet}:`) }),
            },
          },
        },
      });
      const steps = {
        range: {
          field: 'date',
          ranges: edges.slice(1).map((to, step) => ({ from: edges[step], to })),
        },
      };
      const aggregations = {
        all: { filter: passing(), ...(edges.length > 1 ? { aggs: { steps } } : {}) },
        ...Object.fromEntries(everyFacet.map((facet) => [facet, valuesOf(facet)])),
      };
      const wide = { ...search, filters: { ...search.filters, groupPaths: [], facts: {} } };
      const found = await counted(wide, aggregations, ({ aggregations: answer }: Tallied) => ({
        total: answer.all.doc_count,
        steps: answer.all.steps?.buckets.map(({ doc_count }) => doc_count) ?? [],
        facets: perFacet((facet) =>
          answer[facet].values.buckets.map(({ key, doc_count }) => ({
            value: facet === 'groupPath' ? key : readFact(key).value,
            count: doc_count,
          })),
        ),
      }));
      return found ?? { total: 0, steps: edges.slice(1).map(() => 0), facets: perFacet(() => []) };
    },

    async fieldValues({ domain, kind, field, text, scope, limit }) {
      if (!scope.domains.includes(domain)) return [];
      const begin = [field, beginningOf(field, text)].join(suggestionSign);
      // A value may fit at several of its words, with the same documents each time.
      const size = limit * maximumKeys;
      const { aggregations } = await searches.ask<Pick<Counted, 'aggregations'>>({
        query: {
          bool: {
            filter: [{ term: { domain } }, { term: { kind } }, { prefix: { suggested: begin } }],
            must_not: excludedBy(scope, domain),
          },
        },
        size: 0,
        track_total_hits: false,
        aggs: {
          values: {
            terms: {
              field: 'suggested',
              include: beginningWith(begin),
              size,
              shard_size: size + spareValues,
              order: [{ _count: 'desc' }, { _key: 'asc' }],
            },
          },
        },
      });
      const counts = new Map<string, number>();
      for (const { key, doc_count } of aggregations.values.buckets) {
        const value = key.slice(key.lastIndexOf(suggestionSign) + 1);
        if (!counts.has(value)) counts.set(value, doc_count);
      }
      return [...counts].slice(0, limit).map(([value, count]) => ({ value, count }));
    },
  };
}

const everyFacet: readonly Facet[] = ['groupPath', ...factNames];

function perFacet(bucketsOf: (facet: Facet) => Bucket[]): Record<Facet, Bucket[]> {
  return Object.fromEntries(everyFacet.map((facet) => [facet, bucketsOf(facet)])) as Record<Facet, Bucket[]>;
}

/**
 * An expression that all fit that begin so. Not with `.*`, which the engine takes for a prefix and then, where that is
 * beyond its last value, fails.
 */
const beginningWith = (prefix: string) => `${escaped(prefix)}.{0,}`;

/** A text inside the engine's regular expressions. */
function escaped(text: string): string {
  return text.replace(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, '\\$&');
}
