import { z } from 'zod';
import { DomainId } from './dashboards.ts';
import { Confidentiality } from 'contract/confidentiality';
import { Attachment, Committee, DocumentId, Marked, MeetingDetail, Person } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { AgendaKind, AgendaState, SessionFilters } from './session-filters.ts';
import { Day } from './days.ts';

/** A meeting as a list of meetings shows it; one behind closed doors shows title and time only (decision 3.33). */
export const AgendaItem = z.object({
  /** Also the id of the meeting's document. */
  id: DocumentId,
  domain: DomainId,
  /** The service it was read from (specification §3, Agenda item). */
  origin: z.string(),
  groupPath: z.string(),
  /** The source's own name for the kind of meeting. */
  sourceType: z.string(),
  institution: z.string(),
  title: Marked,
  kind: AgendaKind,
  /** UTC instants in ISO 8601; corrected at import (decision 4.25). */
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime().optional(),
  /** False for a meeting of a whole day. */
  timeKnown: z.boolean(),
  /** The start was corrected and is shown as "bij benadering". */
  approximate: z.boolean(),
  /** The source's own times, as it writes them (decision 4.25). */
  sourceTimes: MeetingDetail.shape.sourceTimes,
  place: z.string().optional(),
  status: z.enum(['planned', 'held', 'cancelled', 'moved']),
  /** The status by which filters tell meetings apart. */
  state: AgendaState,
  committees: z.array(Committee),
  confidentiality: Confidentiality,
  demo: z.boolean(),
});
export type AgendaItem = z.infer<typeof AgendaItem>;

/** The service that meetings were read from. */
export const Origin = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);

/** A filter, as calls take it, and the meetings there would be with it alone of its sort. */
export const AgendaCount = z.object({ filter: z.string(), count: z.number().int() });
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
  kinds: z.array(AgendaCount),
  statuses: z.array(AgendaCount),
  /** The largest, and the chosen ones. */
  places: z.array(AgendaCount),
});
export type AgendaCounts = z.infer<typeof AgendaCounts>;

export const AgendasResponse = z.object({
  /** Soonest first, then by id. */
  data: z.array(AgendaItem),
  /** Exact. */
  countTotal: z.number().int(),
  /** On a first page. */
  counts: AgendaCounts.optional(),
  /** Absent on the last page. */
  searchMoreAfter: z.string().optional(),
  actions: z.object({ more: z.boolean() }),
});
export type AgendasResponse = z.infer<typeof AgendasResponse>;

export const searchAgendas = endpoint({
  method: 'POST',
  path: '/agendas',
  summary:
    'Meetings of a period of at most three months back to six months ahead, soonest first, with what filters would find.',
  access: access.module('agenda'),
  query: {
    /** Without one, all meetings of period and filters are meant (decision 10.3). */
    query: z.string().default(''),
    /** First and last day, both whole; without them as far as the agenda goes (specification §9). */
    startDate: Day.optional(),
    endDate: Day.optional(),
    /** Only meetings read from this service. */
    origin: Origin.optional(),
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

const workbook = z.instanceof(Uint8Array);

/** A meeting with everything on its agenda; behind closed doors only what a list shows of it (decision 3.33). */
export const AgendaDetail = AgendaItem.extend({
  /** The whole text of the agenda with every hit marked. */
  text: Marked.optional(),
  meeting: MeetingDetail.optional(),
  people: z.array(Person),
  attachments: z.array(Attachment),
  /** Where the source shows it. */
  originalUrls: z.array(z.url()),
});
export type AgendaDetail = z.infer<typeof AgendaDetail>;

export const getAgenda = endpoint({
  method: 'GET',
  path: '/agendas/{id}',
  summary:
    'One meeting with its agenda items, documents and participants, the words of a query marked in it.',
  access: access.module('agenda'),
  params: { id: DocumentId },
  query: { query: z.string().max(limits.maximumQueryLength).optional(), origin: Origin.optional() },
  response: z.object({ result: AgendaDetail }),
});

export const exportAgenda = endpoint({
  method: 'GET',
  path: '/agendas/export/xlsx/{id}',
  summary: 'One meeting as an Excel file (decision 7.24).',
  access: access.module('agenda'),
  params: { id: DocumentId },
  response: workbook,
  answers: 'binary',
});
