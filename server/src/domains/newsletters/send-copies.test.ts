import { limits } from 'contract/limits';
import type { ReadersResponse } from 'contract/address-lists';
import type { Issue } from 'contract/newsletter-issues';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyIdOf, emailHashOf } from './links.ts';
import { type Maker, type Newsletters, openNewsletters } from './test/newsletters.ts';

const minute = 60_000;
const fiveRetries = [1, 5, 30, 120, 720].map((minutes) => minutes * minute);
let house: Newsletters;
let maker: Maker;
let nth = 0;
beforeAll(async () => {
  house = await openNewsletters();
});
beforeEach(async () => {
  house.server.behave(() => 'accept');
  await house.product.people.db.deleteFrom('newsletterIssues').execute();
  nth += 1;
  maker = await house.maker();
  await house.replyAddress(maker);
});
afterAll(() => house.close());

const to = (name: string) => `${name}-${nth}@example.org`;
const readers = (...names: string[]) => house.readers(maker, names.map(to).join('\n'));
const now = (issue: Issue) => house.issue(maker, issue.id);
/** Sends an issue off and lets it leave. */
const left = async (asked: object = {}) => {
  const issue = await house.sent(maker, asked);
  house.product.clock.advance(limits.issueGrace);
  await house.work();
  return issue;
};
const linkIn = async (email: string) =>
  (await house.at(email))
    .at(-1)!
    .headers.find(({ key }) => key === 'list-unsubscribe')!
    .value.slice(1, -1);

describe('copies: a reader', () => {
  test('on two lists gets one, with a link of their own that mail programs offer in one click', async () => {
    await readers('els', 'jan');
    const made = await house.call(maker, 'POST', '/newsletters/address-lists', { title: 'Pers' });
    const press = made.json<{ data: Maker['addressList'] }>().data;
    await house.readers({ ...maker, addressList: press }, to('els'));
    const issue = await left({
      addressListIds: [maker.addressList.id, press.id],
      settings: { title: 'Week 48' },
    });
    const mails = await house.at(to('els'));
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value;
    const link = await linkIn(to('els'));
    expect(mail).toMatchObject({
      subject: 'Week 48',
      messageId: `<${copyIdOf(issue.id, emailHashOf(maker.organisationId, to('els')))}@tests.example>`,
    });
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-id')).toBe(`<newsletter.${maker.organisationId}.tests.example>`);
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(mail!.html).toContain(`href="${link}"`);
    expect(mail!.text).toContain(`Afmelden: ${link}`);
    expect(link).toMatch(/^https:\/\/vizier\.example\/readers\/unsubscribe\//);
    // Servers on its way note a link: it names nobody.
    expect(Buffer.from(link.split('/').at(-1)!.split('.')[0]!, 'base64url').toString()).not.toContain('@');
    expect(await linkIn(to('jan'))).not.toBe(link);
    expect(mail!.html).not.toMatch(/<img/);
  });

  test('is one who is on the list when it leaves, not when it was sent off', async () => {
    await readers('els', 'jan');
    const issue = await house.sent(maker);
    await readers('mien');
    const path = `/newsletters/address-lists/${maker.addressList.id}/readers`;
    const { data } = (await house.call(maker, 'GET', `${path}?find=jan`)).json<ReadersResponse>();
    await house.call(maker, 'POST', `${path}/delete`, { readerIds: [data[0]!.id] });
    house.product.clock.advance(limits.issueGrace);
    expect(await house.work()).toBe(2);
    expect(await now(issue)).toMatchObject({ readers: 2, accepted: 2 });
    expect(await house.at(to('jan'))).toEqual([]);
    expect(await house.at(to('mien'))).toHaveLength(1);
  });

  test('unsubscribes at once and for ever, from this organisation alone', async () => {
    await readers('els', 'jan');
    const other = await house.maker();
    await house.readers(other, to('els'));
    const issue = await left();
    const link = await linkIn(to('els'));
    const page = await house.visit(link);
    expect(page.body).toContain('Afmelden voor de nieuwsbrieven van Organisation');
    expect((await now(issue)).unsubscribed).toBe(0);
    expect((await house.press(link, {})).body).toContain('Meld me af');
    expect((await now(issue)).unsubscribed).toBe(0);
    const ways: Record<string, string>[] = [{ 'List-Unsubscribe': 'One-Click' }, { confirm: 'yes' }];
    for (const fields of ways) expect((await house.press(link, fields)).body).toContain('Je bent afgemeld');
    expect(await now(issue)).toMatchObject({ readers: 2, accepted: 2, unsubscribed: 1 });
    expect(await readers('els')).toMatchObject({
      ...{ added: 0, unsubscribed: { count: 1, lines: [{ line: 1, text: to('els') }] } },
    });
    house.product.clock.advance(minute);
    await left();
    expect([(await house.at(to('els'))).length, (await house.at(to('jan'))).length]).toEqual([1, 2]);
    const { db } = house.product.people;
    const kept = await db
      .selectFrom('newsletterReaders')
      .select('organisationId')
      .where('email', '=', to('els'))
      .execute();
    expect(kept).toEqual([{ organisationId: other.organisationId }]);
    // Mails are kept for longer than issues.
    await db.deleteFrom('newsletterIssues').execute();
    expect((await house.press(await linkIn(to('jan')))).body).toContain('Je bent afgemeld');
    expect(await readers('jan')).toMatchObject({ unsubscribed: { count: 1 } });
  });

  test('who unsubscribes while their copy waits for another try gets none', async () => {
    await readers('els', 'jan');
    const first = await left();
    const link = await linkIn(to('els'));
    house.server.behave(() => 'busyRecipient');
    house.product.clock.advance(minute);
    const second = await left();
    expect(await now(second)).toMatchObject({ state: 'sending', readers: 2, accepted: 0, refused: 0 });
    await house.press(link);
    house.server.behave(() => 'accept');
    house.product.clock.advance(minute);
    expect(await house.work()).toBe(1);
    expect(await now(second)).toMatchObject({ state: 'sent', readers: 1, accepted: 1, unsubscribed: 0 });
    expect(await now(first)).toMatchObject({ unsubscribed: 1 });
    expect(await house.at(to('els'))).toHaveLength(1);
  });

  test('whose link is made up or of another kind is told that it does not work', async () => {
    const made = house.signer.sign({ kind: 'unsubscribe', user: 'x', what: 'all' });
    for (const token of ['x', 'e30.AAAA', made]) {
      const answer = await house.press(`/readers/unsubscribe/${token}`);
      expect([answer.statusCode, answer.body.includes('Deze link werkt niet')], token).toEqual([404, true]);
    }
  });
});

describe('copies: the mail server', () => {
  test('that refuses an address for good is not asked again; after three issues the address rests', async () => {
    await readers('els', 'weg');
    house.server.behave((email) => (email === to('weg') ? 'unknownRecipient' : 'accept'));
    for (let count = 0; count < 3; count++) {
      expect(await now(await left())).toMatchObject({ state: 'sent', readers: 2, accepted: 1, refused: 1 });
    }
    const asked = house.server.asked.filter((email) => email === to('weg'));
    expect(asked).toHaveLength(3);
    const path = `/newsletters/address-lists/${maker.addressList.id}/readers`;
    const { data } = (await house.call(maker, 'GET', path)).json<ReadersResponse>();
    expect(data).toMatchObject([{ refusals: 0 }, { email: to('weg'), refusals: 3, paused: true }]);
    expect(await now(await left())).toMatchObject({ readers: 1, accepted: 1, refused: 0 });
  });

  test('that takes one again makes an address start afresh', async () => {
    await readers('els');
    house.server.behave(() => 'unknownRecipient');
    await left();
    await left();
    house.server.behave(() => 'accept');
    await left();
    house.server.behave(() => 'unknownRecipient');
    await left();
    const rows = await house.product.people.db
      .selectFrom('newsletterReaders')
      .select('refusals')
      .where('email', '=', to('els'))
      .execute();
    expect(rows).toEqual([{ refusals: 1 }]);
  });

  test.each(['busyRecipient', 'busyMessage', 'refusedMessage', 'dropEarly', 'dropLate'] as const)(
    'that answers %s is tried again, up to six times over some fifteen hours',
    async (answer) => {
      await readers('els');
      house.server.behave(() => answer);
      const issue = await left();
      for (const wait of fiveRetries.slice(0, -1)) {
        house.product.clock.advance(wait - 1);
        expect(await house.work()).toBe(0);
        house.product.clock.advance(1);
        await house.work();
      }
      expect(await house.copies(issue)).toMatchObject([{ state: 'waiting', tries: 5, email: to('els') }]);
      expect((await now(issue)).state).toBe('sending');
      house.product.clock.advance(fiveRetries.at(-1)!);
      await house.work();
      expect(await now(issue)).toMatchObject({ state: 'sent', readers: 1, accepted: 0, refused: 1 });
      expect(await house.copies(issue)).toMatchObject([{ state: 'refused', tries: 6, email: '' }]);
      expect(await house.at(to('els'))).toEqual([]);
    },
  );

  test('whose acceptance was never heard gets the same mail again, and nobody else does', async () => {
    await readers('els', 'jan');
    let lost = 0;
    house.server.behave((email) => (email === to('els') && lost++ === 0 ? 'dropAccepted' : 'accept'));
    const issue = await left();
    house.product.clock.advance(minute);
    await house.work();
    await house.work();
    const [first, second, ...others] = await house.at(to('els'));
    expect(others).toEqual([]);
    expect(second!.messageId).toBe(first!.messageId);
    expect(await house.at(to('jan'))).toHaveLength(1);
    expect(await now(issue)).toMatchObject({ state: 'sent', accepted: 2, refused: 0 });
  });

  test('has every copy once to send when several look at the same moment', async () => {
    await readers(...Array.from({ length: 40 }, (_, index) => `lezer${index}`));
    const issue = await house.sent(maker);
    house.product.clock.advance(limits.issueGrace);
    await Promise.all([house.work(), house.work(), house.work()]);
    expect(await house.copies(issue)).toHaveLength(40);
    await house.work();
    expect(await now(issue)).toMatchObject({ state: 'sent', accepted: 40 });
  });
});
