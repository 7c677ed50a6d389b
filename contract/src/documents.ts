import { z } from 'zod';
import { atEach, dashboardsAt } from './addresses.ts';
import { ContextCode } from './contexts.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Confidentiality } from './confidentiality.ts';
import { Summaries } from './summaries.ts';

const documentId = /^[a-z][a-z0-9]*-[A-Za-z0-9._~-]{1,150}$/;
/**
 * Our id of a document or meeting: the source's name, a hyphen and the source's own id. @example tk-2025D06779
 */
export const DocumentId = z.string().regex(documentId);
export type DocumentId = z.infer<typeof DocumentId>;

/** Whether a text can be the id of a document. */
export const isDocumentId = (text: string): text is DocumentId => documentId.test(text);

/** The language whose titles and texts are searched; all of them unless told (decision 3.12). */
export const MetadataField = z.enum(['metadata', 'metadata_nl', 'metadata_en', 'metadata_fr', 'metadata_de']);
export type MetadataField = z.infer<typeof MetadataField>;

/** Text with the UTF-16 ranges that made it a hit, in order and without overlap. */
export const Marked = z.object({
  /** Plain text. */
  text: z.string(),
  /** Where each mark begins and ends: its first UTF-16 unit and the one after its last. @example [[3, 12]] */
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type Marked = z.infer<typeof Marked>;

/** Somebody with a part in a document or meeting. */
export const Person = z.object({
  /** As the source writes it. @example "J. de Vries" */
  name: z.string(),
  /** The source's own word for what the person did, such as "Eerste ondertekenaar". */
  role: z.string().optional(),
  /** What the person is, such as "Tweede Kamerlid" or "minister van …". */
  function: z.string().optional(),
  /** Party or group, by the name or abbreviation the source uses. */
  party: z.string().optional(),
});
export type Person = z.infer<typeof Person>;

/** A committee, or a body that sits like one. */
export const Committee = z.object({
  /** As its source and the filters know it. @example "EZK" */
  code: z.string(),
  /** As its source writes it. */
  name: z.string(),
});
export type Committee = z.infer<typeof Committee>;

/** A theme of a thesaurus or list of the source. */
export const Label = z.object({
  /** The list or thesaurus it is of. @example eurovoc */
  scheme: z.string(),
  /** Its code in that list. */
  code: z.string().optional(),
  /** Its name, as the source writes it. */
  name: z.string(),
});
export type Label = z.infer<typeof Label>;

/** The kind of a number a document is known by (specification §3, Document detail fields). */
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
/** A number that a document is known by. */
export const DocumentNumber = z.object({
  /** What it is the number of. */
  kind: NumberKind,
  /** As the source writes it. @example "29023-512" */
  value: z.string(),
});
export type DocumentNumber = z.infer<typeof DocumentNumber>;

/** What somebody voted: for, against, abstained, or did not take part (specification §3, Vote results). */
export const VoteChoice = z.enum(['Voor', 'Tegen', 'Onthouding', 'Niet deelgenomen']);
/** How a vote ended: adopted, rejected or withdrawn. */
export const VoteOutcome = z.enum(['aangenomen', 'verworpen', 'ingetrokken']);
/** One vote, as its source reports it. */
export const Vote = z.object({
  /** What was voted on. */
  subject: z.string(),
  /** Absent where the source does not tell. */
  outcome: VoteOutcome.optional(),
  /** The source's own words for the outcome. */
  outcomeText: z.string().optional(),
  /** UTC instant in ISO 8601. */
  date: z.iso.datetime().optional(),
  /** Votes per party; empty where members voted by name alone. */
  parties: z.array(
    z.object({
      /** By the name or abbreviation the source uses. */
      party: z.string(),
      /** Members of the party, where the source tells how many it has. */
      seats: z.number().int().optional(),
      choice: VoteChoice,
      /** The source's own word where it differs, such as a Frisian one (decision 3.34). */
      choiceText: z.string().optional(),
      /** The party let know afterwards that it had meant to vote otherwise. */
      mistake: z.boolean().optional(),
    }),
  ),
  /** Filled when members voted by name. */
  members: z.array(
    z.object({
      /** As the source writes it. */
      name: z.string(),
      /** The party or group of the member. */
      party: z.string().optional(),
      choice: VoteChoice,
      /** The source's own word where it differs. */
      choiceText: z.string().optional(),
    }),
  ),
  /** Members for, against and abstaining, where the source counts them. */
  counts: z
    .object({
      /** Members who voted for. */
      for: z.number().int(),
      /** Members who voted against. */
      against: z.number().int(),
      /** Members who abstained. */
      abstentions: z.number().int().optional(),
    })
    .optional(),
});
export type Vote = z.infer<typeof Vote>;

/** A file of a document. */
export const Attachment = z.object({
  /** By this the calls of files know it. @example tk-2025D06779~1 */
  fileId: z.string(),
  /** What the source calls it. */
  title: z.string(),
  /** Its media type, where it is known. @example application/pdf */
  mimeType: z.string().optional(),
  /** Bytes. */
  size: z.number().int().optional(),
  /** Pages, of files that have them. */
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
  /** UTC instant in ISO 8601; absent where the source gives no times. */
  begin: z.iso.datetime().optional(),
  /** The sound, when its bytes are here: an attachment or the document's own file. */
  recording: z
    .object({
      /** Whether it is the document's own file or an attachment. */
      kind: z.enum(['document', 'attachment']),
      /** By this the calls of files know it. */
      fileId: z.string(),
    })
    .optional(),
  /** Who spoke, in order of appearance. */
  speakers: z.array(
    Person.extend({
      /** Leads the meeting. */
      chair: z.literal(true).optional(),
    }),
  ),
  /** Stretches of about two minutes of one turn each, in the order of the text. */
  blocks: z.array(
    z.object({
      /** Place in `speakers`. */
      speaker: z.number().int(),
      /**
       * First UTF-16 unit of what was spoken in the text of the document; the line that names the speaker stands
       * before it.
       */
      from: z.number().int(),
      /** The UTF-16 unit after the last. */
      to: z.number().int(),
      /** When it begins, where the source gives times. */
      start: z.number().int().optional(),
      /** When it ends. */
      end: z.number().int().optional(),
      /** Goes on with the turn of the block before; its start is then reckoned from the length of the words. */
      continues: z.literal(true).optional(),
      /** Spoken from the floor while somebody else had the word. */
      interruption: z.literal(true).optional(),
    }),
  ),
});
export type Transcript = z.infer<typeof Transcript>;

/** How well a document fits a policy area. */
export const ContextMatch = z.object({
  /** The policy area. @example "energie-klimaat" */
  code: ContextCode,
  /** How well, from 0 to 100. @example 85 */
  percentage: z.number().int().min(0).max(100),
});

/** What the timeline shows of a hit (UX 5.2, Row). */
export const TimelineItem = z.object({
  id: DocumentId,
  domain: DomainId,
  /** Institution and type as a path of the source tree, such as `tk/motie`. @example tk/motie */
  groupPath: z.string(),
  /** The source's own name for the type. */
  sourceType: z.string(),
  /** The institution, as it is called in its own language. @example "Tweede Kamer" */
  institution: z.string(),
  title: Marked,
  /** Stretches of the text around the hits; empty where only the title is one. */
  passages: z.array(Marked),
  /** UTC instant in ISO 8601; days are Amsterdam days. */
  date: z.iso.datetime(),
  /** False where the source gives a day alone; `date` is then the beginning of that day. */
  timeKnown: z.boolean(),
  /** Language of the text, a BCP 47 code. @example nl */
  language: z.string(),
  /** Language of the title where it is a translation (decision 3.12). */
  titleLanguage: z.string().optional(),
  confidentiality: Confidentiality,
  /** Who wrote, signed or answered it, as the source says. */
  people: z.array(Person),
  /** Committees it was sent to or is of. */
  committees: z.array(Committee),
  /** Numbers it is known by. */
  numbers: z.array(DocumentNumber),
  /** How many attachments it has. */
  attachments: z.number().int(),
  /** How the vote on it ended, where there was one. */
  voteOutcome: VoteOutcome.optional(),
  /** Members for and against in that vote, where they are known. */
  voteCounts: z
    .object({
      /** Members who voted for. */
      for: z.number().int(),
      /** Members who voted against. */
      against: z.number().int(),
    })
    .optional(),
  /** Marked stretches in the text and the texts of the files, together. */
  hits: z.number().int().optional(),
  /** Of written questions: whether their answer is known here. */
  answered: z.boolean().optional(),
  /** Milliseconds its recording lasts; of debates that can be listened to. */
  audio: z.number().int().optional(),
  /** Best first; empty while the document has not been scored. */
  contexts: z.array(ContextMatch),
  /** It was scored against the policy areas. */
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
}).extend({
  /** Its title, in the language of the document. */
  title: z.string(),
  locked: z.literal(false),
});

/** Outside the modules: a title with a lock and the module that opens it, nothing else (decision 6.5). */
export const LockedLink = z.strictObject({
  id: DocumentId,
  /** Its title, in the language of the document. */
  title: z.string(),
  locked: z.literal(true),
  /** The code of the module that opens it. @example MC11 */
  module: z.string(),
});

/** A document that another one leads to. */
export const LinkedDocument = z.discriminatedUnion('locked', [OpenLink, LockedLink]);
export type LinkedDocument = z.infer<typeof LinkedDocument>;

/** How a meeting stands at its source. */
export const MeetingStatus = z.enum(['planned', 'held', 'cancelled', 'moved']);

/** A meeting as its own page shows it. */
export const MeetingDetail = z.object({
  /** Of a whole house or council, or of a committee. */
  kind: z.enum(['plenary', 'committee']),
  /** UTC instant in ISO 8601. */
  start: z.iso.datetime(),
  /** UTC instant in ISO 8601, where the source gives one. */
  end: z.iso.datetime().optional(),
  /** False for an all-day event. */
  timeKnown: z.boolean(),
  /** The start was corrected at import; the source's own times stand in `sourceTimes` (decision 4.25). */
  approximate: z.boolean(),
  /** The source's own times, as it writes them, where the start was corrected (decision 4.25). */
  sourceTimes: z
    .object({
      /** The start, as the source writes it. */
      start: z.string(),
      /** The end, as the source writes it. */
      end: z.string().optional(),
    })
    .optional(),
  /** Room, building or town, as the source writes it. */
  place: z.string().optional(),
  status: MeetingStatus,
  /** The meeting this one stands in for. */
  replaces: LinkedDocument.optional(),
  /** The meeting this one was moved to. */
  replacedBy: LinkedDocument.optional(),
  /** The meeting this one goes on from. */
  resumes: LinkedDocument.optional(),
  /** In the order of the agenda; documents that are not known here are left out. */
  agendaItems: z.array(
    z.object({
      /** Its number on the agenda, as the source writes it. */
      number: z.string(),
      /** What the source calls it. */
      title: z.string(),
      /** It is dealt with behind closed doors. */
      confidential: z.boolean(),
      /** What it leads to, in the order of the agenda. */
      documents: z.array(LinkedDocument),
    }),
  ),
});
export type MeetingDetail = z.infer<typeof MeetingDetail>;

/** A document as an agenda named it. */
export const NamedDocument = z.object({
  /** Our id of it. @example tk-2025D06779 */
  id: z.string(),
  /** Its title, where the source gives one. */
  title: z.string().optional(),
});

/** A dossier or case that documents belong to. */
export const Titled = z.object({
  /** As the source writes it. @example "29023" */
  number: z.string(),
  /** What it is called. */
  title: z.string(),
});

/** A document with everything that its page shows. */
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
   * of the document.
   */
  met: z
    .object({
      /** Numbers of the words and phrases of the query, from 0 in the order in which they stand in it. */
      leaves: z.array(z.number().int()).readonly(),
      /** All of its text was looked at. */
      whole: z.boolean(),
    })
    .optional(),
  /** Who spoke when in that text; of debates. */
  transcript: Transcript.optional(),
  /** How it stands with its summaries, in the language of the call (decision 7.10). */
  summary: Summaries,
  /** The title in other languages, by language code. */
  titles: z.array(
    z.object({
      /** A BCP 47 code. @example fr */
      language: z.string(),
      /** The title in that language. */
      title: z.string(),
    }),
  ),
  /** Its attachments, in the order of the source. */
  attachments: z.array(Attachment),
  /** The document's own file, when there is one. */
  file: Attachment.optional(),
  /** Organisations with a part in it. */
  organisations: z.array(
    z.object({
      /** As the source writes it. */
      name: z.string(),
      /** What it has to do with the document, in the words of the source. */
      relation: z.string().optional(),
    }),
  ),
  /** Themes that the source filed it under. */
  labels: z.array(Label),
  /** The case it belongs to, where the source names one. */
  case: Titled.optional(),
  /** The dossier it belongs to, where the source names one. */
  dossier: Titled.optional(),
  /** The item of an agenda it was written for, as the source writes it. */
  agendaItem: z.string().optional(),
  /** The meeting this document is a part of. */
  partOf: z
    .object({
      /** The meeting. */
      id: DocumentId,
      /** What the meeting is called. */
      title: z.string(),
      /** The item of its agenda, as the source writes it. */
      item: z.string().optional(),
    })
    .optional(),
  /** Of a document that is a meeting. */
  meeting: MeetingDetail.optional(),
  /** Votes on it, in the order of the source. */
  votes: z.array(Vote),
  /** Public numbers that name this document whichever source delivers it, such as `kst-36410-12` or a CELEX number. */
  identities: z.array(z.string()),
  /** Who delivered it, the leading source first, and where each shows the document. */
  sources: z.array(
    z.object({
      /** The service, by our name for it. @example tweedekamer */
      source: z.string(),
      /** Pages of that service that show it. */
      urls: z.array(z.url()),
    }),
  ),
  /** Documents that the source says it has to do with. */
  relations: z.array(
    z.object({
      /** What the other one is to it, in the words of the source. */
      relation: z.string(),
      /** Absent where it is not known here. */
      id: DocumentId.optional(),
      /** What the source calls it. */
      title: z.string(),
      /** Where the source shows it. */
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

/** How a document is asked for. */
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

/** One that the user may open. */
const OpenRelated = OpenLink.extend({ relatedness: Relatedness });
/** One outside the modules: a title with a lock. */
const LockedRelated = LockedLink.extend({ relatedness: Relatedness });

/** A document that is near another one, with why. */
export const RelatedDocument = z.discriminatedUnion('locked', [OpenRelated, LockedRelated]);
export type RelatedDocument = z.infer<typeof RelatedDocument>;

const RelatedRequest = z.strictObject({
  /** The document whose neighbours are asked for. */
  id: DocumentId,
  /** How many at most. */
  size: z.number().int().min(1).max(limits.maximumRelated).default(limits.maximumRelated),
});
const RelatedResponse = z.object({
  /** Nearest first. */
  data: z.array(RelatedDocument),
});

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
  /** What they have in common. */
  kind: z.enum(['dossier', 'procedure', 'case']),
  /** Its number, as the source writes it. */
  number: z.string(),
  /** What it is called, where that is known. */
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
    /** How many at most, the document itself included. */
    size: z.number().int().min(2).max(limits.maximumDossier).default(limits.maximumDossier),
  }),
  response: z.object({
    /** Null where the document belongs to none. */
    data: FileOfDocuments.nullable(),
  }),
});
