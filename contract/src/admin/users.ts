import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';
import { ModuleKey } from '../modules.ts';
import { Email, Locale } from '../users.ts';
import { page } from './organisations.ts';
import { Reason } from './reason.ts';

const Id = z.string().min(1).max(100);
const ofUser = { id: Id };
const PersonName = z.string().trim().max(100);
const Done = z.object({ status: z.literal('success') });

export const Role = z.enum(['org-admin', 'staff']);
export type Role = z.infer<typeof Role>;

/** How an account stands; the first that fits. */
export const userStates = ['stopped', 'invited', 'mailPaused', 'away', 'active'] as const;
export const UserState = z.enum(userStates);
export type UserState = z.infer<typeof UserState>;

/** A user as the admin site shows them. */
export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  organisation: z.object({ id: z.string(), name: z.string() }),
  roles: z.array(Role),
  /** The language of mails and screens that applies. */
  locale: Locale,
  /** Whether they have a second factor. */
  secondFactor: z.boolean(),
  /** Keys of the organisation's modules they are narrowed to; null is all of them. */
  modules: z.array(ModuleKey).nullable(),
  /** Null for who never used a session. */
  lastSeenAt: z.iso.datetime().nullable(),
  state: UserState,
  /**
   * Of `invited` when the mail was accepted, of `away` the last day of the vacation, of `stopped` when they are erased;
   * null where there is none.
   */
  stateAt: z.string().nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  summary: 'Users by name, fifty at a time; admins of an organisation get those of theirs alone.',
  access: access.admin('organisation'),
  query: { ...page, organisationId: Id.optional() },
  response: z.object({ data: z.array(AdminUser), total: z.number().int() }),
});

const Narrowed = z.array(ModuleKey).nullable();
const Marks = z.array(Role).max(2);

export const inviteUser = endpoint({
  method: 'POST',
  path: '/admin/users',
  summary:
    'Makes an account within the seats of an organisation and mails a link with which it is activated.',
  access: access.admin('organisation'),
  body: z.strictObject({
    organisationId: Id,
    email: Email,
    firstName: PersonName,
    lastName: PersonName,
    locale: Locale,
    modules: Narrowed,
    roles: Marks,
    reason: Reason,
  }),
  /** `mailed` is false when the mail was not accepted: it can be sent again. */
  response: z.object({ id: z.string(), mailed: z.boolean() }),
});

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/invitation',
  summary: 'Mails the link for activating once more, not within five minutes.',
  access: access.admin('organisation'),
  params: ofUser,
  body: z.strictObject({ reason: Reason }),
  response: z.object({ mailed: z.boolean() }),
});

export const changeUser = endpoint({
  method: 'PATCH',
  path: '/admin/users/{id}',
  summary: 'Changes name, language, modules and marks of a user; what is left out stays.',
  access: access.admin('organisation'),
  params: ofUser,
  body: z.strictObject({
    firstName: PersonName.optional(),
    lastName: PersonName.optional(),
    locale: Locale.optional(),
    modules: Narrowed.optional(),
    roles: Marks.optional(),
    reason: Reason,
  }),
  response: Done,
});

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/admin/users/{id}/email',
  summary: 'Gives a user another address, ends their sessions and links, and mails both addresses.',
  access: access.admin('organisation'),
  params: ofUser,
  body: z.strictObject({ email: Email, reason: Reason }),
  response: z.object({ mailed: z.boolean() }),
});

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/admin/users/{id}/sessions',
  summary: 'Ends every session of a user.',
  access: access.admin('organisation'),
  params: ofUser,
  body: z.strictObject({ reason: Reason }),
  response: Done,
});

export const restoreUser = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/restore',
  summary: 'Lets a deactivated user in again, within the seats and before they are erased.',
  access: access.admin('organisation'),
  params: ofUser,
  body: z.strictObject({ reason: Reason }),
  response: Done,
});

/** Of a hand-over: how much there is, and what would become of it with somebody. */
export const HandOver = z.object({
  lists: z.number().int(),
  searches: z.number().int(),
  /** Who could receive it, by name, at most five hundred. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
  /** With the receiver that was asked about; absent without. */
  receiver: z
    .object({
      /** Why they cannot have the lists, or the saved searches; null where they can. */
      listsRefused: z.string().nullable(),
      searchesRefused: z.string().nullable(),
      /** Saved searches they have already, which stay behind. */
      alreadyThere: z.number().int(),
    })
    .optional(),
});
export type HandOver = z.infer<typeof HandOver>;

export const getHandOver = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/hand-over',
  summary: 'What a user would leave behind, and whether a colleague can have it.',
  access: access.admin('organisation'),
  params: ofUser,
  query: { receiverId: Id.optional() },
  response: HandOver,
});

export const deactivateUser = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/deactivate',
  summary:
    'Ends log-in, mails and feeds of a user at once and hands over what a colleague is to have; the rest is erased after 90 days.',
  access: access.admin('organisation'),
  params: ofUser,
  body: z.strictObject({
    /** Null hands nothing over. */
    handOver: z.strictObject({ receiverId: Id, lists: z.boolean(), searches: z.boolean() }).nullable(),
    reason: Reason,
  }),
  response: z.object({
    /** When what stays behind is erased. */
    erasedAt: z.iso.datetime(),
    lists: z.number().int(),
    searches: z.number().int(),
  }),
});

/** Lines of one import, and its characters. */
export const mostImported = 500;
const Csv = z.string().max(200_000);

/** What becomes of a line of an import. */
export const ImportLine = z.object({
  /** From 1. */
  line: z.number().int(),
  email: z.string(),
  name: z.string(),
  outcome: z.enum(['new', 'exists', 'refused']),
  /** Why it is refused; null where it is not. */
  why: z.string().nullable(),
});
export type ImportLine = z.infer<typeof ImportLine>;

export const previewUserImport = endpoint({
  method: 'POST',
  path: '/admin/users/import/preview',
  summary: 'What an import of users would do, line by line; nothing is done.',
  access: access.admin('organisation'),
  body: z.strictObject({ organisationId: Id, csv: Csv }),
  response: z.object({ lines: z.array(ImportLine) }),
});

export const importUsers = endpoint({
  method: 'POST',
  path: '/admin/users/import',
  summary: 'Makes the accounts of an import, all or none, and mails each a link with which it is activated.',
  access: access.admin('organisation'),
  body: z.strictObject({ organisationId: Id, csv: Csv, locale: Locale, reason: Reason }),
  response: z.object({ made: z.number().int() }),
});
