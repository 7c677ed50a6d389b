/** Newsletters and their readers. */
export const newslettersLimits = {
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
} as const;
