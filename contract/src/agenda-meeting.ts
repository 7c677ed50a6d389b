import { z } from 'zod';
import { Attachment, DocumentId, Marked, Person } from './document-parts.ts';
import { LinkedDocument, LockedLink, MeetingDetail, NamedDocument, OpenLink, Titled } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { AgendaItem, MeetingTime, Origin, workbook } from './agendas.ts';

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
  /** While it is held its `live` says so, and who has the word; false where nobody tells. */
  tellsLive: z.boolean(),
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

/** A meeting that is being held, as its source shows it. */
export const LiveMeeting = z.object({
  /** The source's own page that shows it. */
  url: z.url({ protocol: /^https?$/ }),
  /** UTC instant in ISO 8601 at which it began. */
  since: z.iso.datetime(),
  /** It is suspended, so that nobody has the word. */
  suspended: z.boolean(),
  /** Who has the word, where the source tells. */
  speaker: Person.extend({
    /** Leads the meeting. */
    chair: z.boolean(),
    /** Breaks in on somebody else. */
    interruption: z.boolean(),
    /** UTC instant in ISO 8601 since which. */
    since: z.iso.datetime(),
  }).optional(),
});
export type LiveMeeting = z.infer<typeof LiveMeeting>;

export const getLiveMeeting = endpoint({
  method: 'GET',
  path: '/agendas/{id}/live',
  summary: 'Whether a meeting is being held right now, and who has the word.',
  access: access.module('agenda'),
  key: 'read',
  refuses: ['403 EC-07'],
  params: { id: DocumentId },
  response: z.object({
    /** Absent while it is not held, or where nobody tells. */
    live: LiveMeeting.optional(),
  }),
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
