import type { AddressList, ReadersResponse } from 'contract/address-lists';
import { limits } from 'contract/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { subscribe } from '#domains/auth/index.ts';
import { setLimit } from '#domains/organisations/index.ts';
import { type Maker, type Newsletters, openNewsletters } from './test/newsletters.ts';

let house: Newsletters;
let maker: Maker;
let page = '';
let nth = 0;
let email = '';
beforeAll(async () => {
  house = await openNewsletters();
});
beforeEach(async () => {
  // Sign-ups of a client are counted by the hour.
  house.product.clock.advance(limits.confirmWindow);
  maker = await house.maker();
  const answer = await change({ signUp: true });
  page = answer.json<{ data: AddressList }>().data.signUpUrl!;
  nth += 1;
  email = `lezer-${nth}@example.org`;
});
afterAll(() => house.close());

const change = (body: object) =>
  house.call(maker, 'PATCH', `/newsletters/address-lists/${maker.addressList.id}`, body);
const readers = async () =>
  (
    await house.call(maker, 'GET', `/newsletters/address-lists/${maker.addressList.id}/readers`)
  ).json<ReadersResponse>().data;
const signUp = async () => {
  await house.press(page, { email });
  return house.linkTo(email);
};

test('sign-up: who confirms by the link in the mail is on the list, and it says how they came there', async () => {
  const { body } = await house.visit(page);
  expect(body).toContain('Nieuwsbrief van Organisation');
  expect(body).toMatch(/<label for="email">E-mailadres<\/label><input id="email" name="email" type="email"/);
  const asked = await house.press(page, { email: ` ${email.toUpperCase()}` });
  expect([asked.statusCode, asked.body.includes('Bekijk je mail')]).toEqual([200, true]);
  expect(await readers()).toEqual([]);
  const link = await house.linkTo(email);
  expect((await house.visit(link)).body).toContain(`Met de knop bevestig je de aanmelding van ${email}.`);
  expect(await readers()).toEqual([]);
  for (let press = 0; press < 2; press++)
    expect((await house.press(link)).body).toContain(`${email} krijgt voortaan de nieuwsbrief`);
  const at = house.product.clock.now().toISOString();
  expect(await readers()).toMatchObject([{ email, name: '', confirmed: { how: 'signUp', at } }]);
});

test('sign-up: what is no address is told beside the field, with what was typed', async () => {
  const answer = await house.press(page, { email: '"><script>@x' });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('Dit is geen e-mailadres.');
  expect((await house.press(page, { email: 'els\u0000@example.org' })).statusCode).toBe(400);
  expect(answer.body).toContain('value="&#34;&#62;&#60;script&#62;@x"');
});

test('sign-up: who unsubscribed comes back by their own hand alone', async () => {
  await house.readers(maker, email);
  await house.replyAddress(maker);
  await house.sent(maker);
  house.product.clock.advance(limits.issueGrace);
  await house.work();
  const [mail] = await house.at(email);
  await house.press(/https:\/\/\S+/.exec(mail!.text!.split('Afmelden: ')[1]!)![0]);
  expect(await house.readers(maker, email, 'Toch')).toMatchObject({ added: 0, unsubscribed: { count: 1 } });
  await house.press(await signUp());
  expect(await readers()).toMatchObject([{ email, confirmed: { how: 'signUp' } }]);
  house.product.clock.advance(limits.repeatedSave);
  expect(await house.readers(maker, email)).toMatchObject({ there: 1, unsubscribed: { count: 0 } });
});

test('sign-up: closed, without the module, full, too late or made up it says so and adds nobody', async () => {
  const link = await signUp();
  const { db } = house.product.people;
  await setLimit(db, maker.organisationId, 'newsletterReaders', 0);
  expect((await house.press(link)).body).toContain('heeft geen plaats voor meer lezers');
  await setLimit(db, maker.organisationId, 'newsletterReaders', undefined);
  await change({ signUp: false });
  expect([(await house.visit(page)).statusCode, (await house.press(link)).statusCode]).toEqual([404, 404]);
  await change({ signUp: true });
  const ended = { moduleKey: 'newsletter', startsOn: '2026-01-01', endsOn: '2026-11-19' } as const;
  await subscribe(db, maker.organisationId, ended);
  expect([(await house.visit(page)).statusCode, (await house.press(link)).statusCode]).toEqual([404, 404]);
  await subscribe(db, maker.organisationId, { moduleKey: 'newsletter', startsOn: '2026-01-01' });
  const stranger = await house.maker();
  const path = `/newsletters/address-lists/${stranger.addressList.id}`;
  await house.call(stranger, 'PATCH', path, { signUp: true });
  expect((await house.press(link.replace(maker.addressList.id, stranger.addressList.id))).statusCode).toBe(
    404,
  );
  expect((await house.press(link.replace(/token=.*/, 'token=x'))).statusCode).toBe(404);
  house.product.clock.advance(limits.confirmLinkLife);
  expect((await house.press(link)).statusCode).toBe(404);
  expect(await readers()).toEqual([]);
});

test('sign-up: nobody’s mailbox is filled by others, and no client asks for many', async () => {
  const mails = async () =>
    (await house.product.people.db.selectFrom('mails').select('id').where('recipient', '=', email).execute())
      .length;
  for (let count = 0; count < limits.confirmMails; count++)
    expect((await house.press(page, { email })).statusCode).toBe(200);
  const often = await house.press(page, { email });
  expect([often.statusCode, often.body.includes('Te vaak geprobeerd')]).toEqual([429, true]);
  expect(await mails()).toBe(limits.confirmMails);
  house.product.clock.advance(limits.confirmWindow);
  expect((await house.press(page, { email })).statusCode).toBe(200);
});
