import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { List, ListId } from './lists.ts';
import { ListItem } from './list-items.ts';

/** The secret part of the address of a shared list: 256 bits in base64url. Any other text is a link that is not there. */
const ShareLink = z.string().max(200);

/** How a list is shared, for its owner (decision 10.7). */
export const ListShare = z.object({
  /** The page on which colleagues read the list. */
  url: z.url(),
  /** UTC instant in ISO 8601 at which this link was made. */
  created: z.iso.datetime(),
  /** How many colleagues opened this link. */
  readers: z.number().int(),
  /** Those who did so last. */
  lastReaders: z.array(
    z.object({
      /** The name of the colleague. */
      name: z.string(),
      /** UTC instant in ISO 8601 of their first opening. */
      openedAt: z.iso.datetime(),
    }),
  ),
});
export type ListShare = z.infer<typeof ListShare>;

/** A list as a colleague with the link reads it. */
export const SharedList = z.object({
  /** The title of the list. */
  title: z.string(),
  /** The name of who shares it. */
  owner: z.string(),
  /** The id of the list for its owner; for nobody else. */
  ownId: ListId.optional(),
  /** UTC instant in ISO 8601 at which the list or its items last changed. */
  changed: z.iso.datetime(),
  /** In the owner's order; what the reader's modules do not open is a title with a lock. */
  items: z.array(ListItem),
});
export type SharedList = z.infer<typeof SharedList>;

const mayUseLists = access.module('listManager');
const listParameter = { id: ListId };
const Shared = z.object({ data: ListShare });

export const getListShare = endpoint({
  method: 'GET',
  path: '/lists/{id}/share',
  summary: 'How a list of the user is shared with colleagues, and who opened it; null when it is not.',
  access: mayUseLists,
  params: listParameter,
  response: z.object({
    /** Null while it is not shared. */
    data: ListShare.nullable(),
  }),
});

export const shareList = endpoint({
  method: 'PUT',
  path: '/lists/{id}/share',
  summary:
    'Makes a link with which colleagues that have the list manager can read the list (decision 1.4); one that is there ' +
    'stays.',
  access: mayUseLists,
  params: listParameter,
  body: z.strictObject({}),
  response: Shared,
});

export const renewListShare = endpoint({
  method: 'POST',
  path: '/lists/{id}/share/renew',
  summary: 'Makes another link to a list; the one it had is gone, with who opened it.',
  access: mayUseLists,
  params: listParameter,
  body: z.strictObject({}),
  response: Shared,
});

export const unshareList = endpoint({
  method: 'DELETE',
  path: '/lists/{id}/share',
  summary: 'Ends the link to a list, for good; another one can be made.',
  access: mayUseLists,
  params: listParameter,
  body: z.strictObject({}),
  response: z.object({ removed: z.literal(true) }),
});

/** Not a GET: the secret stays out of the addresses that servers note, and the reader's name is kept. */
export const readSharedList = endpoint({
  method: 'POST',
  path: '/lists/shared',
  summary:
    'The list behind a link that a colleague shares, whose owner sees who opened it. Every other link gets one and the ' +
    'same 404: made up, renewed, of another organisation, of a deleted list or of an owner without the list manager.',
  access: mayUseLists,
  refuses: ['404 EC-03'],
  body: z.strictObject({ link: ShareLink }),
  response: z.object({ data: SharedList }),
});

export const copySharedList = endpoint({
  method: 'POST',
  path: '/lists/shared/copy',
  summary:
    'Makes an active list of the user with what is on a shared one now; the same twice in ten seconds is one.',
  access: mayUseLists,
  refuses: ['400 EC-05', '404 EC-03'],
  body: z.strictObject({ link: ShareLink }),
  response: z.object({ data: List }),
});
