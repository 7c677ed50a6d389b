import { domainIds } from 'contract/dashboards';
import { standsNow, treeOf } from 'contract/sources';
import type { Grouping } from 'contract/sources/grouping';
import { nodeFor, readBelow } from 'contract/sources/standing';
import type { BatchedSearch, BatchSearch } from './batch-search.ts';
import type { Bucket, BucketOptions, DocumentStore, Search, Series, Tally } from './document-store.ts';

/** More values than any source tree has nodes. */
const everyNode = 10_000;

/**
 * The same store, asked and counting by the nodes of the source trees in use (decision 3.10). It is the only place where
 * these are translated: what is kept, and with it what modules allow, goes by the paths that connectors gave. Where no tree
 * was published both are the same and nothing is done.
 */
export function byTree(store: DocumentStore): DocumentStore {
  return {
    ...store,
    search: (search, page) => store.search(read(search), page),
    heads: (search, page) => store.heads(read(search), page),
    async votes(search, asked) {
      const tree = treeOf(search.filters.domain);
      const { kinds = [] } = asked.narrowing;
      if (!tree.standing) return store.votes(search, asked);
      const { paths, without } = kinds.length > 0 ? readBelow(tree, kinds) : { paths: [], without: [] };
      const narrowing = { ...asked.narrowing, kinds: paths, withoutKinds: without };
      const found = await store.votes(read(search), { ...asked, narrowing });
      if (!found.summary) return found;
      const { facets } = found.summary;
      return {
        ...found,
        summary: { ...found.summary, facets: { ...facets, kinds: byNode(tree, facets.kinds) } },
      };
    },
    count: (search) => store.count(read(search)),
    countTurns: (search, turns) => store.countTurns(read(search), turns),
    async buckets(search, dimension, options) {
      const tree = treeOf(search.filters.domain);
      if (dimension !== 'groupPath' || !tree.standing) return store.buckets(read(search), dimension, options);
      return chosen(
        byNode(tree, await store.buckets(read(search), dimension, { limit: everyNode })),
        options,
      );
    },
    async histogram(search, edges) {
      const tree = treeOf(search.filters.domain);
      const series = await store.histogram(read(search), edges);
      return tree.standing ? seriesByNode(tree, series) : series;
    },
    async tally(search, edges) {
      const tree = treeOf(search.filters.domain);
      if (!tree.standing) return store.tally(search, edges);
      const asked = read(search);
      const tally = await store.tally(asked, edges);
      // What is left out of an institution would be left out of what could be chosen beside it, too.
      const wide = asked.scope === search.scope ? tally : await store.tally(withoutNodes(search), edges);
      const groupPath = byNode(tree, wide.facets.groupPath);
      return { ...tally, facets: { ...tally.facets, groupPath } } satisfies Tally;
    },
  };
}

/** The same batches of searches by the nodes of the source trees in use. */
export function batchByTree(store: BatchSearch): BatchSearch {
  return {
    findIds: (batch) =>
      store.findIds(domainIds.some((domain) => treeOf(domain).standing) ? batch.map(readBatched) : batch),
    // Which documents are meant is settled, and words are the same by any tree.
    mark: (searches, found) => store.mark(searches, found),
  };
}

function readBatched(one: BatchedSearch): BatchedSearch {
  const search = JSON.parse(one.search) as Search;
  const asked = read(search);
  return asked === search ? one : { ...one, search: JSON.stringify(asked) };
}

/** A search by what the connectors gave; the same one where both are the same. */
function read(search: Search): Search {
  const { filters, scope } = search;
  const { domain, groupPaths } = filters;
  const tree = treeOf(domain);
  if (!tree.standing || groupPaths.length === 0) return search;
  // A tree may have been published since the search was made. Where none of the nodes is left they find nothing.
  const present = groupPaths.flatMap((path) => standsNow(tree, path));
  const { paths, without } = readBelow(tree, present.length > 0 ? present : groupPaths);
  const excluded = without.map((path) => ({ domain, path }));
  return {
    ...search,
    filters: { ...filters, groupPaths: paths },
    ...(excluded.length > 0
      ? { scope: { ...scope, excludedPaths: [...scope.excludedPaths, ...excluded] } }
      : {}),
  };
}

const withoutNodes = (search: Search): Search => ({
  ...search,
  filters: { ...search.filters, groupPaths: [] },
});

/** What was counted by the connectors' paths, by node: most first, then by path. */
function byNode(tree: Grouping, buckets: readonly Bucket[]): Bucket[] {
  const sums = new Map<string, number>();
  for (const { value, count } of buckets) {
    const node = nodeFor(tree, value);
    sums.set(node, (sums.get(node) ?? 0) + count);
  }
  return [...sums]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}

function chosen(
  buckets: readonly Bucket[],
  { limit, minimum = 1, prefix = '', among }: BucketOptions,
): Bucket[] {
  return buckets
    .filter(
      ({ value, count }) => count >= minimum && value.startsWith(prefix) && (among?.includes(value) ?? true),
    )
    .slice(0, limit);
}

function seriesByNode(tree: Grouping, series: readonly Series[]): Series[] {
  const sums = new Map<string, number[]>();
  for (const { groupPath, counts } of series) {
    const node = nodeFor(tree, groupPath);
    const sum = sums.get(node);
    sums.set(node, sum ? sum.map((count, step) => count + counts[step]!) : [...counts]);
  }
  return [...sums]
    .map(([groupPath, counts]) => ({ groupPath, counts }))
    .sort((one, other) => (one.groupPath < other.groupPath ? -1 : 1));
}
