import { useTranslation } from 'react-i18next';
import {
  addListItems,
  changeListItem,
  moveListItem,
  moveListItems,
  removeListItems,
  sortListItems,
} from 'contract/list-item-calls';
import { type ChangedListItem, type ListItem, type NewListItem } from 'contract/list-items';
import { type List } from 'contract/lists';
import { restoreQuotations } from 'contract/list-quotations';
import type { Quotation } from 'contract/quotations';
import type { z } from 'zod';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { changeLists, restoreItems, unquote } from '#features/lists/list-actions.ts';
import { listItems } from '#features/lists/use-lists.ts';
import { showMessage } from '#ui/message-bar.tsx';

/** What can be done with the items of a list; shown at once, and set right when the server refuses (UX 4). */
export function useItemActions(list: List) {
  const { t } = useTranslation();
  const { queryKey } = listItems(list.id);
  const show = (next: (items: readonly ListItem[]) => ListItem[]) => {
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (items) => items && next(items));
  };
  const orderNow = () => queries.getQueryData(queryKey)?.map(({ id }) => id) ?? [];
  const setOrder = (order: readonly string[]) =>
    changeLists(() =>
      call(moveListItems, {
        body: {
          listId: list.id,
          listItemIdSortOrderSets: order.map((listItemId, sortOrder) => ({ listItemId, sortOrder })),
        },
      }),
    );

  return {
    add: async (item: z.input<typeof NewListItem>, alsoTo: readonly string[] = []) =>
      (await changeLists(() =>
        call(addListItems, { body: { listIds: [list.id, ...alsoTo], listItems: [item] } }),
      )) !== undefined,
    change: async (listItem: ChangedListItem, copyToLists: string[] = []) => {
      const { markedForExport, note } = listItem;
      show((items) =>
        items.map((item) =>
          item.id !== listItem.id
            ? item
            : {
                ...item,
                ...(markedForExport === undefined ? {} : { markedForExport }),
                ...(item.kind === 'document' && note !== undefined ? { note } : {}),
              },
        ),
      );
      return (
        (await changeLists(() => call(changeListItem, { body: { listItem, copyToLists } }))) !== undefined
      );
    },
    remove: async (item: ListItem) => {
      show((items) => items.filter(({ id }) => id !== item.id));
      const done = await changeLists(() =>
        call(removeListItems, { params: { id: list.id }, body: { listItemIds: [item.id] } }),
      );
      if (!done) return;
      showMessage({
        kind: 'info',
        text: t('listManager.items.removed'),
        undo: () => restoreItems(list.id, [item.id]),
      });
    },
    unquote: async (item: ListItem, { id }: Quotation) => {
      show((items) =>
        items.map((one) =>
          one.id === item.id && one.kind === 'document'
            ? { ...one, quotations: one.quotations.filter((quotation) => quotation.id !== id) }
            : one,
        ),
      );
      const done = await changeLists(() => unquote(item.id, [id]));
      if (!done) return;
      showMessage({
        kind: 'info',
        text: t('listManager.quotation.removed'),
        undo: () =>
          void changeLists(() =>
            call(restoreQuotations, { body: { listItemId: item.id, quotationIds: [id] } }),
          ),
      });
    },
    /** Within the list; the focus stays on the item. */
    move: async (item: ListItem, newPosition: number) => {
      show((items) => {
        const others = items.filter(({ id }) => id !== item.id);
        return [...others.slice(0, newPosition), item, ...others.slice(newPosition)];
      });
      requestAnimationFrame(() => document.getElementById(`move-${item.id}`)?.focus());
      const body = { listItemId: item.id, listId: list.id, newPosition };
      await changeLists(() => call(moveListItem, { body }));
    },
    moveTo: async (item: ListItem, target: List) => {
      const place = orderNow().indexOf(item.id);
      const body = { listItemId: item.id, listId: target.id, newPosition: target.items };
      const done = await changeLists(() => call(moveListItem, { body }));
      if (!done) return false;
      showMessage({
        kind: 'success',
        text: t('listManager.move.movedTo', { title: target.title }),
        undo: () =>
          void changeLists(() =>
            call(moveListItem, { body: { listItemId: item.id, listId: list.id, newPosition: place } }),
          ),
      });
      return true;
    },
    sort: async (desc: boolean) => {
      const before = orderNow();
      const done = await changeLists(() => call(sortListItems, { params: { id: list.id }, body: { desc } }));
      if (!done) return;
      showMessage({ kind: 'info', text: t('listManager.items.sorted'), undo: () => void setOrder(before) });
    },
  };
}
export type ItemActions = ReturnType<typeof useItemActions>;
