import { dayOf, startOfDay } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import type { AddedItems, Holding } from 'contract/list-item-calls';
import type { ChangedListItem, ListItem, NewListItem } from 'contract/list-items';
import { missingModule } from '#domains/files/index.ts';
import type { Actor } from '#platform/access.ts';
import { invalidInput, limitReached, notFound, outsideSubscription } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { newId } from '#platform/new-id.ts';
import { cleanRichText } from '#platform/rich-text.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import { allowanceOf } from '#domains/organisations/index.ts';
import type { Parts } from './lists.ts';
import { savedOf, shownItems } from './shown.ts';
import {
  insertItems,
  type ItemRow,
  itemsOf,
  type ListRow,
  requireItem,
  requireList,
  touch,
} from './store.ts';
import type { NotNull } from 'kysely';

/** An item that is not on a list yet. */
type Content = Omit<ItemRow, 'id' | 'listId' | 'position' | 'saveHash' | 'createdAt' | 'removedAt'>;

/** The items of a list in their order. @throws EC-03 for a list that is not the user's */
export async function listItems({ db, documents }: Parts, actor: Actor, listId: string): Promise<ListItem[]> {
  const list = await requireList(db, actor.userId, listId);
  return shownItems(documents, actor, await itemsOf(db, list.id));
}

/**
 * Adds items at the end of lists, all or none; a document that is on a list already is skipped and counted. The
 * same within ten seconds is what was added first (decision 7.21).
 * @throws EC-02 for a description that is too long; EC-03 for a list or document that is not there; EC-05 for
 *   more items than a list may have; EC-07 for a document outside the subscription
 */
export async function addItems(
  parts: Parts,
  actor: Actor,
  asked: { listIds: readonly string[]; listItems: readonly NewListItem[] },
): Promise<AddedItems['data']> {
  const { db, documents, clock } = parts;
  const now = clock.now().getTime();
  const contents = await contentsOf(documents, actor, asked.listItems, now);
  const saveHash = hashOf(asked.listItems);
  return oneAtATime(db, actor.userId, async (transaction) => {
    const result: AddedItems['data'] = { added: [], skipped: 0 };
    for (const listId of new Set(asked.listIds)) {
      const list = await requireList(transaction, actor.userId, listId);
      const { added, skipped } = await append(transaction, actor, list, contents, saveHash, now);
      result.added.push({ listId, listItemIds: added.map(({ id }) => id) });
      result.skipped += skipped;
    }
    return result;
  });
}

/**
 * Changes an item and copies it to other lists, all or nothing; a list that has the document already is skipped
 * and counted (decision 7.16).
 * @throws as `addItems`, and EC-02 for what an item of its kind does not have
 */
export async function changeItem(
  { db, documents, clock }: Parts,
  actor: Actor,
  asked: ChangedListItem,
  copyToLists: readonly string[],
): Promise<{ data: ListItem; copied: number; skipped: number }> {
  const now = clock.now().getTime();
  const { row, ...counts } = await oneAtATime(db, actor.userId, async (transaction) => {
    const { item, list } = await requireItem(transaction, actor.userId, asked.id);
    const changed: ItemRow = { ...item, ...changesOf(item, asked) };
    await transaction.updateTable('listItems').set(changed).where('id', '=', item.id).execute();
    const datesStay = changed.date === item.date;
    await touch(transaction, list, now, list.sortedByDate === 1 && datesStay);
    const numbers = { copied: 0, skipped: 0 };
    for (const listId of new Set(copyToLists)) {
      const target = await requireList(transaction, actor.userId, listId);
      const saveHash = hashOf({ copyOf: asked.id, at: now });
      const { added, skipped } = await append(transaction, actor, target, [changed], saveHash, now);
      numbers.copied += added.length;
      numbers.skipped += skipped;
    }
    return { row: changed, ...numbers };
  });
  const [data] = await shownItems(documents, actor, [row]);
  return { data: data!, ...counts };
}

/** On which of the user's active lists these documents are. */
export async function holdingsOf(
  { db }: Parts,
  actor: Actor,
  documentIds: readonly string[],
): Promise<Holding[]> {
  const rows = await db
    .selectFrom('listItems')
    .innerJoin('lists', 'lists.id', 'listItems.listId')
    .select(['listItems.documentId', 'listItems.listId', 'listItems.id'])
    .where('lists.userId', '=', actor.userId)
    .where('lists.archived', '=', 0)
    .where('lists.deletedAt', 'is', null)
    .where('listItems.removedAt', 'is', null)
    .where('listItems.documentId', 'in', [...new Set(documentIds)])
    .$narrowType<{ documentId: NotNull }>()
    .orderBy('listItems.createdAt')
    .orderBy('listItems.id')
    .execute();
  return rows.map(({ id: listItemId, ...where }) => ({ ...where, listItemId }));
}

/** Puts contents behind the items of a list, whose row of the user is held. */
export async function append(
  db: PeopleStore,
  actor: Actor,
  list: ListRow,
  contents: readonly Content[],
  saveHash: string,
  now: number,
): Promise<{ added: readonly ItemRow[]; skipped: number }> {
  const there = await itemsOf(db, list.id);
  const repeated = there.filter(
    (item) => item.saveHash === saveHash && now - item.createdAt < limits.repeatedSave,
  );
  if (repeated.length > 0) return { added: repeated, skipped: contents.length - repeated.length };
  const known = new Set(there.flatMap(({ documentId }) => documentId ?? []));
  const fresh = contents.filter(({ documentId }) => {
    if (documentId === null) return true;
    if (known.has(documentId)) return false;
    known.add(documentId);
    return true;
  });
  const { listItems: maximum } = await allowanceOf(db, actor.organisationId);
  if (there.length + fresh.length > maximum)
    throw limitReached('refusals.maximumItems', { title: list.title, maximum });
  const added = fresh.map((content, index) => ({
    ...content,
    id: newId(),
    listId: list.id,
    position: there.length + index,
    saveHash,
    createdAt: now,
    removedAt: null,
  }));
  await insertItems(db, added);
  if (added.length > 0) await touch(db, list, now, false);
  return { added, skipped: contents.length - added.length };
}

/** What is kept of new items, once it is certain that the user may read their documents. */
export async function contentsOf(
  documents: DocumentStore,
  actor: Actor,
  asked: readonly NewListItem[],
  now: number,
): Promise<Content[]> {
  const ids = asked.flatMap((item) => (item.kind === 'document' ? item.documentId : []));
  const found = new Map<string, Content>();
  for (let from = 0; from < ids.length; from += 50) {
    for (const document of await documents.getMany(ids.slice(from, from + 50))) {
      requireReadable(actor, document);
      found.set(document.id, documentContent(document));
    }
  }
  return asked.map((item, index): Content => {
    if (item.kind === 'document') {
      const document = found.get(item.documentId);
      if (!document) throw notFound('refusals.documentUnknown');
      return { ...document, note: item.note };
    }
    if (item.kind === 'subheading') return { ...blankItem, kind: item.kind, title: item.title };
    const { title, sourceName, sourceUrl, date } = item;
    return {
      ...blankItem,
      kind: item.kind,
      title,
      sourceName,
      sourceUrl,
      description: cleanRichText(item.description, `body.listItems.${index}.description`),
      date: startOfDay(date ?? dayOf(now)),
    };
  });
}

/** What a list keeps of a document that the user may read. */
export function documentContent(document: Document): Content {
  const { id: documentId, title, institution: sourceName, date } = document;
  return {
    ...{ ...blankItem, kind: 'document', documentId },
    ...{ title, sourceName, date, saved: savedOf(document) },
  };
}

/** New items are marked for export (decision 3.27). */
const blankItem = {
  title: '',
  markedForExport: 1,
  documentId: null,
  saved: null,
  note: '',
  quotations: '[]',
  sourceName: '',
  sourceUrl: '',
  description: '',
  date: null,
};

function requireReadable(actor: Actor, document: Document): void {
  const module = missingModule(actor, document);
  if (module) throw outsideSubscription(module);
}

/** What an item of each kind lets its user change. */
const changeable: Record<ItemRow['kind'], readonly (keyof ChangedListItem)[]> = {
  document: ['markedForExport', 'note'],
  update: ['markedForExport', 'title', 'sourceName', 'sourceUrl', 'description', 'date'],
  subheading: ['markedForExport', 'title'],
};

function changesOf({ kind }: ItemRow, { id: _, ...asked }: ChangedListItem): Partial<ItemRow> {
  const foreign = Object.entries(asked).find(
    ([name, given]) => given !== undefined && !(changeable[kind] as readonly string[]).includes(name),
  );
  if (foreign) {
    const [name] = foreign;
    throw invalidInput('refusals.unknownParameter', `body.listItem.${name}`, { name });
  }
  const { markedForExport, description, date, note, title, sourceName, sourceUrl } = asked;
  return {
    ...(markedForExport === undefined ? {} : { markedForExport: Number(markedForExport) }),
    ...(description === undefined
      ? {}
      : { description: cleanRichText(description, 'body.listItem.description') }),
    ...(date === undefined ? {} : { date: startOfDay(date) }),
    ...(note === undefined ? {} : { note }),
    ...(title === undefined ? {} : { title }),
    ...(sourceName === undefined ? {} : { sourceName }),
    ...(sourceUrl === undefined ? {} : { sourceUrl }),
  };
}
