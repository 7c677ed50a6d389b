import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Summaries made by a service, the queue they wait in, what parts of them cost, and what readers say. */
export const summaries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('summaries')
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('asked', 'bigint', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('published', 'bigint', (column) => column.notNull())
      .addColumn('not_before', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'bigint', (column) => column.notNull())
      .addColumn('fault', 'text')
      .addColumn('text_hash', 'text')
      .addColumn('summary', 'text')
      .addColumn('made_at', 'bigint')
      .addPrimaryKeyConstraint('summaries_key', ['document_id', 'kind', 'locale'])
      .execute();
    await db.schema
      .createIndex('summaries_waiting')
      .on('summaries')
      .columns(['state', 'asked', 'published'])
      .execute();
    await db.schema
      .createTable('summary_notes')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('notes', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('summary_judgements')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('judgement', 'text', (column) => column.notNull())
      .addColumn('judged_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('summary_judgements_key', ['user_id', 'document_id', 'kind', 'locale'])
      .execute();
    await db.schema
      .createTable('summary_costs')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('tokens', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('summary_marks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('after', 'bigint', (column) => column.notNull())
      .execute();
  },
};
