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
