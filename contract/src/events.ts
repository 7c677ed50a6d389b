import { z } from 'zod';
import { Origin } from './agendas.ts';
import { DomainId } from './domain-id.ts';
import { DocumentId } from './document-parts.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { SessionFilters } from './session-filters.ts';

/** What was made of the time a source wrote (decision 4.25). */
export const TimeCorrection = z.object({
  /** As the source wrote it. */
  written: z.string(),
  /** UTC instant in ISO 8601. */
  applied: z.iso.datetime(),
  /**
   * `minuteOne`: minute 1 of a scraped start is minute 0; `endMinusHour`: a start at midnight is an hour before the
   * end; `wholeDay`: a start at midnight without an hour at its end is an unknown time.
   */
  rule: z.enum(['minuteOne', 'endMinusHour', 'wholeDay']),
});
export type TimeCorrection = z.infer<typeof TimeCorrection>;

/** A meeting as it is kept. */
export const AgendaEvent = z.object({
  id: DocumentId,
  domain: DomainId,
  /** The service it was read from. */
  origin: z.string(),
  title: z.string(),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime().optional(),
  corrections: z.array(TimeCorrection),
  /** Every field that is kept of it, by the names they have in the store; in lists without its texts. */
  raw: z.record(z.string(), z.unknown()),
});
export type AgendaEvent = z.infer<typeof AgendaEvent>;

export const debugEvent = endpoint({
  method: 'POST',
  path: '/event/{id}',
  summary: 'A meeting with every field that is kept of it and what was corrected; staff only.',
  access: access.staff,
  params: { id: DocumentId },
  body: z.strictObject({}),
  response: z.object({ result: AgendaEvent }),
});

const Instant = z.iso.datetime({ offset: true });

export const debugEvents = endpoint({
  method: 'POST',
  path: '/event/timeline',
  summary:
    'Meetings between two instants as they are kept, soonest first, with what the store was asked; staff only.',
  access: access.staff,
  query: {
    query: z.string().default(''),
    /** The whole agenda when left out; two years apart at most. */
    startDateTime: Instant.optional(),
    /** The instant after the last. */
    endDateTime: Instant.optional(),
    origin: Origin.optional(),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(limits.agendaOverviewPageSizeMax)
      .default(limits.agendaPageSizeMax),
  },
  body: z.strictObject({
    /** Filters of the agenda, such as the dashboards and nodes whose meetings are meant. */
    sourceIds: SessionFilters,
  }),
  response: z.object({
    data: z.array(AgendaEvent),
    countTotal: z.number().int(),
    /** Per dashboard what the store was asked, and what it found. */
    asked: z.array(
      z.object({
        domain: DomainId,
        tree: z.unknown(),
        scope: z.unknown(),
        filters: z.unknown(),
        count: z.number().int(),
        milliseconds: z.number(),
      }),
    ),
  }),
});
