/** Pages of what is followed: dossiers, threads, people, votes, commitments and versions of a text. */
export const subjectsLimits = {
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
  /** Persons, parties and ministries that fit a name, together. */
  maximumFoundSubjects: 8,
  /** People of a document of which a row of results tells who they are: more are a list, and a row names none of it whole. */
  peopleOfRow: 2,
  /** Debates that are read to tell namesakes apart, and votes that are looked through for those by name. */
  personDebatesRead: 200,
  personVotesLookedAt: 2_000,
  /**
   * Votes of a page, and what is a small margin: members between for and against. Parties that are told and compared, characters
   * of the name of one, members who deviated that are told, and shared votes below which two parties are not compared.
   */
  votesPageSize: 50,
  votesPageSizeMax: 200,
  closeVote: 10,
  maximumVoteParties: 60,
  maximumVoteOpinions: 30,
  maximumPartyLength: 200,
  shownDeviations: 50,
  minimumSharedVotes: 10,
  /** Characters of the number of a dossier. */
  maximumDossierNumber: 60,
  /** Comparing versions of a text: characters of one, papers that are looked at, articles of a page. */
  comparedCharacters: 4_000_000,
  comparedPapers: 2_000,
  comparedArticles: 20,
  comparedArticlesMax: 50,
} as const;
