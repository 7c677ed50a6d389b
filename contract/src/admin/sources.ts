import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';
import { Reason } from './reason.ts';
import { Freshness } from '../freshness.ts';

const Instant = z.iso.datetime();

/** Days of which the documents of a source are counted. */
export const countedDays = 14;

/** A source as staff look after it (UX-2, 19); instants are UTC. */
export const WatchedSource = Freshness.extend({
  /** False for one that this installation is not configured to read. */
  isRead: z.boolean(),
  /** Since when staff have left it alone. */
  pausedAt: Instant.optional(),
  /** When staff asked for a reading that has not begun yet. */
  askedAt: Instant.optional(),
  /** Since when it is being read, if it is now. */
  readingSince: Instant.optional(),
  /** When its rest is over, by the clock of the database; absent while it is read. */
  nextAt: Instant.optional(),
  /** Items that could not be read and are tried again with each reading, and those that are left alone since. */
  waiting: z.number().int(),
  quarantined: z.number().int(),
  /** New and changed documents of the last 24 hours, and of each of the last days, today last (Amsterdam). */
  lastDay: z.number().int(),
  days: z.array(z.number().int()).length(countedDays),
});
export type WatchedSource = z.infer<typeof WatchedSource>;

export const listSources = endpoint({
  method: 'GET',
  path: '/admin/sources',
  summary: 'Every source with its rhythm, freshness, faults and what it brought lately.',
  access: access.admin('staff'),
  response: z.object({ data: z.array(WatchedSource) }),
});

const ofSource = { source: z.string().regex(/^[a-z]{1,40}$/) };

export const readSource = endpoint({
  method: 'POST',
  path: '/admin/sources/{source}/read',
  summary: 'Asks the processes that read the sources to read this one now.',
  access: access.admin('staff'),
  params: ofSource,
  body: z.strictObject({ reason: Reason }),
  response: z.object({ data: WatchedSource }),
});

export const pauseSource = endpoint({
  method: 'POST',
  path: '/admin/sources/{source}/pause',
  summary: 'Leaves a source alone until it is resumed; a reading that is under way goes on to its end.',
  access: access.admin('staff'),
  params: ofSource,
  body: z.strictObject({ reason: Reason }),
  response: z.object({ data: WatchedSource }),
});

export const resumeSource = endpoint({
  method: 'POST',
  path: '/admin/sources/{source}/resume',
  summary: 'Reads a source again by its rhythm, and once at once.',
  access: access.admin('staff'),
  params: ofSource,
  body: z.strictObject({ reason: Reason }),
  response: z.object({ data: WatchedSource }),
});

/** Why an item could not be read; `internal` is a mistake of the product. */
export const itemFaults = [
  'shape',
  'blocked',
  'notJson',
  'status',
  'network',
  'timeout',
  'tooLarge',
  'internal',
] as const;
export type ItemFaultKind = (typeof itemFaults)[number];

/** An item of a source that could not be read, as staff see it; instants are UTC. */
export const KeptItem = z.object({
  /** What the connector calls it, unique within its source. */
  item: z.string(),
  /** Where the source has it, as far as that is known. */
  url: z.string().optional(),
  /** Kind of the fault, and what was seen the last time. */
  kind: z.enum(itemFaults),
  fault: z.string(),
  /** Runs in which it could not be read. */
  runs: z.number().int(),
  firstAt: Instant,
  lastAt: Instant,
  /** Since when it is left alone; absent while it is tried again with each reading. */
  quarantinedAt: Instant.optional(),
  /** When staff asked for it to be read again, until it is. */
  askedAt: Instant.optional(),
  /** Version of the connectors that read it last. */
  version: z.string(),
  /** Bytes that are kept of it, packed; 0 where nothing is, so that it cannot be read again. */
  size: z.number().int(),
});
export type KeptItem = z.infer<typeof KeptItem>;

/** Items shown of a source, the newest faults first. */
export const shownItems = 100;
/** Characters shown of what is kept of an item. */
export const shownPayload = 100_000;

const ofItem = z.string().min(1).max(400);

export const listKeptItems = endpoint({
  method: 'GET',
  path: '/admin/sources/{source}/items',
  summary: 'Items of a source that could not be read, the last faults first.',
  access: access.admin('staff'),
  params: ofSource,
  response: z.object({ data: z.array(KeptItem) }),
});

export const getKeptPayload = endpoint({
  method: 'GET',
  path: '/admin/sources/{source}/items/payload',
  summary: 'What is kept of an item that could not be read, as text.',
  access: access.admin('staff'),
  params: ofSource,
  query: { item: ofItem },
  response: z.object({
    text: z.string(),
    /** True where there is more than is shown. */
    isCut: z.boolean(),
  }),
});

export const retryKeptItem = endpoint({
  method: 'POST',
  path: '/admin/sources/{source}/items/retry',
  summary: 'Asks for an item to be read again from what is kept of it, and for a reading of its source.',
  access: access.admin('staff'),
  params: ofSource,
  body: z.strictObject({ item: ofItem, reason: Reason }),
  response: z.object({ data: z.array(KeptItem) }),
});

export const dropKeptItem = endpoint({
  method: 'POST',
  path: '/admin/sources/{source}/items/drop',
  summary: 'Deletes what is kept of an item; it is not read again unless the source brings it again.',
  access: access.admin('staff'),
  params: ofSource,
  body: z.strictObject({ item: ofItem, reason: Reason }),
  response: z.object({ data: z.array(KeptItem) }),
});
