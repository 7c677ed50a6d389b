import { searchersOf } from '#domains/alerts/index.ts';
import type { SharedNumber } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Head } from '#stores/documents/document.ts';
import { shownFollowers } from './choices.ts';

/**
 * Names of colleagues who let it be seen and follow a document: a saved search of theirs found it and still does, or asks
 * for the number of its dossier. Of nobody else is it told that there is somebody, and of no search what it asks.
 */
export async function followersOf(
  db: PeopleStore,
  actor: Actor,
  { id, domain }: Pick<Head, 'id' | 'domain'>,
  dossier: SharedNumber | undefined,
): Promise<string[]> {
  const shown = await shownFollowers(db, actor);
  if (shown.length === 0) return [];
  const among = shown.map((one) => one.id);
  const following = await searchersOf(db, among, { documentId: id, domain, number: dossier?.word });
  return shown.filter((one) => following.has(one.id)).map((one) => personName(one));
}
