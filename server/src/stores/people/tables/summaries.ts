import type { Judgement, SummaryKind } from 'contract/summaries';
import type { Locale } from 'contract/users';

/** Summaries, their queue and what they cost. */
export interface SummaryTables {
  /** Summaries a service makes, one row for each that was ever asked for; the queue is those `waiting`. */
  summaries: {
    documentId: string;
    kind: SummaryKind;
    locale: Locale;
    state: 'waiting' | 'ready' | 'failed';
    /** 1 when a reader asked, who goes before what is made by itself. */
    asked: number;
    askedAt: number;
    /** Date of the document; the newest is made first. */
    published: number;
    /** Instant before which it is not tried again. */
    notBefore: number;
    /** Tries that failed. */
    attempts: number;
    /** Kind of the last fault. */
    fault: string | null;
    /** Of the text the summary was made of. */
    textHash: string | null;
    summary: string | null;
    madeAt: number | null;
  };
  /** What a service noted of the parts of a long document, so that nothing is asked twice. */
  summaryNotes: { key: string; documentId: string; notes: string; madeAt: number };
  /** What readers said, also of versions that were made anew since. */
  summaryJudgements: {
    userId: string;
    documentId: string;
    kind: SummaryKind;
    locale: Locale;
    /** When the summary that was read was made; 0 of an extract, which is the document's own words. */
    madeAt: number;
    judgement: Judgement;
    judgedAt: number;
  };
  /** Tokens spent per Amsterdam day. */
  summaryCosts: { day: string; tokens: number };
  /** Ingest number up to which documents were looked at for summaries made by themselves. */
  summaryMarks: { name: string; after: number };
}
