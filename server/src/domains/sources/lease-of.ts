/** Name of the lease under which a source is read, by the clock or by hand. */
export const leaseOf = (source: string): string => `source:${source}`;
