import { z } from 'zod';
import { DocumentId } from './document-parts.ts';
import { LinkedDocument } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ListId, listParameter, mayReadLists, mayUseLists } from './lists.ts';
import { ChangedListItem, ListItem, ListItemId, NewListItem } from './list-items.ts';

/** Every item of the list in its order, so that a page that was behind is right again (decision 7.15). */
const Ordered = z.object({
  /** Every item of the list, in its order. */
  data: z.array(ListItemId),
});

export const getListItems = endpoint({
  method: 'GET',
  path: '/lists/{id}/list-items',
  summary: 'The items of a list in their order.',
  access: mayReadLists,
  key: 'lists',
  params: listParameter,
  response: z.object({
    /** In the order of the list. */
    data: z.array(ListItem),
  }),
});

/** What was added where. */
export const AddedItems = z.object({
  /** What came of it. */
  data: z.object({
    /** The new items of each list. */
    added: z.array(
      z.object({
        /** The list they are on. */ listId: ListId,
        /** The items, in the order in which they were sent. */
        listItemIds: z.array(ListItemId),
      }),
    ),
    /** Documents that were on a list already, counted per list. */
    skipped: z.number().int(),
  }),
});
export type AddedItems = z.infer<typeof AddedItems>;

export const addListItems = endpoint({
  method: 'POST',
  path: '/lists/list-items',
  summary: 'Adds items at the end of one or more lists: all of them or none.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['400 EC-05', '403 EC-07', '404 EC-03'],
  body: z.strictObject({
    /** The lists that get them. */
    listIds: z.array(ListId).min(1).max(limits.maximumListsAtOnce),
    /** What is added, in this order. */
    listItems: z.array(NewListItem).min(1).max(limits.maximumListItems),
  }),
  response: AddedItems,
});

export const changeListItem = endpoint({
  method: 'PUT',
  path: '/lists/list-items',
  summary: 'Changes an item and then copies it to other lists, if asked.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['400 EC-05', '403 EC-07', '404 EC-03'],
  body: z.strictObject({
    listItem: ChangedListItem,
    /** Lists that get a copy of the changed item. */
    copyToLists: z.array(ListId).max(limits.maximumListsAtOnce).default([]),
  }),
  response: z.object({
    data: ListItem,
    /** Lists that got a copy. */
    copied: z.number().int(),
    /** Lists that had the document already. */
    skipped: z.number().int(),
  }),
});

export const removeListItem = endpoint({
  method: 'DELETE',
  path: '/lists/list-items',
  summary: 'Takes one item off its list.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: ListItemId }),
  response: z.object({ removed: z.literal(true) }),
});

const ItemIds = z.strictObject({
  /** The items, all of this list. */
  listItemIds: z.array(ListItemId).min(1).max(limits.maximumListItems),
});

export const removeListItems = endpoint({
  method: 'DELETE',
  path: '/lists/{id}/list-items/delete',
  summary: 'Takes items off a list: all of them or none (decision 7.13).',
  access: mayUseLists,
  key: 'lists',
  params: listParameter,
  body: ItemIds,
  response: Ordered,
});

export const restoreListItems = endpoint({
  method: 'POST',
  path: '/lists/{id}/list-items/restore',
  summary: 'Puts items that were taken off a list back where they were; possible for a day.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['400 EC-05'],
  params: listParameter,
  body: ItemIds,
  response: Ordered,
});

export const moveListItem = endpoint({
  method: 'POST',
  path: '/lists/list-items/move',
  summary: 'Moves an item to a place in its own or another list; answers the order of that list.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['400 EC-05', '404 EC-03', '409 EC-06'],
  body: z.strictObject({
    /** The item that moves. */
    listItemId: ListItemId,
    /** The list it goes to; its own or another of the user. */
    listId: ListId,
    /** Counted from 0; beyond the end is the end. */
    newPosition: z.number().int().min(0).max(limits.maximumListItems),
  }),
  response: Ordered,
});

export const moveListItems = endpoint({
  method: 'POST',
  path: '/lists/list-items/moveBulk',
  summary: 'Puts items of one list at the places named; the others keep their order around them.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['404 EC-03'],
  body: z.strictObject({
    /** The list whose items move. */
    listId: ListId,
    /** Which items move, and where to. */
    listItemIdSortOrderSets: z
      .array(
        z.strictObject({
          listItemId: ListItemId,
          /** Its place, counted from 0. */
          sortOrder: z.number().int().min(0).max(limits.maximumListItems),
        }),
      )
      .min(1)
      .max(limits.maximumListItems),
  }),
  response: Ordered,
});

export const swapListItems = endpoint({
  method: 'POST',
  path: '/lists/list-items/swap',
  summary: 'Puts two items of one list in the place of each other; answers the whole order (decision 7.15).',
  access: mayUseLists,
  key: 'lists',
  refuses: ['404 EC-03'],
  body: z.strictObject({
    /** The one item. */
    listItemIdA: ListItemId,
    /** The other. @example c4zZm1rlQ6oU8tX3dWeFhi */
    listItemIdB: ListItemId,
    /** The list both are on. */
    listId: ListId,
  }),
  response: Ordered,
});

export const sortListItems = endpoint({
  method: 'PATCH',
  path: '/lists/{id}/list-items/sort',
  summary: 'Sorts the items by date within their subheadings, for good (decision 7.14).',
  access: mayUseLists,
  key: 'lists',
  params: listParameter,
  body: z.strictObject({
    /** True puts the newest first, false the oldest. */
    desc: z.boolean(),
  }),
  response: Ordered,
});

/** A document on a list, under an item of that list. */
export const Holding = z.object({
  /** The document. */
  documentId: DocumentId,
  /** A list it is on. */
  listId: ListId,
  /** The item it is there. */
  listItemId: ListItemId,
});
export type Holding = z.infer<typeof Holding>;

export const findHoldings = endpoint({
  method: 'POST',
  path: '/lists/holdings',
  summary: 'On which active lists of the user these documents are.',
  access: mayUseLists,
  key: 'lists',
  body: z.strictObject({
    /** The documents asked about. */
    documentIds: z.array(DocumentId).min(1).max(limits.maximumHoldings),
  }),
  response: z.object({
    /** Every list that holds one of them; documents that are on none are left out. */
    data: z.array(Holding),
  }),
});

export const listDocuments = endpoint({
  method: 'POST',
  path: '/lists/list-documents',
  summary:
    'The documents of one list in its order, or these documents in the order given, as they are today; outside the ' +
    'modules a title with a lock, and what is unknown or withdrawn is left out (decision 7.17).',
  access: mayUseLists,
  key: 'lists',
  refuses: ['404 EC-03'],
  body: z.strictObject({
    /** The list whose documents are meant; either this or `documentIds`. */
    listId: ListId.optional(),
    /** The documents that are meant; either these or `listId`. */
    documentIds: z.array(DocumentId).min(1).max(limits.maximumListItems).optional(),
  }),
  example: { listId: 'V1StGXR8Z5jdHi6BmyTAqw' },
  response: z.object({
    /** In the order asked for. */
    data: z.array(LinkedDocument),
  }),
});
