import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine, SeveralLines } from './plain-text.ts';

/** Our id of an address list. @example h6Dq0cXy2mZ8rT4uWkLp1A */
export const AddressListId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
/** Our id of a reader of newsletters. @example n2Vb7sQe9jF3xR5tYgHk0w */
export const ReaderId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Readers of the newsletters of an organisation under a name; everybody there with the module keeps them together. */
export const AddressList = z.object({
  id: AddressListId,
  /** Its title, on one line. @example "Leden en relaties" */
  title: z.string(),
  /** Readers on it. */
  readers: z.number().int(),
  /** The page on which anybody can sign up, confirmed by mail; null while that is off. */
  signUpUrl: z.url().nullable(),
  /** UTC instant in ISO 8601. */
  created: z.iso.datetime(),
});
export type AddressList = z.infer<typeof AddressList>;

/** Why somebody may be mailed: whoever imported them said so (the name is gone once the account is), or they did. */
export const ReaderConfirmation = z.discriminatedUnion('how', [
  z.object({
    how: z.literal('import'),
    /** Who imported them; null once the account is gone. */
    by: z.string().nullable(),
    /** UTC instant in ISO 8601. */
    at: z.iso.datetime(),
    /** Why they may be mailed, in the words of who imported them. */
    note: z.string(),
  }),
  z.object({
    how: z.literal('signUp'),
    /** UTC instant in ISO 8601 at which they confirmed by the link in a mail. */
    at: z.iso.datetime(),
  }),
]);

/** A reader on an address list. */
export const Reader = z.object({
  id: ReaderId,
  /** The address to which issues go. @example lezer@example.org */
  email: z.string(),
  /** Their name; empty when there is none. */
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
  /** How many there are in all. */
  count: z.number().int(),
  /** The first of them. */
  lines: z.array(
    z.object({
      /** The number of the line in the text, from 1. */
      line: z.number().int(),
      /** What stood there. */
      text: z.string(),
    }),
  ),
});

/** What became of the lines of an import. */
export const ReaderImport = z.object({
  /** Readers who are new on the list. */
  added: z.number().int(),
  /** Lines of readers who were on the list already, or stood in the text twice. */
  there: z.number().int(),
  /** Readers who unsubscribed from this organisation: no import brings them back (decision 10.6). */
  unsubscribed: Lines,
  /** Lines in which no address was found. */
  noAddress: Lines,
  /** Beyond the readers that the organisation may have. */
  tooMany: Lines,
  /** The list after the import. */
  list: AddressList,
});
export type ReaderImport = z.infer<typeof ReaderImport>;

const mayMake = access.module('newsletter');
const ofList = { id: AddressListId };
/** The title of an address list, on one line. @example "Leden en relaties" */
const Title = OneLine.min(1).max(limits.maximumAddressListTitle);
const OneList = z.object({ data: AddressList });

/** Address lists, and how many readers there may be. */
export const AddressListsResponse = z.object({
  /** By title. */
  data: z.array(AddressList),
  /** Address lists that an organisation may have. */
  maxLists: z.number().int(),
  /** Different readers of the organisation. */
  readers: z.number().int(),
  /** Readers that it may have. */
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
  refuses: ['400 EC-05'],
  body: z.strictObject({ title: Title }),
  response: OneList,
});

export const changeAddressList = endpoint({
  method: 'PATCH',
  path: '/newsletters/address-lists/{id}',
  summary: 'Renames an address list, or opens or closes its page for signing up; what is left out stays.',
  access: mayMake,
  params: ofList,
  body: z.strictObject({
    title: Title.optional(),
    /** Whether anybody can sign up on a page of their own. */
    signUp: z.boolean().optional(),
  }),
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

/** A page of readers. */
export const ReadersResponse = z.object({
  /** By address. */
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
    /** A part of the address or name; without it, all of them. */
    find: z.string().trim().max(254).optional(),
    /** The reader after whom to go on; one who is gone meanwhile ends the pages. */
    after: ReaderId.optional(),
    /** Readers on a page. */
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
    /** The lines to import. @example "lezer@example.org\nAnna de Vries <anna@example.org>" */
    text: SeveralLines.min(1).max(limits.maximumImportText),
    /** Why they may be mailed. @example "Leden, akkoord bij inschrijving" */
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
  body: z.strictObject({
    /** The readers that leave the list. */
    readerIds: z.array(ReaderId).min(1).max(limits.maximumRemovedReaders),
  }),
  response: z.object({
    /** What came of it. */
    data: z.object({
      /** Readers who were on the list and no longer are. */
      removed: z.number().int(),
      /** The list as it is now. */
      list: AddressList,
    }),
  }),
});
