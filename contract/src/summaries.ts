import { z } from 'zod';
import { dayOf } from './amsterdam.ts';
import type { DomainId } from './dashboards.ts';
import type { Confidentiality } from 'contract/confidentiality';

/** The short summary beside a document and the long analysis in its tab (specification §1, UX 5.5). */
export const summaryKinds = ['short', 'long'] as const;
/** A short summary, or a long analysis under headings. */
export const SummaryKind = z.enum(summaryKinds);
export type SummaryKind = z.infer<typeof SummaryKind>;

/** What decisions 4.26 and 4.27 fix about summaries. */
export const summaryRules = {
  /** First Amsterdam day of publication. */
  since: '2025-08-01',
  /** Words a document must have. */
  minimumWords: { short: 300, long: 1_500 },
  /** Words of a short summary at most, by the words of the document. */
  shortWords: { below: 1_500, small: 35, middle: 65, over: 15_000, large: 80 },
  /** Words of a long analysis. */
  longWords: { minimum: 300, maximum: 600 },
  /** Milliseconds before a summary that was made may be made anew. */
  rest: 10 * 60_000,
  /** Milliseconds between two looks of the browser, and after which it stops looking. */
  pollInterval: 30_000,
  pollEnd: 15 * 60_000,
} as const;

/**
 * The types that are summarised, as paths of the source trees; `*` stands for any one node (decision
 * 4.26: letters, notes, reports, opinions, bills, memoranda, debates, motions with what explains them,
 * proposals to councils and provincial states, and proposals of the EU).
 */
export const summarisedTypes: Record<DomainId, readonly string[]> = {
  nl: [
    'tk/motie',
    'tk/plenair-verslag',
    'tk/handelingen',
    'tk/commissieverslag',
    'tk/wetsvoorstel',
    'tk/memorie',
    'tk/nota-verslag',
    'tk/verslag-overleg',
    'tk/brief-commissie',
    'tk/brief-lid',
    'regering/kamerbrief',
    'regering/bijlage',
    'regering/begroting',
    'regering/beslisnota',
    'ek/motie',
    'ek/verslag',
    'ek/wetsvoorstel',
    'ek/brief',
    'adviescolleges/*',
  ],
  'nl-lr': [
    'provincies/*/statenstuk',
    'provincies/*/gs-brief',
    'provincies/*/verslag',
    'provincies/*/motie',
    'gemeenten/raadsstuk',
    'gemeenten/raadsbrief',
    'gemeenten/verslag',
    'gemeenten/motie',
    'waterschappen/bestuursstuk',
    'waterschappen/verslag',
    'waterschappen/motie',
  ],
  eu: [
    'ep/plenary/report',
    'ep/plenary/motion',
    'ep/plenary/debate',
    'ep/committees/draft-report',
    'ep/committees/opinion',
    'ep/research',
    'commission/proposal',
    'commission/communication',
    'commission/working-document',
    'commission/report',
    'council/document',
    'auditors/*',
    'eesc/opinion',
    'cor/opinion',
  ],
  'be-fed': [
    'kamer/wetsontwerp',
    'kamer/wetsvoorstel',
    'kamer/resolutie',
    'kamer/verslag',
    'kamer/advies-rvs',
    'kamer/begroting',
    'kamer/motie',
    'kamer/plenair-verslag',
    'kamer/commissieverslag',
    'senaat/wetsontwerp',
    'senaat/wetsvoorstel',
    'senaat/resolutie',
    'senaat/informatieverslag',
    'senaat/verslag',
    'senaat/handelingen',
    'regering/beleidsnota',
    'instellingen/*',
  ],
  'be-flm': [
    'vlaams-parlement/ontwerp-decreet',
    'vlaams-parlement/voorstel-decreet',
    'vlaams-parlement/resolutie',
    'vlaams-parlement/motie',
    'vlaams-parlement/verslag',
    'vlaams-parlement/begroting',
    'vlaams-parlement/beleidsnota',
    'vlaams-parlement/plenair-verslag',
    'vlaams-parlement/commissieverslag',
    'vlaams-parlement/hoorzitting',
    'instellingen/*',
  ],
};

/**
 * Why there is no summary of a document: closed, its type, too old, too short, beyond what is sent, or, without a
 * service, no sentence of its own that is whole and fits an extract.
 */
export const SummaryRefusal = z.enum(['closed', 'type', 'tooOld', 'tooShort', 'tooLong', 'noSentence']);
export type SummaryRefusal = z.infer<typeof SummaryRefusal>;

/** What of a document decides whether it is summarised. */
export interface SummaryCandidate {
  domain: DomainId;
  groupPath: string;
  /** Publication, epoch milliseconds. */
  date: number;
  confidentiality: Confidentiality;
  /** Of its text, as `countWords` counts them. */
  words: number;
}

/**
 * Why a document gets no summary of this kind, or undefined when it does (decisions 4.26, 4.27). What can
 * never change is said first. `maximumWords` is what a service may be sent.
 */
export function summaryRefusal(
  candidate: SummaryCandidate,
  kind: SummaryKind,
  maximumWords = Infinity,
): SummaryRefusal | undefined {
  const { domain, groupPath, date, confidentiality } = candidate;
  if (confidentiality === 'Besloten') return 'closed';
  if (!isSummarised(domain, groupPath)) return 'type';
  if (dayOf(date) < summaryRules.since) return 'tooOld';
  const { words } = candidate;
  if (words < summaryRules.minimumWords[kind]) return 'tooShort';
  if (words > maximumWords) return 'tooLong';
  return undefined;
}

function isSummarised(domain: DomainId, groupPath: string): boolean {
  const codes = groupPath.split('/');
  return summarisedTypes[domain].some((pattern) => {
    const parts = pattern.split('/');
    return parts.length === codes.length && parts.every((part, at) => part === '*' || part === codes[at]);
  });
}

/** The headings of a long analysis, in their order (decision 4.27). */
export const summaryHeadings = ['core', 'positions', 'decisions', 'consequences', 'next'] as const;
/** What a part of a long analysis is about: the core, positions, decisions, consequences, what comes next. */
export const SummaryHeading = z.enum(summaryHeadings);
export type SummaryHeading = z.infer<typeof SummaryHeading>;

/** A sentence and the passage of the document it rests on. */
export const SummarySentence = z.object({
  /** Plain text. */
  text: z.string(),
  /** Where the passage begins in the document's text: its first UTF-16 unit. */
  start: z.number().int(),
  /** The UTF-16 unit after its last. */
  end: z.number().int(),
  /**
   * Second at which the turn that holds the passage begins, of debates; from where the recording does, or the
   * first turn where there is none.
   */
  second: z.number().optional(),
});
export type SummarySentence = z.infer<typeof SummarySentence>;

/** A summary of a document. */
export const Summary = z.object({
  /** `extract` is made of sentences of the document itself; no AI has a part in it. */
  madeBy: z.enum(['ai', 'extract']),
  /** Name of the model, of those made by AI. */
  model: z.string().optional(),
  /** UTC instant in ISO 8601. */
  madeAt: z.iso.datetime(),
  /** Language of the sentences, a BCP 47 code. */
  language: z.string(),
  /** Words of all its sentences. */
  words: z.number().int(),
  /** Headed in a long analysis; one part without a heading in a short summary and in extracts. */
  parts: z.array(
    z.object({
      /** Absent where there is one part alone. */
      heading: SummaryHeading.optional(),
      /** In their order. */
      sentences: z.array(SummarySentence),
    }),
  ),
});
export type Summary = z.infer<typeof Summary>;

/** Whether a reader finds a summary useful. */
export const Judgement = z.enum(['useful', 'notUseful']);
export type Judgement = z.infer<typeof Judgement>;

/**
 * How it stands with one summary. `offered` can be asked for; `making` waits or is under way; `ready` and
 * `failed` say themselves. A summary that is made anew stays there until the new one is ready.
 */
export const SummaryState = z.object({
  kind: SummaryKind,
  /** Whether it can be had, and how far it is. */
  status: z.enum(['unavailable', 'offered', 'making', 'ready', 'failed']),
  /** Why it is unavailable. */
  reason: SummaryRefusal.optional(),
  /** The summary, once it is ready. */
  summary: Summary.optional(),
  /** While `making`: when it goes on, if the day's budget is spent. */
  resumesAt: z.iso.datetime().optional(),
  /** What this reader said of the summary shown. */
  judgement: Judgement.optional(),
});
export type SummaryState = z.infer<typeof SummaryState>;

/** How it stands with both summaries of a document, as its page begins with (decision 7.10). */
export const Summaries = z.object({
  /** How it stands with the short one, which is beside the text. */
  status: SummaryState.shape.status,
  short: SummaryState,
  long: SummaryState,
});
export type Summaries = z.infer<typeof Summaries>;
