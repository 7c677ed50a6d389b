import { z } from 'zod';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';

const Instant = z.iso.datetime();

/**
 * Parts of a source that were written from what is documented, while the rest of it was read from recorded
 * answers; their names are in the catalogue under `watching.sources.unprovenParts`.
 */
export const UnprovenPart = z.enum([
  'agenda',
  'changeFeed',
  'commitments',
  'committeeMeetings',
  'debates',
  'earlierDays',
  'initiatives',
  'meetings',
  'questions',
  'recentDocuments',
  'regulations',
  'reports',
  'rollCalls',
  'speeches',
  'subtitles',
  'withdrawals',
]);
export type UnprovenPart = z.infer<typeof UnprovenPart>;

/** How a source is doing (decision 9.9); instants are UTC. */
export const Freshness = z.object({
  /** Name of the connector; its name for people is in the catalogue under `connectors`. */
  source: z.string(),
  domain: DomainId,
  /** `never` was not read to its end yet, `late` was silent for twice its rhythm on working days. */
  state: z.enum(['fresh', 'late', 'never']),
  /** Milliseconds between two readings. */
  rhythm: z.number().int(),
  /** Working days within which there usually is something new. */
  news: z.number(),
  /** False while the connector has met no recorded answer of the source. */
  proven: z.boolean(),
  /** Parts of which it has met none, where it is proven otherwise. */
  unproven: z.array(UnprovenPart),
  lastAttempt: Instant.optional(),
  lastSuccess: Instant.optional(),
  /** When a document last came that was new. */
  lastNews: Instant.optional(),
  /** Milliseconds of working days since then. */
  lag: z.number().int().optional(),
  /** Newest first, with what was seen. */
  faults: z.array(z.object({ at: Instant, kind: z.string(), fault: z.string() })),
});
export type Freshness = z.infer<typeof Freshness>;

/** A source that is late, for the note beside results. */
export const LateSource = z.object({
  /** The service, by our name for it. @example tweedekamer */
  source: z.string(),
  domain: DomainId,
  /** UTC instant in ISO 8601 of its last news; absent where there never was any. */
  since: Instant.optional(),
});
export type LateSource = z.infer<typeof LateSource>;

export const getLateSources = endpoint({
  method: 'GET',
  path: '/sources/late',
  summary: 'The sources of the reader’s own domains that are silent for longer than they should be.',
  access: access.session,
  key: 'read',
  response: z.object({
    /** None while all of them are in time. */
    data: z.array(LateSource),
  }),
});
