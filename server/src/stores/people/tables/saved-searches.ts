import type { DomainId } from 'contract/dashboards';
import type { PauseReason } from 'contract/saved-searches';

/** Saved searches of the dashboards and what they found. */
export interface SavedSearchTables {
  savedSearches: {
    id: string;
    userId: string;
    dashboard: DomainId;
    title: string;
    description: string;
    /** What it looks for, JSON, and a hash by which the same search is known again (decision 3.17). */
    criteria: string;
    criteriaHash: string;
    /** Version of the query language the criteria were written in (decision 5.9). */
    syntax: number;
    /** Of everything that was sent to save it, so that a double click saves once (decision 7.21). */
    saveHash: string;
    daily: number;
    weekly: number;
    realTime: number;
    rssEnabled: number;
    includeInWebcal: number;
    /** It tells by push of matches with an ingest number above this one; null when it does not. */
    push: number | null;
    /** Why it stands still; null when it does not (decision 8.6). */
    paused: PauseReason | null;
    /** It tells of documents with an ingest number above this one only (decisions 4.12, 4.13). */
    after: number;
    /** Ingest number up to which its user has seen its results; null before the first look (UX 5.2). */
    seenUpTo: number | null;
    createdAt: number;
    changedAt: number;
  };
  /** A saved search that was deleted: for a day it can come back as it was. Nothing else looks here. */
  removedSearches: {
    id: string;
    userId: string;
    /** The row of `savedSearches`, JSON. */
    saved: string;
    removedAt: number;
  };
  /** A version of a document that a saved search looks for; found once, whatever crashes. */
  matches: {
    savedSearchId: string;
    documentId: string;
    /** Below zero for a commitment whose day passed: that day, by its number (`follow/passed-days.ts`). */
    version: number;
    /** Whose the search was then; whose it is stands with the search alone. */
    userId: string;
    /** Ingest number of the version. */
    seq: number;
    /** 1 when an earlier version was there that the search did not look for (decision 4.22). */
    updated: number;
    foundAt: number;
    /** How the document is told of as it is now: title, passages and what else a line shows, JSON. */
    line: string;
    /** 1 when the document changed and the search does not find it any more; else null. */
    gone: number | null;
    /** The steps which it is told for, of the dossier that the search follows or of a commitment, JSON; else null. */
    steps: string | null;
    /** 1 for what is told for its steps and is no new result: a meeting, or a commitment whose day passed; else null. */
    aside: number | null;
  };
  /** Ingest number up to which documents were looked at for saved searches, and for their calendars. */
  matchMarks: { name: string; after: number };
}
