import { z } from 'zod';
import { DomainId } from './domain-id.ts';
import { DocumentId, LinkedDocument } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine, SeveralLines } from './plain-text.ts';
import { Quotation } from './quotations.ts';
import { Day } from './days.ts';

export const ListId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
export type ListId = z.infer<typeof ListId>;

export const ListItemId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
export type ListItemId = z.infer<typeof ListItemId>;

/** Decision 5.12. */
export const ListTitle = OneLine.min(1).max(limits.maximumListTitle);

/** A list as the overview shows it (specification §3, List). */
export const List = z.object({
  id: ListId,
  title: z.string(),
  archived: z.boolean(),
  /** Documents, custom updates and subheadings together. */
  items: z.number().int(),
  updates: z.number().int(),
  subheadings: z.number().int(),
  /** The order is that of the dates and was not changed by hand since. */
  sortedByDate: z.boolean(),
  /** Colleagues can read it by its link. */
  shared: z.boolean(),
  /** UTC instants in ISO 8601; `usedAt` is when the list or its items last changed. */
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
});
export type List = z.infer<typeof List>;

/** A list in the bin, and the instant from which it is gone (decision 4.15). */
export const BinnedList = List.extend({ erasedAt: z.iso.datetime() });
export type BinnedList = z.infer<typeof BinnedList>;

const Note = SeveralLines.trim().max(limits.maximumItemNote);
const UpdateTitle = OneLine.min(1).max(limits.maximumUpdateTitle);
const SourceName = OneLine.min(1).max(limits.maximumUpdateSource);
/** Empty, or an address of the web (decision 3.28). */
const SourceUrl = z
  .string()
  .trim()
  .max(limits.maximumUpdateUrl)
  .refine((text) => text === '' || isWebAddress(text));
/** HTML; the server keeps bold, italic, links and lists only (decision 3.28). */
const Description = SeveralLines.max(4 * limits.maximumUpdateDescription);

/** Whether a text is a whole `http` or `https` address with a host. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
}

const ItemHead = z.object({
  id: ListItemId,
  listId: ListId,
  title: z.string(),
  markedForExport: z.boolean(),
});

/** What a saved document keeps, and how it is today (decision 3.29). */
export const DocumentListItem = ItemHead.extend({
  kind: z.literal('document'),
  documentId: DocumentId,
  domain: DomainId,
  groupPath: z.string(),
  sourceType: z.string(),
  /** The institution. */
  sourceName: z.string(),
  language: z.string(),
  date: z.iso.datetime(),
  timeKnown: z.boolean(),
  /** What the user wrote with it; plain text. */
  note: z.string(),
  quotations: z.array(Quotation),
  state: z.enum(['same', 'changed', 'withdrawn']),
  /** The code of the module that opens it, when the user does not have that (any more). */
  lockedBy: z.string().optional(),
});
export type DocumentListItem = z.infer<typeof DocumentListItem>;

/** A custom update of the user's own (specification §3, List item). */
export const UpdateListItem = ItemHead.extend({
  kind: z.literal('update'),
  sourceName: z.string(),
  /** Empty when there is none. */
  sourceUrl: z.string(),
  /** Cleaned HTML. */
  description: z.string(),
  date: Day,
});
export type UpdateListItem = z.infer<typeof UpdateListItem>;

export const SubheadingListItem = ItemHead.extend({ kind: z.literal('subheading') });
export type SubheadingListItem = z.infer<typeof SubheadingListItem>;

/** Decision 3.26. */
export const ListItem = z.discriminatedUnion('kind', [DocumentListItem, UpdateListItem, SubheadingListItem]);
export type ListItem = z.infer<typeof ListItem>;

export const NewListItem = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('document'), documentId: DocumentId, note: Note.default('') }),
  z.strictObject({
    kind: z.literal('update'),
    title: UpdateTitle,
    sourceName: SourceName,
    sourceUrl: SourceUrl.default(''),
    description: Description.default(''),
    /** Today in Amsterdam when left out. */
    date: Day.optional(),
  }),
  z.strictObject({ kind: z.literal('subheading'), title: UpdateTitle }),
]);
export type NewListItem = z.output<typeof NewListItem>;

/** What may be changed of an item; what its kind does not have is refused. */
export const ChangedListItem = z.strictObject({
  id: ListItemId,
  markedForExport: z.boolean().optional(),
  note: Note.optional(),
  title: UpdateTitle.optional(),
  sourceName: SourceName.optional(),
  sourceUrl: SourceUrl.optional(),
  description: Description.optional(),
  date: Day.optional(),
});
export type ChangedListItem = z.output<typeof ChangedListItem>;

export const ListsResponse = z.object({
  /** Last used first (decision 4.14). */
  data: z.array(List),
  maxLists: z.number().int(),
  maxItems: z.number().int(),
});
export type ListsResponse = z.infer<typeof ListsResponse>;

const mayUseLists = access.module('listManager');
const listParameter = { id: ListId };
const Listed = z.object({ data: List });
/** Every item of the list in its order, so that a page that was behind is right again (decision 7.15). */
const Ordered = z.object({ data: z.array(ListItemId) });

export const getActiveLists = endpoint({
  method: 'GET',
  path: '/lists/active',
  summary: "The user's lists that are not archived, last used first.",
  access: mayUseLists,
  key: 'lists',
  response: ListsResponse,
});

export const ArchivedListsResponse = z.object({
  data: z.array(List),
  /** Deleted in the last 30 days, newest first. */
  bin: z.array(BinnedList),
});
export type ArchivedListsResponse = z.infer<typeof ArchivedListsResponse>;

export const getArchivedLists = endpoint({
  method: 'GET',
  path: '/lists/archived',
  summary: "The user's archived lists, last used first, and the bin.",
  access: mayUseLists,
  key: 'lists',
  response: ArchivedListsResponse,
});

export const getList = endpoint({
  method: 'GET',
  path: '/lists/{id}',
  summary: 'One list of the user.',
  access: mayUseLists,
  key: 'lists',
  params: listParameter,
  response: Listed,
});

export const createList = endpoint({
  method: 'POST',
  path: '/lists',
  summary: 'Makes a list; the same twice within ten seconds is one.',
  access: mayUseLists,
  key: 'lists',
  body: z.strictObject({ title: ListTitle }),
  response: Listed,
});

export const changeList = endpoint({
  method: 'PUT',
  path: '/lists',
  summary: 'Renames a list, or moves it to the archive or back.',
  access: mayUseLists,
  key: 'lists',
  body: z.strictObject({ id: ListId, title: ListTitle.optional(), archived: z.boolean().optional() }),
  response: Listed,
});

export const deleteList = endpoint({
  method: 'DELETE',
  path: '/lists',
  summary: 'Puts a list in the bin, where it stays for 30 days.',
  access: mayUseLists,
  key: 'lists',
  body: z.strictObject({ id: ListId }),
  response: z.object({ removed: z.literal(true) }),
});

export const restoreList = endpoint({
  method: 'POST',
  path: '/lists/{id}/restore',
  summary: 'Takes a list out of the bin.',
  access: mayUseLists,
  key: 'lists',
  params: listParameter,
  body: z.strictObject({}),
  response: Listed,
});

export const duplicateList = endpoint({
  method: 'POST',
  path: '/lists/{id}/duplicate',
  summary: 'Makes an active copy of a list with its items, marks and order.',
  access: mayUseLists,
  key: 'lists',
  params: listParameter,
  body: z.strictObject({}),
  response: Listed,
});

export const getListItems = endpoint({
  method: 'GET',
  path: '/lists/{id}/list-items',
  summary: 'The items of a list in their order.',
  access: mayUseLists,
  key: 'lists',
  params: listParameter,
  response: z.object({ data: z.array(ListItem) }),
});

export const AddedItems = z.object({
  data: z.object({
    added: z.array(z.object({ listId: ListId, listItemIds: z.array(ListItemId) })),
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
  body: z.strictObject({
    listIds: z.array(ListId).min(1).max(limits.maximumListsAtOnce),
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
  body: z.strictObject({
    listItem: ChangedListItem,
    copyToLists: z.array(ListId).max(limits.maximumListsAtOnce).default([]),
  }),
  response: z.object({
    data: ListItem,
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
  body: z.strictObject({ id: ListItemId }),
  response: z.object({ removed: z.literal(true) }),
});

const ItemIds = z.strictObject({
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
  body: z.strictObject({
    listItemId: ListItemId,
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
  body: z.strictObject({
    listId: ListId,
    listItemIdSortOrderSets: z
      .array(
        z.strictObject({
          listItemId: ListItemId,
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
  body: z.strictObject({ listItemIdA: ListItemId, listItemIdB: ListItemId, listId: ListId }),
  response: Ordered,
});

export const sortListItems = endpoint({
  method: 'PATCH',
  path: '/lists/{id}/list-items/sort',
  summary: 'Sorts the items by date within their subheadings, for good (decision 7.14).',
  access: mayUseLists,
  key: 'lists',
  params: listParameter,
  body: z.strictObject({ desc: z.boolean() }),
  response: Ordered,
});

/** A document on a list, under an item of that list. */
export const Holding = z.object({ documentId: DocumentId, listId: ListId, listItemId: ListItemId });
export type Holding = z.infer<typeof Holding>;

export const findHoldings = endpoint({
  method: 'POST',
  path: '/lists/holdings',
  summary: 'On which active lists of the user these documents are.',
  access: mayUseLists,
  key: 'lists',
  body: z.strictObject({ documentIds: z.array(DocumentId).min(1).max(limits.maximumHoldings) }),
  response: z.object({ data: z.array(Holding) }),
});

export const listDocuments = endpoint({
  method: 'POST',
  path: '/lists/list-documents',
  summary:
    'The documents of one list in its order, or these documents in the order given, as they are today; outside the ' +
    'modules a title with a lock, and what is unknown or withdrawn is left out (decision 7.17).',
  access: mayUseLists,
  key: 'lists',
  /** One of the two. */
  body: z.strictObject({
    listId: ListId.optional(),
    documentIds: z.array(DocumentId).min(1).max(limits.maximumListItems).optional(),
  }),
  response: z.object({ data: z.array(LinkedDocument) }),
});
