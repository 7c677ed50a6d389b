import type { DocumentId } from 'contract/document-parts';
import type { Lease } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/tables.ts';

/** Which document a public number names, and which ids stand for a document that has another id here. */
export interface IdentityStore {
  /** The documents these numbers name so far. */
  ownersOf(identities: readonly string[]): Promise<Map<string, DocumentId>>;
  /** Those of these documents that other ids stand for. */
  joinedAmong(ids: readonly DocumentId[]): Promise<DocumentId[]>;
  /** The document each of these ids stands for, where it is another one. */
  aliasesAmong(ids: readonly DocumentId[]): Promise<Map<DocumentId, DocumentId>>;
  /** Keeps what each number names and what each alias stands for; a later word counts. */
  remember(
    owners: ReadonlyMap<string, DocumentId>,
    aliases: ReadonlyMap<DocumentId, DocumentId>,
  ): Promise<void>;
  /** Forgets the numbers and aliases of withdrawn documents, and aliases that were withdrawn themselves. */
  forget(ids: readonly DocumentId[]): Promise<void>;
}

/** The document an id stands for since another source delivered it first; undefined for none. */
export async function aliasOf(people: PeopleStore, id: DocumentId): Promise<DocumentId | undefined> {
  const row = await people
    .selectFrom('documentAliases')
    .select('documentId')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.documentId;
}

/** Keeps identities in the people's database; whoever lost the lease on the source changes nothing. */
export function identityStore(people: PeopleStore, lease: Pick<Lease, 'write'>): IdentityStore {
  return {
    async ownersOf(identities) {
      if (identities.length === 0) return new Map();
      const rows = await people
        .selectFrom('documentIdentities')
        .selectAll()
        .where('identity', 'in', identities)
        .execute();
      return new Map(rows.map(({ identity, documentId }) => [identity, documentId]));
    },
    async joinedAmong(ids) {
      if (ids.length === 0) return [];
      const rows = await people
        .selectFrom('documentAliases')
        .select('documentId')
        .distinct()
        .where('documentId', 'in', ids)
        .execute();
      return rows.map(({ documentId }) => documentId);
    },
    async aliasesAmong(ids) {
      if (ids.length === 0) return new Map();
      const rows = await people.selectFrom('documentAliases').selectAll().where('id', 'in', ids).execute();
      return new Map(rows.map(({ id, documentId }) => [id, documentId]));
    },
    async remember(owners, aliases) {
      const identities = [...owners].map(([identity, documentId]) => ({ identity, documentId }));
      const others = [...aliases].map(([id, documentId]) => ({ id, documentId }));
      if (identities.length + others.length === 0) return;
      await lease.write(async (db) => {
        if (identities.length > 0) {
          await db
            .insertInto('documentIdentities')
            .values(identities)
            .onConflict((conflict) =>
              conflict.column('identity').doUpdateSet({ documentId: (eb) => eb.ref('excluded.documentId') }),
            )
            .execute();
        }
        if (others.length > 0) {
          await db
            .insertInto('documentAliases')
            .values(others)
            .onConflict((conflict) =>
              conflict.column('id').doUpdateSet({ documentId: (eb) => eb.ref('excluded.documentId') }),
            )
            .execute();
        }
      });
    },
    async forget(ids) {
      if (ids.length === 0) return;
      await lease.write(async (db) => {
        await db.deleteFrom('documentIdentities').where('documentId', 'in', ids).execute();
        await db
          .deleteFrom('documentAliases')
          .where((eb) => eb.or([eb('documentId', 'in', ids), eb('id', 'in', ids)]))
          .execute();
      });
    },
  };
}
