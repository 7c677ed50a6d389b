import i18next from 'i18next';
import { addListItems, createList, type List, removeListItems, restoreListItems } from 'contract/lists';
import { call } from '#api/call.ts';
import { showError } from '#session/describe.ts';
import { remember } from '#session/storage.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { changedEntry, fetchHoldings, listsChanged } from './use-lists.ts';

/** Changes that the server has not answered yet. */
let changing = 0;

/**
 * Does something to lists, shows a failure, and in either case shows lists as they then are. While another change is
 * under way they are not fetched: what it shows already would be taken back until the server knows of it.
 */
export async function changeLists<T>(change: () => Promise<T>): Promise<T | undefined> {
  changing += 1;
  try {
    return await change();
  } catch (failure) {
    showError(failure);
    return undefined;
  } finally {
    changing -= 1;
    remember(changedEntry, Date.now());
    if (changing === 0) await listsChanged().catch(() => undefined);
  }
}

/** Adds documents to a list and offers to undo that. */
export function addToList(list: List, documentIds: readonly string[]): Promise<void> {
  return add(list, documentIds, i18next.t('lists.picker.added', { title: list.title }));
}

/** Makes a list with these documents on it. */
export async function addToNewList(title: string, documentIds: readonly string[]): Promise<void> {
  const made = await changeLists(() => call(createList, { body: { title } }));
  if (made) await add(made.data, documentIds, i18next.t('lists.picker.made', { title: made.data.title }));
}

async function add(list: List, documentIds: readonly string[], text: string): Promise<void> {
  const listItems = documentIds.map((documentId) => ({ kind: 'document' as const, documentId }));
  const answer = await changeLists(() => call(addListItems, { body: { listIds: [list.id], listItems } }));
  if (!answer) return;
  const ids = answer.data.added.flatMap(({ listItemIds }) => listItemIds);
  showMessage({
    kind: 'success',
    text,
    ...(ids.length > 0 ? { undo: () => void changeLists(() => remove(list.id, ids)) } : {}),
  });
}

/** Takes documents off a list and offers to undo that. */
export async function takeOffList(list: List, documentIds: readonly string[]): Promise<void> {
  await changeLists(async () => {
    const held = (await fetchHoldings(documentIds)).filter(({ listId }) => listId === list.id);
    const ids = held.map(({ listItemId }) => listItemId);
    if (ids.length === 0) return;
    await remove(list.id, ids);
    showMessage({
      kind: 'info',
      text: i18next.t('lists.picker.removed', { title: list.title }),
      undo: () => restoreItems(list.id, ids),
    });
  });
}

/** Puts items back on a list they were just taken off. */
export function restoreItems(listId: string, listItemIds: string[]): void {
  void changeLists(() => call(restoreListItems, { params: { id: listId }, body: { listItemIds } }));
}

const remove = (listId: string, listItemIds: string[]) =>
  call(removeListItems, { params: { id: listId }, body: { listItemIds } });
