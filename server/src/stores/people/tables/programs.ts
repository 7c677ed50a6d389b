import type { WebhookFault } from 'contract/webhooks';

/** How programs of users come in, and how they are told of what is new. */
export interface ProgramTables {
  apiKeys: {
    id: string;
    userId: string;
    name: string;
    /** The part of the key that is no secret. */
    prefix: string;
    /** SHA-256 of the key; the key itself is never stored (decision 10.8). */
    keyHash: string;
    /** What it may, JSON. */
    scopes: string;
    createdAt: number;
    /** The last day on which it works, in Amsterdam. */
    lastDay: string;
    /** The day of its last use; null when it was never used. */
    lastUsedOn: string | null;
  };
  webhooks: {
    id: string;
    userId: string;
    savedSearchId: string;
    name: string;
    url: string;
    /** The secret is made again from this and the key of the product, to sign with it. */
    nonce: string;
    /** 1 while its owner has it switched on. */
    active: number;
    /** Ingest number up to which matches were made events. */
    toldUpTo: number;
    /** The first try since the last one that was answered well; null when there is none. */
    failingSince: number | null;
    /** When it was stopped because it failed for days. */
    stoppedAt: number | null;
    /** When its user put away the notice of that. */
    stopSeenAt: number | null;
    /** Nothing is sent to it before this instant: its receiver, or the document store, did not answer. */
    restsUntil: number;
    /** The last try of all its events; 0 before the first. */
    triedAt: number;
    createdAt: number;
  };
  /** Events on their way to a webhook or there; also its log (decision 10.9). */
  webhookEvents: {
    id: string;
    webhookId: string;
    /** These two are null for a test. */
    documentId: string | null;
    version: number | null;
    /** Ingest number of the version; 0 for a test. */
    seq: number;
    /** When the match was found. */
    createdAt: number;
    /** Dropped: it waited too long, or is not to be told any more. */
    state: 'waiting' | 'delivered' | 'failed' | 'dropped';
    tries: number;
    nextTryAt: number;
    /** The last try, with what came of it. */
    triedAt: number | null;
    status: number | null;
    fault: WebhookFault | null;
    /** Milliseconds. */
    duration: number | null;
    answer: string;
  };
}
