import { z } from 'zod';
import { accessAt, atEach, dashboardsAt } from './addresses.ts';
import { Actions } from './actions.ts';
import { AgendasResponse } from './agendas.ts';
import { ContextChoice } from './contexts.ts';
import type { Address } from './dashboards.ts';
import { DomainId } from './domain-id.ts';
import { Day } from './days.ts';
import { MetadataField } from './document-parts.ts';
import { TimelineItem } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { SessionFilters } from './session-filters.ts';
import { LabelId } from './team-labels.ts';
import { Locale } from './users.ts';

/** Codes as sources write them, such as `ENVI` or `KGG`; which exist is known to the documents alone. */
export const committeeCode = /^[\p{L}\p{N}][\p{L}\p{N} .,&()’'/+_-]{0,99}$/u;
/** An analytics code and a name, `CODE:name`. */
export const stakeholderName = /^[A-Za-z]+:\S/u;

/** Names of stakeholders, each after its analytics code. @example ["PER:J. de Vries"] */
const Stakeholders = z
  .array(z.string().max(limits.maximumStakeholderLength).regex(stakeholderName))
  .max(limits.maximumStakeholders)
  .default([]);
/** Words or phrases that documents are about. @example ["netcongestie"] */
const Topics = z
  .array(z.string().min(1).max(limits.maximumTopicLength))
  .max(limits.maximumTopics)
  .default([]);
/** Codes of committees, as the filters know them. @example ["ENVI"] */
const CommitteeCodes = z.array(z.string().regex(committeeCode)).max(limits.maximumCommittees).default([]);

/** By what the bars of a trend are told apart: a level of the source tree (decision 3.10). */
export const TrendsGrouping = z.enum(['institution', 'body', 'documentType']);
export type TrendsGrouping = z.infer<typeof TrendsGrouping>;

/** In which order hits may follow each other. */
export const hitOrders = ['newest', 'oldest', 'best'] as const;

/**
 * In which order hits follow each other: by date, `newest` or `oldest` first, or the `best` first, by how well they match.
 * Of the best the first 300 are given, whatever the number of hits.
 * @example "best"
 */
export const HitOrder = z.enum(hitOrders);
export type HitOrder = z.infer<typeof HitOrder>;

/**
 * The search of a dashboard (specification §3, Search parameters). What does not belong to the named
 * dashboard is refused rather than ignored (decisions 3.11, R5).
 */
export const SearchParameters = z.strictObject({
  /** What is looked for, in the query language. @example "stroomnet OF netcongestie" */
  query: z.string(),
  /** First day; without one 360 days before the last (decision 9.1). */
  startDate: Day.optional(),
  /** Last day, which is whole; today without one. */
  endDate: Day.optional(),
  /** Policy areas, of which a document has to fit one; NL only, `['all']` means no filter (decision 3.8). */
  context: z.array(ContextChoice).max(26).default([]),
  /** Whether a document has to fit a policy area: true on NL and false elsewhere, or left out. */
  contextRequired: z.boolean().optional(),
  /** How well a document has to fit a policy area, from 0 to 100 by fives; NL only, 40 when left out. @example 40 */
  minimalMatchPercentage: z.number().int().min(0).max(100).multipleOf(5).optional(),
  /** The dashboard that is searched, with its source tree. */
  groupingDetails: z.strictObject({
    name: DomainId,
    /** The version of the source tree that `groupPaths` were taken from; the newest when left out. */
    version: z.number().int().positive().optional(),
  }),
  /** Chosen nodes of the source tree, children included; empty means all the modules allow. @example ["tk/motie"] */
  groupPaths: z.array(z.string().max(200)).max(limits.maximumGroupPaths).default([]),
  /** By what the bars of a trend are told apart; the hits are the same. */
  trendsGroupingName: TrendsGrouping.default('institution'),
  /** Committees of the European Parliament, on EU only. */
  euEpCommittees: CommitteeCodes,
  /** Committees, on the dashboards that filter by them but EU. */
  committees: CommitteeCodes,
  /**
   * Only documents that name at least one of these, written `CODE:name` with an analytics code of the dashboard; behind
   * every number of the stakeholder statistics (decision 3.32).
   * @example ["PER:J. de Vries"]
   */
  stakeholders: Stakeholders,
  /** Only documents that name none of these. */
  withoutStakeholders: Stakeholders,
  /**
   * Only documents that are about at least one of these; behind every number of the trending topics (decision 3.32).
   * @example ["netcongestie"]
   */
  topics: Topics,
  /** Only documents that are about none of these. */
  withoutTopics: Topics,
  /**
   * Only documents that have at least one of these labels of the organisation. A saved search has none: labels are put on
   * documents after these came in.
   */
  labels: z.array(LabelId).max(limits.maximumSearchedLabels).default([]),
  metadataField: MetadataField.default('metadata'),
  order: HitOrder.default('newest'),
  /** Hits on a page. */
  size: z.number().int().min(1).max(limits.timelinePageSizeMax).default(limits.timelinePageSize),
  /**
   * Filters of the agenda search that goes with a search, as `POST /agendas` takes them; with any, a first page of the
   * timeline brings the meetings along. The hits are the same.
   */
  agendaFilters: SessionFilters,
  /** Ignore the start date: all years up to the end date (decision 3.13). */
  lookBack: z.boolean().default(false),
  /** Also counts the hits of all years. */
  includeFullHistoryCount: z.boolean().default(false),
  /** Language of names in the answer; the hits are the same. */
  locale: Locale.default('nl'),
  /** The cursor `searchMoreAfter` of the page before (decision 3.14). */
  searchAfter: z.string().max(2_000).optional(),
});
export type SearchParameters = z.output<typeof SearchParameters>;

/** A search that can be asked at an address, for the description of the calls there. */
export const exampleSearch: Record<Address, z.input<typeof SearchParameters>> = {
  common: { query: 'stroomnet OF netcongestie', context: ['all'], groupingDetails: { name: 'nl' } },
  eu: { query: 'energy AND grid*', groupingDetails: { name: 'eu' } },
};

/** A page of hits. */
export const TimelineResponse = z.object({
  /** In the order asked for. */
  data: z.array(TimelineItem),
  /** Exact number of hits, in every order. */
  countTotal: z.number().int(),
  /** Hits the context percentage hides; NL with contexts only (decision 3.9). */
  countHidden: z.number().int().optional(),
  /** Exact number of hits over all years, when asked. */
  fullHistoryCount: z.number().int().optional(),
  /**
   * Group paths of an older version of the source tree that were read as another, a parent or nothing
   * (decision 3.10).
   */
  groupPathsChanged: z
    .array(
      z.object({
        /** The path that was sent. */
        from: z.string(),
        /** The path it was read as; absent where it was left out. */
        to: z.string().optional(),
      }),
    )
    .optional(),
  /**
   * On a first page of a search with `agendaFilters`: the soonest meetings from today on that the query finds. Absent
   * where there is nothing to search, and without the agenda (decisions 4.8, 8.3).
   */
  agenda: AgendasResponse.pick({ data: true, countTotal: true, actions: true }).optional(),
  /** On a first page: from here on `countNewHits` counts what came in since. */
  newSince: z.string().optional(),
  /** The cursor of the next page, in the same order; absent on the last one. */
  searchMoreAfter: z.string().optional(),
  actions: Actions,
});
export type TimelineResponse = z.infer<typeof TimelineResponse>;

export const searchTimeline = atEach({ common: '/document/timeline', eu: '/eu/timeline' }, (path, address) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Hits of a search of ${dashboardsAt(address)}, newest first unless asked otherwise, with exact counts and a stable cursor.`,
    access: accessAt(address),
    key: 'read',
    refuses: ['429 RATE'],
    body: SearchParameters,
    example: exampleSearch[address],
    response: TimelineResponse,
  }),
);

/** The search of a first page, and the mark that the page carried. */
export const NewHitsRequest = SearchParameters.omit({
  order: true,
  size: true,
  searchAfter: true,
  includeFullHistoryCount: true,
}).extend({
  /** The `newSince` of that page. */
  newSince: z.string().max(2_000),
});
export type NewHitsRequest = z.output<typeof NewHitsRequest>;

/** What came in since a page. */
export const NewHitsResponse = z.object({
  /** Exact number of hits that came in or changed since the page. */
  count: z.number().int(),
});
export type NewHitsResponse = z.infer<typeof NewHitsResponse>;

export const countNewHits = atEach(
  { common: '/document/timeline/new', eu: '/eu/timeline/new' },
  (path, address) =>
    endpoint({
      method: 'POST',
      path,
      summary: `How many hits of a search of ${dashboardsAt(address)} came in since its first page (decision 3.14).`,
      access: accessAt(address),
      key: 'read',
      refuses: ['429 RATE'],
      body: NewHitsRequest,
      example: { ...exampleSearch[address], newSince: 'eyJzZXR0bGVkIjo0MTk…' },
      response: NewHitsResponse,
    }),
);
