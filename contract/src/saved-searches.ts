import { z } from 'zod';
import { atEach, dashboardsAt } from './addresses.ts';
import { DomainId } from './domain-id.ts';
import { DocumentId } from './document-parts.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine, SeveralLines } from './plain-text.ts';
import { exampleSearch, SearchParameters } from './timeline.ts';

/** Our id of a saved search. @example s1Kd8fWq3xZv6mPt0bNcYg */
export const SavedSearchId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
export type SavedSearchId = z.infer<typeof SavedSearchId>;

/**
 * What a saved search looks for: the part of a dashboard's search that says which documents are meant
 * (specification §3, queryDetails). Without days: it looks at what comes in.
 */
export const QueryDetails = SearchParameters.pick({
  query: true,
  context: true,
  minimalMatchPercentage: true,
  groupingDetails: true,
  groupPaths: true,
  euEpCommittees: true,
  committees: true,
  stakeholders: true,
  withoutStakeholders: true,
  topics: true,
  withoutTopics: true,
  metadataField: true,
});
export type QueryDetails = z.output<typeof QueryDetails>;

/** The title of a saved search, on one line. @example "Stroomnet" */
const Title = OneLine.min(1).max(limits.maximumSavedTitle);
/** What the search is for, in words of the user; may be empty. @example "Voor het overleg van donderdag." */
const Description = SeveralLines.trim().max(limits.maximumSavedDescription);

/** How often a search mails; several may hold at once (decisions 1.2, 4.20). */
export const SendUpdatesPerEmail = z.strictObject({
  /** Once a day, at the daily time of the user. */
  daily: z.boolean().default(false),
  /** Once a week, on the weekly day of the user. */
  weekly: z.boolean().default(false),
  /** Soon after a document came in. */
  realTime: z.boolean().default(false),
});
export type SendUpdatesPerEmail = z.output<typeof SendUpdatesPerEmail>;

/** Why a saved search stands still until its user changes it: its query can no longer be run (decision 8.6). */
export const PauseReason = z.enum(['query', 'tooBroad']);
export type PauseReason = z.infer<typeof PauseReason>;

/** A saved search of a dashboard. */
export const SavedSearch = z.object({
  id: SavedSearchId,
  /** Its title, on one line. */
  title: z.string(),
  /** What it is for, in words of the user; may be empty. */
  description: z.string(),
  sendUpdatesPerEmail: SendUpdatesPerEmail,
  /** It has an RSS feed, whose address `savedsearches/rss` tells. */
  rssEnabled: z.boolean(),
  /** What it finds is told at once by push on the devices of the user; with `realTime` by mail as well. */
  pushEnabled: z.boolean(),
  /** The meetings it finds are in the calendar feed of the user. */
  includeInWebcal: z.boolean(),
  queryDetails: QueryDetails,
  /** Paths of the source tree that were renamed or are gone since the search was saved (decision 3.10). */
  sourcesChanged: z.boolean(),
  /** Absent while it runs. */
  paused: PauseReason.optional(),
  /** UTC instant in ISO 8601. */
  createdAt: z.iso.datetime(),
  /** UTC instant in ISO 8601. */
  changedAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

const fields = {
  title: Title,
  description: Description.default(''),
  sendUpdatesPerEmail: SendUpdatesPerEmail.default({ daily: false, weekly: false, realTime: false }),
  /** Gives it an RSS feed. */
  rssEnabled: z.boolean().default(false),
  /** Tells what it finds at once by push on the devices of the user. */
  pushEnabled: z.boolean().default(false),
  /** Puts the meetings it finds into the calendar feed of the user. */
  includeInWebcal: z.boolean().default(false),
  queryDetails: QueryDetails,
  /** True once the user has said that the same search twice is meant (decision 3.17). */
  allowIdentical: z.boolean().default(false),
};

/** A search that is to be saved. */
export const NewSavedSearch = z.strictObject(fields);
export type NewSavedSearch = z.output<typeof NewSavedSearch>;

/** A saved search as it is to be, whole. */
export const ChangedSavedSearch = z.strictObject({ id: SavedSearchId, ...fields });
export type ChangedSavedSearch = z.output<typeof ChangedSavedSearch>;

/** A change of how one saved search tells its user (decision 7.8). */
export const DeliveryChange = z.strictObject({
  id: SavedSearchId,
  sendUpdatesPerEmail: SendUpdatesPerEmail.optional(),
  /** Whether it has an RSS feed. */
  rssEnabled: z.boolean().optional(),
  /** Whether what it finds is told at once by push on the devices of the user. */
  pushEnabled: z.boolean().optional(),
  /** Whether the meetings it finds are in the calendar feed of the user. */
  includeInWebcal: z.boolean().optional(),
});
export type DeliveryChange = z.output<typeof DeliveryChange>;

/** Saved searches of a dashboard, and how many there may be. */
export const SavedSearchesResponse = z.object({
  /** Oldest first (specification §4, decision 4.11). */
  data: z.array(SavedSearch),
  /** How many there are. */
  numberOfSearches: z.number().int(),
  /** How many a user may have. */
  maxSearches: z.number().int(),
  /** How many tell directly, by mail, push or both, of all dashboards together (decision 5.10). */
  numberOfDirect: z.number().int(),
  /** How many may tell directly. */
  maxDirect: z.number().int(),
});
export type SavedSearchesResponse = z.infer<typeof SavedSearchesResponse>;

const SavedResponse = z.object({ data: SavedSearch });

/** What a search would have brought, told before it is saved (decision 4.13). */
export const SavedSearchPreview = z.object({
  /** Documents dated in the last 30 days, today included; exact. */
  hits: z.number().int(),
  /** Days that were looked at. */
  days: z.number().int(),
  /** Documents a day on average, to one decimal. */
  perDay: z.number(),
  /** Whether that is an ordinary amount, much, or too much to be mailed directly. */
  volume: z.enum(['ordinary', 'much', 'tooMuchForDirect']),
});
export type SavedSearchPreview = z.infer<typeof SavedSearchPreview>;

/**
 * What saved searches found since their user last looked at their results (UX 5.2), or which of the meetings they find
 * came in or changed; those without any are left out.
 */
export const NewHitsOfSearches = z.object({
  /** One entry for each search that found something. */
  data: z.array(
    z.object({
      id: SavedSearchId,
      /** Documents or meetings; one above `limits.maximumNewHits` when there are more than that. */
      count: z.number().int().positive(),
    }),
  ),
});
export type NewHitsOfSearches = z.infer<typeof NewHitsOfSearches>;

/** That the results of a saved search were looked at. */
export const SeenResults = z.strictObject({
  id: SavedSearchId,
  /** The mark of the first page that was shown, and with it up to where its results were complete. */
  newSince: z.string().max(2_000),
});
export type SeenResults = z.output<typeof SeenResults>;

/** What was new of a saved search until this look. */
export const SeenAnswer = z.object({
  seen: z.literal(true),
  /** Found last first, `limits.maximumNewHits` at most. */
  documents: z.array(DocumentId),
});
export type SeenAnswer = z.infer<typeof SeenAnswer>;

export const savedSearches = atEach(
  { common: '/savedsearches', eu: '/eu/savedsearches' },
  (base, address) => {
    const dashboards = dashboardsAt(address);
    return {
      list: endpoint({
        method: 'POST',
        path: `${base}/user`,
        summary: `The user's saved searches of ${dashboards}, oldest first.`,
        access: access.keptGrouping,
        key: 'searches',
        body: z.strictObject({ groupingName: DomainId }),
        example: { groupingName: exampleSearch[address].groupingDetails.name },
        response: SavedSearchesResponse,
      }),
      newHits: endpoint({
        method: 'POST',
        path: `${base}/new`,
        summary: `How much the user's saved searches of ${dashboards} found since their results were last looked at.`,
        access: access.grouping,
        key: 'searches',
        body: z.strictObject({ groupingName: DomainId }),
        example: { groupingName: exampleSearch[address].groupingDetails.name },
        response: NewHitsOfSearches,
      }),
      seen: endpoint({
        method: 'PUT',
        path: `${base}/seen`,
        summary: `Keeps that the user looked at the results of a saved search of ${dashboards}.`,
        access: access.session,
        key: 'searches',
        refuses: ['403 EC-01', '404 EC-03'],
        body: SeenResults,
        response: SeenAnswer,
      }),
      preview: endpoint({
        method: 'POST',
        path: `${base}/preview`,
        summary: `How much a search of ${dashboards} would have brought in the last 30 days.`,
        access: access.grouping,
        key: 'searches',
        refuses: ['429 RATE'],
        body: z.strictObject({ queryDetails: QueryDetails }),
        example: { queryDetails: exampleSearch[address] },
        response: SavedSearchPreview,
      }),
      create: endpoint({
        method: 'POST',
        path: base,
        summary: `Saves a search of ${dashboards}.`,
        access: access.grouping,
        key: 'searches',
        refuses: ['400 EC-05', '409 EC-06'],
        body: NewSavedSearch,
        example: { title: 'Stroomnet', queryDetails: exampleSearch[address] },
        response: SavedResponse,
      }),
      change: endpoint({
        method: 'PUT',
        path: base,
        summary: `Changes a saved search of ${dashboards}; new criteria apply to what comes in from now on.`,
        access: access.grouping,
        key: 'searches',
        refuses: ['400 EC-05', '404 EC-03', '409 EC-06'],
        body: ChangedSavedSearch,
        example: {
          id: 's1Kd8fWq3xZv6mPt0bNcYg',
          title: 'Stroomnet',
          queryDetails: exampleSearch[address],
        },
        response: SavedResponse,
      }),
      remove: endpoint({
        method: 'DELETE',
        path: base,
        summary: `Removes a saved search of ${dashboards}; it tells of nothing any more, and can come back for a day.`,
        access: access.session,
        key: 'searches',
        refuses: ['404 EC-03'],
        body: z.strictObject({ id: SavedSearchId }),
        response: z.object({ removed: z.literal(true) }),
      }),
      restore: endpoint({
        method: 'POST',
        path: `${base}/restore`,
        summary: `Takes back the removal of a saved search of ${dashboards}, with its id and what it found before.`,
        access: access.session,
        key: 'searches',
        refuses: ['400 EC-05', '403 EC-01', '404 EC-03'],
        body: z.strictObject({ id: SavedSearchId }),
        response: SavedResponse,
      }),
      deliver: endpoint({
        method: 'PATCH',
        path: `${base}/user`,
        summary: `Changes how a saved search of ${dashboards} tells its user.`,
        access: access.session,
        key: 'searches',
        refuses: ['400 EC-05', '403 EC-01', '404 EC-03'],
        body: DeliveryChange,
        response: SavedResponse,
      }),
    };
  },
);
