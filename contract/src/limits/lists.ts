/** Lists, what stands on them and becomes of them, and what a team writes beside documents. */
export const listsLimits = {
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
} as const;
