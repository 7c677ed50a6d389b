import type { DeliveriesResponse } from 'contract/deliveries';
import { standardEmailConfig } from 'contract/email-config';
import type { Issue } from 'contract/newsletter-issues';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setActive, subscribe } from '#domains/auth/index.ts';
import { setLimit } from '#domains/organisations/index.ts';
import { type Maker, type Newsletters, openNewsletters } from './test/newsletters.ts';

const minute = 60_000;
let house: Newsletters;
let maker: Maker;
let nth = 0;
let reader = '';
beforeAll(async () => {
  house = await openNewsletters();
});
beforeEach(async () => {
  nth += 1;
  reader = `els-${nth}@example.org`;
  maker = await house.maker();
  await house.replyAddress(maker);
});
afterAll(() => house.close());

const now = (issue: Issue) => house.issue(maker, issue.id);

describe('leaving: an issue that was planned', () => {
  const planned = async () => {
    await house.readers(maker, reader);
    return house.sent(maker, {
      sendAt: new Date(house.product.clock.now().getTime() + 5 * minute).toISOString(),
    });
  };
  const itsTime = async () => {
    house.product.clock.advance(5 * minute);
    return house.work();
  };
  /** Mails to the maker. */
  const notices = async () =>
    (await house.call(maker, 'GET', '/users/me/deliveries')).json<DeliveriesResponse>().data;
  const userId = async () => {
    const { db } = house.product.people;
    const row = db.selectFrom('users').select('id').where('email', '=', maker.email);
    return (await row.executeTakeFirstOrThrow()).id;
  };

  test.each([
    ['noAccount', async () => setActive(house.product.people.db, await userId(), false, 0)],
    [
      'noAccount',
      () => house.product.people.db.updateTable('newsletterIssues').set({ userId: null }).execute(),
    ],
    [
      'noModule',
      () =>
        subscribe(house.product.people.db, maker.organisationId, {
          ...{ moduleKey: 'newsletter', startsOn: '2026-01-01', endsOn: '2026-11-19' },
        }),
    ],
    [
      'noReaders',
      () => house.call(maker, 'DELETE', `/newsletters/address-lists/${maker.addressList.id}`, {}),
    ],
    ['tooManyReaders', () => setLimit(house.product.people.db, maker.organisationId, 'newsletterReaders', 0)],
  ] as const)('goes to nobody and says %s when that is so by then', async (fault, happens) => {
    const issue = await planned();
    const colleague = await house.colleague(maker);
    await happens();
    expect(await itsTime()).toBe(0);
    await subscribe(house.product.people.db, maker.organisationId, {
      moduleKey: 'newsletter',
      startsOn: '2026-01-01',
    });
    const seen = await house.call(colleague, 'GET', `/newsletters/issues/${issue.id}`);
    expect(seen.json()).toMatchObject({ data: { state: 'dropped', fault, accepted: 0, refused: 0 } });
    expect(await house.at(reader)).toEqual([]);
    expect(await house.copies(issue)).toEqual([]);
    // Nobody is there to be told whose account has ended.
    if (fault === 'noAccount') return;
    expect(await notices()).toMatchObject([{ subject: 'Je nieuwsbrief ‘Week 48’ is niet verstuurd' }]);
  });

  test('that went to nobody is no mail to who is on vacation', async () => {
    const issue = await planned();
    const vacation = { active: true, until: '2026-12-01' };
    await house.call(maker, 'PUT', '/users/me/emailconfig', { ...standardEmailConfig, vacation });
    await house.call(maker, 'DELETE', `/newsletters/address-lists/${maker.addressList.id}`, {});
    await itsTime();
    expect(await now(issue)).toMatchObject({ state: 'dropped', fault: 'noReaders' });
    expect(await notices()).toEqual([]);
  });

  test('leaves while who sent it off is on vacation', async () => {
    const issue = await planned();
    const vacation = { active: true, until: '2026-12-01' };
    const set = await house.call(maker, 'PUT', '/users/me/emailconfig', { ...standardEmailConfig, vacation });
    expect(set.statusCode, set.body).toBe(200);
    expect(await itsTime()).toBe(1);
    expect(await now(issue)).toMatchObject({ state: 'sent' });
  });

  test('says what was there when it was sent off, whatever became of the list', async () => {
    const issue = await planned();
    await house.call(maker, 'DELETE', '/lists', { id: maker.list.id });
    expect(await itsTime()).toBe(1);
    const [mail] = await house.at(reader);
    expect(mail!.text).toContain('Motie A');
    expect(await now(issue)).toMatchObject({ state: 'sent' });
  });
});
