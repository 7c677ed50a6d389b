/** Accounts, sessions, organisations and keys. */
export const accountsLimits = {
  /** Days within which a change of the organisation's colours can be taken back (decision 3.5). */
  undoOrganisationDays: 30,
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
} as const;
