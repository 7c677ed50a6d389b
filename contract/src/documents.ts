import { z } from 'zod';
import { atEach, dashboardsAt } from './addresses.ts';
import { ContextCode } from './contexts.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Confidentiality } from './confidentiality.ts';
import { Summaries } from './summaries.ts';

/** Our id of a document: the source's name, a hyphen and the source's own id, such as `tk-2025D06779`. */
const documentId = /^[a-z][a-z0-9]*-[A-Za-z0-9._~-]{1,150}$/;
export const DocumentId = z.string().regex(documentId);
export type DocumentId = z.infer<typeof DocumentId>;

/** Whether a text can be the id of a document. */
export const isDocumentId = (text: string): text is DocumentId => documentId.test(text);

/** Languages of title and text a search can name (decision 3.12). */
export const MetadataField = z.enum(['metadata', 'metadata_nl', 'metadata_en', 'metadata_fr', 'metadata_de']);
export type MetadataField = z.infer<typeof MetadataField>;

/** Text with the UTF-16 ranges that made it a hit, in order and without overlap. */
export const Marked = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type Marked = z.infer<typeof Marked>;

export const Person = z.object({
  name: z.string(),
  /** The source's own word for what the person did, such as "Eerste ondertekenaar". */
  role: z.string().optional(),
  /** What the person is, such as "Tweede Kamerlid" or "minister van …". */
  function: z.string().optional(),
  party: z.string().optional(),
});
export type Person = z.infer<typeof Person>;

export const Committee = z.object({ code: z.string(), name: z.string() });
export type Committee = z.infer<typeof Committee>;

/** A theme of a thesaurus or list of the source; `scheme` names the list, such as `eurovoc`. */
export const Label = z.object({ scheme: z.string(), code: z.string().optional(), name: z.string() });
export type Label = z.infer<typeof Label>;

/** Kinds of number a document is known by (specification §3, Document detail fields). */
export const NumberKind = z.enum([
  'document',
  'case',
  'dossier',
  'ce',
  'pe',
  'council',
  'procedure',
  'reference',
  'session',
]);
export const DocumentNumber = z.object({ kind: NumberKind, value: z.string() });
export type DocumentNumber = z.infer<typeof DocumentNumber>;

/** The specification's three (§3, Vote results), and the abstention that only the EU and Belgium know. */
export const VoteChoice = z.enum(['Voor', 'Tegen', 'Onthouding', 'Niet deelgenomen']);
export const VoteOutcome = z.enum(['aangenomen', 'verworpen', 'ingetrokken']);
export const Vote = z.object({
  subject: z.string(),
  outcome: VoteOutcome.optional(),
  /** The source's own words for the outcome. */
  outcomeText: z.string().optional(),
  /** UTC instant in ISO 8601. */
  date: z.iso.datetime().optional(),
  /** Votes per party; `seats` counts members, where the source tells how many a party has. */
  parties: z.array(
    z.object({
      party: z.string(),
      seats: z.number().int().optional(),
      choice: VoteChoice,
      /** The source's own word where it differs, such as a Frisian one (decision 3.34). */
      choiceText: z.string().optional(),
      mistake: z.boolean().optional(),
    }),
  ),
  /** Filled when members voted by name. */
  members: z.array(
    z.object({
      name: z.string(),
      party: z.string().optional(),
      choice: VoteChoice,
      choiceText: z.string().optional(),
    }),
  ),
  /** Members for, against and abstaining, where the source counts them. */
  counts: z
    .object({
      for: z.number().int(),
      against: z.number().int(),
      abstentions: z.number().int().optional(),
    })
    .optional(),
});
export type Vote = z.infer<typeof Vote>;

export const Attachment = z.object({
  fileId: z.string(),
  title: z.string(),
  mimeType: z.string().optional(),
  /** Bytes. */
  size: z.number().int().optional(),
  pages: z.number().int().optional(),
  /** Hits of the highlight word in its text, when there are any. */
  hits: z.number().int().optional(),
});
export type Attachment = z.infer<typeof Attachment>;

/**
 * Who said what and when in a debate (decision 4.28). Times are milliseconds from `begin`, which is where
 * the recording begins, or the first turn where there is none.
 */
export const Transcript = z.object({
  /** By the official report, by one that is still to be corrected, or by a program that listened. */
  status: z.enum(['official', 'provisional', 'automatic']),
  begin: z.iso.datetime().optional(),
  /** The sound, when its bytes are here: an attachment or the document's own file. */
  recording: z.object({ kind: z.enum(['document', 'attachment']), fileId: z.string() }).optional(),
  /** In order of appearance; `chair` for who leads the meeting. */
  speakers: z.array(Person.extend({ chair: z.literal(true).optional() })),
  /** Stretches of about two minutes of one turn each, in the order of the text. */
  blocks: z.array(
    z.object({
      /** Place in `speakers`. */
      speaker: z.number().int(),
      /**
       * First UTF-16 unit of what was spoken in the text of the document, and the one after the last; the line
       * that names the speaker stands before it.
       */
      from: z.number().int(),
      to: z.number().int(),
      start: z.number().int().optional(),
      end: z.number().int().optional(),
      /** Goes on with the turn of the block before; its start is then reckoned from the length of the words. */
      continues: z.literal(true).optional(),
      interruption: z.literal(true).optional(),
    }),
  ),
});
export type Transcript = z.infer<typeof Transcript>;

export const ContextMatch = z.object({ code: ContextCode, percentage: z.number().int().min(0).max(100) });

/** What the timeline shows of a hit (UX 5.2, Row). */
export const TimelineItem = z.object({
  id: DocumentId,
  domain: DomainId,
  /** Institution and type as a path of the source tree, such as `tk/motie`. */
  groupPath: z.string(),
  /** The source's own name for the type. */
  sourceType: z.string(),
  institution: z.string(),
  title: Marked,
  passages: z.array(Marked),
  /** UTC instant in ISO 8601; days are Amsterdam days. */
  date: z.iso.datetime(),
  timeKnown: z.boolean(),
  language: z.string(),
  /** Language of the title where it is a translation (decision 3.12). */
  titleLanguage: z.string().optional(),
  confidentiality: Confidentiality,
  people: z.array(Person),
  committees: z.array(Committee),
  numbers: z.array(DocumentNumber),
  attachments: z.number().int(),
  voteOutcome: VoteOutcome.optional(),
  /** Members for and against in that vote, where they are known. */
  voteCounts: z.object({ for: z.number().int(), against: z.number().int() }).optional(),
  /** Marked stretches in the text and the texts of the files, together. */
  hits: z.number().int().optional(),
  /** Of written questions: whether their answer is known here. */
  answered: z.boolean().optional(),
  /** Milliseconds its recording lasts; of debates that can be listened to. */
  audio: z.number().int().optional(),
  /** Best first; empty while the document has not been scored. */
  contexts: z.array(ContextMatch),
  scored: z.boolean(),
  /** There is a short summary by AI in the language of the call (UX 5.2, Row). */
  summary: z.literal(true).optional(),
  /** Written by us to show the product, not a document of a real source. */
  demo: z.boolean(),
});
export type TimelineItem = z.infer<typeof TimelineItem>;

/** What a list of documents shows of one that the user may open. */
export const OpenLink = TimelineItem.pick({
  id: true,
  domain: true,
  groupPath: true,
  sourceType: true,
  institution: true,
  date: true,
  timeKnown: true,
  language: true,
  confidentiality: true,
  committees: true,
  numbers: true,
  demo: true,
}).extend({ title: z.string(), locked: z.literal(false) });

/** Outside the modules: a title with a lock and the module that opens it, nothing else (decision 6.5). */
export const LockedLink = z.strictObject({
  id: DocumentId,
  title: z.string(),
  locked: z.literal(true),
  module: z.string(),
});

/** A document that another one leads to. */
export const LinkedDocument = z.discriminatedUnion('locked', [OpenLink, LockedLink]);
export type LinkedDocument = z.infer<typeof LinkedDocument>;

export const MeetingStatus = z.enum(['planned', 'held', 'cancelled', 'moved']);

/** A meeting as its own page shows it. */
export const MeetingDetail = z.object({
  kind: z.enum(['plenary', 'committee']),
  /** UTC instants in ISO 8601. */
  start: z.iso.datetime(),
  end: z.iso.datetime().optional(),
  /** False for an all-day event. */
  timeKnown: z.boolean(),
  /** The start was corrected at import; the source's own times stand beside it (decision 4.25). */
  approximate: z.boolean(),
  sourceTimes: z.object({ start: z.string(), end: z.string().optional() }).optional(),
  place: z.string().optional(),
  status: MeetingStatus,
  /** The meeting this one stands in for, was moved to, or goes on from. */
  replaces: LinkedDocument.optional(),
  replacedBy: LinkedDocument.optional(),
  resumes: LinkedDocument.optional(),
  /** In the order of the agenda; documents that are not known here are left out. */
  agendaItems: z.array(
    z.object({
      number: z.string(),
      title: z.string(),
      confidential: z.boolean(),
      documents: z.array(LinkedDocument),
    }),
  ),
});
export type MeetingDetail = z.infer<typeof MeetingDetail>;

export const DocumentDetail = TimelineItem.omit({
  passages: true,
  attachments: true,
  voteCounts: true,
  hits: true,
  answered: true,
  audio: true,
}).extend({
  /** The whole text with every hit marked; absent for confidential documents. */
  text: Marked.optional(),
  /**
   * Which words and phrases of the highlight word stand anywhere in the document, its files included, by their
   * number in the query; `whole` when all of its text was looked at. With it a file alone can be marked as a part
   * of the document (`markWords`).
   */
  met: z.object({ leaves: z.array(z.number().int()).readonly(), whole: z.boolean() }).optional(),
  /** Who spoke when in that text; of debates. */
  transcript: Transcript.optional(),
  /** How it stands with its summaries, in the language of the call (decision 7.10). */
  summary: Summaries,
  /** The title in other languages, by language code. */
  titles: z.array(z.object({ language: z.string(), title: z.string() })),
  attachments: z.array(Attachment),
  /** The document's own file, when there is one. */
  file: Attachment.optional(),
  organisations: z.array(z.object({ name: z.string(), relation: z.string().optional() })),
  labels: z.array(Label),
  case: z.object({ number: z.string(), title: z.string() }).optional(),
  dossier: z.object({ number: z.string(), title: z.string() }).optional(),
  agendaItem: z.string().optional(),
  /** The meeting this document is a part of, and the item of its agenda. */
  partOf: z.object({ id: DocumentId, title: z.string(), item: z.string().optional() }).optional(),
  /** Of a document that is a meeting. */
  meeting: MeetingDetail.optional(),
  votes: z.array(Vote),
  /** Public numbers that name this document whichever source delivers it, such as `kst-36410-12` or a CELEX number. */
  identities: z.array(z.string()),
  /** Who delivered it, the leading source first, and where each shows the document. */
  sources: z.array(z.object({ source: z.string(), urls: z.array(z.url()) })),
  relations: z.array(
    z.object({
      relation: z.string(),
      id: DocumentId.optional(),
      title: z.string(),
      url: z.url().optional(),
      /** The related document, when it is known here. */
      document: LinkedDocument.optional(),
    }),
  ),
  /** The date as the source wrote it. */
  sourceDate: z.string(),
});
export type DocumentDetail = z.infer<typeof DocumentDetail>;

/** A highlight word of a mail link or search; any query (decision 2.5). */
const HighlightWord = z.string().max(limits.maximumQueryLength);

export const DocumentRequest = z.strictObject({
  highlightWord: HighlightWord.optional(),
  metadataField: MetadataField.default('metadata'),
});
export type DocumentRequest = z.output<typeof DocumentRequest>;

/** The common address gives documents of every domain; that of EU answers EC-03 with the domain of another one. */
export const getDocument = atEach({ common: '/document/{id}', eu: '/eu/document/{id}' }, (path, address) =>
  endpoint({
    method: 'POST',
    path,
    summary: `One document of ${address === 'eu' ? dashboardsAt(address) : 'any dashboard'} with its text, the highlight word marked in it.`,
    access: access.document,
    key: 'read',
    params: { id: DocumentId },
    body: DocumentRequest,
    response: z.object({ data: DocumentDetail }),
  }),
);

/** Why a document is related, nearest first (decision 7.20). */
export const Relatedness = z.enum(['dossier', 'procedure', 'case', 'similar']);
export type Relatedness = z.infer<typeof Relatedness>;

const OpenRelated = OpenLink.extend({ relatedness: Relatedness });
const LockedRelated = LockedLink.extend({ relatedness: Relatedness });

export const RelatedDocument = z.discriminatedUnion('locked', [OpenRelated, LockedRelated]);
export type RelatedDocument = z.infer<typeof RelatedDocument>;

const RelatedRequest = z.strictObject({
  id: DocumentId,
  size: z.number().int().min(1).max(limits.maximumRelated).default(limits.maximumRelated),
});
const RelatedResponse = z.object({ data: z.array(RelatedDocument) });

export const getRelated = atEach({ common: '/nl/related', eu: '/eu/related' }, (path, address) =>
  endpoint({
    method: 'POST',
    path,
    summary: `For a document of ${dashboardsAt(address)} those of its dossier, procedure or case, then similar ones (decision 7.20).`,
    access: access.document,
    key: 'read',
    body: RelatedRequest,
    response: RelatedResponse,
  }),
);

/** What holds documents together over time: a dossier, a legislative procedure or a case. */
export const FileOfDocuments = z.object({
  kind: z.enum(['dossier', 'procedure', 'case']),
  number: z.string(),
  title: z.string().optional(),
  /** Oldest first, the asked document among them; meetings too. */
  documents: z.array(LinkedDocument),
  /** True when there are more than the limit; then the ones nearest in time to the document are here. */
  more: z.boolean(),
});
export type FileOfDocuments = z.infer<typeof FileOfDocuments>;

export const getFileOfDocuments = endpoint({
  method: 'POST',
  path: '/document/{id}/dossier',
  summary: 'The dossier, procedure or case of a document in order of time, the document itself among it.',
  access: access.document,
  key: 'read',
  params: { id: DocumentId },
  body: z.strictObject({
    size: z.number().int().min(2).max(limits.maximumDossier).default(limits.maximumDossier),
  }),
  response: z.object({ data: FileOfDocuments.nullable() }),
});
