import { z } from 'zod';

/** The beginning of ids that lists of the sources give: the source and a hyphen, with its own key behind it. */
export const listedId = /^[a-z][a-z0-9]*-[A-Za-z0-9._~-]{1,150}$/;

/** A search of the dashboard that opens exactly what was counted. */
export const CountedSearch = z.object({
  /** The query, in the language of the call. @example spreker:"Roos Bosveldt" */
  query: z.string(),
  /** Nodes of the source tree; empty means all. */
  groupPaths: z.array(z.string()),
  /** First day, YYYY-MM-DD. */
  from: z.iso.date(),
  /** Last day, YYYY-MM-DD. */
  to: z.iso.date(),
});
export type CountedSearch = z.infer<typeof CountedSearch>;

/** What was counted of a person, a party or a ministry. */
export const Counted = z.object({
  /** How many are theirs. */
  count: z.number().int(),
  /** Those that name somebody so called where nothing tells which of several it is; counted for none of them. */
  leftOut: z.number().int(),
  /** The first day that was looked at, YYYY-MM-DD; later than asked where there was too much to look at. */
  from: z.iso.date().optional(),
  /** Opens exactly those; absent where such a search would find those of others too. */
  search: CountedSearch.optional(),
});
export type Counted = z.infer<typeof Counted>;
