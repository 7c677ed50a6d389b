/** Calls and the browser: how long is waited and kept, and sizes on the screen. */
export const callsLimits = {
  /** Milliseconds within which the same save is one save (decision 7.21). */
  repeatedSave: 10_000,
  /** Pixels of the bars at the sides. */
  sidebarWidth: { minimum: 128, standard: 296, maximum: 354, shortTitlesBelow: 270 },
  /** Milliseconds the message bar stays. */
  messageBar: 4_000,
  /** Milliseconds before the client gives up on an ordinary call, and on the retry of a search (7.1). */
  requestTimeout: 2_500,
  searchRetryTimeout: 10_000,
  fileTimeout: 30_000,
  /** Milliseconds a part of the application may take to load (specification §9). */
  chunkTimeout: 120_000,
  /** Client caches, milliseconds. */
  preferencesCache: 60 * 60_000,
  filterTypesCache: 10 * 60_000,
  /** Lists and what is on them; dropped on every change of a list (decision 9.5). */
  listsCache: 10 * 60_000,
  /** A file of at most this many bytes counts as missing (specification §5). */
  missingFileBytes: 140,
  /** Pixels between bookmarks in a document. */
  minimalBookmarkDistance: 400,
  /** Signed tickets, milliseconds (decision 7.3). */
  ticketLife: 10 * 60_000,
  audioTicketLife: 6 * 60 * 60_000,
  cursorLife: 24 * 60 * 60_000,
  /** Seconds after which a store that is away is worth another try, and one that has no room to write. */
  engineRetryAfter: 10,
  roomRetryAfter: 60,
  /** Milliseconds a call may wait before it begins, and seconds after which a refused one may come again (10.14). */
  beginWithin: 2_000,
  busyRetryAfter: 2,
  /** Milliseconds a client may take to send its call, headers and body. */
  sendWithin: 20_000,
} as const;
