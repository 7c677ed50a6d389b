import type { LightMyRequestResponse } from 'fastify';
import { newId } from '#platform/new-id.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

/** A product with staff, an organisation that has an admin and a user, and what is asked of the admin site. */
export interface Administering {
  product: TestProduct;
  staff: Subscriber;
  /** Admin of their organisation, which the user is of too. */
  admin: Subscriber;
  user: Subscriber;
  organisationId: string;
  ask: (
    who: Subscriber,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<LightMyRequestResponse>;
  idOf: (email: string) => Promise<string>;
  /** Actions of the audit log on the organisation, newest last, with their reasons. */
  log: () => Promise<
    { action: string; target: string; reason: string; before: string | null; after: string | null }[]
  >;
  /** The last mail that was kept for an address. */
  mailTo: (email: string) => Promise<{ subject: string; text: string } | undefined>;
}

/** Opens the product; whoever asks closes it. */
export async function openAdministering(now?: string): Promise<Administering> {
  const product = await openProduct(now);
  const { db } = product.people;
  const staff = await product.subscriber({ roles: ['staff'] });
  const admin = await product.subscriber({ roles: ['org-admin'] });
  const user = await product.colleague(admin);
  const idOf = async (email: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const { organisationId } = await db
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', admin.email)
    .executeTakeFirstOrThrow();
  return {
    ...{ product, staff, admin, user, organisationId, idOf },
    ask: (who, method, path, body) => {
      // Lines of the log have an order in time.
      product.clock.advance(1);
      const headers = { 'x-auth': who.adminToken };
      const payload = body ? { payload: body } : {};
      return product.app.inject({ method, url: `/api/admin${path}`, headers, ...payload });
    },
    log: () =>
      db
        .selectFrom('auditLog')
        .select(['action', 'target', 'reason', 'before', 'after'])
        .where('organisationId', '=', organisationId)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    mailTo: (email) =>
      db
        .selectFrom('mails')
        .select(['subject', 'text'])
        .where('recipient', '=', email)
        .orderBy('createdAt', 'desc')
        .limit(1)
        .executeTakeFirst(),
  };
}

/** Somebody to invite. */
export const somebody = (organisationId: string) => ({
  ...{ organisationId, email: `${newId()}@tests.example`.toLowerCase() },
  ...{ firstName: 'Ilse', lastName: 'Quartel', locale: 'nl', modules: null, roles: [] as string[] },
});
