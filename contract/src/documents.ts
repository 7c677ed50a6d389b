import { z } from 'zod';
import { atEach, dashboardsAt } from './addresses.ts';
import { listedId } from './counted.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Confidentiality } from './confidentiality.ts';
import { Summaries } from './summaries.ts';
import { ShownLabel } from './team-labels.ts';
import {
  Attachment,
  Committee,
  ContextMatch,
  DocumentId,
  DocumentNumber,
  ForAndAgainst,
  FoundValue,
  Label,
  Marked,
  MetadataField,
  Person,
  Transcript,
  Vote,
  VoteOutcome,
} from './document-parts.ts';

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
  /** What else made it a hit, of that which neither title nor text shows; at most three. */
  found: z.array(FoundValue).optional(),
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
  people: z.array(
    Person.extend({
      /**
       * The page of who it is, where the name leaves no doubt; in results alone, of documents with one or two people.
       * @example tweedekamer-3f6b2c1e-58aa-4a7e-9c0d-0b8f6c1d2e3f
       */
      id: z.string().regex(listedId).optional(),
    }),
  ),
  /** Committees it was sent to or is of. */
  committees: z.array(Committee),
  /** Numbers it is known by. */
  numbers: z.array(DocumentNumber),
  /** How many attachments it has. */
  attachments: z.number().int(),
  /** How the vote on it ended, where there was one. */
  voteOutcome: VoteOutcome.optional(),
  /** Members for and against in that vote, where they are known. */
  voteCounts: ForAndAgainst.optional(),
  /** Marked stretches in the text and the texts of the files, together. */
  hits: z.number().int().optional(),
  /** Of written questions: whether their answer is known here. */
  answered: z.boolean().optional(),
  /** Milliseconds its recording lasts; of debates that can be listened to. */
  audio: z.number().int().optional(),
  /**
   * Of debates that a query with `ZEI` found: the first turn because of which, from 0, counting the blocks of the transcript
   * that do not continue another.
   */
  turn: z.number().int().optional(),
  /** Best first; empty while the document has not been scored. */
  contexts: z.array(ContextMatch),
  /** It was scored against the policy areas. */
  scored: z.boolean(),
  /** There is a short summary by AI in the language of the call (UX 5.2, Row). */
  summary: z.literal(true).optional(),
  /** Labels of the user's organisation that are on it, by name; absent where none are. */
  teamLabels: z.array(ShownLabel).optional(),
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
  turn: true,
}).extend({
  /** Who wrote, signed or answered it, as the source says. */
  people: z.array(Person),
  /** The whole text with every hit marked; absent for confidential documents. */
  text: Marked.optional(),
  /** All that the highlight word marks beside title, text and files; at most twenty. */
  found: z.array(FoundValue).optional(),
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
