import type { DomainId } from 'contract/dashboards';
import { wantedBy } from 'contract/query/occurrences';
import { mark } from 'contract/query/readings';
import type { DebuggedSearch, SearchStatistics } from 'contract/statistics';
import { askedSearch, asQueryError, requireGrouping } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Parts } from './asked.ts';

/** How a search is understood and how long each of the store's operations takes for it (decision 7.23). */
export async function searchStatisticsOf(
  parts: Parts,
  actor: Actor,
  body: DebuggedSearch,
  served: readonly DomainId[],
): Promise<SearchStatistics> {
  const parameters = { ...body, includeFullHistoryCount: false };
  requireGrouping(parameters, served);
  const { documents } = parts;
  const search = await askedSearch(parts, parameters, actor);
  const { words, patterns } = wantedBy(search.query);
  const milliseconds: Record<string, number> = {};
  const timed = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await run();
    milliseconds[name] = Math.round((performance.now() - start) * 100) / 100;
    return result;
  };
  const settled = await timed('settled', () => documents.settled());
  const frozen = { ...search, seq: { upTo: settled } };
  // One after the other, so that none waits for another and the times say what each takes.
  const countTotal = await asQueryError(parameters.query, async () => {
    const total = await timed('count', () => documents.count(frozen));
    await timed('search', () => documents.search(frozen, { size: parameters.size }));
    await timed('groupPaths', () => documents.buckets(frozen, 'groupPath', { limit: 1 }));
    await timed('stakeholders', () => documents.buckets(frozen, 'stakeholder', { limit: 1 }));
    await timed('topics', () => documents.buckets(frozen, 'topic', { limit: 1 }));
    return total;
  });
  const { query: tree, scope, filters, metadataField } = search;
  return {
    tree,
    words: [...words].filter((word) => !word.startsWith(mark)).length,
    wildcards: [...patterns],
    scope,
    filters,
    metadataField,
    settled,
    countTotal,
    milliseconds,
  };
}
