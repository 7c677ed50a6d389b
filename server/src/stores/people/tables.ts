import type { Kysely } from 'kysely';
import type { AccountTables } from './tables/accounts.ts';
import type { AnnouncementTables } from './tables/announcements.ts';
import type { AuditTables } from './tables/audit.ts';
import type { AlarmTables } from './tables/alarms.ts';
import type { AgendaSearchTables } from './tables/agenda-searches.ts';
import type { ContentTables } from './tables/content.ts';
import type { DeliveryTables } from './tables/deliveries.ts';
import type { FeedTables } from './tables/feeds.ts';
import type { ListTables } from './tables/lists.ts';
import type { MaintenanceTables } from './tables/maintenance.ts';
import type { NewsletterTables } from './tables/newsletters.ts';
import type { ProgramTables } from './tables/programs.ts';
import type { PushTables } from './tables/push.ts';
import type { SavedSearchTables } from './tables/saved-searches.ts';
import type { SecondFactorTables } from './tables/second-factors.ts';
import type { SettingTables } from './tables/settings.ts';
import type { SignOnTables } from './tables/sign-on.ts';
import type { SourceTables } from './tables/sources.ts';
import type { SummaryTables } from './tables/summaries.ts';
import type { TeamTables } from './tables/team.ts';
import type { VisitTables } from './tables/visits.ts';

/** The people's store, whichever database is behind it; columns are camelCase through the plug-in. */
export type PeopleStore = Kysely<Tables>;

/**
 * Tables of the people's store. Only text, bigint and real columns, so that one schema serves SQLite
 * and PostgreSQL: instants are epoch milliseconds, days `YYYY-MM-DD`, marks 0 or 1, and JSON is text
 * that zod checks where it is read.
 */
export interface Tables
  extends
    AccountTables,
    AnnouncementTables,
    AuditTables,
    AgendaSearchTables,
    AlarmTables,
    ContentTables,
    DeliveryTables,
    FeedTables,
    ListTables,
    MaintenanceTables,
    NewsletterTables,
    ProgramTables,
    PushTables,
    SavedSearchTables,
    SecondFactorTables,
    SettingTables,
    SignOnTables,
    SourceTables,
    SummaryTables,
    TeamTables,
    VisitTables {}
