/** What users and organisations chose. */
export interface SettingTables {
  userPreferences: { userId: string; chosen: string };
  organisationPreferences: { organisationId: string; chosen: string };
  emailConfigs: {
    userId: string;
    config: string;
    /** The times that hold until the day from which those of `config` do (decision 4.19), JSON. */
    earlierTimes: string | null;
    timesFrom: string;
  };
  /** A user's own colours of the newsletter. */
  userColours: { userId: string; primaryColour: string; secondaryColour: string };
  /** Every change of an organisation's colours; the newest holds, without colours it has none (decision 3.5). */
  organisationColours: {
    organisationId: string;
    number: number;
    /** Who changed them; null once the account is erased. */
    userId: string | null;
    changedAt: number;
    primaryColour: string | null;
    secondaryColour: string | null;
    /** The change that this one took back. */
    undid: number | null;
  };
  /** Logos of organisations; those of before stay, because mails that were sent show them. */
  newsletterLogos: {
    /** Of its address; cannot be guessed. */
    key: string;
    organisationId: string;
    fileName: string;
    alt: string;
    /** Base64. */
    png: string;
    /** Pixels of the picture itself. */
    width: number;
    height: number;
    /** 1: newsletters show this one; at most one of an organisation. */
    shown: number;
    userId: string | null;
    changedAt: number;
  };
  /** Until when a user has seen what was found during their vacations (decision 4.18). */
  vacationReturns: { userId: string; seenAt: number };
}
