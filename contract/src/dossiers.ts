import { z } from 'zod';
import { AgendaKind } from './session-filters.ts';
import { MeetingWas } from './agendas.ts';
import { dossierAddressForm } from './dossier-address.ts';
import { DomainId } from './domain-id.ts';
import { Commitment, Committee, VoteCounts, VoteOutcome } from './document-parts.ts';
import { LinkedDocument, MeetingStatus } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { PersonId } from './persons.ts';

/** A number of a dossier as addresses have it, without spaces, slashes and brackets. @example 36914-XV */
const DossierAddress = z.string().regex(dossierAddressForm);

/** What holds a dossier together: a file of parliament, a European procedure, or a case. */
export const DossierKind = z.enum(['dossier', 'procedure', 'case']);
export type DossierKind = z.infer<typeof DossierKind>;

/** By which rules a dossier goes through its stages: what kind of bill it is. */
export const CourseKind = z.enum(['nlBill', 'euLaw', 'euOwn', 'beFedBill', 'beFlmDecree']);
export type CourseKind = z.infer<typeof CourseKind>;

/** The stages there are. */
export const StageKey = z.enum([
  'submitted',
  'written',
  'debate',
  'vote',
  'senate',
  'senateVote',
  'advice',
  'report',
  'council',
  'withdrawn',
  'published',
  'transposition',
]);
export type StageKey = z.infer<typeof StageKey>;

/** What was voted on: the bill itself, a change of it, a motion, or what the source does not tell. */
export const VotedOn = z.enum(['bill', 'amendment', 'motion', 'other']);
export type VotedOn = z.infer<typeof VotedOn>;

/** A vote as the dossier tells it: how it ended, and always by whom. */
export const DossierVote = z.object({
  /** What was voted on, in the words of the source. */
  subject: z.string(),
  /** What that is, as the papers that carry the vote tell. */
  on: VotedOn,
  /** Who voted, by its own name. @example "Tweede Kamer" */
  by: z.string(),
  /** Absent where the source does not tell. */
  outcome: VoteOutcome.optional(),
  /** Members on each side, where they are known. */
  counts: VoteCounts.optional(),
});
export type DossierVote = z.infer<typeof DossierVote>;

/** A paper or meeting that shows that a stage was reached. */
const Evidence = z.object({
  /** What it is; a lock outside the modules. */
  document: LinkedDocument,
  /** Its place in the dossier, as its source writes it. @example "nr. 6" */
  mark: z.string().optional(),
});

/**
 * A stage of a dossier (UX-3, 26). `reached` only by a dated paper, meeting or decision; `running` is the last of these while
 * the dossier is not at its end; `locked` was reached, by what is outside the modules; `unknown` lies before one that was
 * reached, and nothing tells of it; `ahead` nothing is known of yet. The `transposition` of a directive runs until its last
 * day, and is unknown where that is past or not found: no source tells that it ended.
 */
export const Stage = z.object({
  /** Which stage of its course. */
  key: StageKey,
  /** How it stands. */
  state: z.enum(['reached', 'running', 'locked', 'unknown', 'ahead']),
  /** The day it was reached, YYYY-MM-DD. */
  day: z.string().optional(),
  /** Days until the next stage that was reached, or of one that runs until today. */
  days: z.number().int().optional(),
  /** Of the transposition: its last day, YYYY-MM-DD, where the directive's own article names one. */
  due: z.string().optional(),
  /** What shows it, oldest first; the first few. */
  evidence: z.array(Evidence),
  /** The decision, of stages that are one. */
  vote: DossierVote.optional(),
});
export type Stage = z.infer<typeof Stage>;

/** What a row of the course of a dossier is. */
export const RowKind = z.enum(['paper', 'meeting', 'vote', 'commitment']);
export type RowKind = z.infer<typeof RowKind>;

/** One line of a dossier in time. */
export const DossierRow = z.object({
  /** Tells it from all others of the dossier. */
  key: z.string(),
  /** What it is. */
  kind: RowKind,
  /** UTC instant in ISO 8601; absent outside the modules. */
  date: z.iso.datetime().optional(),
  /** False where the source gives a day alone. */
  timeKnown: z.boolean(),
  /** The paper, meeting or commitment itself; of a vote what was voted on. */
  document: LinkedDocument,
  /** Its place in the dossier, as its source writes it. @example "nr. 38" */
  mark: z.string().optional(),
  /** It came, or came in another version, since the visit before. */
  isNew: z.boolean(),
  /** Of votes. */
  vote: DossierVote.optional(),
  /** Of commitments, where their source tells. */
  commitment: Commitment.pick({ state: true, stateText: true, due: true, dueInText: true }).optional(),
  /** Of meetings. */
  meeting: z
    .object({
      /** Of a whole house, of a committee, or neither. */
      kind: AgendaKind,
      /** How it stands at its source. */
      status: MeetingStatus,
      /** UTC instant in ISO 8601, where the source gives one. */
      end: z.iso.datetime().optional(),
      /** Room, building or town, as the source writes it. */
      place: z.string().optional(),
      /** Where its time or place changed in the last seven days. */
      was: MeetingWas.optional(),
    })
    .optional(),
});
export type DossierRow = z.infer<typeof DossierRow>;

/** A meeting that is planned, with whether the user's calendar has it. */
export const NextMeeting = DossierRow.extend({
  /** It is in the calendar that the user subscribes to; absent outside the modules. */
  inFeed: z.boolean().optional(),
});
export type NextMeeting = z.infer<typeof NextMeeting>;

/** Somebody with a part in a dossier. */
export const DossierPerson = z.object({
  /** As the sources write it. */
  name: z.string(),
  /** The person whom the name stands for wherever the dossier has it; absent where that is nobody of the lists, or not certain. */
  person: z.object({ domain: DomainId, id: PersonId }).optional(),
  /** Party or group, as the newest document that names it has it. */
  party: z.string().optional(),
  /** What the person is, as the newest document that names it has it. */
  function: z.string().optional(),
  /** Papers with the name among their people. */
  papers: z.number().int(),
  /** Of them amendments, motions and questions. */
  moved: z.number().int(),
  /** Turns in its debates. */
  turns: z.number().int(),
});
export type DossierPerson = z.infer<typeof DossierPerson>;

/** The newest vote of the European Parliament in which members voted by name, and what those of two countries did. */
export const RollCall = z.object({
  /** The document that tells of it. */
  document: LinkedDocument,
  vote: DossierVote,
  /** The day of the vote, YYYY-MM-DD. */
  day: z.string(),
  /** The Netherlands and Belgium, in this order; left out where no member is known to be of it. */
  countries: z.array(
    VoteCounts.extend({
      /** Where they were elected, ISO 3166-1 alpha-2. */
      country: z.enum(['NL', 'BE']),
    }),
  ),
  /** Members whose country is not known: they may be of one of these. */
  withoutCountry: z.number().int(),
});
export type RollCall = z.infer<typeof RollCall>;

/** How many votes of a house ended how. */
export const VoteTally = z.object({
  /** What was voted on. */
  on: VotedOn,
  /** Who voted. */
  by: z.string(),
  /** Votes that ended in adoption. */
  adopted: z.number().int(),
  /** Votes that ended in rejection. */
  rejected: z.number().int(),
  /** What was withdrawn, and votes whose end the source does not tell. */
  others: z.number().int(),
});
export type VoteTally = z.infer<typeof VoteTally>;

const named = {
  kind: DossierKind,
  /** As the source writes it. @example "36 914" */
  number: z.string(),
  domain: DomainId,
  /** What it is called; absent where no document tells. */
  title: z.string().optional(),
};

/** A dossier as its page shows it (UX-3, 26). */
export const OpenDossier = z.object({
  ...named,
  locked: z.literal(false),
  /** Written by us to show the product, all of it. */
  demo: z.boolean(),
  /** By which rules it goes, of a bill or procedure. */
  course: CourseKind.optional(),
  /** The house it is before, by its own name. */
  institution: z.string(),
  /** Committees that its papers name, most often first. */
  committees: z.array(Committee),
  /** When each source that its documents come from was last read; none that never was. */
  read: z.array(
    z.object({
      /** The service, by our name for it. @example tweedekamer */
      source: z.string(),
      /** UTC instant in ISO 8601. */
      at: z.iso.datetime(),
    }),
  ),
  /** In order; none where no bill or proposal is known. */
  stages: z.array(Stage),
  /** The next meetings with it on their agenda, soonest first. */
  next: z.array(NextMeeting),
  /** Rows of each kind. */
  counts: z.object({
    /** Of every kind. */
    all: z.number().int(),
    /** Papers. */
    paper: z.number().int(),
    /** Meetings. */
    meeting: z.number().int(),
    /** Votes. */
    vote: z.number().int(),
    /** Commitments. */
    commitment: z.number().int(),
  }),
  /** Attachments of its documents, as `files` tells them. */
  files: z.number().int(),
  /** Documents and meetings that it really has; more than were looked through where `whole` is false. */
  documents: z.number().int(),
  /** All of them were looked through; else the newest. */
  whole: z.boolean(),
  /** Documents that the user may put onto a list, newest first; `limits.maximumListItems` at most. */
  listable: z.array(z.string()),
  /** The last vote on the bill itself, with the row of it, where there was one. */
  billVote: DossierVote.optional(),
  /** Of procedures of the Union in which there was one. */
  rollCall: RollCall.optional(),
  /** Votes by house and by what was voted on. */
  votes: z.array(VoteTally),
  /** Who has most to do with it first. */
  people: z.array(DossierPerson),
  /** How many there are; more than are told where that is more. */
  numberOfPeople: z.number().int(),
  /** Organisations with a part in its papers, most papers first. */
  organisations: z.array(
    z.object({
      /** As the sources write it. */
      name: z.string(),
      /** Papers that name it. */
      papers: z.number().int(),
    }),
  ),
  /** What came or changed since the visit before; absent on the first one. */
  news: z
    .object({
      /** When that visit ended: UTC instant in ISO 8601. */
      since: z.iso.datetime(),
      /** The newest first; the first few. */
      rows: z.array(DossierRow),
      /** How many there are. */
      total: z.number().int(),
    })
    .optional(),
});
export type OpenDossier = z.infer<typeof OpenDossier>;

/** Outside the modules: a title with a lock and the module that opens it, nothing else (decision 6.5). */
const LockedDossier = z.strictObject({
  ...named,
  locked: z.literal(true),
  /** The code of the module that opens it. @example MC11 */
  module: z.string(),
});

/** A dossier, or that it lies outside the modules. */
export const Dossier = z.discriminatedUnion('locked', [OpenDossier, LockedDossier]);
export type Dossier = z.infer<typeof Dossier>;

export const dossierParameters = {
  /** The dashboard it is of. */
  domain: DomainId,
  /** The number, written without spaces, slashes and brackets. @example 36914-XV */
  number: DossierAddress,
};
/** Local bodies number for themselves: the body whose dossier is meant, by its own name. Left out where only one has the number. */
export const DossierInstitution = z.string().min(1).max(limits.maximumInstitution).optional();

/** A page of what a dossier has. */
export const dossierPage = {
  /** How many were read already. */
  from: z.number().int().min(0).max(limits.maximumDossierRows).default(0),
  /** How many at most. */
  size: z.number().int().min(1).max(limits.maximumDossierPage).default(limits.maximumDossierPage),
  /** `upTo` of the first page, so that what comes in meanwhile moves nothing. */
  upTo: z.number().int().min(0).optional(),
};

export const getDossier = endpoint({
  method: 'POST',
  path: '/dossiers/{domain}/{number}',
  summary:
    'A dossier, procedure or case by its number: how it stands, what is next, what is new and who is in it.',
  access: access.session,
  key: 'read',
  refuses: ['404 EC-03'],
  params: dossierParameters,
  body: z.strictObject({
    institution: DossierInstitution,
    /** Counts as a visit of its page: what is there by now is not new at the next one. */
    visit: z.boolean().default(false),
  }),
  response: z.object({
    /** The dossier. */
    data: Dossier,
  }),
});

export const getDossierRows = endpoint({
  method: 'POST',
  path: '/dossiers/{domain}/{number}/rows',
  summary: 'The papers, meetings, votes and commitments of a dossier in order of time, page by page.',
  access: access.session,
  key: 'read',
  refuses: ['404 EC-03', '403 EC-07'],
  params: dossierParameters,
  body: z.strictObject({
    institution: DossierInstitution,
    /** Rows of one kind; all of them when left out. */
    kind: RowKind.optional(),
    /** By date. */
    order: z.enum(['newest', 'oldest']).default('newest'),
    ...dossierPage,
  }),
  response: z.object({
    /** In the order asked for. */
    data: z.array(DossierRow),
    /** Rows of this kind. */
    total: z.number().int(),
    /** To be sent with the pages after this one. */
    upTo: z.number().int(),
  }),
});

/** Says that all that is new on a page was seen. */
export const seenPage = endpoint({
  method: 'PUT',
  path: '/dossiers/{domain}/{number}/seen',
  summary: 'Keeps that the user has seen all there is of a dossier, so that nothing of it is new.',
  access: access.session,
  params: dossierParameters,
  body: z.strictObject({ institution: DossierInstitution }),
  response: z.object({ seen: z.literal(true) }),
});
