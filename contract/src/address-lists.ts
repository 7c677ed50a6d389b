import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine, SeveralLines } from './plain-text.ts';

export const AddressListId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export const ReaderId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Readers of the newsletters of an organisation under a name; everybody there with the module keeps them together. */
export const AddressList = z.object({
  id: AddressListId,
  title: z.string(),
  readers: z.number().int(),
  /** The page on which anybody can sign up, confirmed by mail; null while that is off. */
  signUpUrl: z.url().nullable(),
  /** UTC instant in ISO 8601. */
  created: z.iso.datetime(),
});
export type AddressList = z.infer<typeof AddressList>;

/** Why somebody may be mailed: whoever imported them said so (the name is gone once the account is), or they did. */
export const ReaderConfirmation = z.discriminatedUnion('how', [
  z.object({ how: z.literal('import'), by: z.string().nullable(), at: z.iso.datetime(), note: z.string() }),
  z.object({ how: z.literal('signUp'), at: z.iso.datetime() }),
]);

/** A reader on an address list. */
export const Reader = z.object({
  id: ReaderId,
  email: z.string(),
  /** Empty when there is none. */
  name: z.string(),
  confirmed: ReaderConfirmation,
  /** Issues in a row that a mail server refused for good. */
  refusals: z.number().int(),
  /** Refused so often that no issue goes there any more (decision 4.21). */
  paused: z.boolean(),
});
export type Reader = z.infer<typeof Reader>;

/** Lines that were not taken: how many, and the first of them. */
const Lines = z.object({
  count: z.number().int(),
  /** From 1, with what stood there. */
  lines: z.array(z.object({ line: z.number().int(), text: z.string() })),
});

/** What became of the lines of an import. */
export const ReaderImport = z.object({
  added: z.number().int(),
  /** On the list already, or twice in the text. */
  there: z.number().int(),
  /** Readers who unsubscribed from this organisation: no import brings them back (decision 10.6). */
  unsubscribed: Lines,
  noAddress: Lines,
  /** Beyond the readers that the organisation may have. */
  tooMany: Lines,
  list: AddressList,
});
export type ReaderImport = z.infer<typeof ReaderImport>;

const mayMake = access.module('newsletter');
const ofList = { id: AddressListId };
const Title = OneLine.min(1).max(limits.maximumAddressListTitle);
const OneList = z.object({ data: AddressList });

export const AddressListsResponse = z.object({
  /** By title. */
  data: z.array(AddressList),
  maxLists: z.number().int(),
  /** Different readers of the organisation, and how many it may have. */
  readers: z.number().int(),
  maxReaders: z.number().int(),
});
export type AddressListsResponse = z.infer<typeof AddressListsResponse>;

export const getAddressLists = endpoint({
  method: 'GET',
  path: '/newsletters/address-lists',
  summary: "The organisation's address lists by title, and how many readers it may have.",
  access: mayMake,
  response: AddressListsResponse,
});

export const createAddressList = endpoint({
  method: 'POST',
  path: '/newsletters/address-lists',
  summary:
    'Makes an empty address list; the same again within ten seconds is one. 400 EC-05 beyond their number.',
  access: mayMake,
  body: z.strictObject({ title: Title }),
  response: OneList,
});

export const changeAddressList = endpoint({
  method: 'PATCH',
  path: '/newsletters/address-lists/{id}',
  summary: 'Renames an address list, or opens or closes its page for signing up; what is left out stays.',
  access: mayMake,
  params: ofList,
  body: z.strictObject({ title: Title.optional(), signUp: z.boolean().optional() }),
  response: OneList,
});

export const deleteAddressList = endpoint({
  method: 'DELETE',
  path: '/newsletters/address-lists/{id}',
  summary: 'Deletes an address list for good, with the readers that are on no other one.',
  access: mayMake,
  params: ofList,
  body: z.strictObject({}),
  response: z.object({ removed: z.literal(true) }),
});

export const ReadersResponse = z.object({
  data: z.array(Reader),
  /** There are others: ask again with the last id as `after`. */
  more: z.boolean(),
});
export type ReadersResponse = z.infer<typeof ReadersResponse>;

export const getReaders = endpoint({
  method: 'GET',
  path: '/newsletters/address-lists/{id}/readers',
  summary: 'The readers on an address list by address, those that have `find` in address or name.',
  access: mayMake,
  params: ofList,
  query: {
    find: z.string().trim().max(254).optional(),
    /** The reader after whom to go on; one who is gone meanwhile ends the pages. */
    after: ReaderId.optional(),
    size: z.coerce.number().int().min(1).max(limits.readersPageSizeMax).default(limits.readersPageSize),
  },
  response: ReadersResponse,
});

export const importReaders = endpoint({
  method: 'POST',
  path: '/newsletters/address-lists/{id}/readers',
  summary:
    'Puts readers on an address list: a line each, an address alone, with a name before or behind it, or as CSV. The ' +
    'note says why they may be mailed and is kept with who imported them and when (decision 10.6).',
  access: mayMake,
  params: ofList,
  body: z.strictObject({
    text: SeveralLines.min(1).max(limits.maximumImportText),
    note: OneLine.min(1).max(limits.maximumImportNote),
  }),
  response: z.object({ data: ReaderImport }),
});

export const removeReaders = endpoint({
  method: 'POST',
  path: '/newsletters/address-lists/{id}/readers/delete',
  summary: 'Takes readers off an address list; those who are on no other one are forgotten.',
  access: mayMake,
  params: ofList,
  body: z.strictObject({ readerIds: z.array(ReaderId).min(1).max(limits.maximumRemovedReaders) }),
  response: z.object({ data: z.object({ removed: z.number().int(), list: AddressList }) }),
});
