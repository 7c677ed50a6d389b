import type { DomainId } from 'contract/dashboards';

/**
 * A search has one domain and one kind, so each pair has a full-text table of its own: no search
 * reads another domain's postings and no filter for the two is needed.
 */
export type Partition = `${string}_${'document' | 'meeting'}`;

/** The partition of a domain's documents or meetings. */
export function partitionOf(domain: DomainId, kind: 'document' | 'meeting'): Partition {
  return `${domain.replaceAll('-', '_')}_${kind}`;
}

/** The partitions of these domains. */
export function partitionsOf(domains: readonly DomainId[]): Partition[] {
  return domains.flatMap((domain) => [partitionOf(domain, 'document'), partitionOf(domain, 'meeting')]);
}

/** What the partitions of a domain have in common in their names. */
export function stemOf(partition: Partition): string {
  return partition.replace(/_(?:document|meeting)$/, '');
}

/** Name of a partition's full-text table. */
export function wordsTable(partition: Partition): string {
  return `words_${partition}`;
}
