import { servedAt } from 'contract/addresses';
import type { FrequenciesResponse, FrequencyRow, StatisticsSearch } from 'contract/statistics';
import type { TrendsGrouping } from 'contract/timeline';
import { asQueryError } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Bucket, Filters } from '#stores/documents/document-store.ts';
import { askedOf, type Parts } from './asked.ts';
import { narrowToNode, nodesAt } from './levels.ts';

/** More than any source tree has nodes. */
const everyNode = 10_000;

/** Hits per node of the level asked for and per document type (decision 3.32); both add up to all hits. */
export async function frequenciesOf(
  parts: Parts,
  actor: Actor,
  body: StatisticsSearch,
): Promise<FrequenciesResponse> {
  const { search } = await askedOf(parts, actor, body, servedAt('common'));
  const perPath = await asQueryError(body.query, () =>
    parts.documents.buckets(search, 'groupPath', { limit: everyNode }),
  );
  const countTotal = perPath.reduce((total, { count }) => total + count, 0);
  const rowsAt = (level: TrendsGrouping) => rowsOf(level, perPath, countTotal, search.filters);
  return {
    countTotal,
    data: rowsAt(body.trendsGroupingName),
    documentTypes: rowsAt('documentType'),
  };
}

function rowsOf(
  level: TrendsGrouping,
  perPath: readonly Bucket[],
  countTotal: number,
  filters: Filters,
): FrequencyRow[] {
  const nodeOf = nodesAt(
    level,
    perPath.map(({ value }) => value),
  );
  const counts = new Map<string, number>();
  for (const { value, count } of perPath) {
    const node = nodeOf(value);
    counts.set(node, (counts.get(node) ?? 0) + count);
  }
  return [...counts]
    .map(([path, count]) => ({
      path,
      count,
      sharePercent: (100 * count) / countTotal,
      filter: narrowToNode(path, filters),
    }))
    .sort((one, other) => other.count - one.count || (one.path < other.path ? -1 : 1));
}
