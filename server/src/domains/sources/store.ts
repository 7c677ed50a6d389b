import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Cursor } from '#connectors/connector.ts';
import type { Tables } from '#stores/people/tables.ts';
import type { DocumentId } from 'contract/documents';

const CursorText = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** Where each source was left, how its last tries went, and which document each of its keys is. */
export interface SourceStateStore {
  cursor(source: string): Promise<Cursor | undefined>;
  attempted(source: string, at: number): Promise<void>;
  advance(source: string, cursor: Cursor): Promise<void>;
  succeeded(source: string, at: number): Promise<void>;
  failed(source: string, fault: string): Promise<void>;
  rememberKeys(source: string, keys: readonly { key: string; id: DocumentId }[]): Promise<void>;
  /** Forgets withdrawn keys and answers the documents that no other key stands for. */
  forgetKeys(source: string, keys: readonly string[]): Promise<DocumentId[]>;
}

type SourceRecords = {
  sourceRecords: { source: string; key: string; documentId: string };
};

/** Keeps the states in the people's database; makes the table of keys when it is not there yet. */
export async function openSourceStates(database: Kysely<Tables>): Promise<SourceStateStore> {
  const people = database.withTables<SourceRecords>();
  await people.schema
    .createTable('source_records')
    .ifNotExists()
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('source_records_pk', ['source', 'key'])
    .execute();
  await people.schema
    .createIndex('source_records_by_document')
    .ifNotExists()
    .on('source_records')
    .columns(['source', 'document_id'])
    .execute();
  const change = async (
    source: string,
    values: { cursor?: string; lastAttempt?: number; lastSuccess?: number; lastFault?: string | null },
  ) => {
    await people
      .insertInto('sourceStates')
      .values({ source, cursor: null, lastAttempt: null, lastSuccess: null, lastFault: null, ...values })
      .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
      .execute();
  };
  return {
    async cursor(source) {
      const row = await people
        .selectFrom('sourceStates')
        .select('cursor')
        .where('source', '=', source)
        .executeTakeFirst();
      return row?.cursor ? CursorText.parse(JSON.parse(row.cursor)) : undefined;
    },
    attempted: (source, at) => change(source, { lastAttempt: at }),
    advance: (source, cursor) => change(source, { cursor: JSON.stringify(cursor) }),
    succeeded: (source, at) => change(source, { lastSuccess: at, lastFault: null }),
    failed: (source, fault) => change(source, { lastFault: fault }),
    async rememberKeys(source, keys) {
      for (const { key, id } of keys) {
        await people
          .insertInto('sourceRecords')
          .values({ source, key, documentId: id })
          .onConflict((conflict) => conflict.columns(['source', 'key']).doUpdateSet({ documentId: id }))
          .execute();
      }
    },
    async forgetKeys(source, keys) {
      const gone: DocumentId[] = [];
      for (const key of keys) {
        const record = await people
          .deleteFrom('sourceRecords')
          .where('source', '=', source)
          .where('key', '=', key)
          .returning('documentId')
          .executeTakeFirst();
        if (!record) continue;
        const other = await people
          .selectFrom('sourceRecords')
          .select('key')
          .where('source', '=', source)
          .where('documentId', '=', record.documentId)
          .executeTakeFirst();
        if (!other) gone.push(record.documentId);
      }
      return gone;
    },
  };
}
