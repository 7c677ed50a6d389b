import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { listBounces, listUserDeliveries } from 'contract/admin/deliveries';
import type { findPeople } from 'contract/admin/people';
import type { DeliveriesResponse, MailAddress } from 'contract/deliveries';
import type { ResponseOf } from 'contract/endpoint';
import type { Subscriber } from '#test/product.ts';
import { type AskingWhy, openAskingWhy } from '../test/asking-why.ts';
import { keepDelivery } from '../tell/keep-delivery.ts';

const minute = 60_000;
const mail = { subject: 'Onderwerp', text: 'Tekst', html: '<p>Tekst</p>', headers: {} };

let asking: AskingWhy;
let staff: Subscriber;
let user: Subscriber;
let userId: string;
let slot = 0;
beforeAll(async () => {
  asking = await openAskingWhy();
  staff = await asking.house.product.subscriber({ roles: ['staff'] });
});
afterAll(() => asking.house.close());
beforeEach(async () => {
  asking.house.server.behave(() => 'accept');
  user = await asking.house.product.subscriber();
  userId = await asking.userIdOf(user);
});

async function mails(count: number): Promise<void> {
  const { people, clock } = asking.house.product;
  for (let made = 0; made < count; made++) {
    slot += 1;
    const now = clock.now().getTime();
    await keepDelivery(people.db, { userId, kind: 'planning', slot: String(slot), mail, now });
    clock.advance(minute);
  }
  await asking.house.send();
}
const bounces = async (query = '') =>
  (await asking.house.call(staff, 'GET', `/admin/bounces${query}`)).json<ResponseOf<typeof listBounces>>();

test('staff deliveries: the log of any user by pages, and a mail is sent again as the same mail', async () => {
  await mails(3);
  const page = async (before = '') =>
    (await asking.house.call(staff, 'GET', `/admin/users/${userId}/deliveries?size=2${before}`)).json<
      ResponseOf<typeof listUserDeliveries>
    >();
  const first = await page();
  expect(first).toMatchObject({
    more: true,
    data: [{ state: 'sent' }, { state: 'sent' }],
    address: { email: user.email, paused: false },
  });
  const rest = await page(`&before=${first.data[1]!.id}`);
  expect(rest).toMatchObject({ more: false, data: [{ state: 'sent' }] });
  const ids = [...first.data, ...rest.data].map(({ id }) => id);
  const own = (await asking.house.call(user, 'GET', '/users/me/deliveries')).json<DeliveriesResponse>();
  expect(own.data.map(({ id }) => id)).toEqual(ids);
  const again = (of: string) =>
    asking.house.call(staff, 'POST', `/admin/users/${of}/deliveries/send-again`, { id: ids[2]! });
  const other = await asking.house.product.subscriber();
  expect((await again(await asking.userIdOf(other))).statusCode).toBe(404);
  expect((await again(userId)).statusCode).toBe(200);
  await asking.house.send();
  const received = asking.house.server.received.filter(({ messageId }) => messageId.includes(ids[2]!));
  expect(received).toHaveLength(2);
});

test('staff deliveries: whose they are is found by name, address and organisation', async () => {
  const found = async (who: Subscriber, text: string) => {
    const answer = await asking.house.call(who, 'GET', `/admin/people?text=${encodeURIComponent(text)}`);
    return answer.json<ResponseOf<typeof findPeople>>().data.map(({ id }) => id);
  };
  expect(await found(staff, user.email)).toEqual([userId]);
  expect(await found(staff, `USER ${user.email.slice(0, 20)}`)).toEqual([userId]);
  expect(await found(staff, '%')).toEqual([]);
  const own = await asking.house.product.subscriber({ roles: ['org-admin'] });
  expect(await found(own, user.email)).toEqual([]);
  expect(await found(own, 'test user')).toEqual([await asking.userIdOf(own)]);
});

test('staff deliveries: what others see of it is nothing', async () => {
  await mails(1);
  const other = await asking.house.product.subscriber();
  const theirs = await asking.house.call(other, 'GET', '/users/me/deliveries');
  expect(theirs.json<DeliveriesResponse>().data).toEqual([]);
  expect((await asking.house.call(other, 'GET', `/admin/users/${userId}/deliveries`)).statusCode).toBe(403);
  expect((await asking.house.call(other, 'GET', '/admin/bounces')).statusCode).toBe(403);
  // An admin of an organisation sees those of theirs.
  const [own, foreign] = await Promise.all(
    [1, 2].map(() => asking.house.product.subscriber({ roles: ['org-admin'] })),
  );
  const colleague = await asking.house.product.colleague(own!);
  const path = `/admin/users/${await asking.userIdOf(colleague)}`;
  expect((await asking.house.call(own!, 'GET', `${path}/deliveries`)).statusCode).toBe(200);
  expect((await asking.house.call(own!, 'POST', `${path}/mail-address/reset`, {})).statusCode).toBe(200);
  expect((await asking.house.call(foreign!, 'GET', `${path}/deliveries`)).statusCode).toBe(404);
  expect((await asking.house.call(foreign!, 'POST', `${path}/mail-address/reset`, {})).statusCode).toBe(404);
  expect((await asking.house.call(own!, 'GET', `${path}/why?document=test-x`)).statusCode).toBe(403);
});

test('staff deliveries: refused addresses are listed by pages, and one that is reset gets mail again', async () => {
  asking.house.server.behave((to) => (to === user.email ? 'unknownRecipient' : 'accept'));
  await mails(3);
  const [earlier, earlierId] = [user, userId];
  user = await asking.house.product.subscriber();
  userId = await asking.userIdOf(user);
  await mails(1);
  expect((await bounces()).data).toMatchObject([
    { user: { id: userId, name: 'Test User' }, address: { paused: false, bounces: 1 } },
    { user: { id: earlierId }, address: { email: earlier.email, paused: true, bounces: 3 } },
  ]);
  const first = await bounces('?size=1');
  expect(first).toMatchObject({ more: true, data: [{ user: { id: userId } }] });
  expect(await bounces(`?size=1&before=${userId}`)).toMatchObject({
    more: false,
    data: [{ user: { id: earlierId } }],
  });
  const reset = await asking.house.call(staff, 'POST', `/admin/users/${earlierId}/mail-address/reset`, {});
  expect(reset.json<{ address: MailAddress }>().address).toMatchObject({ paused: false, bounces: 0 });
  const noted = asking.house.product.people.db.selectFrom('auditLog').select(['action', 'before']);
  expect(await noted.where('target', '=', earlier.email).execute()).toEqual([
    { action: 'mail.resetAddress', before: '{"bounces":3,"paused":true}' },
  ]);
  const other = await asking.house.product.subscriber({ roles: ['org-admin'] });
  const theirs = await asking.house.call(other, 'GET', '/admin/bounces');
  expect(theirs.json<ResponseOf<typeof listBounces>>().data).toEqual([]);
  asking.house.server.behave(() => 'accept');
  [user, userId] = [earlier, earlierId];
  await mails(1);
  expect(asking.house.server.received.at(-1)?.to).toBe(earlier.email);
});
