import { z } from 'zod';
import { DomainId } from './domain-id.ts';
import { DocumentId, LinkedDocument } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine, SeveralLines } from './plain-text.ts';
import { Quotation } from './quotations.ts';
import { Day } from './days.ts';

/** Our id of a list. @example V1StGXR8Z5jdHi6BmyTAqw */
export const ListId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
export type ListId = z.infer<typeof ListId>;

/** Our id of an item of a list. @example b3xYl0qkP5nT7sW2cVdEfg */
export const ListItemId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
export type ListItemId = z.infer<typeof ListItemId>;

/** The title of a list, on one line (decision 5.12). @example "Stroomnet" */
export const ListTitle = OneLine.min(1).max(limits.maximumListTitle);

/** A list as the overview shows it (specification §3, List). */
export const List = z.object({
  id: ListId,
  /** Its title, on one line. @example "Stroomnet" */
  title: z.string(),
  /** It stands in the archive, and not among the active ones. */
  archived: z.boolean(),
  /** Documents, custom updates and subheadings together. */
  items: z.number().int(),
  /** Custom updates on it. */
  updates: z.number().int(),
  /** Subheadings on it. */
  subheadings: z.number().int(),
  /** The order is that of the dates and was not changed by hand since. */
  sortedByDate: z.boolean(),
  /** Colleagues can read it by its link. */
  shared: z.boolean(),
  /** UTC instant in ISO 8601. */
  createdAt: z.iso.datetime(),
  /** UTC instant in ISO 8601 at which the list or its items last changed. */
  usedAt: z.iso.datetime(),
});
export type List = z.infer<typeof List>;

/** A list in the bin (decision 4.15). */
export const BinnedList = List.extend({
  /** UTC instant in ISO 8601 from which it is gone. */
  erasedAt: z.iso.datetime(),
});
export type BinnedList = z.infer<typeof BinnedList>;

/** What the user writes with a document; plain text of several lines. @example "Ter bespreking op dinsdag." */
const Note = SeveralLines.trim().max(limits.maximumItemNote);
/** The title of a custom update or subheading, on one line. @example "Gesprek met de netbeheerder" */
const UpdateTitle = OneLine.min(1).max(limits.maximumUpdateTitle);
/** Where an update comes from, such as the name of a newspaper. @example "Energeia" */
const SourceName = OneLine.min(1).max(limits.maximumUpdateSource);
/** Where its source stands on the web, `http` or `https`; may be empty (decision 3.28). @example https://example.org/bericht */
const SourceUrl = z
  .string()
  .trim()
  .max(limits.maximumUpdateUrl)
  .refine((text) => text === '' || isWebAddress(text));
/** HTML, of which bold, italic, links and lists are kept (decision 3.28). @example "<p>Een <strong>eerste</strong> stap.</p>" */
const Description = SeveralLines.max(4 * limits.maximumUpdateDescription);

/** Whether a text is a whole `http` or `https` address with a host. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
}

const ItemHead = z.object({
  id: ListItemId,
  /** The list it is on. */
  listId: ListId,
  /** Of a document its own title; of an update or subheading the one it was given. */
  title: z.string(),
  /** It goes along when the marked items of the list are exported or mailed. */
  markedForExport: z.boolean(),
});

/** What a saved document keeps, and how it is today (decision 3.29). */
export const DocumentListItem = ItemHead.extend({
  kind: z.literal('document'),
  documentId: DocumentId,
  domain: DomainId,
  /** Institution and type as a path of the source tree. @example tk/motie */
  groupPath: z.string(),
  /** The source's own name for the type. @example Motie */
  sourceType: z.string(),
  /** The institution. */
  sourceName: z.string(),
  /** Language of the document, a BCP 47 code. @example nl */
  language: z.string(),
  /** UTC instant in ISO 8601; days are Amsterdam days. */
  date: z.iso.datetime(),
  /** False where the source gives a day alone; `date` is then the beginning of that day. */
  timeKnown: z.boolean(),
  /** What the user wrote with it; plain text. */
  note: z.string(),
  /** What was quoted of it. */
  quotations: z.array(Quotation),
  /** Whether the document changed since it was saved, or was withdrawn by its source. */
  state: z.enum(['same', 'changed', 'withdrawn']),
  /** The code of the module that opens it, when the user does not have that (any more). */
  lockedBy: z.string().optional(),
});
export type DocumentListItem = z.infer<typeof DocumentListItem>;

/** A custom update of the user's own (specification §3, List item). */
export const UpdateListItem = ItemHead.extend({
  kind: z.literal('update'),
  /** Where it comes from, as its author wrote it. */
  sourceName: z.string(),
  /** Where its source stands on the web; empty when there is none. */
  sourceUrl: z.string(),
  /** Cleaned HTML. */
  description: z.string(),
  date: Day,
});
export type UpdateListItem = z.infer<typeof UpdateListItem>;

/** A subheading between the other items. */
export const SubheadingListItem = ItemHead.extend({ kind: z.literal('subheading') });
export type SubheadingListItem = z.infer<typeof SubheadingListItem>;

/** An item of a list (decision 3.26). */
export const ListItem = z.discriminatedUnion('kind', [DocumentListItem, UpdateListItem, SubheadingListItem]);
export type ListItem = z.infer<typeof ListItem>;

/** An item that is to be added: a document, a custom update or a subheading. */
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
  /** The item that changes. */
  id: ListItemId,
  /** Whether it goes along when the marked items of the list are exported or mailed. */
  markedForExport: z.boolean().optional(),
  note: Note.optional(),
  title: UpdateTitle.optional(),
  sourceName: SourceName.optional(),
  sourceUrl: SourceUrl.optional(),
  description: Description.optional(),
  date: Day.optional(),
});
export type ChangedListItem = z.output<typeof ChangedListItem>;

/** Lists, and how many the user may have. */
export const ListsResponse = z.object({
  /** Last used first (decision 4.14). */
  data: z.array(List),
  /** Active lists that the user may have. */
  maxLists: z.number().int(),
  /** Items that one list may have. */
  maxItems: z.number().int(),
});
export type ListsResponse = z.infer<typeof ListsResponse>;

const mayUseLists = access.module('listManager');
const mayReadLists = access.kept('listManager');
const listParameter = { id: ListId };
const Listed = z.object({ data: List });
/** Every item of the list in its order, so that a page that was behind is right again (decision 7.15). */
const Ordered = z.object({
  /** Every item of the list, in its order. */
  data: z.array(ListItemId),
});

export const getActiveLists = endpoint({
  method: 'GET',
  path: '/lists/active',
  summary: "The user's lists that are not archived, last used first.",
  access: mayReadLists,
  key: 'lists',
  response: ListsResponse,
});

/** Lists that are out of the way. */
export const ArchivedListsResponse = z.object({
  /** Archived lists, last used first. */
  data: z.array(List),
  /** Deleted in the last 30 days, newest first. */
  bin: z.array(BinnedList),
});
export type ArchivedListsResponse = z.infer<typeof ArchivedListsResponse>;

export const getArchivedLists = endpoint({
  method: 'GET',
  path: '/lists/archived',
  summary: "The user's archived lists, last used first, and the bin.",
  access: mayReadLists,
  key: 'lists',
  response: ArchivedListsResponse,
});

export const getList = endpoint({
  method: 'GET',
  path: '/lists/{id}',
  summary: 'One list of the user.',
  access: mayReadLists,
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
  refuses: ['400 EC-05'],
  body: z.strictObject({ title: ListTitle }),
  response: Listed,
});

export const changeList = endpoint({
  method: 'PUT',
  path: '/lists',
  summary: 'Renames a list, or moves it to the archive or back.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['400 EC-05', '404 EC-03'],
  body: z.strictObject({
    id: ListId,
    title: ListTitle.optional(),
    /** True moves it to the archive, false back. */
    archived: z.boolean().optional(),
  }),
  response: Listed,
});

export const deleteList = endpoint({
  method: 'DELETE',
  path: '/lists',
  summary: 'Puts a list in the bin, where it stays for 30 days.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: ListId }),
  response: z.object({ removed: z.literal(true) }),
});

export const restoreList = endpoint({
  method: 'POST',
  path: '/lists/{id}/restore',
  summary: 'Takes a list out of the bin.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['400 EC-05'],
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
  refuses: ['400 EC-05'],
  params: listParameter,
  body: z.strictObject({}),
  response: Listed,
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
