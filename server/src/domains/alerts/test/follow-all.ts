import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import { type Consumer, followRound } from '../follow/follower.ts';
import { type Matched, type Matching, savedSearchConsumer } from '../follow/follow-saved-searches.ts';

type Stores = { documents: Pick<DocumentStore, 'dump' | 'settled' | 'heads'>; people: PeopleStore };

/** Lets consumers look at everything that came in. @throws what was wrong with one of them */
export async function followAll(consumers: readonly Consumer[], stores: Stores, lease: Lease): Promise<void> {
  for (let looked = 1; looked > 0;) {
    const round = await followRound(consumers, stores, lease);
    for (const error of round.wrong.values()) throw error;
    looked = round.looked.size;
  }
}

/** Looks which saved searches what came in is for; answers what the last window came to, if any. */
export async function matchAll(matching: Matching & Stores, lease: Lease): Promise<Matched | undefined> {
  let matched: Matched | undefined;
  const consumer = savedSearchConsumer({ ...matching, onMatched: (one) => (matched = one) });
  await followAll([consumer], matching, lease);
  return matched;
}
