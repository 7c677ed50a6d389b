/** Browsers that are told by push, and what they are told. */
export interface PushTables {
  pushDevices: {
    id: string;
    userId: string;
    /** The session in which the browser said so last: ended by hand, the device goes with it. */
    sessionId: string;
    /** Where its push service takes messages for it; as good as a secret. */
    endpoint: string;
    /** With these messages are encrypted for it. */
    p256dh: string;
    auth: string;
    userAgent: string;
    /** Ingest number up to which matches were made messages. */
    toldUpTo: number;
    createdAt: number;
    /** When its push service last took a message. */
    lastSentAt: number | null;
    /** The first try since the last message that was taken; null when there is none. */
    failingSince: number | null;
    /** When it was stopped because nothing arrived for days. */
    stoppedAt: number | null;
    /** Nothing is sent to it before this instant: its push service did not answer, or asked to wait. */
    restsUntil: number;
  };
  /** Messages on their way to a device or there: of what each told is noted that it was. */
  pushMessages: {
    id: string;
    deviceId: string;
    savedSearchId: string;
    /** It tells of the matches of the search with an ingest number above the one and up to the other. */
    after: number;
    upTo: number;
    createdAt: number;
    /** Dropped: it is old news, or nothing is left to tell. */
    state: 'waiting' | 'sent' | 'failed' | 'dropped';
    tries: number;
    nextTryAt: number;
  };
}
