import { z } from 'zod';
import { AgendaItem } from './agendas.ts';
import { ContextCode } from './contexts.ts';
import { DomainId } from './domain-id.ts';
import { TimelineItem } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { SavedSearchId } from './saved-searches.ts';

/** What a dashboard is asked before the first search (decision 10.2). */
export const TodayRequest = z.strictObject({
  groupingName: DomainId,
  /** The end of the visit before, UTC in ISO 8601; the last working day counts at least, two weeks at most. */
  since: z.iso.datetime().optional(),
  /** Only documents of these contexts are shown, on NL; without any all are. Both are counted. */
  contexts: z.array(ContextCode).max(25).default([]),
});
export type TodayRequest = z.output<typeof TodayRequest>;

/** A new document: what a row of the timeline tells, without passages. */
export const NewDocument = TimelineItem.omit({ passages: true, hits: true, contexts: true, people: true });
export type NewDocument = z.infer<typeof NewDocument>;

/** New documents of one family of types, or of those that are of none. */
export const NewKind = z.object({
  /** The family of their types; `other` for those that are of none. */
  family: z.enum(['letter', 'question', 'motion', 'debate', 'law', 'agenda', 'media', 'other']),
  /** Exact number. */
  count: z.number().int().positive(),
  /** The document types there are new ones of. */
  groupPaths: z.array(z.string()),
  /** Newest first, three at most. */
  newest: z.array(NewDocument),
});
export type NewKind = z.infer<typeof NewKind>;

/** A search of the user that finds a meeting. */
export const Touching = z.object({
  id: SavedSearchId,
  /** Its title. */
  title: z.string(),
  /** What it was saved for; one of documents is of the dashboard that is shown. */
  of: z.enum(['documents', 'agenda']),
});
export type Touching = z.infer<typeof Touching>;

/** A meeting of the coming week. */
export const MeetingToday = AgendaItem.extend({
  /** The searches of the user that find it, those of documents first; absent where none does. */
  touchedBy: z.array(Touching).optional(),
});
export type MeetingToday = z.infer<typeof MeetingToday>;

/** The meetings of one day. */
export const MeetingsOfDay = z.object({
  /** A calendar day in Amsterdam. */
  day: z.iso.date(),
  /** Exact number. */
  count: z.number().int().positive(),
  /** So many of them touch a search of the user; absent for who has none. */
  touched: z.number().int().optional(),
  /**
   * Soonest first, a few: those that touch a search of the user. Where none does it is
   * any of today, and none of the days after it; for who has no search it is any of every day.
   */
  first: z.array(MeetingToday),
});
export type MeetingsOfDay = z.infer<typeof MeetingsOfDay>;

/** What is new on a dashboard. */
export const TodayResponse = z.object({
  /** From when on documents are new, UTC in ISO 8601. */
  since: z.iso.datetime(),
  /** New documents, whatever their contexts; exact. */
  countTotal: z.number().int(),
  /** Of these the ones of the contexts asked for. */
  countInContexts: z.number().int().optional(),
  /** Kinds without news are left out. */
  kinds: z.array(NewKind),
  /** Today and the six days after it; days without meetings are left out. Absent without the agenda. */
  meetings: z.array(MeetingsOfDay).optional(),
  /** The user's saved searches of the dashboard that found something new, newest first, five at most. */
  searches: z.array(
    z.object({
      id: SavedSearchId,
      /** Its title. */
      title: z.string(),
      /** Documents; one above `limits.maximumNewHits` when there are more than that. */
      count: z.number().int().positive(),
      /** What came in last, where it may still be read. */
      newest: z
        .object({
          /** Its title. */
          title: z.string(),
          /** UTC instant in ISO 8601. */
          date: z.iso.datetime(),
          /** False where the source gives a day alone. */
          timeKnown: z.boolean(),
        })
        .optional(),
    }),
  ),
  /** All saved searches of the dashboard. */
  numberOfSearches: z.number().int(),
});
export type TodayResponse = z.infer<typeof TodayResponse>;

export const today = endpoint({
  method: 'POST',
  path: '/today',
  summary:
    'What is new on a dashboard: documents by kind, meetings of the coming week, saved searches with counts.',
  access: access.grouping,
  key: 'read',
  body: TodayRequest,
  response: TodayResponse,
});
