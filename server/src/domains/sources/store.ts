import { z } from 'zod';
import type { Cursor } from '#connectors/connector.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import type { DocumentId } from 'contract/documents';

const CursorText = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** Where each source was left, how its last tries went, and which document each of its keys is. */
export interface SourceStateStore {
  cursor(source: string): Promise<Cursor | undefined>;
  attempted(source: string, at: number): Promise<void>;
  advance(source: string, cursor: Cursor): Promise<void>;
  succeeded(source: string, at: number): Promise<void>;
  failed(source: string, fault: string): Promise<void>;
  /** Keeps which document each key is; a key occurs once. */
  rememberKeys(source: string, keys: readonly { key: string; id: DocumentId }[]): Promise<void>;
  /** Forgets withdrawn keys and answers the documents that no other key stands for. */
  forgetKeys(source: string, keys: readonly string[]): Promise<DocumentId[]>;
}

/** Keeps the states in the people's database. */
export function sourceStates(people: PeopleStore): SourceStateStore {
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
      if (keys.length === 0) return;
      await people
        .insertInto('sourceRecords')
        .values(keys.map(({ key, id }) => ({ source, key, documentId: id })))
        .onConflict((conflict) =>
          conflict
            .columns(['source', 'key'])
            .doUpdateSet({ documentId: (eb) => eb.ref('excluded.documentId') }),
        )
        .execute();
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
