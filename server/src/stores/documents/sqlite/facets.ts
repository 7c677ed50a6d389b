import type { DatabaseSync } from 'node:sqlite';
import type { DomainId } from 'contract/dashboards';
import { partitionOf } from './partitions.ts';
import { query } from './query.ts';

interface Facets {
  groupPaths: Record<string, number>;
  committees: Record<string, number>;
}

/** Reads the counts that ingest keeps; a path counts the documents below it too. */
export function readFacets(database: DatabaseSync): (domain: DomainId) => Facets {
  const read = query<{ value: string; documents: number }>(
    database,
    'SELECT value, documents FROM facet WHERE partition = ? AND dimension = ? AND documents > 0',
  );
  const counts = (domain: DomainId, dimension: string) =>
    Object.fromEntries(
      read.all(partitionOf(domain, 'document'), dimension).map(({ value, documents }) => [value, documents]),
    ) as Record<string, number>;
  return (domain) => ({ groupPaths: counts(domain, 'groupPath'), committees: counts(domain, 'committee') });
}
