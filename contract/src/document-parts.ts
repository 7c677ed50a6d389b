import { z } from 'zod';
import { ContextCode } from './contexts.ts';

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

/** What of a document is searched beside its title and texts. */
export const foundFields = [
  'number',
  'committee',
  'person',
  'party',
  'organisation',
  'speaker',
  'type',
] as const;

/** Something beside title and text that made a document a hit (SEARCH.md, Highlight). */
export const FoundValue = z.object({
  /** What it is. */
  field: z.enum(foundFields),
  /** As the source writes it, marked. */
  value: Marked,
});
export type FoundValue = z.infer<typeof FoundValue>;

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
const VoteChoice = z.enum(['Voor', 'Tegen', 'Onthouding', 'Niet deelgenomen']);

/** How a vote ended: adopted, rejected or withdrawn. */
export const VoteOutcome = z.enum(['aangenomen', 'verworpen', 'ingetrokken']);

/** Members for and against in a vote. */
export const ForAndAgainst = z.object({
  /** Members who voted for. */
  for: z.number().int(),
  /** Members who voted against. */
  against: z.number().int(),
});

/** Members on each side of a vote. */
export const VoteCounts = ForAndAgainst.extend({
  /** Members who abstained, where any are known. */
  abstentions: z.number().int().optional(),
});

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
  /**
   * Votes per party; empty where members voted by name alone. Where these come to less than `counts`, the party of the
   * others is not known.
   */
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
      /** Where the member was elected, ISO 3166-1 alpha-2; left out where that is not known. @example NL */
      country: z.string().optional(),
      choice: VoteChoice,
      /** The source's own word where it differs. */
      choiceText: z.string().optional(),
      /** The member let know afterwards that they had meant to vote otherwise. */
      mistake: z.boolean().optional(),
    }),
  ),
  /** Members for, against and abstaining, where the source counts them. */
  counts: VoteCounts.optional(),
});
export type Vote = z.infer<typeof Vote>;

/**
 * What a commitment ("toezegging") is said to be by the house it was made to: `unfulfilled` where the house itself notes
 * that it was not fulfilled, `unknown` where it says nothing, or nothing we know.
 */
export const CommitmentState = z.enum(['open', 'partly', 'fulfilled', 'unfulfilled', 'lapsed', 'unknown']);
export type CommitmentState = z.infer<typeof CommitmentState>;

/** What a minister promised, as its source tells it; nothing in it is concluded by us. */
export const Commitment = z.object({
  /** Read from `stateText`; never from a letter that may be the fulfilment. */
  state: CommitmentState,
  /** The source's own word. @example "Openstaand" */
  stateText: z.string().optional(),
  /** The day by which it is due, YYYY-MM-DD, where the source notes one. @example 2026-10-15 */
  due: z.string().optional(),
  /** The due day is only said in the text, and read from there. */
  dueInText: z.literal(true).optional(),
  /** Who made it. */
  by: Person.optional(),
  /** The ministry that is to fulfil it, as the source calls it. */
  ministry: z.string().optional(),
  /** Members it was made to. */
  to: z.array(Person),
  /** Parties it was made to, where the source names them apart from members. */
  toParties: z.array(z.string()),
  /** The meeting it was made in. */
  meeting: z
    .object({
      /** Our id of it. */
      id: DocumentId,
      /** What the source calls it. */
      title: z.string(),
    })
    .optional(),
  /** Papers that the source itself notes as its fulfilment. */
  fulfilledBy: z.array(
    z.object({
      /** Our id, where the source gives one. */
      id: DocumentId.optional(),
      /** What the source calls it. */
      title: z.string(),
    }),
  ),
});
export type Commitment = z.infer<typeof Commitment>;

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
 * the recording begins, else where the source begins to show it, else the first turn.
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
  /** Where its source shows it, in its parts in order of time; absent where it does not. */
  shown: z
    .array(
      z.object({
        /** The source's own page of this part. */
        page: z.url({ protocol: /^https?$/ }),
        /** When it begins. */
        start: z.number().int(),
        /** When it ends. */
        end: z.number().int(),
      }),
    )
    .optional(),
  /** What is shown can be played here too: each part where the source says that it plays. */
  streamed: z.literal(true).optional(),
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
      /** Where the source shows this moment; of what begins a turn. */
      page: z.url({ protocol: /^https?$/ }).optional(),
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
