import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine } from './plain-text.ts';

/** Our id of a list. @example V1StGXR8Z5jdHi6BmyTAqw */
export const ListId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
export type ListId = z.infer<typeof ListId>;

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

export const mayUseLists = access.module('listManager');

export const mayReadLists = access.kept('listManager');

export const listParameter = { id: ListId };

const Listed = z.object({ data: List });

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
