import { z } from 'zod';
import { accessAt, atEach, dashboardsAt } from './addresses.ts';
import { DocumentId, Marked } from './document-parts.ts';
import { OpenLink } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { exampleSearch, SearchParameters } from './timeline.ts';

/** The type of an answer that comes line by line. */
export const linesType = 'application/x-ndjson';

/** Where a passage stands: a stretch of the text of a document. */
const PassagePlace = z.strictObject({
  /** The document. */
  documentId: DocumentId,
  /** Where it begins in the document's text: its first UTF-16 unit. */
  start: z.number().int().min(0),
  /** The UTF-16 unit after its last. */
  end: z.number().int().min(1),
});
export type PassagePlace = z.infer<typeof PassagePlace>;

/** A question and the search within which it is asked (UX-3, 31). */
export const AskRequest = SearchParameters.omit({
  query: true,
  order: true,
  size: true,
  searchAfter: true,
  includeFullHistoryCount: true,
}).extend({
  /** In plain language. @example "Wat zegde de minister toe over de wachttijd?" */
  question: z.string().trim().min(1).max(limits.maximumQuestion),
  /** The query of the search within which is asked; empty for all that the filters let through. @example "netcongestie" */
  query: z.string().max(limits.maximumQueryLength).default(''),
  /** What is looked for in the place of what would be read from the question, in the query language. */
  translated: z.string().min(1).max(limits.maximumQueryLength).optional(),
  /** Passages of the answer before, which a further question keeps; those that the modules do not allow are left out. */
  kept: z.array(PassagePlace).max(limits.readPassages).default([]),
});
export type AskRequest = z.output<typeof AskRequest>;

/** A passage that may answer a question. */
export const AskPassage = z.object({
  /** The document it stands in. */
  document: OpenLink,
  /** Word for word, with what of the question it holds marked. */
  words: Marked,
  /** Where it begins in the document's text: its first UTF-16 unit. */
  start: z.number().int(),
  /** The UTF-16 unit after its last. */
  end: z.number().int(),
  /** Who said it, of debates. */
  speaker: z.string().optional(),
  /** Milliseconds from where the recording begins, of debates that can be listened to. */
  at: z.number().optional(),
  /** The end of the address of the document's page that leads to it. */
  hash: z.string(),
});
export type AskPassage = z.infer<typeof AskPassage>;

/** Why there are passages alone: no service, no passages enough, or what the service did. */
export const NoAnswer = z.enum(['noService', 'tooFew', 'budget', 'slow', 'failed', 'nothingHeld']);
export type NoAnswer = z.infer<typeof NoAnswer>;

/** What was found, before anything is said of it. */
const AskFound = z.object({
  kind: z.literal('found'),
  /** What was looked for within the search, in the query language. @example "wachttijd AND huishoudens" */
  translated: z.string(),
  /** Who put the question into it: its words were taken, a service proposed it, or it came with the question. */
  madeBy: z.enum(['words', 'service', 'asker']),
  /** Words of the question that were not looked for, as they are written there. */
  leftOut: z.array(z.string()),
  /** Words that no document within the search has. */
  unknown: z.array(z.string()),
  /** Exact number of documents that were found. */
  count: z.number().int(),
  /** Passages that were read for the answer. */
  read: z.number().int(),
  /** Of what was looked through, the documents with a file of which no text could be read. */
  unread: z.array(OpenLink),
  /** The best, best first. */
  passages: z.array(AskPassage).max(limits.shownPassages),
  /** Whether sentences may follow. */
  answers: z.boolean(),
});

/** A sentence of the answer that was checked against its passage. */
const AskSentence = z.object({
  kind: z.literal('sentence'),
  /** Plain text; its words may be wrong, those of the passage are not. */
  text: z.string(),
  /** The sentences of the document around what it rests on, which is marked. */
  passage: AskPassage,
});
export type AskSentence = z.infer<typeof AskSentence>;

/** The end of an answer. */
const AskEnd = z.object({
  kind: z.literal('end'),
  /** Why there are passages alone; absent where there is an answer. */
  noAnswer: NoAnswer.optional(),
  /** Words of the question that no passage used has, or where there is no answer, none that is shown. */
  notFound: z.array(z.string()),
  /** Further questions that a service proposes. */
  followUps: z.array(z.string()).max(limits.maximumFollowUps),
});

/** One line of an answer: what was found, then sentences, and its end. */
export const AskEvent = z.discriminatedUnion('kind', [AskFound, AskSentence, AskEnd]);
export type AskEvent = z.infer<typeof AskEvent>;
export type AskFound = z.infer<typeof AskFound>;
export type AskEnd = z.infer<typeof AskEnd>;

export const askArchive = atEach({ common: '/document/ask', eu: '/eu/ask' }, (path, address) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Answers a question from the documents of a search of ${dashboardsAt(address)}: passages first, then at most ${limits.answerSentences} sentences that were each checked against one (UX-3, 31).`,
    access: accessAt(address),
    refuses: ['429 RATE'],
    body: AskRequest,
    example: { ...exampleSearch[address], question: 'Wat zegde de minister toe over de wachttijd?' },
    response: AskEvent,
    answers: 'lines',
  }),
);
