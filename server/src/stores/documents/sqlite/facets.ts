import type { DatabaseSync } from 'node:sqlite';
import type { DomainId } from 'contract/dashboards';
import { type Partition, partitionOf } from './partitions.ts';
import { query } from './query.ts';

interface Facets {
  groupPaths: Record<string, number>;
  committees: Record<string, number>;
}

/** Collects what a batch changes in the counts and writes it together. */
export function facetWriter(database: DatabaseSync) {
  const add = database.prepare(
    `INSERT INTO facet(partition, dimension, value, documents) VALUES(?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET documents = documents + excluded.documents`,
  );
  let waiting = new Map<string, { partition: Partition; dimension: string; value: string; by: number }>();
  return {
    /** Counts a document of these values once more or less. */
    count(
      partition: Partition,
      dimension: 'groupPath' | 'committee',
      values: readonly string[],
      by: 1 | -1,
    ): void {
      for (const value of values) {
        const key = `${partition} ${dimension} ${value}`;
        const change = waiting.get(key);
        if (change) change.by += by;
        else waiting.set(key, { partition, dimension, value, by });
      }
    },
    /** Writes what was counted, inside the caller's transaction. */
    write(): void {
      for (const { partition, dimension, value, by } of waiting.values()) {
        if (by !== 0) add.run(partition, dimension, value, by);
      }
      waiting = new Map();
    },
    /** Drops what was counted, after the transaction failed. */
    forget(): void {
      waiting = new Map();
    },
  };
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
