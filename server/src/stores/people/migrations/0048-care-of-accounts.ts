import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the admin site knows of organisations and users: since when, notes, invited, last seen and deactivated. */
export const careOfAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('organisations').addColumn('customer_since', 'text').execute();
    await db.schema
      .alterTable('organisations')
      .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const name of ['last_seen_at', 'invited_at', 'deactivated_at'])
      await db.schema.alterTable('users').addColumn(name, 'bigint').execute();
    await sql`
      update users set last_seen_at =
        (select max(sessions.last_used_at) from sessions where sessions.user_id = users.id)`.execute(db);
    // Their time to be erased begins now: nobody was told of it before.
    await sql`update users set deactivated_at = ${Date.now()} where active = 0`.execute(db);
  },
};
