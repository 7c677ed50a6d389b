/** Saved searches and what is told of them: mails, feeds, calendars, webhooks and devices. */
export const alertsLimits = {
  /** Saved searches: of one dashboard, and those of all that mail directly (decision 5.10); their words (3.17). */
  maximumSavedSearches: 100,
  maximumDirectSearches: 25,
  /** Saved searches of the agenda (decision 5.10). */
  maximumAgendaSearches: 100,
  maximumSavedTitle: 120,
  maximumSavedDescription: 500,
  /** Days a deleted saved search can come back. */
  removedSearchDays: 1,
  /** Days a saved search is tried on, and hits a day from which its user is warned, or direct mail refused (4.13). */
  previewDays: 30,
  previewWarning: 30,
  previewRefusal: 100,
  /** New hits of a saved search that are counted; of more the badge says so with a plus (UX 5.2). */
  maximumNewHits: 99,
  /** Mails of the delivery log in one answer, and at most. */
  deliveryPageSize: 30,
  deliveryPageSizeMax: 100,
  /** Days a vacation lasts when nothing else is said, and at most (decision 4.17). */
  standardVacation: 14,
  longestVacation: 90,
  /** RSS: days back and items at most (decision 3.18). */
  rssDays: 30,
  rssItems: 50,
  /** Seconds a reader may keep a feed, and the requests of one address within `feedWindow` milliseconds. */
  feedCache: 15 * 60,
  feedRequests: 60,
  feedWindow: 15 * 60_000,
  /** Calendar feed: events at most, and days a cancelled meeting stays in it (decision 3.22). */
  calendarEvents: 2_000,
  calendarCancelledDays: 31,
  /** Milliseconds within which the first one is made, and seconds after which a reader for whom it was not may come again. */
  calendarReadyWithin: 20_000,
  calendarRetryAfter: 60,
  /** Milliseconds between two mails about the address of a calendar. */
  webcalMailInterval: 5 * 60_000,
  /** Webhooks of one user (R6), characters of the name and of the address of one (decision 10.9). */
  maximumWebhooks: 5,
  maximumWebhookName: 60,
  maximumWebhookUrl: 500,
  /** Days for which events wait for a receiver that fails, and after which its webhook is stopped. */
  waitingEventDays: 7,
  failingWebhookDays: 3,
  /** Events of the log of a webhook that are shown, days they are kept, and characters kept of an answer. */
  shownWebhookEvents: 20,
  webhookLogDays: 30,
  maximumWebhookAnswer: 500,
  /** Milliseconds within which a receiver has to answer, tests a user may send within a stretch, and that client's wait. */
  webhookTimeout: 10_000,
  webhookTests: 20,
  webhookTestWindow: 10 * 60_000,
  webhookTestTimeout: 15_000,
  /** Devices of one user that are told by push, characters of the address of one. */
  maximumPushDevices: 10,
  maximumPushEndpoint: 1_000,
  /** Days after which a device that nothing reaches is stopped, and hours after which a message is old news. */
  failingPushDays: 3,
  pushMessageHours: 24,
  /** Days for which what was told by push is kept. */
  pushLogDays: 30,
  /** Characters of the title and of the text of a message. */
  maximumPushText: 200,
  /** Milliseconds within which a push service has to answer; tests a user may send within a stretch. */
  pushTimeout: 10_000,
  pushTests: 10,
  pushTestWindow: 10 * 60_000,
} as const;
