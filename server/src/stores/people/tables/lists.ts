/** Lists and what is on them. */
export interface ListTables {
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
    /** What is quoted of a document, and what was and can come back, JSON. */
    quotations: string;
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
  /** Lists handed over by a colleague. */
  listTransfers: {
    id: string;
    /** Null once that account is gone. */
    senderId: string | null;
    receiverId: string;
    /** Ids of the lists as their receiver has them, JSON. */
    listIds: string;
    /** Of what was sent, so that a double click hands over once (decision 7.21). */
    saveHash: string;
    at: number;
    /** When the receiver put the notice of it away. */
    seenAt: number | null;
  };
  newsletterDrafts: {
    listId: string;
    /** JSON that `NewsletterSettings` reads. */
    settings: string;
    changedAt: number;
  };
  /** How an organisation makes newsletters, by name. */
  newsletterTemplates: {
    id: string;
    organisationId: string;
    name: string;
    /** JSON that `NewsletterTemplateSettings` reads. */
    settings: string;
    /** Who changed it last; null once the account is erased. */
    userId: string | null;
    changedAt: number;
  };
  /** Links to lists; a list has one or none. */
  listShares: {
    /** SHA-256 of the secret in the address. */
    secretHash: string;
    listId: string;
    /** The secret is made again from this and the key of the product, to show it to the list's owner. */
    nonce: string;
    createdAt: number;
  };
  /** Colleagues who opened a link, and when first. */
  listReaders: { secretHash: string; userId: string; openedAt: number };
  /** Saved searches that lists follow; a list follows one, or none. */
  listSearches: {
    listId: string;
    savedSearchId: string;
    /** Ingest number above which what it finds is suggested. */
    after: number;
    /** When the list ceased to follow it; for a day it can go on where it was. */
    endedAt: number | null;
  };
  /** What was suggested for lists and is no more. */
  judgedSuggestions: {
    listId: string;
    documentId: string;
    /** The item that it became; null when it was dropped. */
    listItemId: string | null;
    at: number;
  };
}
