import type { DayText } from 'contract/amsterdam';
import { dashboards, domainIds } from 'contract/dashboards';
import { everything as anything } from 'contract/query/tree';
import { everything } from '#domains/documents/index.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { allOf } from './found.ts';
import { type CommitmentHead, standingOf } from './standing.ts';

/**
 * The commitments of all domains that are late on a day in Amsterdam and were due on another day or later.
 * @throws what the document store throws when it does not answer
 */
export async function passedSince(
  documents: Pick<DocumentStore, 'heads'>,
  { since, today }: { since: DayText; today: DayText },
): Promise<CommitmentHead[]> {
  const found: CommitmentHead[] = [];
  for (const domain of domainIds.filter((one) => dashboards[one].commitmentPaths.length > 0)) {
    const filters = { ...unfiltered, domain, kind: 'document', having: 'commitment' } as const;
    const search = { query: anything, scope: everything, filters, metadataField: 'metadata' } as const;
    // A day may pass years after a commitment was made.
    const all = await allOf(documents, search, Infinity);
    found.push(...all.documents.filter((one) => isPassed(one, since, today)));
  }
  return found;
}

/** Whether a commitment is late on a day and was due on another day or later. */
export function isPassed(
  one: Pick<CommitmentHead, 'commitment' | 'date'>,
  since: DayText,
  today: DayText,
): boolean {
  const { due } = one.commitment;
  return due !== undefined && due >= since && standingOf(one, today).standing === 'overdue';
}
