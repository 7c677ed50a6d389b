import { keyScopes, type KeyScope } from 'contract/endpoint';
import { startSession } from '#domains/auth/sessions.ts';
import { tokenHashOf } from '#platform/tokens.ts';
import { furnished, putNamedDocuments } from './furnished.ts';
import type { Subscriber, TestProduct } from './product.ts';
import type { Named } from './named.ts';
import type { Tokens } from './right-calls.ts';

/** Everybody who calls the product: the owner of things, and who is nearer to them or farther away. */
export interface Callers {
  owner: Subscriber;
  /** In the organisation of the owner: a user, an admin, a user without modules, and whose account was ended. */
  colleague: Subscriber;
  admin: Subscriber;
  withoutModules: Subscriber;
  gone: Subscriber;
  /** In another organisation: a user and an admin. */
  stranger: Subscriber;
  otherAdmin: Subscriber;
  /** With and without their second factor. */
  staff: Subscriber;
  unproven: Subscriber;
  /** A member of staff in the organisation of the owner. */
  staffMate: Subscriber;
  /** Has a second factor. */
  careful: Subscriber;
  /** Sessions of the owner that are over by their age and for want of use. */
  ended: Record<'by age' | 'by rest', Tokens>;
  /** API keys: of the owner with one scope each, of others with all of them. */
  keys: Record<KeyScope | 'stranger' | 'staff', string>;
  /** What they have; of the member of staff the account. */
  things: Record<'owner' | 'colleague' | 'stranger', Named> & { staffMate: string };
}

/** Lets all of them in, each with one of everything who may have something. */
export async function callersOf(product: TestProduct): Promise<Callers> {
  await putNamedDocuments(product);
  const { db } = product.people;
  const now = product.clock.now().getTime();
  const setOf = ({ email }: Subscriber, set: { roles?: string; active?: number }) =>
    db.updateTable('users').set(set).where('email', '=', email).execute();
  const owner = await product.subscriber();
  const colleague = await product.colleague(owner);
  const mate = await product.colleague(owner);
  const admin = await product.colleague(owner);
  const stranger = await product.subscriber();
  const otherAdmin = await product.colleague(stranger);
  for (const who of [admin, otherAdmin]) await setOf(who, { roles: '["org-admin"]' });
  const withoutModules = await product.colleague(owner, { modules: [] });
  const gone = await product.colleague(owner);
  await setOf(gone, { active: 0 });
  const staff = await product.subscriber({ roles: ['staff'] });
  const unproven = await product.subscriber({ roles: ['staff'] });
  const staffMate = await product.colleague(owner);
  await setOf(staffMate, { roles: '["staff"]' });
  const careful = await product.subscriber();

  const setSession = (token: string, set: { factorAt?: null; expiresAt?: number; lastUsedAt?: number }) =>
    db.updateTable('sessions').set(set).where('tokenHash', '=', tokenHashOf(token)).execute();
  for (const token of [unproven.token, unproven.adminToken]) await setSession(token, { factorAt: null });

  const things = {
    owner: await furnished(product, owner, mate, 'huis'),
    colleague: await furnished(product, colleague, mate, 'collega'),
    stranger: await furnished(product, stranger, otherAdmin, 'ander'),
  };
  const idOf = async ({ email }: Subscriber) =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const userId = await idOf(careful);
  const factor = { userId, secret: 'sealed', lastStep: 0, createdAt: now };
  await db.insertInto('secondFactors').values(factor).execute();

  const begin = async (site: 'product' | 'admin', set: Parameters<typeof setSession>[1]) => {
    const here = { address: '127.0.0.1', userAgent: '' };
    const { token } = await startSession(db, things.owner.account, here, { site, factorAt: now }, now);
    await setSession(token, set);
    return token;
  };
  const ended = async (set: Parameters<typeof setSession>[1]) => ({
    token: await begin('product', set),
    adminToken: await begin('admin', set),
  });

  /** A key that was used before: its day is noted already. */
  const keyOf = async (who: Subscriber, scopes: readonly KeyScope[]) => {
    const made = await who.post('/users/me/api-keys', { name: 'Sleutel', scopes });
    const { key } = made.json<{ key: string }>();
    await product.app.inject({ url: '/api/sources/late', headers: { authorization: `Bearer ${key}` } });
    return key;
  };
  const keys = {
    ...{ read: await keyOf(owner, ['read']), lists: await keyOf(owner, ['lists']) },
    searches: await keyOf(owner, ['searches']),
    stranger: await keyOf(stranger, keyScopes),
    staff: await keyOf(staff, keyScopes),
  };
  return {
    ...{
      owner,
      colleague,
      admin,
      withoutModules,
      gone,
      stranger,
      otherAdmin,
      staff,
      unproven,
      staffMate,
      careful,
    },
    ended: {
      'by age': await ended({ expiresAt: now }),
      'by rest': await ended({ lastUsedAt: now - 9 * 60 * 60_000 }),
    },
    ...{ keys, things: { ...things, staffMate: await idOf(staffMate) } },
  };
}
