import { afterEach, beforeEach } from 'vitest';
import type { SavedSearch } from 'contract/saved-searches';
import { sourceStates } from '#domains/sources/index.ts';
import type { Document } from '#stores/documents/document.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { waitingMatches } from '../tell/waiting-matches.ts';
import { matchAll } from './follow-all.ts';

/** What of a search of the national dashboard is not its query. */
export const nl = { context: ['all'], groupingDetails: { name: 'nl' } };

/** A product of each test's own in which saved searches are followed when it says so. */
export function useMatching() {
  const here = {} as { product: TestProduct; user: Subscriber; lease: Lease };
  const look = () =>
    matchAll({ ...here.product, people: here.product.people.db, queue: waitingMatches }, here.lease);

  beforeEach(async () => {
    here.product = await openProduct();
    here.user = await here.product.subscriber();
    const claimed = await openLeases(here.product.people).claim('matching');
    if (!isLease(claimed)) throw new Error('nobody else matches here');
    here.lease = claimed;
    await look();
  });
  afterEach(async () => {
    await here.lease.release();
    await here.product.close();
  });

  const save = async (query: string, fields: object = {}, who = here.user): Promise<SavedSearch> => {
    const body = { title: query, queryDetails: { ...nl, query, ...fields }, allowIdentical: true };
    here.product.clock.advance(1);
    return (await who.post('/savedsearches', body)).json<{ data: SavedSearch }>().data;
  };
  /** Puts documents as a run of a source does. */
  const comesIn = async (...documents: Document[]): Promise<void> => {
    const state = sourceStates(here.product.people.db, here.lease);
    await state.keepReplaced(here.product.documents, documents);
    await here.product.documents.put(documents);
  };
  /** What was found, of one search or of all, in the order in which it came in. */
  const matches = async (search?: SavedSearch): Promise<string[]> => {
    const rows = await here.product.people.db
      .selectFrom('matches')
      .selectAll()
      .orderBy('seq')
      .orderBy('savedSearchId')
      .execute();
    return rows
      .filter(({ savedSearchId }) => !search || savedSearchId === search.id)
      .map(({ documentId, version, updated }) => `${documentId} v${version}${updated ? ' updated' : ''}`);
  };
  return { here, look, save, comesIn, matches };
}
