import type { Notices } from 'contract/notices';
import type { MailedDocumentsResponse } from 'contract/mailed-documents';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import type { Subscriber } from '#test/product.ts';
import { type Arrived, type Delivering, openDelivering } from '../test/delivering.ts';

let delivering: Delivering;
let user: Subscriber;
let mails: Arrived[];

beforeAll(async () => {
  delivering = await openDelivering();
  user = await delivering.product.subscriber();
  await delivering.save(user, 'stroomnet', { realTime: true }, { title: 'Énergie – "net"' });
  await delivering.save(user, 'waterstof', { realTime: true });
  const documents = Array.from({ length: 23 }, (_none, place) =>
    aDocument({ id: `test-${place}`, title: `Stuk ${place} over het stroomnet`, text: 'Eén stroomnet.' }),
  );
  await delivering.comesIn(...documents);
  delivering.product.clock.advance(5 * 60_000);
  mails = await delivering.deliver();
});
afterAll(() => delivering.close());

const parsed = () => PostalMime.parse(mails[0]!.raw);
const addressesIn = (text: string) =>
  [...text.matchAll(/https?:\/\/\S+/g)].map(([address]) => new URL(address));

test('a digest arrives whole: both bodies, from one address, answers to support', async () => {
  expect(mails).toHaveLength(1);
  const mail = await parsed();
  expect(mail.subject).toBe('23 nieuwe resultaten: Énergie – "net"');
  expect(mail.from).toMatchObject({ address: 'vizier@tests.example' });
  expect(mail.replyTo).toMatchObject([{ address: delivering.product.config.SUPPORT_EMAIL }]);
  expect(mail.to).toMatchObject([{ address: user.email }]);
  const { db } = delivering.product.people;
  const kept = await db.selectFrom('deliveries').select(['html', 'text']).executeTakeFirstOrThrow();
  expect(mail.html!.trim()).toBe(kept.html);
  expect(mail.text!.trim()).toBe(kept.text.trim());
  // No line is longer than mail allows (RFC 5322).
  expect(Math.max(...mails[0]!.raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
});

test('sent digest: the link of what did not fit leads to exactly that', async () => {
  const mail = await parsed();
  const link = addressesIn(mail.text!).find(({ searchParams }) => searchParams.has('after'))!;
  const id = link.pathname.split('/').at(-1)!;
  const ask = async (query: string) =>
    (
      await delivering.call(user, 'GET', `/users/me/deliveries/${id}/documents?${query}`)
    ).json<MailedDocumentsResponse>();
  const titles = ({ data }: MailedDocumentsResponse) =>
    data.flatMap((one) => (one.state === 'open' ? [one.item.title.text] : []));
  const search = link.searchParams.get('search')!;
  const from = link.searchParams.get('after')!;
  const rest = titles(await ask(`search=${search}&from=${from}`));
  expect(rest).toHaveLength(3);
  for (const title of rest) expect(mail.text).not.toContain(`. ${title}\n`);
  const all = titles(await ask(''));
  expect(new Set(all).size).toBe(23);
  for (const title of all.slice(0, 20)) expect(mail.text).toContain(`. ${title}\n`);
});

test('sent digest: its header switches the mail of its one search off in one click, and only then (RFC 8058)', async () => {
  const { headers } = await parsed();
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const address = /^<(https?:\/\/[^>]+)>$/.exec(header('list-unsubscribe')!)![1]!;
  const url = new URL(address).pathname;
  const { app, people } = delivering.product;
  const direct = async () => {
    const rows = await people.db.selectFrom('savedSearches').select(['title', 'realTime']).execute();
    return rows.flatMap(({ title, realTime }) => (realTime === 1 ? [title] : [])).toSorted();
  };
  const notices = async () => (await delivering.call(user, 'GET', '/users/me/notices')).json<Notices>();
  expect((await app.inject({ method: 'GET', url })).statusCode).toBe(200);
  expect(await direct()).toEqual(['waterstof', 'Énergie – "net"']);
  expect(await notices()).toEqual({});
  const click = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(click.statusCode).toBe(200);
  expect(await direct()).toEqual(['waterstof']);
  expect(await notices()).toMatchObject({
    stopped: [{ what: 'searches', names: ['Énergie – "net"'], more: 0, canUndo: true }],
  });
});
