import { limits } from 'contract/limits';
import type { ReplyAddress } from 'contract/reply-address';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actorOf } from '#domains/auth/index.ts';
import { MailFault } from '#platform/mail/mailer.ts';
import { askReplyAddress } from './reply-address.ts';
import type { Subscriber } from '#test/product.ts';
import { type Maker, type Newsletters, openNewsletters } from './test/newsletters.ts';

let house: Newsletters;
let maker: Maker;
let nth = 0;
let email = '';
beforeAll(async () => {
  house = await openNewsletters();
});
beforeEach(async () => {
  maker = await house.maker();
  nth += 1;
  email = `redactie-${nth}@example.org`;
});
afterAll(() => house.close());

const ask = (address: string, who: Subscriber = maker) =>
  house.call(who, 'PUT', '/newsletters/reply-address', { email: address });
const now = async (who: Subscriber = maker) =>
  (await house.call(who, 'GET', '/newsletters/reply-address')).json<{ data: ReplyAddress }>().data;
const mailsTo = (address: string) =>
  house.product.people.db.selectFrom('mails').selectAll().where('recipient', '=', address).execute();

test('reply address: it holds for the organisation once whoever reads the mail pressed the button', async () => {
  expect(await now()).toEqual({ confirmed: null, asked: null });
  expect((await ask(` ${email.toUpperCase()} `)).json()).toMatchObject({
    data: { confirmed: null, asked: { email, by: 'Test User' } },
  });
  const [mail] = await mailsTo(email);
  expect(mail!.subject).toMatch(/^Bevestig dit antwoordadres voor Organisation/);
  const link = await house.linkTo(email);
  const page = await house.visit(link);
  expect(page.body).toContain(`Antwoorden op ${email} ontvangen?`);
  expect(page.body).not.toContain('<script');
  expect((await now()).confirmed).toBeNull();
  expect((await house.press(link, {})).body).toContain('ontvangen?');
  expect((await house.press(link)).body).toContain('Het adres is bevestigd');
  const at = house.product.clock.now().toISOString();
  expect(await now(await house.colleague(maker))).toEqual({
    confirmed: { email, at },
    asked: null,
  });
  // A second press, or a look at the page later, says the same.
  expect((await house.press(link)).body).toContain('Het adres is bevestigd');
  expect((await house.visit(link)).body).toContain('Het adres is bevestigd');
});

test('reply address: another one takes its place when that is confirmed, and older links are dead', async () => {
  await house.replyAddress(maker, email);
  const other = `nieuw-${email}`;
  await ask(other);
  const first = await house.linkTo(other);
  expect(await now()).toMatchObject({ confirmed: { email }, asked: { email: other } });
  house.product.clock.advance(limits.repeatedSave);
  await ask(`derde-${email}`);
  expect((await house.press(first)).statusCode).toBe(404);
  await house.press(await house.linkTo(`derde-${email}`));
  expect(await now()).toMatchObject({ confirmed: { email: `derde-${email}` }, asked: null });
  expect((await ask(`derde-${email}`)).json()).toMatchObject({ data: { asked: null } });
  expect(await mailsTo(`derde-${email}`)).toHaveLength(1);
});

test('reply address: asking for the one that holds takes back what was asked for', async () => {
  await house.replyAddress(maker, email);
  await ask(`ander-${email}`);
  const link = await house.linkTo(`ander-${email}`);
  expect((await ask(email)).json()).toMatchObject({ data: { confirmed: { email }, asked: null } });
  expect((await house.press(link)).statusCode).toBe(404);
  expect((await now()).confirmed).toMatchObject({ email });
});

test('reply address: a double click and two tabs are one mail, a link lives a week, and nobody makes one up', async () => {
  await Promise.all([ask(email), ask(email)]);
  expect(await mailsTo(email)).toHaveLength(1);
  const link = await house.linkTo(email);
  house.product.clock.advance(limits.confirmLinkLife);
  expect(await now()).toEqual({ confirmed: null, asked: null });
  expect((await house.press(link)).statusCode).toBe(404);
  for (const made of ['x', 'e30.x', house.signer.sign({ kind: 'reader' })])
    expect((await house.press(link.replace(/token=.*/, `token=${made}`))).statusCode, made).toBe(404);
  expect((await house.press('/readers/reply-address/x')).statusCode).toBe(404);
});

test('reply address: so many mails an hour, to what is an address', async () => {
  for (const wrong of ['x', 'a@b.nl,c@d.nl', 'a@b.nl;c@d.nl'])
    expect((await ask(wrong)).statusCode).toBe(400);
  const stranger = await house.maker();
  for (let count = 0; count < limits.confirmMails; count++)
    expect((await ask(`${count}-${email}`, stranger)).statusCode).toBe(200);
  expect((await ask(email, stranger)).statusCode).toBe(429);
  expect((await ask(email)).statusCode).toBe(200);
});

test('reply address: a mail that could not be sent is no question, and can be asked for again at once', async () => {
  const { people, clock, config } = house.product;
  const { id } = await people.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', maker.email)
    .executeTakeFirstOrThrow();
  const actor = (await actorOf(people.db, id, clock.now()))!;
  const parts = {
    ...{ db: people.db, clock, signer: house.signer, address: config.BASE_URL },
    ...{ productName: config.PRODUCT_NAME, supportEmail: config.SUPPORT_EMAIL },
  };
  const mailer = {
    atOnce: 1,
    send: () => Promise.reject(new MailFault('nobody there', 'unreachable')),
  };
  await expect(askReplyAddress({ ...parts, mailer }, actor, { email, locale: 'nl' })).rejects.toMatchObject({
    status: 503,
    details: { words: 'refusals.confirmMailFailed' },
  });
  expect(await now()).toEqual({ confirmed: null, asked: null });
  expect((await ask(email)).json()).toMatchObject({ data: { asked: { email } } });
});

test('reply address: the mail comes from the product, with the name of the organisation', async () => {
  await house.replyAddress(maker, email);
  await house.readers(maker, 'els@example.org');
  await house.sent(maker);
  house.product.clock.advance(limits.issueGrace);
  await house.work();
  const [mail] = house.server.received.slice(-1);
  expect(await PostalMime.parse(mail!.raw)).toMatchObject({
    from: { name: expect.stringMatching(/^Organisation/), address: 'vizier@tests.example' },
    replyTo: [{ address: email }],
  });
});
