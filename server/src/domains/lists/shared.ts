import { hasModule } from 'contract/modules';
import type { SharedList } from 'contract/list-share';
import type { List } from 'contract/lists';
import { actorOf } from '#domains/auth/index.ts';
import type { Actor } from '#platform/access.ts';
import { notFound } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { personName } from '#platform/person-name.ts';
import { oneAtATime } from '#stores/people/index.ts';
import { copyList, type Parts } from './lists.ts';
import { shownItems } from './shown.ts';
import { itemsOf, type ListRow } from './store.ts';

type Reading = Pick<Parts, 'db' | 'clock'>;

/**
 * The list behind a link, for a colleague; its owner will see that they opened it (decision 10.7).
 * @throws EC-03, always the same, for every link that does not hold for this actor
 */
export async function sharedList(parts: Parts, actor: Actor, link: string): Promise<SharedList> {
  const { db, documents } = parts;
  const { list, owner } = await listBehind(parts, actor, link);
  const own = owner.userId === actor.userId;
  if (!own) await noteReader(parts, actor, link);
  return {
    title: list.title,
    owner: personName(owner),
    ...(own ? { ownId: list.id } : {}),
    changed: new Date(list.usedAt).toISOString(),
    items: await shownItems(documents, actor, await itemsOf(db, list.id)),
  };
}

/**
 * Makes a list of the actor's own of what is on a shared one. The same within ten seconds is the first one.
 * @throws EC-03 as reading it; EC-05 beyond the number of active lists
 */
export function copySharedList(parts: Parts, actor: Actor, link: string): Promise<List> {
  return oneAtATime(parts.db, actor.userId, async (db) => {
    const { list } = await listBehind({ ...parts, db }, actor, link);
    return copyList(db, parts, actor, { original: list, title: list.title });
  });
}

/** What a link leads to, as long as its list, its owner's account and their list manager are there (decision 10.7). */
async function listBehind(
  { db, clock }: Reading,
  actor: Actor,
  link: string,
): Promise<{ list: ListRow; owner: Actor }> {
  const list = await db
    .selectFrom('lists')
    .innerJoin('listShares', 'listShares.listId', 'lists.id')
    .selectAll('lists')
    .where('listShares.secretHash', '=', hashOf(link))
    .where('lists.deletedAt', 'is', null)
    .executeTakeFirst();
  const owner = list && (await actorOf(db, list.userId, clock.now()));
  if (!owner || owner.organisationId !== actor.organisationId || !hasModule(owner.modules, 'listManager'))
    throw notFound('refusals.unknownShare');
  return { list, owner };
}

/** Keeps who opened a link, once; nothing when it was ended meanwhile. */
async function noteReader({ db, clock }: Reading, { userId }: Actor, link: string): Promise<void> {
  const secretHash = hashOf(link);
  const known = await db
    .selectFrom('listReaders')
    .select('userId')
    .where('secretHash', '=', secretHash)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (known) return;
  await db
    .insertInto('listReaders')
    .columns(['secretHash', 'userId', 'openedAt'])
    .expression((build) =>
      build
        .selectFrom('listShares')
        .select((row) => [
          'secretHash',
          row.val(userId).as('userId'),
          row.val(clock.now().getTime()).as('openedAt'),
        ])
        .where('secretHash', '=', secretHash),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
