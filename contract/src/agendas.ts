import { z } from 'zod';
import { DomainId } from './dashboards.ts';
import { Confidentiality } from 'contract/confidentiality';
import { Attachment, Committee, DocumentId, Marked, MeetingDetail, Person } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Day } from './timeline.ts';

/** Dashboards whose meetings are meant, or nodes of their source trees as `nl:tk`; none means all. */
export const SessionFilters = z
  .array(z.string().regex(/^[a-z-]+(:[a-z0-9/-]+)?$/))
  .max(limits.maximumGroupPaths)
  .default([]);

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
  kind: z.enum(['plenary', 'committee']),
  /** UTC instants in ISO 8601; corrected at import (decision 4.25). */
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime().optional(),
  /** False for a meeting of a whole day. */
  timeKnown: z.boolean(),
  /** The start was corrected and is shown as "bij benadering". */
  approximate: z.boolean(),
  place: z.string().optional(),
  status: z.enum(['planned', 'held', 'cancelled', 'moved']),
  committees: z.array(Committee),
  confidentiality: Confidentiality,
  demo: z.boolean(),
});
export type AgendaItem = z.infer<typeof AgendaItem>;

/** The service that meetings were read from. */
const Origin = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);

export const AgendasResponse = z.object({
  /** Soonest first, then by id. */
  data: z.array(AgendaItem),
  /** Exact. */
  countTotal: z.number().int(),
  actions: z.object({ more: z.boolean() }),
});
export type AgendasResponse = z.infer<typeof AgendasResponse>;

export const searchAgendas = endpoint({
  method: 'POST',
  path: '/agendas',
  summary:
    'Meetings a query finds in a period of at most three months back to six months ahead, soonest first.',
  access: access.module('agenda'),
  query: {
    query: z.string(),
    /** First and last day, both whole; without them as far as the agenda goes (specification §9). */
    startDate: Day.optional(),
    endDate: Day.optional(),
    /** Only meetings read from this service. */
    origin: Origin.optional(),
    limit: z.coerce.number().int().min(1).max(limits.agendaPageSizeMax).default(limits.agendaPageSize),
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
