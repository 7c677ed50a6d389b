import { QueryDetails } from 'contract/saved-searches';
import { actorOf, createOrganisation, createUser, subscribe } from '../server/src/domains/auth/index.ts';
import { linesOf } from '../server/src/domains/alerts/follow/run-searches.ts';
import { savedSearchOf } from '../server/src/domains/alerts/searches/saved-search-criteria.ts';
import { aSavedSearch } from '../server/src/domains/alerts/test/saved-search-rows.ts';
import type { DocumentStore, Hit } from '../server/src/stores/documents/document-store.ts';
import type { PeopleStore, Tables } from '../server/src/stores/people/index.ts';
import { random, vocabulary } from './corpus.ts';

/** What waits for one user. */
export interface Waiting {
  rate: 'daily' | 'realTime';
  searches: number;
  /** Documents a search tells of. */
  lines: number;
}
/** Documents of the search before it that a search found as well. */
const shared = 2;
/** Different queries; each is somebody's. */
const queryCount = 200;
const rowsAtOnce = 200;

/**
 * Makes users with saved searches that mail, whose matches wait as matching leaves them: lines with the titles
 * and marked passages that the store finds for the query.
 */
export async function seedDigests(
  { db, documents }: { db: PeopleStore; documents: DocumentStore },
  users: number,
  { rate, searches: searchesEach, lines: linesEach }: Waiting,
  foundAt: number,
): Promise<void> {
  const createdAt = foundAt - 7 * 86_400_000;
  const organisationId = await createOrganisation(db, 'Bench', createdAt);
  await subscribe(db, organisationId, { moduleKey: 'nlDashboard', startsOn: '2026-01-01' });
  let queries: Found[] | undefined;
  for (let user = 0; user < users; user += 1) {
    const userId = await createUser(
      db,
      {
        email: `bench-${user}@vizier.example`,
        organisationId,
        firstName: 'Bench',
        lastName: 'Bench',
        roles: [],
        passwordHash: null,
      },
      createdAt,
    );
    queries ??= await foundIn({ db, documents }, userId, linesEach * searchesEach, new Date(foundAt));
    const searches: Tables['savedSearches'][] = [];
    const matches: Tables['matches'][] = [];
    const taken = new Set<string>();
    let before: readonly Hit[] = [];
    for (let nth = 0; nth < searchesEach; nth += 1) {
      const { criteria, hits } = queries[(user * searchesEach + nth) % queryCount]!;
      const search = aSavedSearch(userId, criteria, { createdAt: createdAt + nth, daily: 0, [rate]: 1 });
      searches.push(search);
      const own = hits.filter(({ document }) => !taken.has(document.id)).slice(0, linesEach);
      if (own.length < linesEach) throw new Error(`"${criteria.query}" finds too little`);
      for (const hit of [...own, ...before.slice(0, shared)]) {
        taken.add(hit.document.id);
        matches.push({
          savedSearchId: search.id,
          documentId: hit.document.id,
          version: 1,
          userId,
          seq: hit.seq,
          updated: 0,
          foundAt,
          line: JSON.stringify(linesOf(hit.document)(hit)),
          gone: null,
          steps: null,
          aside: null,
        });
      }
      before = own;
    }
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('savedSearches').values(searches).execute();
      for (let from = 0; from < matches.length; from += rowsAtOnce) {
        const some = matches.slice(from, from + rowsAtOnce);
        await transaction.insertInto('matches').values(some).execute();
        const waiting = some.map(({ savedSearchId, documentId, version }) => ({
          savedSearchId,
          documentId,
          version,
          userId,
          foundAt,
        }));
        await transaction.insertInto('waitingMatches').values(waiting).execute();
      }
    });
  }
}

/** A query and what it finds. */
interface Found {
  criteria: QueryDetails;
  hits: Hit[];
}

async function foundIn(
  { db, documents }: { db: PeopleStore; documents: DocumentStore },
  userId: string,
  size: number,
  now: Date,
): Promise<Found[]> {
  const actor = (await actorOf(db, userId, now))!;
  const words = vocabulary(200_000);
  const next = random(3);
  const word = () => words[200 + Math.floor(next() * 2_000)]!;
  const found: Found[] = [];
  for (let nth = 0; nth < queryCount; nth += 1) {
    const criteria = QueryDetails.parse({
      query: `${word()} OF ${word()} OF ${word()}`,
      groupingDetails: { name: 'nl' },
      context: ['all'],
    });
    const { hits } = await documents.search(savedSearchOf(criteria, actor, now), { size });
    found.push({ criteria, hits });
  }
  return found;
}
