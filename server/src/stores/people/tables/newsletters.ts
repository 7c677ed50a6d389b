import type { DeliveryFault } from 'contract/deliveries';
import type { IssueFault } from 'contract/newsletter-issues';

/** Newsletters of organisations and those who read them (decision 10.6). */
export interface NewsletterTables {
  addressLists: {
    id: string;
    organisationId: string;
    title: string;
    /** Anybody can sign up on its page. */
    signUp: number;
    /** Of what it was made with, so that a double click makes one (decision 7.21). */
    saveHash: string;
    createdAt: number;
  };
  /** A reader of an organisation, once, on however many of its lists; one on none is let go of. */
  newsletterReaders: {
    id: string;
    organisationId: string;
    /** Trimmed and lower-cased. */
    email: string;
    /** Of organisation and address: stands for the reader where the address is not kept. */
    emailHash: string;
    name: string;
    /** Issues in a row that a mail server refused for good. */
    refusals: number;
  };
  /** Who put readers on a list, when and why they may be mailed. */
  readerImports: {
    id: string;
    addressListId: string;
    /** Null once that account is gone. */
    userId: string | null;
    note: string;
    saveHash: string;
    at: number;
  };
  addressListReaders: {
    addressListId: string;
    readerId: string;
    /** Null for one who signed up and confirmed it. */
    importId: string | null;
    at: number;
  };
  /** Who unsubscribed, for ever: without the address, so that nothing can be done with it but keeping them out. */
  unsubscribedReaders: { organisationId: string; emailHash: string; at: number };
  /** Where answers go; the one asked for takes the place of the other when it is confirmed. */
  replyAddresses: {
    organisationId: string;
    email: string | null;
    confirmedAt: number | null;
    askedEmail: string | null;
    /** Null once that account is gone. */
    askedBy: string | null;
    /** Names the link that was mailed last, also after it was used. */
    askedAt: number | null;
  };
  newsletterIssues: {
    /** Cannot be guessed: it also marks where the link of a reader goes in the two bodies. */
    id: string;
    organisationId: string;
    /** Null once that account is gone. */
    userId: string | null;
    /** Ids and titles of the address lists, JSON. */
    addressLists: string;
    subject: string;
    /** The bodies, once for all readers. */
    html: string;
    text: string;
    senderName: string;
    replyTo: string;
    saveHash: string;
    state: 'waiting' | 'sending' | 'sent' | 'stopped' | 'dropped';
    fault: IssueFault | null;
    createdAt: number;
    sendAt: number;
    doneAt: number | null;
    /** As they were counted last: accepted and refused when all was done, readers when it left. */
    readers: number;
    accepted: number;
    refused: number;
    /** Readers who unsubscribed by its link. */
    unsubscribed: number;
  };
  /** The ledger: a reader gets an issue once. */
  newsletterCopies: {
    /** Made of issue and reader, so that there can be no second one; names the mail too. */
    id: string;
    issueId: string;
    emailHash: string;
    /** Empty as soon as nothing is sent there any more. */
    email: string;
    /** Skipped: the reader unsubscribed before it left. */
    state: 'waiting' | 'accepted' | 'refused' | 'skipped';
    /** Tries that were not accepted. */
    tries: number;
    nextTryAt: number;
    fault: DeliveryFault | null;
  };
}
