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

/** Turns that were counted. */
const CountedInDebates = Counted.extend({
  /** In so many reports. */
  debates: z.number().int(),
});

/** Days of Amsterdam, both ends within. */
export const DaySpan = z.object({
  /** First day, YYYY-MM-DD. */
  from: z.iso.date(),
  /** Last day, YYYY-MM-DD. */
  to: z.iso.date(),
});

/** What is counted of a person or a party in a period; what does not apply is absent. */
export const SubjectFigures = z.object({
  /** The days that were counted: those asked for, as far as they were in office or there; absent where that is on none. */
  period: DaySpan.optional(),
  /** Turns in debates; of a party those whose reports write it beside the speaker. */
  turns: CountedInDebates.optional(),
  /** Written questions; not of members of a government. */
  questions: Counted.optional(),
  /** Motions; not of members of a government. */
  motions: Counted.optional(),
  /** Amendments; not of members of a government. */
  amendments: Counted.optional(),
  /** Commitments: to a party or a member, where the source tells to whom, or by a member of a government. */
  commitments: Counted.optional(),
  /** The day of the newest report of a debate that is known here, YYYY-MM-DD. */
  reportsUntil: z.iso.date().optional(),
});
