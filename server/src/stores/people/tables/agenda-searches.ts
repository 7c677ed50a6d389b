import type { PauseReason } from 'contract/saved-searches';

/** Saved searches of the agenda and the meetings they follow. */
export interface AgendaSearchTables {
  agendaSearches: {
    id: string;
    userId: string;
    title: string;
    /** What it looks for, JSON, and a hash by which the same search is known again (decision 3.17). */
    criteria: string;
    criteriaHash: string;
    /** Version of the query language the criteria were written in (decision 5.9). */
    syntax: number;
    /** Of everything that was sent to save it, so that a double click saves once (decision 7.21). */
    saveHash: string;
    dailyChanges: number;
    activitiesFrequent: number;
    activitiesOverview: number;
    includeInWebcal: number;
    /** Why it stands still; null when it does not (decision 8.6). */
    paused: PauseReason | null;
    /** Meetings with an ingest number above this one are news to it (decisions 4.12, 4.13). */
    after: number;
    /** 1 once the meetings it finds are known, so that a change of one can be told. */
    followed: number;
    createdAt: number;
    changedAt: number;
    /** When it was deleted; for a day it can come back. */
    removedAt: number | null;
    /** The ingest number up to which its user has seen its meetings; null before the first look. */
    seenUpTo: number | null;
  };
  /** A meeting that a saved search of the agenda found, and how it was known last. */
  followedMeetings: {
    searchId: string;
    documentId: string;
    /** Which of `knownMeetings` it knows. */
    seq: number;
    /** 0 once the search no longer finds it. */
    matching: number;
    /** Its last Amsterdam day. */
    lastDay: string;
  };
  /**
   * How meetings were seen last, JSON, by the ingest number; negative where it was withdrawn since, 0 where a calendar
   * of an earlier version kept it.
   */
  knownMeetings: { documentId: string; seq: number; state: string };
  /** What changed about a meeting for a saved search, from when it was found until it is erased. */
  meetingChanges: {
    id: string;
    searchId: string;
    userId: string;
    documentId: string;
    seq: number;
    /** The meeting it stands in for, where that one was known. */
    movedFrom: string | null;
    /** States, JSON; without one before the meeting is new. */
    before: string | null;
    after: string;
    foundAt: number;
    /** When it was mailed or passed over; null while it waits. */
    toldAt: number | null;
    /** Null when it was passed over. */
    deliveryId: string | null;
  };
  /** The searches a mail was for, and the meetings it told of each. */
  agendaDeliveries: { searchId: string; deliveryId: string; meetings: number };
}
