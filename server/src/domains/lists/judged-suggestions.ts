import type { DocumentId } from 'contract/document-parts';
import type { Actor } from '#platform/access.ts';
import { hashOf } from '#platform/hash.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import { append, contentsOf } from './items.ts';
import type { Parts } from './lists.ts';
import { itemsOf, type ListRow, requireList, touch, writeOrder } from './store.ts';

/**
 * Puts suggested documents at the end of the list, all or none, and suggests them no more, also when they are taken off
 * it later. Answers the new items.
 * @throws EC-03 for a list that is not the user's or a document that is not there; EC-05 when the list is full; EC-07
 *   for a document outside the subscription
 */
export async function acceptSuggestions(
  { db, documents, clock }: Parts,
  actor: Actor,
  listId: string,
  documentIds: readonly DocumentId[],
): Promise<string[]> {
  const now = clock.now().getTime();
  const asked = documentIds.map((documentId) => ({ kind: 'document', documentId, note: '' }) as const);
  const contents = await contentsOf(documents, actor, asked, now);
  return oneAtATime(db, actor.userId, async (transaction) => {
    const list = await requireList(transaction, actor.userId, listId);
    const saveHash = hashOf({ accepted: documentIds });
    const { added } = await append(transaction, actor, list, contents, saveHash, now);
    const items = new Map(added.map((item) => [item.documentId, item.id]));
    await judge(transaction, list, documentIds, now, (id) => items.get(id) ?? null);
    return added.map(({ id }) => id);
  });
}

/** Suggests documents for a list no more. @throws EC-03 for a list that is not the user's */
export async function dropSuggestions(
  { db, documents, clock }: Parts,
  actor: Actor,
  listId: string,
  documentIds: readonly DocumentId[],
): Promise<void> {
  // Only what is there can be suggested, so nothing else is noted.
  const known = (await documents.getMany(documentIds)).map(({ id }) => id);
  await oneAtATime(db, actor.userId, async (transaction) => {
    const list = await requireList(transaction, actor.userId, listId);
    await judge(transaction, list, known, clock.now().getTime(), () => null);
  });
}

/**
 * Takes back that suggestions were accepted, whose items are taken off the list, or dropped.
 * @throws EC-03 for a list that is not the user's
 */
export function undoSuggestions(
  { db, clock }: Parts,
  actor: Actor,
  listId: string,
  documentIds: readonly DocumentId[],
): Promise<void> {
  return oneAtATime(db, actor.userId, async (transaction) => {
    const list = await requireList(transaction, actor.userId, listId);
    const judged = await transaction
      .deleteFrom('judgedSuggestions')
      .where('listId', '=', list.id)
      .where('documentId', 'in', [...documentIds])
      .returning('listItemId')
      .execute();
    const accepted = new Set(judged.flatMap(({ listItemId }) => listItemId ?? []));
    const items = await itemsOf(transaction, list.id);
    const gone = items.flatMap(({ id }) => (accepted.has(id) ? id : []));
    if (gone.length === 0) return;
    const now = clock.now().getTime();
    await transaction.updateTable('listItems').set({ removedAt: now }).where('id', 'in', gone).execute();
    await writeOrder(
      transaction,
      items.filter(({ id }) => !accepted.has(id)),
    );
    await touch(transaction, list, now, list.sortedByDate === 1);
  });
}

async function judge(
  db: PeopleStore,
  list: ListRow,
  documentIds: readonly DocumentId[],
  at: number,
  itemOf: (id: DocumentId) => string | null,
): Promise<void> {
  for (const documentId of new Set(documentIds)) {
    const judged = { listItemId: itemOf(documentId), at };
    await db
      .insertInto('judgedSuggestions')
      .values({ listId: list.id, documentId, ...judged })
      .onConflict((conflict) => conflict.columns(['listId', 'documentId']).doUpdateSet(judged))
      .execute();
  }
}
