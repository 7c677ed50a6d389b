import { z } from 'zod';
import { ContextChoice } from './contexts.ts';
import { DomainId } from './dashboards.ts';
import { MetadataField, TimelineItem } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** A calendar day in Amsterdam, `YYYY-MM-DD`. */
export const Day = z.iso.date();

/** The search of a dashboard (specification §3, Search parameters). */
export const SearchParameters = z.strictObject({
  query: z.string(),
  /** First and last day, both whole; without them the last 360 days up to today (§9, decision 9.1). */
  startDate: Day.optional(),
  endDate: Day.optional(),
  /** NL only; `['all']` means no filter (decision 3.8). */
  context: z.array(ContextChoice).max(26).default([]),
  minimalMatchPercentage: z.number().int().min(0).max(100).multipleOf(5).default(limits.defaultMinimalMatch),
  groupingDetails: z.strictObject({ name: DomainId, version: z.number().int().positive().optional() }),
  /** Chosen nodes of the source tree, children included; empty means all the modules allow. */
  groupPaths: z.array(z.string().max(200)).max(limits.maximumGroupPaths).default([]),
  metadataField: MetadataField.default('metadata'),
  size: z.number().int().min(1).max(limits.timelinePageSizeMax).default(limits.timelinePageSize),
  /** Ignore the start date: all years up to the end date (decision 3.13). */
  lookBack: z.boolean().default(false),
  includeFullHistoryCount: z.boolean().default(false),
  /** The cursor `searchMoreAfter` of the page before (decision 3.14). */
  searchAfter: z.string().max(2_000).optional(),
});
export type SearchParameters = z.output<typeof SearchParameters>;

export const TimelineResponse = z.object({
  data: z.array(TimelineItem),
  /** Exact number of hits. */
  countTotal: z.number().int(),
  /** Hits the context percentage hides; NL with contexts only (decision 3.9). */
  countHidden: z.number().int().optional(),
  /** Exact number of hits over all years, when asked. */
  fullHistoryCount: z.number().int().optional(),
  /** Absent on the last page. */
  searchMoreAfter: z.string().optional(),
  actions: z.object({ more: z.boolean() }),
});
export type TimelineResponse = z.infer<typeof TimelineResponse>;

export const searchTimeline = endpoint({
  method: 'POST',
  path: '/document/timeline',
  summary: 'Hits of a search, newest first, with exact counts and a stable cursor.',
  access: access.grouping,
  body: SearchParameters,
  response: TimelineResponse,
});

export const FilterNode: z.ZodType<FilterNode> = z.lazy(() =>
  z.object({
    path: z.string(),
    family: z.string().optional(),
    locked: z.boolean(),
    /** Documents under this node the user may see. */
    count: z.number().int(),
    children: z.array(FilterNode),
  }),
);
export interface FilterNode {
  path: string;
  family?: string | undefined;
  locked: boolean;
  count: number;
  children: FilterNode[];
}

export const FiltersResponse = z.object({
  groupingDetails: z.object({ name: DomainId, version: z.number().int() }),
  nodes: z.array(FilterNode),
  contexts: z.array(z.string()),
});
export type FiltersResponse = z.infer<typeof FiltersResponse>;

export const nlFilters = endpoint({
  method: 'GET',
  path: '/nl/filters/nl',
  summary: 'The source tree and contexts of the NL dashboard.',
  access: access.module('nlDashboard'),
  response: FiltersResponse,
});
