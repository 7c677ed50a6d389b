/** What staff say in the place of what ships with the product. */
export interface ContentTables {
  content: {
    /** What of it: `support:nl`. */
    name: string;
    /** JSON of what differs from what ships, as `domains/content` knows it. */
    state: string;
    /** How often it was changed. */
    version: number;
    changedAt: number;
  };
}
