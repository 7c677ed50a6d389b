/** Asking and searching: questions, queries, timeline, filters, statistics and the first screen. */
export const searchLimits = {
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
  /** Points of a trend chart at most (decision 9.2). */
  maximumTrendPoints: 250,
  /** Stakeholders and trending topics: rows of an answer and their maximum (decision 9.7). */
  statisticsPageSize: 5,
  statisticsPageSizeMax: 50,
  /** Documents of the period that name a trending topic at least, and equal periods it is compared with (3.32). */
  minimumTopicDocuments: 3,
  backgroundPeriods: 4,
  /** First screen: days back at most, documents of a kind, meetings of today and of a later day, searches. */
  todayDaysBack: 14,
  todayPerKind: 3,
  todayMeetings: 3,
  todayMeetingsLater: 2,
  todaySearches: 5,
  /** Milliseconds between two looks for newer results and new hits, while the page is seen. */
  lookInterval: 60_000,
  /** Length of a highlight word in a path, and the longer queries a user may have kept in so many milliseconds (2.5). */
  maximumHighlightWord: 200,
  highlightRequests: 120,
  highlightWindow: 60 * 60_000,
  /** Searches of one user at a time and in a minute (10.14); of statistics as many at a time, and eight a search. */
  searchesAtOnce: 4,
  searchesPerMinute: 120,
} as const;
