import { z } from 'zod';
import { atEach, dashboardsAt } from './addresses.ts';
import { DomainId } from './domain-id.ts';
import { DocumentId } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine, SeveralLines } from './plain-text.ts';
import { SearchParameters } from './timeline.ts';

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

const Title = OneLine.min(1).max(limits.maximumSavedTitle);
const Description = SeveralLines.trim().max(limits.maximumSavedDescription);

/** How often a search mails; the screen offers one of them, the call takes several (decisions 1.2, 4.20). */
export const SendUpdatesPerEmail = z.strictObject({
  daily: z.boolean().default(false),
  weekly: z.boolean().default(false),
  realTime: z.boolean().default(false),
});
export type SendUpdatesPerEmail = z.output<typeof SendUpdatesPerEmail>;

/** Why a saved search stands still until its user changes it: its query can no longer be run (decision 8.6). */
export const PauseReason = z.enum(['query', 'tooBroad']);
export type PauseReason = z.infer<typeof PauseReason>;

export const SavedSearch = z.object({
  id: SavedSearchId,
  title: z.string(),
  description: z.string(),
  sendUpdatesPerEmail: SendUpdatesPerEmail,
  rssEnabled: z.boolean(),
  includeInWebcal: z.boolean(),
  queryDetails: QueryDetails,
  /** Paths of the source tree that were renamed or are gone since the search was saved (decision 3.10). */
  sourcesChanged: z.boolean(),
  paused: PauseReason.optional(),
  /** UTC instants in ISO 8601. */
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

const fields = {
  title: Title,
  description: Description.default(''),
  sendUpdatesPerEmail: SendUpdatesPerEmail.default({ daily: false, weekly: false, realTime: false }),
  rssEnabled: z.boolean().default(false),
  includeInWebcal: z.boolean().default(false),
  queryDetails: QueryDetails,
  /** True once the user has said that the same search twice is meant (decision 3.17). */
  allowIdentical: z.boolean().default(false),
};

export const NewSavedSearch = z.strictObject(fields);
export type NewSavedSearch = z.output<typeof NewSavedSearch>;

export const ChangedSavedSearch = z.strictObject({ id: SavedSearchId, ...fields });
export type ChangedSavedSearch = z.output<typeof ChangedSavedSearch>;

/** A change of how one saved search tells its user (decision 7.8). */
export const DeliveryChange = z.strictObject({
  id: SavedSearchId,
  sendUpdatesPerEmail: SendUpdatesPerEmail.optional(),
  rssEnabled: z.boolean().optional(),
  includeInWebcal: z.boolean().optional(),
});
export type DeliveryChange = z.output<typeof DeliveryChange>;

export const SavedSearchesResponse = z.object({
  /** Oldest first; the screen turns it round (specification §4, decision 4.11). */
  data: z.array(SavedSearch),
  numberOfSearches: z.number().int(),
  maxSearches: z.number().int(),
  /** Of all dashboards together (decision 5.10). */
  numberOfDirect: z.number().int(),
  maxDirect: z.number().int(),
});
export type SavedSearchesResponse = z.infer<typeof SavedSearchesResponse>;

const SavedResponse = z.object({ data: SavedSearch });

/** What a search would have brought, told before it is saved (decision 4.13). */
export const SavedSearchPreview = z.object({
  /** Documents dated in the last 30 days, today included; exact. */
  hits: z.number().int(),
  days: z.number().int(),
  perDay: z.number(),
  /** Mails a day that a direct search would bring at most, and a daily one. */
  volume: z.enum(['ordinary', 'much', 'tooMuchForDirect']),
});
export type SavedSearchPreview = z.infer<typeof SavedSearchPreview>;

/**
 * What saved searches found since their user last looked at their results (UX 5.2), or which of the meetings they find
 * came in or changed; those without any are left out.
 */
export const NewHitsOfSearches = z.object({
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
        access: access.grouping,
        key: 'searches',
        body: z.strictObject({ groupingName: DomainId }),
        response: SavedSearchesResponse,
      }),
      newHits: endpoint({
        method: 'POST',
        path: `${base}/new`,
        summary: `How much the user's saved searches of ${dashboards} found since their results were last looked at.`,
        access: access.grouping,
        key: 'searches',
        body: z.strictObject({ groupingName: DomainId }),
        response: NewHitsOfSearches,
      }),
      seen: endpoint({
        method: 'PUT',
        path: `${base}/seen`,
        summary: `Keeps that the user looked at the results of a saved search of ${dashboards}.`,
        access: access.session,
        key: 'searches',
        body: SeenResults,
        response: SeenAnswer,
      }),
      preview: endpoint({
        method: 'POST',
        path: `${base}/preview`,
        summary: `How much a search of ${dashboards} would have brought in the last 30 days.`,
        access: access.grouping,
        key: 'searches',
        body: z.strictObject({ queryDetails: QueryDetails }),
        response: SavedSearchPreview,
      }),
      create: endpoint({
        method: 'POST',
        path: base,
        summary: `Saves a search of ${dashboards}.`,
        access: access.grouping,
        key: 'searches',
        body: NewSavedSearch,
        response: SavedResponse,
      }),
      change: endpoint({
        method: 'PUT',
        path: base,
        summary: `Changes a saved search of ${dashboards}; new criteria apply to what comes in from now on.`,
        access: access.grouping,
        key: 'searches',
        body: ChangedSavedSearch,
        response: SavedResponse,
      }),
      remove: endpoint({
        method: 'DELETE',
        path: base,
        summary: `Removes a saved search of ${dashboards}; it tells of nothing any more, and can come back for a day.`,
        access: access.session,
        key: 'searches',
        body: z.strictObject({ id: SavedSearchId }),
        response: z.object({ removed: z.literal(true) }),
      }),
      restore: endpoint({
        method: 'POST',
        path: `${base}/restore`,
        summary: `Takes back the removal of a saved search of ${dashboards}, with its id and what it found before.`,
        access: access.session,
        key: 'searches',
        body: z.strictObject({ id: SavedSearchId }),
        response: SavedResponse,
      }),
      deliver: endpoint({
        method: 'PATCH',
        path: `${base}/user`,
        summary: `Changes how a saved search of ${dashboards} tells its user.`,
        access: access.session,
        key: 'searches',
        body: DeliveryChange,
        response: SavedResponse,
      }),
    };
  },
);
