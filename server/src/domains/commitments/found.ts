import { servedAt } from 'contract/addresses';
import { limits } from 'contract/limits';
import type { StatisticsSearch } from 'contract/statistics';
import { asQueryError, askedSearch, type Labelled, requireGrouping } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import { type CommitmentHead, isCommitment } from './standing.ts';

const pageSize = 500;

/** What commitments are looked up with. */
export interface Parts {
  documents: DocumentStore;
  clock: Clock;
  labelled: Labelled;
}

/** The commitments among the hits of a dashboard's search. */
interface Found {
  documents: CommitmentHead[];
  /** There are more than are looked at; these are the newest. */
  incomplete: boolean;
}

/**
 * Reads a search as the timeline does, as it stood at an ingest number.
 * @throws EC-02 as the timeline
 */
export async function foundBy(
  parts: Parts,
  actor: Actor,
  parameters: StatisticsSearch,
  upTo: number,
): Promise<Found> {
  requireGrouping(parameters, servedAt('common'));
  const { filters, ...search } = await askedSearch(parts, parameters, actor);
  const asked = { ...search, filters: { ...filters, having: 'commitment' as const }, seq: { upTo } };
  return asQueryError(parameters.query, () => allOf(parts.documents, asked, limits.maximumCommitments));
}

/** The newest commitments of a search, at most `maximum`. */
export async function allOf(
  documents: Pick<DocumentStore, 'heads'>,
  search: Search,
  maximum: number,
): Promise<Found> {
  const found: CommitmentHead[] = [];
  let after: { date: number; id: string } | undefined;
  while (found.length < maximum) {
    const size = Math.min(pageSize, maximum - found.length);
    const page = await documents.heads(search, { size, ...(after ? { after } : {}) });
    found.push(...page.documents.filter(isCommitment));
    const last = page.documents.at(-1);
    if (!page.more || !last) return { documents: found, incomplete: false };
    after = { date: last.date, id: last.id };
  }
  return { documents: found, incomplete: true };
}
