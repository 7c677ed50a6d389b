import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { accounts } from './migrations/2026-11-21-accounts.ts';
import { sourceRecords } from './migrations/2026-11-21-source-records.ts';
import { leases } from './migrations/2026-11-22-leases.ts';
import { joinedSources } from './migrations/2026-11-23-joined-sources.ts';
import { contextRescores } from './migrations/2026-11-24-context-rescores.ts';
import { deliveries } from './migrations/2026-11-30-deliveries.ts';
import { matchesByNumber } from './migrations/2026-12-05-matches-by-number.ts';
import { agendaDeliveries } from './migrations/2026-12-06-agenda-deliveries.ts';
import { matchesByDocument } from './migrations/2026-12-07-matches-by-document.ts';
import { judgedVersions } from './migrations/2026-12-08-judged-versions.ts';
import { seenResults } from './migrations/2026-12-09-seen-results.ts';
import { sessionClients } from './migrations/2026-12-10-session-clients.ts';
import { toldToday } from './migrations/2026-12-11-told-today.ts';
import { mailNotices } from './migrations/2026-12-11-mail-notices.ts';
import { sourceReach } from './migrations/2026-12-12-source-reach.ts';
import { lists } from './migrations/2026-11-28-lists.ts';
import { matches } from './migrations/2026-11-27-matches.ts';
import { emailConfigs } from './migrations/2026-11-29-email-configs.ts';
import { feeds } from './migrations/2026-12-01-feeds.ts';
import { savedSearches } from './migrations/2026-11-26-saved-searches.ts';
import { summaries } from './migrations/2026-11-25-summaries.ts';
import { nameInitials } from './migrations/2026-11-25-name-initials.ts';
import { knownNames } from './migrations/2026-11-25-known-names.ts';
import { agendaSearches } from './migrations/2026-12-02-agenda-searches.ts';
import { removedSearches } from './migrations/2026-12-03-removed-searches.ts';
import { newsletterColours } from './migrations/2026-12-03-newsletter-colours.ts';
import { longHighlights } from './migrations/2026-12-04-long-highlights.ts';
import { vacationReturns } from './migrations/2026-12-03-vacation-returns.ts';

const migrations: Record<string, Migration> = {
  '2026-11-21-accounts': accounts,
  '2026-11-21-source-records': sourceRecords,
  '2026-11-22-leases': leases,
  '2026-11-23-joined-sources': joinedSources,
  '2026-11-24-context-rescores': contextRescores,
  '2026-11-25-summaries': summaries,
  '2026-11-25-known-names': knownNames,
  '2026-11-25-name-initials': nameInitials,
  '2026-11-26-saved-searches': savedSearches,
  '2026-11-27-matches': matches,
  '2026-11-28-lists': lists,
  '2026-11-29-email-configs': emailConfigs,
  '2026-11-30-deliveries': deliveries,
  '2026-12-05-matches-by-number': matchesByNumber,
  '2026-12-06-agenda-deliveries': agendaDeliveries,
  '2026-12-07-matches-by-document': matchesByDocument,
  '2026-12-08-judged-versions': judgedVersions,
  '2026-12-09-seen-results': seenResults,
  '2026-12-10-session-clients': sessionClients,
  '2026-12-11-mail-notices': mailNotices,
  '2026-12-12-source-reach': sourceReach,
  '2026-12-11-told-today': toldToday,
  '2026-12-01-feeds': feeds,
  '2026-12-02-agenda-searches': agendaSearches,
  '2026-12-03-removed-searches': removedSearches,
  '2026-12-03-newsletter-colours': newsletterColours,
  '2026-12-04-long-highlights': longHighlights,
  '2026-12-03-vacation-returns': vacationReturns,
};

/** The database was made by a newer version of the program; nothing was changed. */
export class NewerSchemaError extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The people's database was made by a newer version of this program (${unknown.join(', ')}). ` +
        'Start that version, or restore a backup made by this one.',
    );
  }
}

/**
 * Brings the schema up to date, in one transaction where the engine knows them; safe when several
 * processes start at once.
 * @throws NewerSchemaError when the database knows a migration that this program does not
 */
export async function migrate(db: Kysely<never>, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
    ...(schema ? { migrationTableSchema: schema } : {}),
  });
  const unknown = await unknownMigrations(db, schema);
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('the migration failed', { cause: error });
}

/** Migrations the database has had and this program does not know. */
async function unknownMigrations(db: Kysely<never>, schema?: string): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration' && (!schema || table.schema === schema))) {
    return [];
  }
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return unknownNames(done.rows.map(({ name }) => name));
}

/** Those of the names that belong to no migration of this program. */
export function unknownNames(names: readonly string[]): string[] {
  return names.filter((name) => !Object.hasOwn(migrations, name));
}
