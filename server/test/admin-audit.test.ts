import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepDelivery } from '#domains/alerts/tell/keep-delivery.ts';
import { groupings } from 'contract/sources';
import { asShipped } from 'contract/sources/staff-tree';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { endpoints } from './declared-calls.ts';
import { keepItem } from './kept-item.ts';
import { rightCall } from './right-calls.ts';

let product: TestProduct;
let staff: Subscriber;
beforeAll(async () => {
  product = await openProduct('2026-11-20T10:00:00Z', undefined, { SOURCES: 'tweedekamer' });
  staff = await product.subscriber({ roles: ['staff', 'org-admin'] });
});
afterAll(() => product.close());

/** What changes nothing that lasts, or is noted where only its own tests can do it. */
const others = [
  // They look, and change nothing.
  'POST /admin/organisations/{id}/sign-on/test',
  'POST /admin/users/import/preview',
  // A step on the way to a session; the session itself is noted (`domains/auth/factor`).
  'POST /admin/login/factor',
  'POST /admin/login/passkey',
  'POST /admin/login/factor/finish',
];

const lines = async () =>
  (await product.people.db.selectFrom('auditLog').select(['id', 'action']).orderBy('id').execute()).map(
    ({ action }) => action,
  );

test('admin site: every call that changes something leaves its line in the audit log', async () => {
  const { db } = product.people;
  const now = () => product.clock.now().getTime();
  const noted = new Map<string, string[]>();

  /** Makes a call of the site as it is declared, with the rest of its address, and keeps what was noted of it. */
  async function make(call: string, address: Record<string, string> = {}, payload?: object) {
    const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === call)!;
    const right = rightCall(endpoint);
    const url = `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => address[name]!)}`;
    const before = await lines();
    const answer = await product.app.inject({
      method: endpoint.method,
      url,
      payload: payload ?? right.payload ?? {},
      headers: { 'x-auth': staff.adminToken },
    });
    expect([call, answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([call, 200, true]);
    noted.set(call, (await lines()).slice(before.length));
    return answer.json<Record<string, never>>();
  }
  const idOf = async (email: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

  await make('POST /admin/announcements');
  const { id: announcement } = await db.selectFrom('announcements').select('id').executeTakeFirstOrThrow();
  await make('PUT /admin/announcements/{id}', { id: announcement });
  await make('DELETE /admin/announcements/{id}', { id: announcement });

  const announced = { from: '2026-11-28T21:00:00.000Z', until: '2026-11-28T22:00:00.000Z' };
  const maintenance = { on: false, announced, texts: { nl: '', 'en-gb': '' }, changedAt: null };
  await make('PUT /admin/maintenance', {}, maintenance);
  await make('PUT /admin/contexts');
  await make('PUT /admin/modules');
  await make('PUT /admin/source-trees/{domain}', { domain: 'nl' });
  await make('PUT /admin/source-trees/{domain}/draft', { domain: 'nl' });
  await make('POST /admin/source-trees/{domain}/draft/discard', { domain: 'nl' });
  await make(
    'PUT /admin/source-trees/{domain}/draft',
    { domain: 'eu' },
    { version: 0, nodes: asShipped(groupings.eu) },
  );
  await make('POST /admin/source-trees/{domain}/publish', { domain: 'eu' });
  await make('PUT /admin/support/{locale}', { locale: 'nl' });
  for (const order of ['read', 'pause', 'resume'])
    await make(`POST /admin/sources/{source}/${order}`, { source: 'tweedekamer' });
  await make('PUT /admin/councils');
  await keepItem(product, 'Document 7');
  const item = { item: 'Document 7' };
  await make('POST /admin/sources/{source}/items/retry', { source: 'tweedekamer' }, item);
  await make('POST /admin/sources/{source}/items/drop', { source: 'tweedekamer' }, item);

  await make('POST /admin/organisations', {}, { name: 'Waterschap' });
  const { id } = await db
    .selectFrom('organisations')
    .select('id')
    .where('name', '=', 'Waterschap')
    .executeTakeFirstOrThrow();
  await make('PATCH /admin/organisations/{id}', { id }, { name: 'Waterschap Zuid' });
  await make('PUT /admin/organisations/{id}/limits/{name}', { id, name: 'seats' });
  await make('PUT /admin/organisations/{id}/modules/{moduleKey}', { id, moduleKey: 'newsletter' });
  await make('PUT /admin/organisations/{id}/colours', { id });
  await make('DELETE /admin/organisations/{id}/modules/{moduleKey}', { id, moduleKey: 'newsletter' });
  await make('PUT /admin/organisations/{id}/preferences', { id }, { preferences: { locale: 'en-gb' } });
  await make('PUT /admin/organisations/{id}/second-factor', { id });
  await make('PUT /admin/organisations/{id}/sign-on', { id });
  await make('DELETE /admin/organisations/{id}/sign-on', { id });

  const person = { firstName: 'Noor', lastName: 'Dam', locale: 'nl', modules: null, roles: [] };
  await make('POST /admin/users', {}, { ...person, organisationId: id, email: 'noor@tests.example' });
  const noor = await idOf('noor@tests.example');
  product.clock.advance(10 * 60_000);
  await make('POST /admin/users/{id}/invitation', { id: noor });
  await make('PATCH /admin/users/{id}', { id: noor }, { firstName: 'Nora' });
  await make('PUT /admin/users/{id}/email', { id: noor }, { email: 'nora@tests.example' });
  await make('DELETE /admin/users/{id}/sessions', { id: noor });
  await make('POST /admin/users/{id}/mail-address/reset', { id: noor });
  const factor = { userId: noor, secret: 'sealed', lastStep: 0, createdAt: now() };
  await db.insertInto('secondFactors').values(factor).execute();
  await make('POST /admin/users/{id}/factor/reset', { id: noor });
  const delivery = 'delivery'.padEnd(22, 'A');
  const mail = { subject: 'Nieuws', text: 'x', html: 'x', headers: {} };
  await keepDelivery(db, { id: delivery, userId: noor, kind: 'daily', slot: 'one', mail, now: now() });
  await db.updateTable('deliveries').set({ state: 'failed' }).where('id', '=', delivery).execute();
  await make('POST /admin/users/{id}/deliveries/send-again', { id: noor }, { id: delivery });
  await make('POST /admin/users/{id}/deactivate', { id: noor });
  await make('POST /admin/users/{id}/restore', { id: noor });
  const csv = 'email;firstName;lastName\nels@tests.example;Els;Smit';
  await make('POST /admin/users/import', {}, { organisationId: id, csv, locale: 'nl' });

  const user = await product.subscriber();
  const { organisationId } = await db
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  const made = await user.post('/users/me/api-keys', { name: 'Sleutel', scopes: ['read'] });
  const key = made.json<{ data: { id: string } }>().data.id;
  await make('DELETE /admin/api-keys', {}, { organisationId, id: key });

  const admin = await product.subscriber({ roles: ['org-admin'] });
  await make('POST /admin/login', {}, { email: admin.email, password: admin.password });
  await make('POST /admin/logout');

  const changing = endpoints.filter(({ path, changes }) => path.startsWith('/admin/') && changes);
  const expected = changing.map(({ method, path }) => `${method} ${path}`);
  expect([...noted.keys(), ...others].toSorted()).toEqual(expected.toSorted());
  expect([...noted].filter(([, actions]) => actions.length !== 1)).toEqual([]);
});
