import type { Endpoint } from 'contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '#domains/auth/test/codes.ts';
import { faultsOf, type Look } from './faults-of.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { endpoints } from './declared-calls.ts';
import { rightCall } from './right-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  product.app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
/** The session that an answer puts into a browser; undefined where it puts none. */
const cookieOf = (answer: { headers: object }, name: string) => {
  const set = (answer.headers as { 'set-cookie'?: string | string[] })['set-cookie'];
  const found = [set ?? []].flat().find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1).split(';')[0];
};
const codeIn = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { code: string }[] }).errors[0]!.code;
const idOf = async ({ email }: { email: string }) =>
  await product.people.db
    .selectFrom('users')
    .select(['id', 'organisationId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

/** Sets a second factor up in the login of the admin site, as its page does. */
async function setUp({ email, password }: Pick<Subscriber, 'email' | 'password'>) {
  const begun = (await post('/admin/login/factor', { email, password })).json<{
    ticket: string;
    key: string;
  }>();
  const code = codeOf(begun.key, product.clock);
  const finished = await post('/admin/login/factor/finish', { ticket: begun.ticket, code });
  const { recoveryCodes } = finished.json<{ recoveryCodes: string[] }>();
  return { ...begun, code, recoveryCodes, adminToken: cookieOf(finished, 'admin')! };
}

const isStaffs = ({ access }: Endpoint) =>
  access.kind === 'staff' || (access.kind === 'admin' && access.of === 'staff');
const ofStaff = endpoints.filter(isStaffs);

describe('no call of staff or of the admin site is made by who has not given a second factor (10.12)', () => {
  const made = async (endpoint: Endpoint, token: string) =>
    (await product.app.inject({ ...rightCall(endpoint), headers: { 'x-auth': token } })).statusCode;
  /** Tokens and the like that somebody has who knows the password of staff, each with where it came from. */
  const held: Record<string, string> = {};
  let ofFactor: { product: string; admin: string };

  beforeAll(async () => {
    const member = await product.subscriber({ roles: ['staff'] });
    const { email, password } = member;
    const alone = await post('/users/login', { email, password });
    held['the session of the product by the password alone'] = cookieOf(alone, 'session')!;
    const atAdmin = await post('/admin/login', { email, password });
    expect([atAdmin.statusCode, codeIn(atAdmin), cookieOf(atAdmin, 'admin')]).toEqual([
      401,
      'FACTOR-NEW',
      undefined,
    ]);
    const begun = await post('/admin/login/factor', { email, password });
    expect(cookieOf(begun, 'admin')).toBeUndefined();
    held['the ticket of setting one up'] = begun.json<{ ticket: string }>().ticket;
    const unconfirmed = await post('/admin/login/factor/finish', {
      ticket: held['the ticket of setting one up'],
      code: '000000',
    });
    expect([unconfirmed.statusCode, cookieOf(unconfirmed, 'admin')]).toEqual([400, undefined]);

    const proven = await product.subscriber({ roles: ['staff'] });
    const { key, code, adminToken, recoveryCodes } = await setUp(proven);
    for (const old of [undefined, code, '000000', 'AAAAA-AAAAA-AAAAA']) {
      for (const path of ['/users/login', '/admin/login']) {
        const given = old === undefined ? {} : { code: old };
        const refused = await post(path, { email: proven.email, password: proven.password, ...given });
        expect([refused.statusCode, codeIn(refused)], `${path} ${old}`).toEqual([401, 'FACTOR']);
        expect([cookieOf(refused, 'session'), cookieOf(refused, 'admin')]).toEqual([undefined, undefined]);
      }
    }
    product.clock.advance(30_000);
    const credentials = { email: proven.email, password: proven.password };
    const inProduct = await post('/users/login', { ...credentials, code: codeOf(key, product.clock) });
    ofFactor = { product: cookieOf(inProduct, 'session')!, admin: adminToken };
    held['a recovery code that is left'] = recoveryCodes[5]!;
  });

  it('with the password, a ticket of setting one up or a recovery code instead of a session', async () => {
    const look: Look = async (endpoint) => {
      for (const [from, token] of Object.entries(held)) {
        const status = await made(endpoint, token);
        if (![401, 403].includes(status)) return `${from} is answered ${status}`;
      }
      const right = endpoint.access.kind === 'admin' ? ofFactor.admin : ofFactor.product;
      const status = await made(endpoint, right);
      return [401, 403].includes(status) ? `the second factor is answered ${status}` : undefined;
    };
    expect(await faultsOf(ofStaff, look)).toBe('');
  });

  it('staff without one are users like others in the product', async () => {
    const member = await product.subscriber({ roles: ['staff', 'org-admin'] });
    const { email, password } = member;
    const { roles } = (await post('/users/login', { email, password })).json<{ roles: string[] }>();
    expect(roles).toEqual(['org-admin']);
    const { key } = await setUp(member);
    product.clock.advance(30_000);
    const code = codeOf(key, product.clock);
    const proven = await post('/users/login', { email, password, code });
    expect(proven.json<{ roles: string[] }>().roles).toEqual(['staff', 'org-admin']);
  });
});

describe('the admin site and second factors of others', () => {
  it('lets admins of an organisation in by password, and by the second factor once they have one', async () => {
    const admin = await product.subscriber({ roles: ['org-admin'] });
    const { email, password } = admin;
    const alone = await post('/admin/login', { email, password });
    expect(alone.json()).toMatchObject({ kind: 'organisation' });
    const begun = (await admin.post('/users/me/factor/begin', { password })).json<{
      ticket: string;
      key: string;
    }>();
    const code = codeOf(begun.key, product.clock);
    expect((await admin.post('/users/me/factor/finish', { ticket: begun.ticket, code })).statusCode).toBe(
      200,
    );
    expect(codeIn(await post('/admin/login', { email, password }))).toBe('FACTOR');
    expect((await admin.get('/users/me/session')).statusCode).toBe(200);
  });

  it('staff clear that of a user, who is logged out, mailed and noted; not their own', async () => {
    const member = await product.subscriber({ roles: ['staff'] });
    const { adminToken } = await setUp(member);
    const lost = await product.subscriber({ roles: ['staff'] });
    await setUp(lost);
    const { id, organisationId } = await idOf(lost);
    const reset = (whose: string, token: string) =>
      post(`/admin/users/${whose}/factor/reset`, { reason: 'Telefoon kwijt' }, { 'x-auth': token });
    expect((await reset(id, adminToken)).statusCode).toBe(200);
    expect((await lost.get('/users/me/session')).statusCode).toBe(401);
    const { email, password } = lost;
    expect(codeIn(await post('/admin/login', { email, password }))).toBe('FACTOR-NEW');
    const { db } = product.people;
    const line = await db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'user.resetFactor')
      .executeTakeFirst();
    expect(line).toMatchObject({
      ...{ who: member.email, target: email, organisationId, reason: 'Telefoon kwijt' },
      before: null,
    });
    const mails = () =>
      db
        .selectFrom('mails')
        .select('subject')
        .where('recipient', '=', email)
        .execute()
        .then((rows) => rows.map(({ subject }) => subject));
    await expect.poll(mails).toContain('Je tweede stap is gewist');
    const own = await reset((await idOf(member)).id, adminToken);
    expect([own.statusCode, codeIn(own)]).toEqual([403, 'EC-06']);
    const admin = await product.subscriber({ roles: ['org-admin'] });
    expect((await reset(id, admin.adminToken)).statusCode).toBe(403);
  });

  it('an organisation demands one of its users: by its admins, by staff, and by nobody of another', async () => {
    const admin = await product.subscriber({ roles: ['org-admin'] });
    const colleague = await product.colleague(admin);
    const { organisationId } = await idOf(admin);
    const path = `/admin/organisations/${organisationId}/second-factor`;
    const put = (required: boolean, token: string) =>
      product.app.inject({
        method: 'PUT',
        url: `/api${path}`,
        payload: { required },
        headers: { 'x-auth': token },
      });
    const stranger = await product.subscriber({ roles: ['org-admin'] });
    expect((await put(true, stranger.adminToken)).statusCode).toBe(404);
    expect((await put(true, colleague.adminToken)).statusCode).toBe(403);
    expect((await put(true, admin.adminToken)).json()).toEqual({ required: true, users: 2, withFactor: 0 });
    const { email, password } = colleague;
    expect(codeIn(await post('/users/login', { email, password }))).toBe('FACTOR-NEW');
    expect((await colleague.get('/users/me/session')).statusCode).toBe(200);
    const staff = await product.subscriber({ roles: ['staff'] });
    expect((await put(true, staff.adminToken)).statusCode).toBe(200);
    expect((await put(false, staff.adminToken)).json()).toMatchObject({ required: false });
    expect((await post('/users/login', { email, password })).statusCode).toBe(200);
    const lines = await product.people.db
      .selectFrom('auditLog')
      .select(['who', 'before', 'after'])
      .where('action', '=', 'organisation.secondFactor')
      .where('organisationId', '=', organisationId)
      .orderBy('at')
      .orderBy('before')
      .execute();
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        { who: admin.email, before: '{"required":false}', after: '{"required":true}' },
        { who: staff.email, before: '{"required":true}', after: '{"required":false}' },
      ]),
    );
  });
});
