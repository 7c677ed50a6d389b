/** Pages that tell what is new since the visit before. */
export interface VisitTables {
  pageVisits: {
    userId: string;
    /** Names the page; the domain that shows it says how. */
    page: string;
    /** When the visit before this one ended, and the ingest number up to which all was there by then; null on the first. */
    seenAt: number | null;
    seenUpTo: number | null;
    /** The same of the last look, which the visit that goes on now, or the one before the next, ends with. */
    lookedAt: number;
    lookedUpTo: number;
  };
}
