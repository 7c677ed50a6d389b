import type { Kysely } from 'kysely';

/** The people's store, whichever database is behind it; columns are camelCase through the plug-in. */
export type PeopleStore = Kysely<Tables>;

/**
 * Tables of the people's store. Only text, bigint and real columns, so that one schema serves SQLite
 * and PostgreSQL: instants are epoch milliseconds, days `YYYY-MM-DD`, marks 0 or 1, and JSON is text
 * that zod checks where it is read.
 */
export interface Tables {
  organisations: {
    id: string;
    name: string;
    /** Limits that differ from the constants (decision R6). */
    limits: string;
    createdAt: number;
  };
  organisationModules: {
    organisationId: string;
    moduleKey: string;
    /** The code subscribers see (decision 6.1). */
    code: string;
    startsOn: string;
    /** Last day, inclusive; null is without end (decision 6.4). */
    endsOn: string | null;
    configuration: string;
  };
  users: {
    id: string;
    organisationId: string;
    /** Trimmed and lower-cased (decision 5.1). */
    email: string;
    passwordHash: string | null;
    firstName: string;
    lastName: string;
    roles: string;
    /** Keys of the organisation's modules this user has; null is all of them. */
    modules: string | null;
    active: number;
    /** When a password link was last mailed. */
    resetRequestedAt: number | null;
    createdAt: number;
  };
  sessions: {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: string;
    userId: string;
    createdAt: number;
    lastUsedAt: number;
    expiresAt: number;
  };
  loginTries: {
    /** `account:<e-mail>` or `address:<address>`. */
    key: string;
    /** Instants of the tries within the window. */
    tries: string;
    lastAt: number;
  };
  passwordResets: {
    tokenHash: string;
    userId: string;
    expiresAt: number;
    usedAt: number | null;
  };
  userPreferences: { userId: string; chosen: string };
  organisationPreferences: { organisationId: string; chosen: string };
  mails: {
    id: string;
    messageId: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    createdAt: number;
  };
  sourceStates: {
    source: string;
    cursor: string | null;
    lastAttempt: number | null;
    lastSuccess: number | null;
    /** When a run last stored a document that was new. */
    lastNews: number | null;
    lastFault: string | null;
  };
  /** The newest faults of each source with what was seen. */
  sourceFaults: { source: string; at: number; kind: string; fault: string };
  /** The document a public number names, whichever source delivers it. */
  documentIdentities: { identity: string; documentId: string };
  /** Ids under which a second source delivers a document that has another id here. */
  documentAliases: { id: string; documentId: string };
  /** Which document a source's own key stands for; withdrawals name only the key. */
  sourceRecords: { source: string; key: string; documentId: string };
  /**
   * Who and what the sources' own lists name, by the source's key; rows are never deleted, so that old
   * documents still recognise who has left.
   */
  knownNames: {
    source: string;
    key: string;
    domain: string;
    /** `person`, `party`, `committee` or `organisation`. */
    kind: string;
    name: string;
    surname: string | null;
    initials: string | null;
    /** The source's key of the person a row is about; several rows can be about one. */
    person: string | null;
    code: string | null;
    party: string | null;
    position: string | null;
    /** First and last day, `YYYY-MM-DD`; open when null. */
    fromDay: string | null;
    untilDay: string | null;
  };
  /** How often the known names changed; one row. */
  knownNamesVersions: { name: string; version: number };
  /** Work of which only one run may be under way, whatever the number of processes. */
  leases: {
    name: string;
    /** Who holds it, unique per claim; empty while it rests. */
    owner: string;
    /** Instant from which anybody may claim it, by the database's clock. */
    until: number;
  };
  /** How far documents were scored again with each version of the context model. */
  contextRescores: { version: string; after: number };
  /** Summaries a service makes, one row for each that was ever asked for; the queue is those `waiting`. */
  summaries: {
    documentId: string;
    kind: string;
    locale: string;
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
  summaryJudgements: {
    userId: string;
    documentId: string;
    kind: string;
    locale: string;
    judgement: string;
    judgedAt: number;
  };
  /** Tokens spent per Amsterdam day. */
  summaryCosts: { day: string; tokens: number };
  /** Ingest number up to which documents were looked at for summaries made by themselves. */
  summaryMarks: { name: string; after: number };
  savedSearches: {
    id: string;
    userId: string;
    dashboard: string;
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
    /** Why it stands still; null when it does not (decision 8.6). */
    paused: string | null;
    /** It tells of documents with an ingest number above this one only (decisions 4.12, 4.13). */
    after: number;
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
    version: number;
    userId: string;
    /** Ingest number of the version. */
    seq: number;
    /** 1 when an earlier version was there that the search did not look for (decision 4.22). */
    updated: number;
    foundAt: number;
    /** How the document is told of: title, passages and what else a line shows, JSON. */
    line: string;
  };
  /** Ingest number up to which documents were looked at for saved searches, and for their calendars. */
  matchMarks: { name: string; after: number };
  /** The version of a changed document that was looked at last, until the new one is looked at too. */
  replacedDocuments: {
    documentId: string;
    document: string;
    /** Every ingest number up to here was there when it was replaced. */
    settled: number;
  };
  lists: {
    id: string;
    userId: string;
    title: string;
    archived: number;
    sortedByDate: number;
    /** Of what was sent to make it, so that a double click makes one (decision 7.21). */
    saveHash: string;
    createdAt: number;
    /** When it or its items last changed; lists are shown last used first (decision 4.14). */
    usedAt: number;
    /** When it went into the bin (decision 4.15). */
    deletedAt: number | null;
  };
  listItems: {
    id: string;
    listId: string;
    kind: 'document' | 'update' | 'subheading';
    /** From 0 without gaps among the items that are there. */
    position: number;
    title: string;
    markedForExport: number;
    /** Of a document; title, source and date stay as they were when it was saved (decision 3.29). */
    documentId: string | null;
    /** What else was saved of a document, JSON. */
    saved: string | null;
    note: string;
    sourceName: string;
    sourceUrl: string;
    description: string;
    /** Instant of a document, midnight in Amsterdam of the day of an update; null for a subheading. */
    date: number | null;
    saveHash: string;
    createdAt: number;
    /** When it was taken off the list; it can come back for a day. */
    removedAt: number | null;
  };
  emailConfigs: {
    userId: string;
    config: string;
    /** The times that hold until the day from which those of `config` do (decision 4.19), JSON. */
    earlierTimes: string | null;
    timesFrom: string;
  };
  /** A user's own colours of the newsletter. */
  userColours: { userId: string; primaryColour: string; secondaryColour: string };
  /** Every change of an organisation's colours; the newest holds, without colours it has none (decision 3.5). */
  organisationColours: {
    organisationId: string;
    number: number;
    /** Who changed them; null once the account is erased. */
    userId: string | null;
    changedAt: number;
    primaryColour: string | null;
    secondaryColour: string | null;
    /** The change that this one took back. */
    undid: number | null;
  };
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
    paused: string | null;
    /** Meetings with an ingest number above this one are news to it (decisions 4.12, 4.13). */
    after: number;
    /** 1 once the meetings it finds are known, so that a change of one can be told. */
    followed: number;
    createdAt: number;
    changedAt: number;
    /** When it was deleted; for a day it can come back. */
    removedAt: number | null;
  };
  /** A meeting that a saved search of the agenda found, and how it was known last. */
  followedMeetings: {
    searchId: string;
    documentId: string;
    /** Which of `meetingStates` is known. */
    seq: number;
    /** 0 once the search no longer finds it. */
    matching: number;
    /** Its last Amsterdam day. */
    lastDay: string;
  };
  /** What of a meeting counts as a change, JSON, by the ingest number; negative where it was withdrawn since. */
  meetingStates: { documentId: string; seq: number; state: string };
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
  /** Mails of every kind on their way to a user or there; also the delivery log (decision 4.21). */
  deliveries: {
    /** Cannot be guessed, because it travels in the mail. */
    id: string;
    userId: string;
    /** `direct`, `daily`, `weekly`, `planning`, `agendaDaily`, `agendaChanges` or `notice`. */
    kind: string;
    /** Its place among those of its kind: no user gets two mails for one. */
    slot: string;
    subject: string;
    /** The bodies; empty once the mail is too old to be sent again. */
    text: string;
    html: string;
    /** Headers beside those every mail has, JSON. */
    headers: string;
    /** Of every try; null before the first. */
    messageId: string | null;
    state: 'waiting' | 'sent' | 'failed';
    /** Tries that were not accepted. */
    tries: number;
    nextTryAt: number;
    /** Kind of the last fault. */
    fault: string | null;
    plannedAt: number;
    /** When the mail server accepted it. */
    sentAt: number | null;
  };
  /** The ledger: a version of a document reaches a user once, whatever searches and rates (decision 4.20). */
  delivered: {
    userId: string;
    documentId: string;
    version: number;
    /** Null when it was passed over, during a vacation. */
    deliveryId: string | null;
    /** Kind of the mail, or `vacation`. */
    kind: string;
    /** The saved searches it was for, JSON; the first carried its line. */
    savedSearchIds: string;
    /** From 0, in the order of the mail. */
    position: number;
    at: number;
  };
  /** The saved searches a mail was for, and the documents it told of each. */
  deliverySearches: { savedSearchId: string; deliveryId: string; documents: number };
  /** Matches of searches that mailed when they were found, until the slowest rate of the search had its turn. */
  waitingMatches: {
    savedSearchId: string;
    documentId: string;
    version: number;
    userId: string;
    foundAt: number;
  };
  /** Slots that were done, with a mail or without. */
  deliverySlots: { userId: string; kind: string; day: string };
  /** Addresses that a mail server refused (decision 4.21). */
  mailAddresses: {
    userId: string;
    /** The address that was refused; another one starts afresh. */
    email: string;
    /** Refusals since the last mail that was accepted. */
    bounces: number;
    /** What the server answered last. */
    fault: string;
    bouncedAt: number;
    pausedAt: number | null;
  };
  /** Queries too long for the links of mails, by the key that stands for each (decision 2.5). */
  longHighlights: { key: string; query: string; keptAt: number };
  /** Addresses of feeds that were ever given out: one that was renewed stays, to be told from a made-up one. */
  feedAddresses: {
    /** SHA-256 of the secret in the address. */
    secretHash: string;
    kind: 'rss' | 'webcal';
    userId: string;
    /** Empty for the calendar, of which a user has one. */
    savedSearchId: string;
    /** The secret is made again from this and the key of the product, to show it to its owner. */
    nonce: string;
    createdAt: number;
    revokedAt: number | null;
  };
  /** Meetings that a calendar may show, as they are now. */
  calendarMeetings: {
    meetingId: string;
    domain: string;
    groupPath: string;
    startAt: number;
    /** Rises with every change of time, place or status (decision 3.22). */
    sequence: number;
    /** When it was last changed so. */
    changedAt: number;
    /** When it turned out not to take place; null while it does. */
    endedAt: number | null;
    /** Names its event for ever: the id of the meeting it stands in for in the end, or its own. */
    uid: string;
    /** What else an event tells, JSON. */
    meeting: string;
  };
  /** Documents of meetings, as the agenda or as the document itself tells. */
  meetingPapers: { documentId: string; meetingId: string; toldBy: 'meeting' | 'document' };
  /** Meetings that a saved search finds by their own words or those of their documents. */
  calendarMatches: { savedSearchId: string; meetingId: string };
  /** Saved searches for which all meetings were looked at, with the criteria they then had. */
  calendarSearches: { savedSearchId: string; criteriaHash: string };
  /** Until when a user has seen what was found during their vacations (decision 4.18). */
  vacationReturns: { userId: string; seenAt: number };
  secrets: { name: string; value: string };
}
