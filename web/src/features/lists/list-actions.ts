import i18next from 'i18next';
import { quoteOnList, removeQuotations } from 'contract/list-quotations';
import { addListItems, removeListItems, restoreListItems } from 'contract/list-item-calls';
import { createList, type List } from 'contract/lists';
import type { Quoted } from 'contract/quotations';
import { call } from '#api/call.ts';
import { showError } from '#session/describe.ts';
import { remember } from '#session/storage.ts';
import { showMessage } from '#ui/message-bar.tsx';
import type { Addition } from './picker-state.ts';
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

/** Adds documents, or what is quoted of one, to a list and offers to undo that. */
export async function addToList(list: List, addition: Addition): Promise<void> {
  const { documentIds, quoted } = addition;
  if (quoted) return quoteOnto(list, documentIds[0]!, quoted);
  await add(list, addition, i18next.t('listPicker.added', { title: list.title }));
}

/** Makes a list and adds to it. */
export async function addToNewList(title: string, addition: Addition): Promise<void> {
  const made = await changeLists(() => call(createList, { body: { title } }));
  if (!made) return;
  if (addition.quoted) return addToList(made.data, addition);
  await add(made.data, addition, i18next.t('listPicker.made', { title: made.data.title }));
}

async function add(list: List, { documentIds, note = '' }: Addition, text: string): Promise<void> {
  const listItems = documentIds.map((documentId) => ({ kind: 'document' as const, documentId, note }));
  const answer = await changeLists(() => call(addListItems, { body: { listIds: [list.id], listItems } }));
  if (!answer) return;
  const ids = answer.data.added.flatMap(({ listItemIds }) => listItemIds);
  if (ids.length === 0) return sayAlreadyOn(list, documentIds.length);
  showMessage({ kind: 'success', text, undo: () => void changeLists(() => remove(list.id, ids)) });
}

/** Says that documents are on a list already. */
export function sayAlreadyOn({ title }: List, count: number): void {
  showMessage({ kind: 'info', text: i18next.t('listPicker.already', { count, title }) });
}

/** Puts a quotation onto a list, with its document where that is not on it yet, and offers to undo that. */
async function quoteOnto(list: List, documentId: string, quoted: Quoted): Promise<void> {
  const answer = await changeLists(() =>
    call(quoteOnList, { body: { listId: list.id, documentId, quoted } }),
  );
  if (!answer) return;
  const { listItemId, added, quotationIds } = answer.data;
  const { title } = list;
  const isPassage = quoted.kind === 'passage';
  if (quotationIds.length === 0) {
    if (!isPassage) return sayAlreadyOn(list, 1);
    return showMessage({ kind: 'info', text: i18next.t('listPicker.quotedAlready', { title }) });
  }
  const undo = () => (added ? remove(list.id, [listItemId]) : unquote(listItemId, quotationIds));
  showMessage({
    kind: 'success',
    text: i18next.t(isPassage ? 'listPicker.quoted' : 'listPicker.added', { title }),
    undo: () => void changeLists<unknown>(undo),
  });
}

/** Takes quotations off an item. */
export const unquote = (listItemId: string, quotationIds: string[]) =>
  call(removeQuotations, { body: { listItemId, quotationIds } });

/** Takes documents off a list and offers to undo that. */
export async function takeOffList(list: List, documentIds: readonly string[]): Promise<void> {
  await changeLists(async () => {
    const held = (await fetchHoldings(documentIds)).filter(({ listId }) => listId === list.id);
    const ids = held.map(({ listItemId }) => listItemId);
    if (ids.length === 0) return;
    await remove(list.id, ids);
    showMessage({
      kind: 'info',
      text: i18next.t('listPicker.removed', { title: list.title }),
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
