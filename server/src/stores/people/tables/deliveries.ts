import type { DeliveryFault, DeliveryKind } from 'contract/deliveries';

/** Why a document that was found was passed over and is never mailed. */
export type PassedOver = 'vacation' | 'withdrawn' | 'off' | 'changed' | 'handedOver';

/** Mails on their way and what they told whom. */
export interface DeliveryTables {
  mails: {
    id: string;
    messageId: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    createdAt: number;
  };
  /** Mails of every kind on their way to a user or there; also the delivery log (decision 4.21). */
  deliveries: {
    /** Cannot be guessed, because it travels in the mail. */
    id: string;
    userId: string;
    kind: DeliveryKind;
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
    /** Dropped: there was nothing left that it should tell when its turn came. */
    state: 'waiting' | 'sent' | 'failed' | 'dropped';
    /** Tries that were not accepted. */
    tries: number;
    nextTryAt: number;
    fault: DeliveryFault | null;
    plannedAt: number;
    /** When the mail server accepted it. */
    sentAt: number | null;
    /** When its user put away the notice that it failed. */
    failureSeenAt: number | null;
    /** Documents of a digest that went out directly before it (decision 4.20). */
    alreadyDirect: number | null;
  };
  /** What users switched off from a mail (decision 10.1). */
  mailStops: {
    id: string;
    userId: string;
    /** What was on before, JSON. */
    stopped: string;
    stoppedAt: number;
    /** When its user put away the notice of it. */
    dismissedAt: number | null;
  };
  /** The ledger: a version of a document reaches a user once, whatever searches and rates (decision 4.20). */
  delivered: {
    userId: string;
    documentId: string;
    version: number;
    /** Null when it was passed over. */
    deliveryId: string | null;
    /** Kind of the mail, or why there was none. */
    kind: DeliveryKind | PassedOver;
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
  deliverySlots: { userId: string; kind: DeliveryKind; day: string };
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
}
