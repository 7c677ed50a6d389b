import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';
import { Day } from '../days.ts';
import { ModuleKey } from '../modules.ts';
import { Preferences } from '../users.ts';
import { Reason } from './reason.ts';

/** Rows of one answer of organisations and of users. */
export const adminPageSize = 50;
/** Part of a name or an address that is looked for, and how many rows to pass over. */
export const page = {
  find: z.string().trim().max(200).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
};

const Name = z.string().trim().min(1).max(120);
const Notes = z.string().trim().max(5_000);
const Id = { id: z.string().min(1).max(100) };
const Done = z.object({ status: z.literal('success') });

/** What an organisation can have a limit of (decision R6), in the order in which they are shown. */
export const limitNames = [
  'seats',
  'savedSearches',
  'agendaSearches',
  'directSearches',
  'activeLists',
  'listItems',
  'teamNotes',
  'teamLabels',
  'newsletterReaders',
  'newsletterIssues',
  'apiCallsPerDay',
  'webhooks',
  'searchesAtOnce',
  'searchesPerMinute',
  'asksPerHour',
  'asksPerDay',
] as const;
export const LimitName = z.enum(limitNames);
export type LimitName = z.infer<typeof LimitName>;
export const LimitValue = z.number().int().min(0).max(10_000_000);

/** A limit beside how much of it is used by whoever uses it most. */
export const LimitUse = z.object({
  name: LimitName,
  value: z.number().int(),
  /** What organisations have that have none of their own. */
  usual: z.number().int(),
  /** Null where nobody counts it. `by` is the name of whose it is; null where it is of the whole organisation. */
  use: z.object({ number: z.number().int(), by: z.string().nullable() }).nullable(),
});
export type LimitUse = z.infer<typeof LimitUse>;

const Configuration = z.record(
  z.string().trim().min(1).max(60),
  z.union([z.string().max(500), z.number(), z.boolean()]),
);

/** A module as an organisation has, had or will have it. */
export const OrganisationModule = z.object({
  moduleKey: ModuleKey,
  /** What subscribers call it (decision 6.1). */
  code: z.string(),
  startsOn: Day,
  /** Last day, inclusive; null is without end (decision 6.4). */
  endsOn: Day.nullable(),
  configuration: z.record(z.string(), z.unknown()),
  state: z.enum(['coming', 'active', 'ended']),
  /** Days that are left, today included; null without end, and when it has ended. */
  daysLeft: z.number().int().nullable(),
});
export type OrganisationModule = z.infer<typeof OrganisationModule>;

/** An organisation in a list of them. */
export const OrganisationLine = z.object({
  id: z.string(),
  name: z.string(),
  customerSince: Day.nullable(),
  /** Active users, those who were invited among them, and how many there may be. */
  users: z.number().int(),
  seats: z.number().int(),
  /** Those of today. */
  modules: z.array(ModuleKey),
  /** First last day among these; null where none of them ends. */
  nextEnd: Day.nullable(),
});
export type OrganisationLine = z.infer<typeof OrganisationLine>;

export const Organisation = z.object({
  id: z.string(),
  name: z.string(),
  customerSince: Day.nullable(),
  /** For staff alone; null for who is not. */
  notes: z.string().nullable(),
  modules: z.array(OrganisationModule),
  limits: z.array(LimitUse),
  /** What holds for users who did not choose themselves (decision 3.3). */
  preferences: Preferences,
  /** Only its admins change how newsletters look (decision 3.5); null without the newsletter. */
  coloursOfAdmins: z.boolean().nullable(),
});
export type Organisation = z.infer<typeof Organisation>;

export const listOrganisations = endpoint({
  method: 'GET',
  path: '/admin/organisations',
  summary: 'Organisations by name, fifty at a time; admins of an organisation get theirs alone.',
  access: access.admin('organisation'),
  query: page,
  response: z.object({ data: z.array(OrganisationLine), total: z.number().int() }),
});

export const getOrganisation = endpoint({
  method: 'GET',
  path: '/admin/organisations/{id}',
  summary: 'An organisation with its modules, its limits beside their use, and its preferences.',
  access: access.admin('organisation'),
  params: Id,
  response: Organisation,
});

export const createOrganisation = endpoint({
  method: 'POST',
  path: '/admin/organisations',
  summary: 'Makes an organisation.',
  access: access.admin('staff'),
  body: z.strictObject({ name: Name, customerSince: Day.nullable().optional(), reason: Reason }),
  response: z.object({ id: z.string() }),
});

export const changeOrganisation = endpoint({
  method: 'PATCH',
  path: '/admin/organisations/{id}',
  summary: 'Changes name, first day as a customer and notes; what is left out stays.',
  access: access.admin('staff'),
  params: Id,
  body: z.strictObject({
    name: Name.optional(),
    customerSince: Day.nullable().optional(),
    notes: Notes.optional(),
    reason: Reason,
  }),
  response: Done,
});

export const setModule = endpoint({
  method: 'PUT',
  path: '/admin/organisations/{id}/modules/{moduleKey}',
  summary: 'Gives an organisation a module, or other days and settings of one it has.',
  access: access.admin('staff'),
  params: { ...Id, moduleKey: ModuleKey },
  body: z.strictObject({
    startsOn: Day,
    endsOn: Day.nullable(),
    configuration: Configuration,
    reason: Reason,
  }),
  response: Done,
});

export const endModule = endpoint({
  method: 'DELETE',
  path: '/admin/organisations/{id}/modules/{moduleKey}',
  summary: 'Ends a module at once; one that had no day yet is as if it never was.',
  access: access.admin('staff'),
  params: { ...Id, moduleKey: ModuleKey },
  body: z.strictObject({ reason: Reason }),
  response: Done,
});

export const setLimit = endpoint({
  method: 'PUT',
  path: '/admin/organisations/{id}/limits/{name}',
  summary:
    'Gives an organisation a limit of its own; with null the usual one holds again. Nothing is deleted.',
  access: access.admin('staff'),
  params: { ...Id, name: LimitName },
  body: z.strictObject({ value: LimitValue.nullable(), reason: Reason }),
  response: Done,
});

/** Names in one answer of who is above a limit. */
export const mostTouched = 50;

export const listTouched = endpoint({
  method: 'GET',
  path: '/admin/organisations/{id}/limits/{name}/touched',
  summary: 'Who has more than a limit would allow, most first, at most fifty.',
  access: access.admin('organisation'),
  params: { ...Id, name: LimitName },
  query: { value: z.coerce.number().int().min(0).max(10_000_000) },
  response: z.object({
    data: z.array(z.object({ name: z.string().nullable(), number: z.number().int() })),
    total: z.number().int(),
  }),
});

export const restrictColours = endpoint({
  method: 'PUT',
  path: '/admin/organisations/{id}/colours',
  summary: 'Keeps how newsletters look to the admins of an organisation, or lets everyone change it.',
  access: access.admin('organisation'),
  params: Id,
  body: z.strictObject({ ofAdmins: z.boolean(), reason: Reason }),
  response: Done,
});

/** Those an organisation can have; the width of a column is nobody else's. */
export const OrganisationPreferences = Preferences.pick({
  locale: true,
  uiDarkMode: true,
  density: true,
  shortcuts: true,
  minimalMatchPercentage: true,
  contexts: true,
});
export type OrganisationPreferences = z.infer<typeof OrganisationPreferences>;

export const setOrganisationPreferences = endpoint({
  method: 'PUT',
  path: '/admin/organisations/{id}/preferences',
  summary: 'Sets what holds for users who did not choose themselves, as a whole.',
  access: access.admin('staff'),
  params: Id,
  body: z.strictObject({ preferences: OrganisationPreferences, reason: Reason }),
  response: Done,
});
