import { z } from 'zod';
import { DocumentId, ForAndAgainst, Person, VoteOutcome } from './document-parts.ts';
import { LinkedDocument, OpenLink } from './documents.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** What a version of a text is, by the type and number of its document (UX 3, 32). */
export const VersionKind = z.enum([
  'bill',
  'amended',
  'final',
  'updated',
  'adopted',
  'proposal',
  'parliament',
  'council',
  'act',
]);
export type VersionKind = z.infer<typeof VersionKind>;

/** A document that holds the whole text of a bill or act at one moment. */
export const TextVersion = z.object({
  kind: VersionKind,
  /** Its number among the papers, as the house writes it; empty where it has none. @example "nr. 2" */
  label: z.string(),
  document: LinkedDocument,
  /** False where the source gives a scan only: it cannot be compared. Absent where the document is locked. */
  hasText: z.boolean().optional(),
});
export type TextVersion = z.infer<typeof TextVersion>;

export const getTextVersions = endpoint({
  method: 'POST',
  path: '/comparison/versions',
  summary:
    'The versions of the text of a bill or act among the documents of a dossier or procedure, oldest first.',
  /** The module of the dashboard named is asked; what lies outside the modules is a title with a lock. */
  access: access.session,
  key: 'read',
  refuses: ['403 EC-01'],
  body: z.strictObject({
    /** The dashboard whose documents are meant. */
    domain: DomainId,
    /** The number of the dossier, procedure or case, however it is punctuated. @example "36 914" */
    dossierNumber: z.string().trim().min(1).max(limits.maximumDossierNumber),
  }),
  response: z.object({
    /** What there is to compare. */
    data: z.object({
      /** Its number as its documents write it; as it was asked where there are none. @example "36 914" */
      number: z.string(),
      /** What the dossier is called, where a document of it says so. */
      title: z.string().optional(),
      /** Oldest first. */
      versions: z.array(TextVersion),
      /**
       * Papers that only say what is to be changed, such as a nota van wijziging: an instruction and no text, so not
       * compared. Oldest first.
       */
      instructions: z.array(LinkedDocument),
      /** There were more papers than were looked at; the oldest are missing. */
      more: z.boolean(),
    }),
  }),
});

/** A stretch of a text: in both versions, only in the earlier one, or only in the later one. */
export const ComparedPiece = z.object({
  /** In which of the two it stands. */
  kind: z.enum(['same', 'deleted', 'inserted']),
  /** The words, with the spaces behind them. */
  text: z.string(),
  /** Where amounts, dates and other numbers stand in it, in UTF-16 units; of stretches that differ. @example [[3, 12]] */
  figures: z.array(z.tuple([z.number().int(), z.number().int()])).optional(),
});
export type ComparedPiece = z.infer<typeof ComparedPiece>;

/** How a stretch stands in the later version; another number alone is `renumbered` and no change. */
export const ComparedState = z.enum(['same', 'changed', 'new', 'dropped', 'renumbered']);
export type ComparedState = z.infer<typeof ComparedState>;

/** A paragraph of an article in both versions. */
export const ComparedParagraph = z.object({
  /** How it stands in the later version. */
  state: ComparedState.exclude(['renumbered']),
  /** Its number or letter in the earlier version; absent where it is not there, empty where it has none. */
  from: z.string().optional(),
  /** The same in the later version. */
  to: z.string().optional(),
  /** More than 60 per cent differs: the earlier words stand whole before the later ones. */
  whole: z.literal(true).optional(),
  /** In the order of the later version, what was dropped where it stood. */
  pieces: z.array(ComparedPiece),
  /** Papers of the dossier that hold words that were inserted, letter by letter; told in `origins`. */
  origins: z.array(DocumentId).optional(),
});
export type ComparedParagraph = z.infer<typeof ComparedParagraph>;

/** One line of the list of articles. */
export const ArticleLine = z.object({
  /** Names it within this comparison; addresses hold it. @example "2.3" */
  key: z.string(),
  /** What it is; `block` where the texts are compared by paragraph. */
  kind: z.enum(['opening', 'recitals', 'chapter', 'article', 'closing', 'annex', 'block']),
  /** As the later version writes it, the earlier where it was dropped; empty for what has no number. @example "2.3a" */
  number: z.string(),
  /** Its heading, from the same version; empty where it has none. */
  heading: z.string(),
  state: ComparedState,
  /** Its number in the earlier version, where that was another one. */
  was: z.string().optional(),
  /** Changes of words in it; one that is new or dropped is one change. */
  changes: z.number().int(),
});
export type ArticleLine = z.infer<typeof ArticleLine>;

/** An article with its words. */
export const ComparedArticle = ArticleLine.extend({
  /** The heading in both versions. */
  headingPieces: z.array(ComparedPiece),
  /** Its paragraphs in order. */
  paragraphs: z.array(ComparedParagraph),
});
export type ComparedArticle = z.infer<typeof ComparedArticle>;

/** One of the two documents. */
const ComparedSide = z.object({
  /** What it is among the versions; absent for another kind of document. */
  kind: VersionKind.optional(),
  /** Its number among the papers; empty where it has none. */
  label: z.string(),
  document: OpenLink,
  /** False where it is a scan only. */
  hasText: z.boolean(),
  /** The file or page that its house published, where that is known. */
  official: z.url({ protocol: /^https?$/ }).optional(),
});
export type ComparedSide = z.infer<typeof ComparedSide>;

/** An amendment or note that holds words of the later version; one that was rejected or withdrawn is none. */
export const ChangeOrigin = z.object({
  /** An amendment of members, or an instruction such as a nota van wijziging. */
  kind: z.enum(['amendment', 'instruction']),
  /** Its number among the papers; empty where it has none. */
  label: z.string(),
  document: OpenLink,
  /** Who signed it, as the source says. */
  people: z.array(Person),
  /** How the last vote on it ended, where there was one. */
  outcome: VoteOutcome.optional(),
  /** Members for and against in that vote, where they are known. */
  counts: ForAndAgainst.optional(),
});
export type ChangeOrigin = z.infer<typeof ChangeOrigin>;

/** Two texts compared: all their articles as a list, and those of a page with their words. */
export const Comparison = z.object({
  /** The earlier version. */
  earlier: ComparedSide,
  /** The later version. */
  later: ComparedSide,
  /**
   * By `paragraphs` where one of the texts cannot be divided into articles. Not at all where one is a `scan` without text, or
   * where they are in two languages (`language`); then nothing follows.
   */
  by: z.enum(['articles', 'paragraphs', 'scan', 'language']),
  /** Every article of either version, in the order of the later one. */
  outline: z.array(ArticleLine),
  /** Changes of words in all of them. */
  changes: z.number().int(),
  /** The articles asked for, with their words. */
  articles: z.array(ComparedArticle),
  /** Where words of these articles come from, as far as a paper of the dossier holds them. */
  origins: z.array(ChangeOrigin),
  /** Where the next page begins; absent at the end. */
  next: z.number().int().optional(),
});
export type Comparison = z.infer<typeof Comparison>;

export const compareTexts = endpoint({
  method: 'POST',
  path: '/comparison',
  summary:
    'The texts of two documents article by article and word by word; other numbers and another layout are no change.',
  access: access.document,
  key: 'read',
  refuses: ['400 EC-05'],
  body: z.strictObject({
    /** The earlier version. */
    earlier: DocumentId,
    /** The later version. */
    later: DocumentId,
    /** The article to begin at, counting from 0 those that are meant. */
    offset: z.number().int().min(0).default(0),
    /** Articles of a page. */
    size: z.number().int().min(1).max(limits.comparedArticlesMax).default(limits.comparedArticles),
    /** Only articles that differ. */
    onlyChanged: z.boolean().default(false),
  }),
  response: z.object({
    /** What came of it. */
    data: Comparison,
  }),
});

export const exportComparison = endpoint({
  method: 'POST',
  path: '/comparison/export/docx',
  summary:
    'A comparison of two texts as a Word file in the language of the call, with what was deleted and inserted marked.',
  access: access.document,
  key: 'read',
  refuses: ['400 EC-05'],
  body: z.strictObject({
    /** The earlier version. */
    earlier: DocumentId,
    /** The later version. */
    later: DocumentId,
    /** Only articles that differ. */
    onlyChanged: z.boolean().default(true),
  }),
  response: z.instanceof(Uint8Array),
  answers: 'binary',
});
