import { z } from 'zod';
import { DomainId } from './domain-id.ts';
import { Confidentiality } from 'contract/confidentiality';
import { Committee, DocumentId, Marked } from './document-parts.ts';
import { MeetingDetail, MeetingStatus } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Actions } from './actions.ts';
import { AgendaKind, AgendaState, SessionFilters } from './session-filters.ts';
import { Day } from './days.ts';

/** When a meeting was to be held, as a change tells it. */
export const MeetingTime = z.object({
  /** UTC instant in ISO 8601. */
  start: z.iso.datetime(),
  /** UTC instant in ISO 8601, where the source gives one. */
  end: z.iso.datetime().optional(),
  /** False for a meeting of a whole day. */
  timeKnown: z.boolean(),
  /** The start was corrected and is shown as about that time. */
  approximate: z.boolean(),
});
export type MeetingTime = z.infer<typeof MeetingTime>;

/** How a meeting stood before its last change of time or place (decision 3.25); at least one of the two. */
export const MeetingWas = z.object({
  /** When that was read. */
  at: z.iso.datetime(),
  /** The time it had, where that changed. */
  time: MeetingTime.optional(),
  /** The place it had, where that changed; never of a meeting behind closed doors (decision 3.33). */
  place: z.string().optional(),
});
export type MeetingWas = z.infer<typeof MeetingWas>;

/** A meeting as a list of meetings shows it; one behind closed doors shows title and time only (decision 3.33). */
export const AgendaItem = z.object({
  /** Also the id of the meeting's document. */
  id: DocumentId,
  domain: DomainId,
  /** The service it was read from (specification §3, Agenda item). @example tweedekamer */
  origin: z.string(),
  /** Institution and kind as a path of the source tree. @example tk/commissie/activiteit */
  groupPath: z.string(),
  /** The source's own name for the kind of meeting. */
  sourceType: z.string(),
  /** The institution, as it is called in its own language. @example "Tweede Kamer" */
  institution: z.string(),
  title: Marked,
  /** Of a whole house, of a committee, or neither. */
  kind: AgendaKind,
  /** UTC instant in ISO 8601; corrected at import (decision 4.25). */
  startTime: z.iso.datetime(),
  /** UTC instant in ISO 8601, where the source gives one. */
  endTime: z.iso.datetime().optional(),
  /** False for a meeting of a whole day. */
  timeKnown: z.boolean(),
  /** The start was corrected and is shown as about that time. */
  approximate: z.boolean(),
  /** The source's own times, as it writes them (decision 4.25). */
  sourceTimes: MeetingDetail.shape.sourceTimes,
  /** Room, building or town, as the source writes it. */
  place: z.string().optional(),
  /** How it stands at its source. */
  status: MeetingStatus,
  /** The status by which filters tell meetings apart. */
  state: AgendaState,
  /** Where its time or place changed in the last seven days (specification §7, decision 3.25). */
  was: MeetingWas.optional(),
  /** Committees that hold it. */
  committees: z.array(Committee),
  /** Points on its agenda. */
  points: z.number().int(),
  /** Documents these points lead to, each counted once. */
  documents: z.number().int(),
  /** Marked stretches in its text; 0 without a query. */
  hits: z.number().int(),
  confidentiality: Confidentiality,
  /** Written by us to show the product, not a meeting of a real source. */
  demo: z.boolean(),
});
export type AgendaItem = z.infer<typeof AgendaItem>;

/** The service that meetings were read from. @example tweedekamer */
export const Origin = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);

/** A filter, as calls take it, and the meetings there would be with it alone of its sort. */
export const AgendaCount = z.object({
  /** The filter, as `sessionFilters` takes it. @example "nl:tk" */
  filter: z.string(),
  /** Meetings there would be with it. */
  count: z.number().int(),
});
export type AgendaCount = z.infer<typeof AgendaCount>;

/**
 * What each filter would find within period, query and the filters of the other sorts, so that a choice can be made
 * wider; one that is not named would find nothing. Most first, but for kinds and statuses, which are all there.
 */
export const AgendaCounts = z.object({
  /** Dashboards and nodes of their trees with what is below them, each above its own nodes. */
  sources: z.array(AgendaCount),
  /** The largest, and the chosen ones; `agenda-filter-types` has their names. */
  committees: z.array(AgendaCount),
  /** Every kind of meeting. */
  kinds: z.array(AgendaCount),
  /** Every way in which a meeting can stand. */
  statuses: z.array(AgendaCount),
  /** The largest, and the chosen ones. */
  places: z.array(AgendaCount),
});
export type AgendaCounts = z.infer<typeof AgendaCounts>;

/** A page of meetings. */
export const AgendasResponse = z.object({
  /** Soonest first, then by id. */
  data: z.array(AgendaItem),
  /** Exact number of meetings. */
  countTotal: z.number().int(),
  /** What other filters would find; on a first page. */
  counts: AgendaCounts.optional(),
  /** On a first page: up to where it is complete, for `agenda/savedsearches/seen`. */
  newSince: z.string().optional(),
  /** The cursor of the next page; absent on the last one. */
  searchMoreAfter: z.string().optional(),
  actions: Actions,
});
export type AgendasResponse = z.infer<typeof AgendasResponse>;

export const searchAgendas = endpoint({
  method: 'POST',
  path: '/agendas',
  summary:
    'Meetings of a period of at most three months back to six months ahead, soonest first, with what filters would find.',
  access: access.module('agenda'),
  key: 'read',
  refuses: ['400 EC-04', '429 RATE'],
  query: {
    /** What is looked for, in the query language; without it, all meetings of period and filters (decision 10.3). */
    query: z.string().default(''),
    /** First day; without one as far back as the agenda goes (specification §9). */
    startDate: Day.optional(),
    /** Last day, which is whole; without one as far ahead as the agenda goes. */
    endDate: Day.optional(),
    /** Only meetings read from this service. */
    origin: Origin.optional(),
    /** Meetings on a page. */
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(limits.agendaOverviewPageSizeMax)
      .default(limits.agendaPageSize),
    /** The cursor `searchMoreAfter` of the page before. */
    searchAfter: z.string().max(2_000).optional(),
  },
  body: z.strictObject({ sessionFilters: SessionFilters }),
  response: AgendasResponse,
});

export const workbook = z.instanceof(Uint8Array);

export const exportAgendas = endpoint({
  method: 'POST',
  path: '/agendas/export/xlsx',
  summary: 'The meetings that a search of the agenda finds as an Excel file, one row each (decision 7.24).',
  access: access.module('agenda'),
  key: 'read',
  refuses: ['400 EC-04', '400 EC-05'],
  query: {
    /** What is looked for, in the query language; without it, all meetings of period and filters. */
    query: z.string().default(''),
    /** First day; without one as far back as the agenda goes. */
    startDate: Day.optional(),
    /** Last day, which is whole. */
    endDate: Day.optional(),
  },
  body: z.strictObject({ sessionFilters: SessionFilters }),
  response: workbook,
  answers: 'binary',
});
