import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What readers say of a summary is kept with the version they read, so that a new one takes nothing away. */
export const judgedVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('summary_judgements_by_version')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('judgement', 'text', (column) => column.notNull())
      .addColumn('judged_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('summary_judgements_by_version_key', [
        'user_id',
        'document_id',
        'kind',
        'locale',
        'made_at',
      ])
      .execute();
    // Until now a new version took what was said of the one before, so that all of it is about the present one.
    await sql`
      insert into summary_judgements_by_version
        (user_id, document_id, kind, locale, made_at, judgement, judged_at)
      select said.user_id, said.document_id, said.kind, said.locale, coalesce(present.made_at, 0),
        said.judgement, said.judged_at
      from summary_judgements said left join summaries present
        on present.document_id = said.document_id and present.kind = said.kind and present.locale = said.locale
    `.execute(db);
    await db.schema.dropTable('summary_judgements').execute();
    await db.schema.alterTable('summary_judgements_by_version').renameTo('summary_judgements').execute();
  },
};
