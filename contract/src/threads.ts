import { z } from 'zod';
import { dossierAddressForm } from './dossier-address.ts';
import { Marked } from './document-parts.ts';
import { LinkedDocument } from './documents.ts';
import { DomainId } from './domain-id.ts';
import { CourseKind, NextMeeting, Stage } from './dossiers.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** The number of a procedure as addresses have it. @example 2024-0231-COD */
const ProcedureAddress = z.string().regex(dossierAddressForm);

/** A level of government of the thread: the Union, the Netherlands, or Belgium, federal and Flemish together. */
export const ThreadLevel = z.enum(['eu', 'nl', 'be']);
export type ThreadLevel = z.infer<typeof ThreadLevel>;

/**
 * A phase of the thread by its days (UX-3, 27): `proposal` until the first reading of Parliament or the position of the
 * Council, `negotiation` until the Official Journal, then `transposition` of a directive, or `published` of what is none.
 */
export const ThreadPhase = z.enum(['proposal', 'negotiation', 'transposition', 'published']);
export type ThreadPhase = z.infer<typeof ThreadPhase>;

/** What an act is. */
export const ActForm = z.enum(['directive', 'regulation', 'decision']);
export type ActForm = z.infer<typeof ActForm>;

/** A number that the procedure is known by, as its own European documents have it. */
export const ThreadNumber = z.object({
  /** Of the procedure, of a proposal of the Commission, of the act in its title, or in CELEX of a proposal or act. */
  kind: z.enum(['procedure', 'proposal', 'act', 'celex']),
  /** As it is written. @example "COM(2024) 512" */
  value: z.string(),
  /** Of an act: what it is. */
  form: ActForm.optional(),
});
export type ThreadNumber = z.infer<typeof ThreadNumber>;

/** Where a document names the procedure, letter by letter. */
export const Naming = z.object({
  /** A field for numbers, the title, or the text with those of its files. */
  place: z.enum(['number', 'title', 'text']),
  /** What stands there, with the number marked; absent where that is beyond the part of a long text that is marked. */
  quotation: Marked.optional(),
});
export type Naming = z.infer<typeof Naming>;

/** A document of the thread. */
export const ThreadItem = z.object({
  /** The document; all of them may be read. */
  document: LinkedDocument,
  /** The number by which it belongs here, and where it stands in it. */
  naming: Naming,
  /** It came, or came in another version, since the visit before. */
  isNew: z.boolean(),
});
export type ThreadItem = z.infer<typeof ThreadItem>;

/** When a source was last read to its end. */
const ReadAt = z.object({
  /** The service, by our name for it. @example tweedekamer */
  source: z.string(),
  /** UTC instant in ISO 8601. */
  at: z.iso.datetime(),
});

/** Documents of one level in one phase. */
export const ThreadCell = z.object({
  /** The level. */
  level: ThreadLevel,
  /** Bills, proposals and acts first, then the newest; the first few. */
  items: z.array(ThreadItem),
  /** How many there are. */
  total: z.number().int(),
});
export type ThreadCell = z.infer<typeof ThreadCell>;

/** What is known of one dashboard in the thread. */
export const ThreadLane = z.object({
  domain: DomainId,
  /** Outside the modules: no more is told of it than how many documents there are. */
  locked: z.boolean(),
  /** The code of the module that opens it, where it is locked. @example MC11 */
  module: z.string().optional(),
  /** Documents that may be read; of a locked one those that there are. */
  total: z.number().int(),
  /** Documents of a dashboard in the modules that other modules open. */
  elsewhere: z.number().int(),
  /** All of them were looked through; else the newest. */
  whole: z.boolean(),
  /** When each of its sources was last read; none that never was. */
  read: z.array(ReadAt),
});
export type ThreadLane = z.infer<typeof ThreadLane>;

/** The last day to transpose a directive, as the article on transposition says it. */
export const Deadline = z.object({
  /** YYYY-MM-DD. */
  day: z.string(),
  /** The number of the article. @example "31" */
  article: z.string(),
  /** The number of the paragraph, where it has one. @example "1" */
  paragraph: z.string().optional(),
  /** The paragraph letter by letter. */
  text: z.string(),
  /** Other days by which articles of the act want something transposed. */
  others: z.number().int(),
});
export type Deadline = z.infer<typeof Deadline>;

/** A bill that names the directive. */
export const ThreadBill = z.object({
  /** The bill. */
  document: LinkedDocument,
  /** Where it names the directive. */
  naming: Naming,
  /** The number of its dossier, as the source writes it. @example "37 012" */
  number: z.string().optional(),
  /** The last stage of its dossier that was reached, with the course it is one of. */
  stage: Stage.pick({ key: true, day: true })
    .extend({
      /** By which rules the dossier goes. */
      course: CourseKind,
    })
    .optional(),
});
export type ThreadBill = z.infer<typeof ThreadBill>;

/** The transposition of a directive, as far as sources tell. Of regulations there is none. */
export const Transposition = z.object({
  /** The directive. */
  act: LinkedDocument,
  /** Absent where its text names no day. */
  deadline: Deadline.optional(),
  /** In order: the Netherlands, Belgium, Flanders. That one has no bill says no more than that none was found. */
  countries: z.array(
    z.object({
      domain: DomainId,
      /** Outside the modules. */
      locked: z.boolean(),
      /** Bills that name the directive, those that do so in their title first; the first few. */
      bills: z.array(ThreadBill),
      /** How many there are. */
      total: z.number().int(),
      /** When each of its sources was last read; none that never was. */
      read: z.array(ReadAt),
    }),
  ),
  /** The next meetings of the dossiers of bills that name it in title or number, soonest first; the first few. */
  next: z.array(NextMeeting),
});
export type Transposition = z.infer<typeof Transposition>;

/** A European procedure and what names it, from the Union to Belgium and the Netherlands (UX-3, 27). */
export const Thread = z.object({
  /** What it is known by. */
  numbers: z.array(ThreadNumber),
  /** Dashboards that were looked at. */
  lanes: z.array(ThreadLane),
  /** Those that began, newest first. */
  phases: z.array(
    z.object({
      phase: ThreadPhase,
      /** The day it began, YYYY-MM-DD; absent where no dated document shows it. */
      from: z.string().optional(),
      /** Days until the next phase, or until today. */
      days: z.number().int().optional(),
      /** One for each level. */
      cells: z.array(ThreadCell),
    }),
  ),
  /** Documents in all cells. */
  total: z.number().int(),
  /** Of directives that were published. */
  transposition: Transposition.optional(),
  /** To be sent with the pages of its cells. */
  upTo: z.number().int(),
});
export type Thread = z.infer<typeof Thread>;

const params = {
  /** The number, written without spaces, slashes and brackets. @example 2024-0231-COD */
  number: ProcedureAddress,
};

export const getThread = endpoint({
  method: 'POST',
  path: '/threads/{number}',
  summary:
    'A European procedure with the Dutch and Belgian documents that name one of its numbers, by phase and level.',
  access: access.module('EUDashboard'),
  key: 'read',
  refuses: ['404 EC-03'],
  params,
  body: z.strictObject({}),
  response: z.object({
    /** The thread. */
    data: Thread,
  }),
});

export const getThreadItems = endpoint({
  method: 'POST',
  path: '/threads/{number}/items',
  summary: 'The documents of one level in one phase of a European procedure, page by page.',
  access: access.module('EUDashboard'),
  key: 'read',
  refuses: ['404 EC-03'],
  params,
  body: z.strictObject({
    /** The level. */
    level: ThreadLevel,
    /** The phase. */
    phase: ThreadPhase,
    /** How many documents were read already. */
    from: z.number().int().min(0).max(limits.maximumThreadDocuments).default(0),
    /** How many at most. */
    size: z.number().int().min(1).max(limits.maximumThreadPage).default(limits.maximumThreadPage),
    /** `upTo` of the thread, so that what comes in meanwhile moves nothing. */
    upTo: z.number().int().min(0).optional(),
  }),
  response: z.object({
    /** In the order of the cell. */
    data: z.array(ThreadItem),
    /** How many there are. */
    total: z.number().int(),
  }),
});

/** A European procedure that a national dossier names. */
export const NamedProcedure = z.object({
  /** As its source writes it. @example "2024/0231(COD)" */
  number: z.string(),
  /** What it is called, in the words of the European document that has the number. */
  title: z.string(),
  /** Its page is outside the modules. */
  locked: z.boolean(),
  /** The paper of the dossier that names it. */
  document: LinkedDocument,
  /** Where that does so. */
  naming: Naming,
});
export type NamedProcedure = z.infer<typeof NamedProcedure>;

export const getNamedProcedures = endpoint({
  method: 'POST',
  path: '/threads/of/{domain}/{number}',
  summary:
    'The European procedures that the bill of a national dossier names in its title or by its numbers.',
  access: access.session,
  key: 'read',
  refuses: ['404 EC-03', '403 EC-07'],
  params: {
    /** The dashboard the dossier is of. */
    domain: DomainId,
    /** The number of the dossier, written without spaces, slashes and brackets. @example 37012 */
    number: ProcedureAddress,
  },
  body: z.strictObject({}),
  response: z.object({
    /** In the order in which the bill names them; the first few. */
    data: z.array(NamedProcedure),
  }),
});
