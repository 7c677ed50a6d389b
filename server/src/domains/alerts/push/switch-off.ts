import { z } from 'zod';
import type { Signer } from '#platform/tickets.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { switchPushOff } from '../searches/mail-switches.ts';
import { ownSavedSearch } from '../searches/saved-search-store.ts';

/** Whose messages an address ends, and about which search. */
const PushOff = z.strictObject({ kind: z.literal('push-off'), user: z.string(), search: z.string() });

interface Target {
  user: string;
  search: string;
}

/** The path that ends messages about a search without a login; it never expires, because messages stay on a screen. */
export const pushOffAddress = (signer: Signer, { user, search }: Target): string =>
  `/push-off/${signer.sign({ kind: 'push-off', user, search } satisfies z.infer<typeof PushOff>)}`;

/** What the token of such a path stands for, or undefined when it is not one of ours. */
export const readPushOff = (signer: Signer, token: string): Target | undefined =>
  PushOff.safeParse(signer.verify(token)).data;

/** The search that is meant, with whether it tells by push now; undefined once it is gone. */
export async function pushingSearch(
  db: PeopleStore,
  { user, search }: Target,
): Promise<{ title: string; pushes: boolean } | undefined> {
  const row = await ownSavedSearch(db, user, search);
  return row && { title: row.title, pushes: row.push !== null };
}

/** Ends messages about the search on all devices; again it changes nothing. */
export async function endPush(db: PeopleStore, { user, search }: Target, now: number): Promise<void> {
  await switchPushOff(db, user, search, now);
}
