import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { numbered } from './migrations/numbered.ts';

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
  const done = await doneMigrations(db, schema);
  const unknown = unknownNames(done);
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
  // Nearly every start: the migrator would look at all tables twice more to find out the same.
  if (Object.keys(migrations).every((name) => done.includes(name))) return;
  await numberThem(db, done);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Those named by days did not always come about in the order in which they are numbered.
    allowUnorderedMigrations: true,
    ...(schema ? { migrationTableSchema: schema } : {}),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('the migration failed', { cause: error });
}

/** The names of the migrations that the database has had. */
async function doneMigrations(db: Kysely<never>, schema?: string): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration' && (!schema || table.schema === schema))) {
    return [];
  }
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return done.rows.map(({ name }) => name);
}

/** Gives those that were named by days the numbers they have now; several processes may do so at once. */
async function numberThem(db: Kysely<never>, done: readonly string[]): Promise<void> {
  for (const name of done.filter((one) => numbered(one) !== one))
    await sql`update kysely_migration set name = ${numbered(name)} where name = ${name}`.execute(db);
}

/** Those of the names that belong to no migration of this program. */
export function unknownNames(names: readonly string[]): string[] {
  return names.filter((name) => !Object.hasOwn(migrations, numbered(name)));
}
