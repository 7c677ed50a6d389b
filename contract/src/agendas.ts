import { z } from 'zod';
import { DomainId } from './domain-id.ts';
import { Confidentiality } from 'contract/confidentiality';
import {
  Attachment,
  Committee,
  DocumentId,
  LinkedDocument,
  LockedLink,
  Marked,
  MeetingDetail,
  MeetingStatus,
  NamedDocument,
  OpenLink,
  Person,
  Titled,
} from './documents.ts';
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

const workbook = z.instanceof(Uint8Array);

/** A document of an agenda, the words of the query marked in its title. */
const OpenMeetingDocument = OpenLink.extend({
  /** Its title, with the hits marked. */
  title: Marked,
  /** Marked stretches in its text and the texts of its files; 0 without a query. */
  hits: z.number().int(),
});
/** A document of an agenda, or a title with a lock where the modules do not open it. */
export const MeetingDocument = z.discriminatedUnion('locked', [OpenMeetingDocument, LockedLink]);
export type MeetingDocument = z.infer<typeof MeetingDocument>;

/** A point of an agenda; of a confidential one number and title alone. */
export const AgendaPoint = z.object({
  /** Its number on the agenda, as the source writes it. */
  number: z.string(),
  /** What the source calls it, with the hits marked. */
  title: Marked,
  /** It is dealt with behind closed doors. */
  confidential: z.boolean(),
  /** What it leads to; those that are not known here are left out. */
  documents: z.array(MeetingDocument),
});
export type AgendaPoint = z.infer<typeof AgendaPoint>;

/** Whether it goes on, was cancelled, moved or withdrawn. */
const Standing = z.enum(['on', 'cancelled', 'moved', 'withdrawn']);

/** One thing that changed about a meeting; typing and order are none (decision 3.25). */
export const MeetingChange = z.discriminatedUnion('kind', [
  /** It was read for the first time. */
  z.object({ kind: z.literal('new') }),
  z.object({
    kind: z.literal('date'),
    /** When it was. */
    from: MeetingTime,
    /** When it is. */
    to: MeetingTime,
  }),
  z.object({
    kind: z.literal('time'),
    /** When it was. */
    from: MeetingTime,
    /** When it is. */
    to: MeetingTime,
  }),
  z.object({
    kind: z.literal('place'),
    /** Where it was. */
    from: z.string().optional(),
    /** Where it is. */
    to: z.string().optional(),
  }),
  z.object({
    kind: z.literal('standing'),
    /** How it stood. */
    from: Standing,
    /** How it stands. */
    to: Standing,
  }),
  z.object({
    kind: z.literal('closed'),
    /** True once it is behind closed doors. */
    to: z.boolean(),
  }),
  z.object({
    kind: z.literal('itemsAdded'),
    /** What was put on the agenda. */
    titles: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('itemsRemoved'),
    /** What was taken off the agenda. */
    titles: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('documentsAdded'),
    /** Documents that came to the agenda. */
    documents: z.array(NamedDocument),
  }),
  z.object({
    kind: z.literal('documentsRemoved'),
    /** Documents that left the agenda. */
    documents: z.array(NamedDocument),
  }),
]);
export type MeetingChange = z.infer<typeof MeetingChange>;

/** What one reading of the source brought. */
export const MeetingChanges = z.object({
  /** UTC instant in ISO 8601 at which it was read. */
  at: z.iso.datetime(),
  /** One entry for each thing that changed. */
  changes: z.array(MeetingChange).min(1),
});
export type MeetingChanges = z.infer<typeof MeetingChanges>;

/** A meeting with everything on its agenda; behind closed doors only what a list shows of it (decision 3.33). */
export const AgendaDetail = AgendaItem.extend({
  /** The whole text of the agenda with every hit marked. */
  text: Marked.optional(),
  /** Times, place and what it stands in for; absent behind closed doors. */
  meeting: MeetingDetail.omit({ agendaItems: true }).optional(),
  /** In the order of the agenda. */
  agenda: z.array(AgendaPoint),
  /** Who takes part, as the source says. */
  people: z.array(Person),
  /** Files of the meeting itself. */
  attachments: z.array(Attachment),
  /** Where the source shows it. */
  originalUrls: z.array(z.url()),
  /** The dossier or case it is about, where the source names one. */
  dossier: Titled.optional(),
  /** What became of it, newest first, from its first reading on (decision 10.17). */
  changes: z.array(MeetingChanges),
  /** Reports of what was said in it, once there are. */
  reports: z.array(LinkedDocument),
  /** Other meetings of the same dossier, soonest first. */
  related: z.array(LinkedDocument),
  /** Picture or sound, where the source tells where it is shown. */
  stream: z
    .object({
      /** The page that shows it. */
      url: z.url(),
    })
    .optional(),
  /** The user is mailed when it changes, because of `followAgenda`. */
  followed: z.boolean(),
  /** It is in the calendar feed of the user. */
  inFeed: z.boolean(),
});
export type AgendaDetail = z.infer<typeof AgendaDetail>;

export const getAgenda = endpoint({
  method: 'GET',
  path: '/agendas/{id}',
  summary:
    'One meeting with its agenda items, documents and participants, the words of a query marked in it.',
  access: access.module('agenda'),
  key: 'read',
  refuses: ['403 EC-07'],
  params: { id: DocumentId },
  query: {
    /** Words to be marked, in the query language. */
    query: z.string().max(limits.maximumQueryLength).optional(),
    origin: Origin.optional(),
  },
  response: z.object({ result: AgendaDetail }),
});

export const exportAgenda = endpoint({
  method: 'GET',
  path: '/agendas/export/xlsx/{id}',
  summary: 'One meeting as an Excel file (decision 7.24).',
  access: access.module('agenda'),
  key: 'read',
  refuses: ['403 EC-07'],
  params: { id: DocumentId },
  response: workbook,
  answers: 'binary',
});

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

export const followAgenda = endpoint({
  method: 'PUT',
  path: '/agendas/{id}/followed',
  summary:
    'Mails the user when this meeting changes, or no longer: one saved search of the agenda holds the meetings that are followed one by one.',
  access: access.module('agenda'),
  key: 'searches',
  refuses: ['400 EC-05', '403 EC-07'],
  params: { id: DocumentId },
  body: z.strictObject({
    /** Whether the user is to be mailed when it changes. */
    followed: z.boolean(),
  }),
  response: z.object({
    /** Whether the user is mailed when it changes. */
    followed: z.boolean(),
  }),
});

/** Opens the file of one meeting without a session, for ten minutes (decision 7.3). */
export const agendaTicket = endpoint({
  method: 'POST',
  path: '/agendas/{id}/ics-ticket',
  summary: 'A ticket that opens one meeting as an iCalendar file.',
  access: access.module('agenda'),
  refuses: ['403 EC-07'],
  params: { id: DocumentId },
  body: z.strictObject({}),
  response: z.object({
    /** For `agenda.ics`; it works for ten minutes. */
    ticket: z.string(),
  }),
});

export const readAgendaFile = endpoint({
  method: 'GET',
  path: '/agendas/{id}/agenda.ics',
  summary: 'One meeting as an iCalendar file, to whoever has a ticket for it.',
  access: access.ticket,
  refuses: ['403 EC-07'],
  params: { id: DocumentId },
  query: {
    /** What `ics-ticket` answered. */
    ticket: z.string().max(1_000),
  },
  response: z.unknown(),
  answers: 'binary',
});
