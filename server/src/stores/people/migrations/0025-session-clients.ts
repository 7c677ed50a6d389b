import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a session was begun with and from which network it was last used; unknown of those that are open already. */
export const sessionClients: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['user_agent', 'network']) {
      await db.schema
        .alterTable('sessions')
        .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
        .execute();
    }
  },
};
