import { z } from 'zod';
import { Actions } from './actions.ts';
import { accessAt, atEach, dashboardsAt } from './addresses.ts';
import { calendarSteps } from './amsterdam.ts';
import { ContextCode } from './contexts.ts';
import type { Address } from './dashboards.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Day } from './days.ts';
import { exampleSearch, SearchParameters } from './timeline.ts';
import { Locale } from './users.ts';

/** The search of a dashboard without what only pages of hits have; sending those is refused. */
export const StatisticsSearch = SearchParameters.omit({
  order: true,
  size: true,
  searchAfter: true,
  includeFullHistoryCount: true,
});
export type StatisticsSearch = z.output<typeof StatisticsSearch>;

/** A stretch of whole days. */
export const Period = z.object({
  /** First day. */
  startDate: Day,
  /** Last day. */
  endDate: Day,
});
export type Period = z.infer<typeof Period>;

/**
 * What to change in the search asked about so that the timeline finds exactly the documents a number
 * counted (decision 3.32). Changes of a row and of a point can be made together.
 */
export const Narrowing = z.object({
  /** The query to search with. */
  query: z.string().optional(),
  /** The first day of the search. */
  startDate: Day.optional(),
  /** The last day of the search. */
  endDate: Day.optional(),
  /** The search keeps to its days. */
  lookBack: z.literal(false).optional(),
  /** The source tree that `groupPaths` are of. */
  groupingDetails: z
    .object({
      name: DomainId,
      /** Its version. */
      version: z.number().int(),
    })
    .optional(),
  /** The nodes of the source tree to choose. */
  groupPaths: z.array(z.string()).optional(),
  /** The stakeholders to narrow the search to. */
  stakeholders: z.array(z.string()).optional(),
  /** The topics to narrow the search to. */
  topics: z.array(z.string()).optional(),
});
export type Narrowing = z.infer<typeof Narrowing>;

/** An exact number of hits. */
const Count = z.number().int();
/** Rows at most. */
const limit = z.number().int().min(1).max(limits.statisticsPageSizeMax).default(limits.statisticsPageSize);

/** How long each step of a trend lasts. */
export const TrendStep = z.enum(calendarSteps);

/** A step of a trend within the period: its first and last step may be cut. */
export const TrendPoint = z.object({
  /** First day of the step. */
  start: Day,
  /** Last day of the step. */
  end: Day,
  /** Today or days to come belong to the step, or the period ends within it (decision 9.2). */
  unfinished: z.boolean(),
  count: Count,
  filter: Narrowing,
});
export type TrendPoint = z.infer<typeof TrendPoint>;

/** A node of the source tree with its hits per point. */
export const TrendSeries = z.object({
  /** Its path. @example tk/motie */
  path: z.string(),
  count: Count,
  /** Its hits at every point, in their order. */
  counts: z.array(Count),
  filter: Narrowing,
});
export type TrendSeries = z.infer<typeof TrendSeries>;

/** Hits over time. */
export const TrendsResponse = z.object({
  step: TrendStep,
  /** The period of the chart; when looking back it begins at the day of the first hit. */
  period: Period,
  countTotal: Count,
  /** In order of time, without holes. */
  data: z.array(TrendPoint),
  /** By path; nodes without hits are left out. */
  series: z.array(TrendSeries),
});
export type TrendsResponse = z.infer<typeof TrendsResponse>;

export const trends = atEach({ common: '/statistics/trends', eu: '/eu/statistics/trends' }, (path, address) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Hits of a search of ${dashboardsAt(address)} per step of time and node of the source tree.`,
    access: accessAt(address),
    key: 'read',
    refuses: ['429 RATE'],
    body: StatisticsSearch,
    example: exampleSearch[address],
    response: TrendsResponse,
  }),
);

/** Someone or something that hits name. */
export const StakeholderRow = z.object({
  /** The name as it is shown. */
  name: z.string(),
  /** As a search is narrowed to it. @example "PER:J. de Vries" */
  value: z.string(),
  count: Count,
  /** Hits in the equal period before; absent when there is none, such as when looking back. */
  previous: Count.optional(),
  filter: Narrowing,
});
export type StakeholderRow = z.infer<typeof StakeholderRow>;

/**
 * Most named first. A choice of stakeholders in the search is left out of account here: these are the
 * numbers by which to choose.
 */
export const StakeholdersResponse = z.object({
  /** The analytics code that was counted. @example PER */
  code: z.string(),
  /** Most hits first. */
  data: z.array(StakeholderRow),
  /** The equal period before the one asked about, in which `previous` was counted. */
  previousPeriod: Period.optional(),
  actions: Actions,
});
export type StakeholdersResponse = z.infer<typeof StakeholdersResponse>;

/** Analytics codes of the stakeholder statistics outside the EU dashboard (specification §9). */
export const stakeholderCodes = ['PER', 'IG', 'COM', 'TT', 'AAA', 'JH', 'IO', 'EU'] as const;
/** Analytics codes of the EU dashboard (specification §9). */
export const analyticsTypes = ['committees', 'referenceCodes'] as const;

/** The parameter that says who is counted: the dashboard's first code when left out, one it does not have is refused. */
const codes = {
  common: {
    /** Who or what is counted, by analytics code; the dashboard's first one when left out. */
    stakeholderCode: z.enum(stakeholderCodes).optional(),
  },
  eu: {
    /** What is counted; committees when left out. */
    analyticsType: z.enum(analyticsTypes).optional(),
  },
};

const stakeholdersAt = <Where extends Address>(path: string, address: Where) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Who or what hits of ${dashboardsAt(address)} name most, with the change against the period before.`,
    access: accessAt(address),
    key: 'read',
    refuses: ['429 RATE'],
    body: StatisticsSearch.extend({ ...codes[address], limit }),
    example: exampleSearch[address],
    response: StakeholdersResponse,
  });

export const stakeholders = {
  common: stakeholdersAt('/nl/statistics/stakeholders', 'common'),
  eu: stakeholdersAt('/eu/statistics/stakeholders', 'eu'),
};

/** The analytics codes of dashboards. */
export const StakeholderSources = z.object({
  /** One entry per dashboard the user has; the first code is the default (specification §9). */
  data: z.array(
    z.object({
      domain: DomainId,
      /** Its codes, the default first. */
      codes: z.array(
        z.object({
          /** As the statistics take it. @example PER */
          code: z.string(),
          /** What it counts, in the language asked for. */
          label: z.string(),
        }),
      ),
    }),
  ),
});
export type StakeholderSources = z.infer<typeof StakeholderSources>;

export const stakeholderSourceList = endpoint({
  method: 'GET',
  path: '/users/me/stakeholder-source-list',
  summary: 'Analytics codes of every dashboard the user has, with their labels.',
  access: access.session,
  key: 'read',
  query: {
    /** The language of the labels; that of the call when left out. */
    locale: Locale.optional(),
  },
  response: StakeholderSources,
});

/** A word or phrase that hits are about, and how much more often than before (decision 3.32). */
export const TopicRow = z.object({
  /** As documents write it. */
  topic: z.string(),
  /** Hits in the period that are about the topic. */
  count: Count,
  /** The same in the four equal periods before. */
  countBefore: Count,
  /** Percentage of the hits that are about the topic. */
  sharePercent: z.number(),
  /** The same percentage in the four equal periods before. */
  shareBeforePercent: z.number(),
  /** Share divided by the share before; absent when it did not occur before. */
  lift: z.number().optional(),
  /**
   * Hits about the topic over the time compared, in stretches of equal length: eight of the periods before
   * and two of the period itself. Absent when nothing is compared.
   */
  course: z.array(Count).optional(),
  filter: Narrowing,
});
export type TopicRow = z.infer<typeof TopicRow>;

/** A choice of topics in the search is left out of account here, as one of stakeholders is above. */
export const TrendingTopicsResponse = z.object({
  /** Hits in the period. */
  foreground: Count,
  /** Hits in the four equal periods before; with 0 nothing is compared and `data` is the most named topics. */
  background: Count,
  /** Absent when looking back: nothing lies before all years. */
  backgroundPeriod: Period.optional(),
  /** Those that exceed most first. */
  data: z.array(TopicRow),
  actions: Actions,
});
export type TrendingTopicsResponse = z.infer<typeof TrendingTopicsResponse>;

export const trendingTopics = endpoint({
  method: 'POST',
  path: '/nl/statistics/trending-topics',
  summary: 'Topics whose share of the hits most exceeds their share in the four equal periods before.',
  access: access.grouping,
  key: 'read',
  refuses: ['429 RATE'],
  body: StatisticsSearch.extend({ limit }),
  example: exampleSearch.common,
  response: TrendingTopicsResponse,
});

/** Hits of a node of the source tree. */
export const FrequencyRow = z.object({
  /** Its path in the source tree. @example tk/motie */
  path: z.string(),
  count: Count,
  /** Percentage of all hits. */
  sharePercent: z.number(),
  filter: Narrowing,
});
export type FrequencyRow = z.infer<typeof FrequencyRow>;

/** Most hits first, then by path; nodes without hits are left out. */
export const FrequenciesResponse = z.object({
  countTotal: Count,
  /** At the level of `trendsGroupingName`. */
  data: z.array(FrequencyRow),
  /** Per document type. */
  documentTypes: z.array(FrequencyRow),
});
export type FrequenciesResponse = z.infer<typeof FrequenciesResponse>;

export const frequencies = endpoint({
  method: 'POST',
  path: '/nl/statistics/frequencies',
  summary: 'Hits of a search per node of the source tree and per document type.',
  access: access.grouping,
  key: 'read',
  refuses: ['429 RATE'],
  body: StatisticsSearch,
  example: exampleSearch.common,
  response: FrequenciesResponse,
});

/** Hits of a search for each context it names, were that context chosen alone. */
export const ContextCountsResponse = z.object({
  /** One entry for each policy area. */
  data: z.array(z.object({ code: ContextCode, count: Count })),
});
export type ContextCountsResponse = z.infer<typeof ContextCountsResponse>;

export const contextCounts = endpoint({
  method: 'POST',
  path: '/nl/statistics/contexts',
  summary: 'Exact hits per context that the search names, or of all contexts: what choosing it alone brings.',
  access: access.grouping,
  key: 'read',
  refuses: ['429 RATE'],
  body: StatisticsSearch,
  example: exampleSearch.common,
  response: ContextCountsResponse,
});

/** The timeline's search without the place of a page, which has no meaning here. */
export const DebuggedSearch = SearchParameters.omit({
  order: true,
  searchAfter: true,
  includeFullHistoryCount: true,
});
export type DebuggedSearch = z.output<typeof DebuggedSearch>;

/** How a search was understood and what it took (decision 7.23). */
export const SearchStatistics = z.object({
  /** The syntax tree with the forms of every word. */
  tree: z.unknown(),
  /** Different words and patterns looked for, forms included. */
  words: Count,
  wildcards: z.array(z.string()),
  /** What the document store was asked besides the query. */
  scope: z.unknown(),
  filters: z.unknown(),
  metadataField: z.string(),
  /** The highest ingest number that was searchable. */
  settled: Count,
  countTotal: Count,
  /** Milliseconds each operation of the document store took, one after the other. */
  milliseconds: z.record(z.string(), z.number()),
});
export type SearchStatistics = z.infer<typeof SearchStatistics>;

export const debugSearch = atEach(
  { common: '/debug/search/statistics', eu: '/debug/search/eu-statistics' },
  (path, address) =>
    endpoint({
      method: 'POST',
      path,
      summary: `How a search of ${dashboardsAt(address)} is understood, what the store is asked and how long it takes.`,
      access: access.staff,
      body: DebuggedSearch,
      response: SearchStatistics,
    }),
);
