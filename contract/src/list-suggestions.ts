import { z } from 'zod';
import { DocumentId } from './document-parts.ts';
import { OpenLink } from './documents.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ListId } from './lists.ts';
import { ListItemId } from './list-items.ts';
import { PauseReason, SavedSearchId } from './saved-searches.ts';

/** The saved search that a list follows. */
export const FollowedSearch = z.object({
  id: SavedSearchId,
  /** The search itself; absent once it is deleted, and it may come back for a day. */
  search: z
    .object({
      /** Its title. */
      title: z.string(),
      domain: DomainId,
      /** Why it finds nothing now: as a saved search says it, or its dashboard is outside the subscription (`locked`). */
      stopped: z.enum([...PauseReason.options, 'locked']).optional(),
    })
    .optional(),
});
export type FollowedSearch = z.infer<typeof FollowedSearch>;

/** What a saved search suggests for a list. */
export const ListSuggestions = z.object({
  /** The saved search that the list follows; null when it follows none. */
  followed: FollowedSearch.nullable(),
  /**
   * What it found since, the last first, `limits.maximumSuggestions` at most: without what is on the list, was dropped for
   * it, withdrawn, or is outside the modules. None while the list is archived.
   */
  documents: z.array(OpenLink),
});
export type ListSuggestions = z.infer<typeof ListSuggestions>;

const mayUseLists = access.module('listManager');
const listParameter = { id: ListId };
const Suggested = z.object({ data: ListSuggestions });
const SomeDocuments = z.strictObject({
  /** The suggested documents that are meant. */
  documentIds: z.array(DocumentId).min(1).max(limits.maximumSuggestions),
});
const done = z.object({ done: z.literal(true) });

export const getSuggestions = endpoint({
  method: 'GET',
  path: '/lists/{id}/suggestions',
  summary: 'The saved search that a list follows, and what it found since that may go onto the list.',
  access: mayUseLists,
  key: 'lists',
  params: listParameter,
  response: Suggested,
});

export const followSearch = endpoint({
  method: 'PUT',
  path: '/lists/{id}/search',
  summary:
    'Lets a list follow one saved search of a dashboard, in the place of the one it follows: what comes in from now on is ' +
    'suggested. One that it followed within the last day goes on where it was.',
  access: mayUseLists,
  key: 'lists',
  params: listParameter,
  body: z.strictObject({ savedSearchId: SavedSearchId }),
  response: Suggested,
});

export const unfollowSearch = endpoint({
  method: 'DELETE',
  path: '/lists/{id}/search',
  summary: 'Lets a list follow no saved search any more.',
  access: mayUseLists,
  key: 'lists',
  params: listParameter,
  body: z.strictObject({}),
  response: done,
});

export const acceptSuggestions = endpoint({
  method: 'POST',
  path: '/lists/{id}/suggestions/accept',
  summary: 'Puts suggested documents at the end of the list: all of them or none.',
  access: mayUseLists,
  key: 'lists',
  refuses: ['400 EC-05', '403 EC-07'],
  params: listParameter,
  body: SomeDocuments,
  response: z.object({
    /** The new items, in the order of the documents. */
    data: z.array(ListItemId),
  }),
});

export const dropSuggestions = endpoint({
  method: 'POST',
  path: '/lists/{id}/suggestions/drop',
  summary: 'Suggests these documents for this list no more.',
  access: mayUseLists,
  key: 'lists',
  params: listParameter,
  body: SomeDocuments,
  response: done,
});

export const undoSuggestions = endpoint({
  method: 'POST',
  path: '/lists/{id}/suggestions/undo',
  summary: 'Takes back that suggestions were accepted, which takes them off the list again, or dropped.',
  access: mayUseLists,
  key: 'lists',
  params: listParameter,
  body: SomeDocuments,
  response: done,
});
