import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';

const Instant = z.iso.datetime();

/** Followers of what comes in, by the names of their marks. */
export const followers = ['saved-searches', 'agenda-searches', 'calendars'] as const;

/** What waits to be done. */
export const queueNames = ['outbox', 'matches', 'newsletters', 'summaries'] as const;

/** How the work by the clock stands; instants are UTC. */
export const Jobs = z.object({
  /** Every piece of work that was ever done under a lease, by name; by the clock of the database. */
  leases: z.array(
    z.object({
      name: z.string(),
      /** Which process does it; absent while it rests. */
      holder: z.string().optional(),
      since: Instant.optional(),
      /** From when anybody may claim it, unless its holder keeps it alive. */
      until: Instant,
      /** The holder ended without a word. */
      lost: z.boolean(),
    }),
  ),
  /** Ingest number up to which everything can be searched; absent while the document store does not answer. */
  settled: z.number().int().optional(),
  /**
   * While the embedded documents are made into a store of this version: until then what came before is not found by all
   * that this version finds.
   */
  renewal: z
    .object({
      /** Ingest number up to which they are copied. */
      upTo: z.number().int(),
      /** The highest ingest number there is. */
      of: z.number().int(),
      /** When it was begun, or gone on with after a restart. */
      since: Instant,
    })
    .optional(),
  followers: z.array(
    z.object({
      name: z.enum(followers),
      /** Ingest number up to which it has looked; absent before its first look. */
      after: z.number().int().optional(),
      /** When the first came in of what it has not looked at. */
      behindSince: Instant.optional(),
    }),
  ),
  queues: z.array(
    z.object({ name: z.enum(queueNames), waiting: z.number().int(), oldest: Instant.optional() }),
  ),
  /** What staff were told is wrong: first what still is. */
  alarms: z.array(
    z.object({
      id: z.string(),
      /** `source:` and its name, `outbox`, `follower` or `documents`. */
      subject: z.string(),
      since: Instant,
      toldAt: Instant,
      endedAt: Instant.optional(),
    }),
  ),
});
export type Jobs = z.infer<typeof Jobs>;

export const getJobs = endpoint({
  method: 'GET',
  path: '/admin/jobs',
  summary: 'Which process does what, how far the followers are, what waits and what is wrong.',
  access: access.admin('staff'),
  response: Jobs,
});
