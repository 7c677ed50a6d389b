import { z } from 'zod';
import { Delivery, DeliveryId } from './deliveries.ts';
import { access, endpoint } from './endpoint.ts';
import { WebcalAddress } from './feeds.ts';
import { limits } from './limits.ts';
import { OneLine } from './plain-text.ts';
import { NewHitsOfSearches, PauseReason, SavedSearchId, SeenAnswer, SeenResults } from './saved-searches.ts';
import { SessionFilters } from './session-filters.ts';
import { Day } from './days.ts';

/** Which meetings a saved search of the agenda looks for (specification §3); it has no days of its own. */
export const AgendaQueryDetails = z.strictObject({
  /** What is looked for, in the query language; may be empty where the filters name an institution or a committee (decision 10.3). */
  query: z.string().default(''),
  /** Institutions, committees, kinds and states of meetings; none means all. */
  filters: SessionFilters,
});
export type AgendaQueryDetails = z.output<typeof AgendaQueryDetails>;

/** One kind of mail. */
const Switch = z.strictObject({
  /** Whether it is on. */
  enabled: z.boolean().default(false),
});
const off = { enabled: false };

/** What a saved search of the agenda mails; all off is nothing (decision 3.23). */
export const AgendaUpdates = z.strictObject({
  /** Once a day, what changed and the frequent check did not mail. */
  dailyChanges: z.boolean().default(false),
  /** Changes, at the next check; there is one every 30 minutes. */
  activitiesFrequent: Switch.default(off),
  /** Once a week, the meetings of the next 14 days. */
  activitiesOverview: Switch.default(off),
});
export type AgendaUpdates = z.output<typeof AgendaUpdates>;

/** A saved search of the agenda. */
export const AgendaSavedSearch = z.object({
  id: SavedSearchId,
  /** Its title, on one line. */
  title: z.string(),
  /** Its meetings are in the user's calendar feed. */
  includeInWebcal: z.boolean(),
  sendUpdatesPerEmail: AgendaUpdates,
  queryDetails: AgendaQueryDetails,
  /** Nodes of source trees that were renamed or are gone since it was saved (decision 3.10). */
  sourcesChanged: z.boolean(),
  /** Absent while it runs. */
  paused: PauseReason.optional(),
  /** UTC instant in ISO 8601. */
  createdAt: z.iso.datetime(),
  /** UTC instant in ISO 8601. */
  changedAt: z.iso.datetime(),
});
export type AgendaSavedSearch = z.infer<typeof AgendaSavedSearch>;

const fields = {
  /** Its title, on one line. @example "Commissie EZK" */
  title: OneLine.min(1).max(limits.maximumSavedTitle),
  /** Puts its meetings into the user's calendar feed. */
  includeInWebcal: z.boolean().default(false),
  sendUpdatesPerEmail: AgendaUpdates.default({
    dailyChanges: false,
    activitiesFrequent: off,
    activitiesOverview: off,
  }),
  queryDetails: AgendaQueryDetails,
  /** True once the user has said that the same search twice is meant (decision 3.17). */
  allowIdentical: z.boolean().default(false),
};

/** A search of the agenda that is to be saved. */
export const NewAgendaSearch = z.strictObject(fields);
export type NewAgendaSearch = z.output<typeof NewAgendaSearch>;

/** A saved search of the agenda as it is to be, whole. */
export const ChangedAgendaSearch = z.strictObject({ id: SavedSearchId, ...fields });
export type ChangedAgendaSearch = z.output<typeof ChangedAgendaSearch>;

/** A change of how one saved search of the agenda tells its user (as decision 7.8). */
export const AgendaDeliveryChange = z.strictObject({
  id: SavedSearchId,
  sendUpdatesPerEmail: AgendaUpdates.optional(),
  /** Whether its meetings are in the user's calendar feed. */
  includeInWebcal: z.boolean().optional(),
});
export type AgendaDeliveryChange = z.output<typeof AgendaDeliveryChange>;

/** Saved searches of the agenda, and how many there may be. */
export const AgendaSearchesResponse = z.object({
  /** Oldest first (specification §4, decision 4.11). */
  data: z.array(AgendaSavedSearch),
  /** How many there are. */
  numberOfSearches: z.number().int(),
  /** How many a user may have. */
  maxSearches: z.number().int(),
});
export type AgendaSearchesResponse = z.infer<typeof AgendaSearchesResponse>;

const SavedResponse = z.object({
  data: AgendaSavedSearch,
  /** The address of the user's calendar, when this search just made it (decision 3.21). */
  webcalInvite: WebcalAddress.optional(),
});

export const listAgendaSearches = endpoint({
  method: 'GET',
  path: '/agenda/savedsearches/user',
  summary: "The user's saved searches of the agenda, oldest first.",
  access: access.kept('agenda'),
  key: 'searches',
  response: AgendaSearchesResponse,
});

export const countNewMeetings = endpoint({
  method: 'GET',
  path: '/agenda/savedsearches/new',
  summary:
    "How many meetings the user's saved searches of the agenda find that came in or changed since these were last looked at.",
  access: access.module('agenda'),
  key: 'searches',
  response: NewHitsOfSearches,
});

export const keepSeenMeetings = endpoint({
  method: 'PUT',
  path: '/agenda/savedsearches/seen',
  summary: 'Keeps that the user looked at the meetings of a saved search of the agenda.',
  access: access.module('agenda'),
  key: 'searches',
  refuses: ['404 EC-03'],
  body: SeenResults,
  response: SeenAnswer,
});

/** When saved searches of the agenda mail. */
export const AgendaSchedule = z.object({
  /** Every saved search of the agenda. */
  data: z.array(
    z.object({
      savedSearchId: SavedSearchId,
      /**
       * When the next check for changes mails if there is something to tell, UTC in ISO 8601. Absent while that mail
       * is off, here or in the settings, and while nothing can be mailed; so are the two below.
       */
      checkAt: z.iso.datetime().optional(),
      /** When the changes of the day are mailed next. */
      dailyAt: z.iso.datetime().optional(),
      /** When the planning of the next fourteen days is mailed next. */
      planningAt: z.iso.datetime().optional(),
      /** Its last mail. */
      last: z
        .object({
          id: DeliveryId,
          kind: Delivery.shape.kind,
          state: Delivery.shape.state,
          /** UTC instant in ISO 8601 for which it was planned. */
          plannedAt: z.iso.datetime(),
          /** Meetings it told of. */
          meetings: z.number().int(),
        })
        .optional(),
    }),
  ),
  /** Last day of the vacation during which nothing is mailed. */
  awayUntil: Day.optional(),
});
export type AgendaSchedule = z.infer<typeof AgendaSchedule>;

export const getAgendaSchedule = endpoint({
  method: 'GET',
  path: '/agenda/savedsearches/schedule',
  summary: 'When each saved search of the agenda mails next, and how its last mail fared.',
  access: access.module('agenda'),
  key: 'searches',
  response: AgendaSchedule,
});

export const createAgendaSearch = endpoint({
  method: 'POST',
  path: '/agenda/savedsearches',
  summary: 'Saves a search of the agenda.',
  access: access.module('agenda'),
  key: 'searches',
  refuses: ['400 EC-04', '400 EC-05', '409 EC-06'],
  body: NewAgendaSearch,
  example: { title: 'Commissie EZK', queryDetails: { query: 'stroomnet' } },
  response: SavedResponse,
});

export const changeAgendaSearch = endpoint({
  method: 'PUT',
  path: '/agenda/savedsearches',
  summary: 'Changes a saved search of the agenda; new criteria apply to what comes in from now on.',
  access: access.module('agenda'),
  key: 'searches',
  refuses: ['400 EC-04', '404 EC-03', '409 EC-06'],
  body: ChangedAgendaSearch,
  example: { id: 's1Kd8fWq3xZv6mPt0bNcYg', title: 'Commissie EZK', queryDetails: { query: 'stroomnet' } },
  response: SavedResponse,
});

export const removeAgendaSearch = endpoint({
  method: 'DELETE',
  path: '/agenda/savedsearches',
  summary: 'Removes a saved search of the agenda; it tells of nothing any more, and can come back for a day.',
  access: access.session,
  key: 'searches',
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: SavedSearchId }),
  response: z.object({ removed: z.literal(true) }),
});

export const restoreAgendaSearch = endpoint({
  method: 'POST',
  path: '/agenda/savedsearches/restore',
  summary: 'Takes back the removal of a saved search of the agenda, with its id and the meetings it follows.',
  access: access.module('agenda'),
  key: 'searches',
  refuses: ['400 EC-05', '404 EC-03'],
  body: z.strictObject({ id: SavedSearchId }),
  response: SavedResponse,
});

export const deliverAgendaSearch = endpoint({
  method: 'PATCH',
  path: '/agenda/savedsearches/user',
  summary: 'Changes how a saved search of the agenda tells its user.',
  access: access.module('agenda'),
  key: 'searches',
  refuses: ['404 EC-03'],
  body: AgendaDeliveryChange,
  response: SavedResponse,
});

export const exportAgendaSearches = endpoint({
  method: 'POST',
  path: '/agenda/savedsearches/export/xlsx',
  summary:
    'The meetings of a period that some saved searches find, each once, as an Excel file (decision 7.24).',
  access: access.module('agenda'),
  key: 'searches',
  refuses: ['400 EC-04', '400 EC-05', '404 EC-03'],
  body: z.strictObject({
    /** The saved searches. */
    ids: z.array(SavedSearchId).min(1).max(limits.maximumAgendaSearches),
    /** First day, at most three months back (specification §5). */
    startDate: Day,
    /** Last day, which is whole; at most six months ahead. */
    endDate: Day,
  }),
  response: z.instanceof(Uint8Array),
  answers: 'binary',
});
