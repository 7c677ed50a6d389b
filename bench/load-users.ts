import type { List } from 'contract/lists';
import { moduleKeys } from 'contract/modules';
import { aSavedSearch, asks } from '../server/src/domains/alerts/test/saved-search-rows.ts';
import { createOrganisation, createUser, subscribe } from '../server/src/domains/auth/index.ts';
import { startSession } from '../server/src/domains/auth/sessions.ts';
import type { PeopleStore } from '../server/src/stores/people/index.ts';
import { benchQueries } from './queries.ts';

/** What each user has. */
const savedSearches = 4;
const listItems = 20;
/** Documents that came in since the user looked at the results of the saved searches. */
const unseen = 200;

/** Makes users of one organisation with saved searches and a session; each has the limits that users have. @returns tokens */
export async function seedUsers(db: PeopleStore, count: number, documents: number): Promise<string[]> {
  const now = Date.now();
  const organisationId = await createOrganisation(db, `Load ${now}`, now);
  for (const moduleKey of moduleKeys) {
    await subscribe(db, organisationId, { moduleKey, startsOn: '2026-01-01' });
  }
  const after = Math.max(0, documents - unseen);
  const tokens: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const userId = await createUser(
      db,
      {
        email: `load-${now}-${nth}@vizier.example`,
        organisationId,
        firstName: 'Load',
        lastName: String(nth),
        roles: [],
        passwordHash: null,
      },
      now,
    );
    const rows = Array.from({ length: savedSearches }, (_, at) =>
      aSavedSearch(userId, asks(benchQueries[(nth + at) % benchQueries.length]!.query), {
        after,
        seenUpTo: after,
        createdAt: now,
        changedAt: now,
      }),
    );
    await db.insertInto('savedSearches').values(rows).execute();
    const client = { address: '127.0.0.1', userAgent: 'bench' };
    const session = await startSession(db, userId, client, { site: 'product', factorAt: null }, now);
    tokens.push(session.token);
  }
  return tokens;
}

/** Gives a user a list of documents. @returns its id */
export async function makeList(post: <T>(path: string, body: object) => Promise<T>): Promise<string> {
  const { data: list } = await post<{ data: List }>('/lists', { title: 'Onder belasting' });
  const items = Array.from({ length: listItems }, (_, nth) => ({
    kind: 'document',
    documentId: `bench-${nth}`,
  }));
  await post('/lists/list-items', { listIds: [list.id], listItems: items });
  return list.id;
}
