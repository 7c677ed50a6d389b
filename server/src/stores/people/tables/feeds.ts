/** Addresses of feeds and the meetings of calendars. */
export interface FeedTables {
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
  /** Events of meetings that a calendar may show. */
  calendarEvents: {
    meetingId: string;
    /** Which of `knownMeetings` is the meeting as it is now. */
    seq: number;
    startAt: number;
    /** Rises with every change of time, place or status (decision 3.22). */
    sequence: number;
    /** When it was last changed so. */
    changedAt: number;
    /** When it turned out not to take place; null while it does. */
    endedAt: number | null;
    /** Names its event for ever: the id of the meeting it stands in for in the end, or its own. */
    uid: string;
  };
  /** Documents of meetings, as the agenda or as the document itself tells. */
  meetingPapers: { documentId: string; meetingId: string; toldBy: 'meeting' | 'document' };
  /** Meetings that a saved search finds by their own words or those of their documents. */
  calendarMatches: { savedSearchId: string; meetingId: string };
  /** Saved searches for which all meetings were looked at, with the criteria they then had. */
  calendarSearches: { savedSearchId: string; criteriaHash: string };
}
