/** Business constants of specification §9 and the limits that DECISIONS.md adds. */
export const limits = {
  /** Questions: characters of one, those of a user in an hour and a day (R6), passages read and shown, sentences (UX-3, 31). */
  maximumQuestion: 300,
  asksPerHour: 60,
  asksPerDay: 200,
  readPassages: 12,
  shownPassages: 10,
  answerSentences: 5,
  /** Milliseconds that a service may take to answer, and further questions it may give. */
  answerWithin: 25_000,
  maximumFollowUps: 3,
  /** Timeline page size and its maximum (decision 3.15). */
  timelinePageSize: 30,
  timelinePageSizeMax: 100,
  /** Hits that follow each other by how well they match (decision 10.4). */
  bestMatches: 300,
  /** Pixels from the end at which the next page is fetched. */
  infiniteScrollOffset: 100,
  minimalQueryLength: 1,
  /** A search with fewer hits is helped with so many suggestions at most (SEARCH.md, Tips). */
  fewHits: 3,
  maximumSuggestedQueries: 3,
  /** Values of a field suggested while one is typed, and characters of it from which they are asked for where there are many. */
  maximumSuggestedValues: 10,
  lettersOfValue: 2,
  /** Query limits (decision 5.3). */
  maximumQueryLength: 2_500,
  maximumQueryTerms: 100,
  maximumBracketDepth: 10,
  /** Wildcards (decision 5.5). */
  minimumWildcardLiterals: 3,
  maximumWildcardExpansions: 5_000,
  /** Words between the outermost words of a proximity (decision 5.6). */
  maximumProximity: 100,
  /** Ways to take one of each bracket of ORs between NEAR. */
  maximumNearChoices: 60,
  defaultProximity: 10,
  /** Days of the default search period (decision 9.1) and how far ahead documents may be dated (5.14). */
  defaultPeriodDays: 360,
  maximumDaysAhead: 31,
  defaultMinimalMatch: 40,
  /** Recent searches kept per dashboard (specification §4). */
  maximumRecentSearches: 25,
  maximumGroupPaths: 500,
  maximumCommittees: 100,
  /** Stakeholders a search may be narrowed to, and characters of one. */
  maximumStakeholders: 50,
  maximumStakeholderLength: 200,
  /** Topics a search may be narrowed to, and characters of one. */
  maximumTopics: 50,
  maximumTopicLength: 200,
  /** Related documents (decision 7.20). */
  maximumRelated: 10,
  /** Documents of a dossier, procedure or case that are shown in order of time. */
  maximumDossier: 100,
  /** Documents and as many meetings of a dossier that are looked through, rows of one page of it, and as far as it goes on. */
  maximumDossierDocuments: 5_000,
  maximumDossierPage: 100,
  maximumDossierRows: 20_000,
  /** Of its page: rows that are new, people and organisations, and papers that show a stage. */
  shownDossierNews: 20,
  shownDossierPeople: 100,
  shownDossierEvidence: 3,
  /** Documents of a dashboard that a thread looks through, of one page of a cell, and those shown before more is asked for. */
  maximumThreadDocuments: 2_000,
  maximumThreadPage: 50,
  shownThreadItems: 2,
  /** European procedures that a national dossier is said to name. */
  shownNamedProcedures: 5,
  /** Characters of the name of an institution. */
  maximumInstitution: 200,
  /** Pages of which it is kept when a user last saw them, and milliseconds without a look after which the next is another visit. */
  maximumPageVisits: 1_000,
  visitPause: 30 * 60_000,
  /** Commitments of a search that are looked at, the newest. */
  maximumCommitments: 5_000,
  /** Page of a person: months that are counted, and at most; rows of a kind, quotations, topics, meetings. */
  personMonths: 12,
  maximumPersonMonths: 60,
  personRows: 4,
  personQuotations: 3,
  personTopics: 6,
  personMeetings: 3,
  /** Debates that are read to tell namesakes apart, and votes that are looked through for those by name. */
  personDebatesRead: 200,
  personVotesLookedAt: 2_000,
  /** Points of a trend chart at most (decision 9.2). */
  maximumTrendPoints: 250,
  /**
   * Votes of a page, and what is a small margin: members between for and against. Parties that are told and compared, characters
   * of the name of one, members who deviated that are told, and shared votes below which two parties are not compared.
   */
  votesPageSize: 50,
  votesPageSizeMax: 200,
  closeVote: 10,
  maximumVoteParties: 60,
  maximumPartyLength: 200,
  shownDeviations: 50,
  minimumSharedVotes: 10,
  /** Stakeholders and trending topics: rows of an answer and their maximum (decision 9.7). */
  statisticsPageSize: 5,
  statisticsPageSizeMax: 50,
  /** Meetings beside a search: rows of an answer and as far as it goes on (decision 9.7). */
  agendaPageSize: 3,
  agendaPageSizeMax: 50,
  /** Meetings of one page of the agenda at most, and the months it covers (decision 5.14). */
  agendaOverviewPageSizeMax: 500,
  agendaMonthsBack: 3,
  agendaMonthsAhead: 6,
  /** Characters of a filter of the agenda and of a place that can be one, and the committees and places that are counted. */
  maximumSessionFilter: 300,
  maximumPlaceLength: 200,
  agendaCountedCommittees: 300,
  agendaCountedPlaces: 100,
  /** Meetings that a user follows one by one. */
  maximumFollowedMeetings: 200,
  /** Characters of the number of a dossier. */
  maximumDossierNumber: 60,
  /** Comparing versions of a text: characters of one, papers that are looked at, articles of a page. */
  comparedCharacters: 4_000_000,
  comparedPapers: 2_000,
  comparedArticles: 20,
  comparedArticlesMax: 50,
  /** Meetings of one Excel file. */
  maximumExportedMeetings: 5_000,
  /** Documents of the period that name a trending topic at least, and equal periods it is compared with (3.32). */
  minimumTopicDocuments: 3,
  backgroundPeriods: 4,
  /** First screen: days back at most, documents of a kind, meetings of today and of a later day, searches. */
  todayDaysBack: 14,
  todayPerKind: 3,
  todayMeetings: 3,
  todayMeetingsLater: 2,
  todaySearches: 5,
  /** Saved searches: of one dashboard, and those of all that mail directly (decision 5.10); their words (3.17). */
  maximumSavedSearches: 100,
  maximumDirectSearches: 25,
  /** Saved searches of the agenda (decision 5.10). */
  maximumAgendaSearches: 100,
  maximumSavedTitle: 120,
  maximumSavedDescription: 500,
  /** Days a deleted saved search can come back. */
  removedSearchDays: 1,
  /** Notices of one kind that are shown at once. */
  noticesOfOneKind: 3,
  /** What staff tell users in bars: characters of a text, how many are kept, organisations one may name. */
  maximumAnnouncement: 300,
  maximumAnnouncements: 100,
  announcedOrganisations: 200,
  /** Characters of why something is done in the admin site. */
  maximumReason: 500,
  /** Days a saved search is tried on, and hits a day from which its user is warned, or direct mail refused (4.13). */
  previewDays: 30,
  previewWarning: 30,
  previewRefusal: 100,
  /** New hits of a saved search that are counted; of more the badge says so with a plus (UX 5.2). */
  maximumNewHits: 99,
  /** Milliseconds between two looks for newer results and new hits, while the page is seen. */
  lookInterval: 60_000,
  /** Lists: items of one, active ones of a user (decision 3.26), and those that one call may add to. */
  maximumListItems: 500,
  maximumActiveLists: 200,
  maximumListsAtOnce: 50,
  /** Characters of a list's name, whole and shown (specification §9, decision 5.12). */
  maximumListTitle: 200,
  shownListTitle: 50,
  /** Days a deleted list stays in the bin (decision 4.15), and a removed item can come back. */
  listBinDays: 30,
  removedItemDays: 1,
  /** Days that is told of a list which a colleague handed over, unless its user has seen it. */
  arrivalDays: 30,
  /** Colleagues who opened a shared list that are named to its owner. */
  shownListReaders: 100,
  /** Custom updates and subheadings (decision 3.28); the description is counted as text. */
  maximumUpdateTitle: 200,
  maximumUpdateSource: 120,
  maximumUpdateUrl: 2_000,
  maximumUpdateDescription: 5_000,
  /** Characters of a note with a saved document. */
  maximumItemNote: 2_000,
  /**
   * Notes of an organisation about one document or dossier (R6), characters of one, as it is kept and as it is typed with
   * names in the place of ids, and colleagues mentioned in one.
   */
  maximumTeamNotes: 100,
  maximumTeamNote: 4_000,
  typedTeamNote: 3_500,
  maximumMentions: 10,
  /** Colleagues who can be chosen from. */
  shownColleagues: 500,
  /** Labels of an organisation (R6), characters of the name of one, documents it may be on, and labels of one search. */
  maximumLabels: 50,
  maximumLabelName: 40,
  maximumLabelledDocuments: 1_000,
  maximumSearchedLabels: 10,
  /** Days for which somebody is told in the product that a note mentions them, unless they have seen it. */
  mentionDays: 30,
  /** Characters of a quotation, and quotations with a saved document. */
  maximumQuotation: 2_000,
  maximumQuotations: 20,
  /** Suggestions for a list that are shown (UX-2, 14), and what its search found that is looked through for them. */
  maximumSuggestions: 20,
  maximumSuggestionsLookedAt: 1_000,
  /** Days that are longer than what searches found is kept (decision 9.8). */
  judgedSuggestionDays: 91,
  /** Documents of one Word file, and rows of a result as a table. */
  maximumWordDocuments: 500,
  maximumTableRows: 5_000,
  /** Documents of which one call tells the lists they are on. */
  maximumHoldings: 100,
  /** Mails of the delivery log in one answer, and at most. */
  deliveryPageSize: 30,
  deliveryPageSizeMax: 100,
  /** Days a vacation lasts when nothing else is said, and at most (decision 4.17). */
  standardVacation: 14,
  longestVacation: 90,
  /** Days within which a change of the organisation's colours can be taken back (decision 3.5). */
  undoOrganisationDays: 30,
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
  /** Newsletters a user may mail to themselves within so many milliseconds. */
  newsletterTests: 30,
  newsletterTestWindow: 60 * 60_000,
  /**
   * Logo of newsletters: bytes of its file, pixels of a side, characters of its name and of what is read in its place,
   * those of an organisation that stay for mails that were sent, and how many it may set within so many milliseconds.
   */
  maximumLogoBytes: 300_000,
  maximumLogoSide: 2_000,
  maximumLogoName: 120,
  maximumLogoAlt: 200,
  keptLogos: 30,
  logoChanges: 30,
  logoChangeWindow: 60 * 60_000,
  /** Templates of newsletters of an organisation, and characters of the name of one. */
  maximumNewsletterTemplates: 20,
  maximumTemplateName: 80,
  /** Newsletters to readers (decision 10.6): readers of an organisation and its issues of a calendar month. */
  maximumReaders: 2_000,
  maximumIssues: 20,
  /** Address lists of an organisation, characters of the name of one, of a reader and of the note with an import. */
  maximumAddressLists: 50,
  maximumAddressListTitle: 120,
  maximumReaderName: 120,
  maximumImportNote: 500,
  /** Characters that are pasted as readers, and lines of them that an answer tells of. */
  maximumImportText: 500_000,
  shownImportLines: 100,
  /** Readers and issues of one answer, and at most; readers that one call takes off a list. */
  readersPageSize: 50,
  readersPageSizeMax: 200,
  maximumRemovedReaders: 500,
  issuesPageSize: 30,
  issuesPageSizeMax: 100,
  /** Milliseconds in which an issue can still be stopped, and days ahead for which it may be planned. */
  issueGrace: 60_000,
  issueDaysAhead: 31,
  /** Issues that an organisation sends off within a stretch of milliseconds, those it stops among them. */
  issuesSentOff: 60,
  issuesWindow: 60 * 60_000,
  /** Milliseconds for which links that confirm an address work, and mails with such links within a stretch. */
  confirmLinkLife: 7 * 24 * 60 * 60_000,
  confirmMails: 10,
  confirmWindow: 60 * 60_000,
  /** Milliseconds without a change after which a newsletter is kept and shown as it is then. */
  newsletterPause: 300,
  /** Milliseconds within which the same save is one save (decision 7.21). */
  repeatedSave: 10_000,
  /** Length of a highlight word in a path, and the longer queries a user may have kept in so many milliseconds (2.5). */
  maximumHighlightWord: 200,
  highlightRequests: 120,
  highlightWindow: 60 * 60_000,
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
  /** Sessions, milliseconds (decision 4.2). */
  sessionIdle: 8 * 60 * 60_000,
  sessionAbsolute: 30 * 24 * 60 * 60_000,
  /** Those of the admin site, which end sooner (decision 6.7). */
  adminSessionIdle: 30 * 60_000,
  adminSessionAbsolute: 12 * 60 * 60_000,
  /** Brute force, per 15 minutes (decision 4.3). */
  loginWindow: 15 * 60_000,
  loginTriesPerAccount: 10,
  loginTriesPerAddress: 50,
  /** Milliseconds in which setting up a second factor, or using a passkey, has to be finished. */
  factorTicketLife: 10 * 60_000,
  /** Active accounts of an organisation (decision 6.7). */
  seats: 25,
  /** Milliseconds a login at an identity provider may take (decision 10.10). */
  signOnLife: 10 * 60_000,
  /** Logins there that one address begins in the window of logins, and domains of e-mail it asks about. */
  signOnsPerAddress: 300,
  signOnOffersPerAddress: 600,
  /** Sessions of one answer. */
  maximumShownSessions: 50,
  /** Milliseconds the client waits for a password to be looked at: hashing and guessing take long on purpose. */
  passwordTimeout: 15_000,
  /** Activation links: how long one works and the time between two mails to an address, milliseconds (7.22). */
  activationLinkLife: 7 * 24 * 60 * 60_000,
  activationMailInterval: 5 * 60_000,
  /** Days that what a deactivated user leaves behind is kept (decision 6.6). */
  deactivatedDays: 90,
  /** Months that searches and lists are kept after the last day of their module (decision 6.4). */
  endedModuleMonths: 12,
  /** Password links: how long one works and the time between two mails to an account, milliseconds. */
  resetLinkLife: 60 * 60_000,
  resetMailInterval: 5 * 60_000,
  /** Seconds after which a store that is away is worth another try, and one that has no room to write. */
  engineRetryAfter: 10,
  roomRetryAfter: 60,
  /** Milliseconds a call may wait before it begins, and seconds after which a refused one may come again (10.14). */
  beginWithin: 2_000,
  busyRetryAfter: 2,
  /** Searches of one user at a time and in a minute (10.14); of statistics as many at a time, and eight a search. */
  searchesAtOnce: 4,
  searchesPerMinute: 120,
  /** API keys of one user, days one lasts at most and unless told, characters of its name (decision 10.8). */
  maximumApiKeys: 10,
  apiKeyDays: 365,
  maximumApiKeyName: 60,
  /** Days before its end on which the user of a key is mailed. */
  apiKeyWarnings: [14, 3],
  /** Days for which a key that has ended is shown. */
  endedApiKeyDays: 30,
  /** Calls with API keys of an organisation in a day (R6), and keys of its users in one answer. */
  apiCallsPerDay: 5_000,
  shownApiKeys: 500,
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
  /** Milliseconds a client may take to send its call, headers and body. */
  sendWithin: 20_000,
  /** Seconds the maintenance page counts down. */
  maintenanceCountdown: 30,
  /** Characters that staff may say of it, and milliseconds for which a process knows whether it is on. */
  maintenanceText: 500,
  maintenanceKnownFor: 5_000,
  /** The support dialog in a language: how many of each, characters, and milliseconds a browser keeps it (decision 1.5). */
  supportQuestions: 50,
  supportVideos: 50,
  maximumSupportQuestion: 300,
  maximumVideoTitle: 200,
  maximumVideoDescription: 1_000,
  maximumVideoAddress: 2_000,
  supportCache: 10 * 60_000,
  /** Characters of the name of a policy context, and of a paragraph that explains what one is (decision 3.8). */
  maximumContextName: 60,
  maximumContextAbout: 1_000,
  /** Characters of the name of a module, and of what its locked screen says it holds (decision 6.1). */
  maximumModuleName: 60,
  maximumModuleText: 500,
  /** Characters of the name of a node of a source tree. */
  maximumSourceName: 80,
  maximumNodeCode: 40,
} as const;
