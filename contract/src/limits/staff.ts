/** What staff tell users and write for them. */
export const staffLimits = {
  /** Notices of one kind that are shown at once. */
  noticesOfOneKind: 3,
  /** What staff tell users in bars: characters of a text, how many are kept, organisations one may name. */
  maximumAnnouncement: 300,
  maximumAnnouncements: 100,
  announcedOrganisations: 200,
  /** Characters of why something is done in the admin site. */
  maximumReason: 500,
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
