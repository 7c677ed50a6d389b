import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Subscriber } from '#test/product.ts';
import { type AskingWhy, openAskingWhy } from '../test/asking-why.ts';
import { paper } from '../test/delivering.ts';

const minute = 60_000;
let asking: AskingWhy;
let user: Subscriber;
beforeAll(async () => {
  asking = await openAskingWhy();
});
afterAll(() => asking.house.close());
beforeEach(async () => {
  at('2026-11-20T09:30:00Z');
  user = await asking.house.product.subscriber();
});
afterEach(async () => {
  asking.house.server.behave(() => 'accept');
  // Nobody of an earlier test is mailed.
  const others = asking.house.product.people.db.updateTable('users').set({ active: 0 });
  await others.where('roles', 'not like', '%staff%').execute();
});

const at = (instant: string) => asking.house.product.clock.set(instant);
const slot = () => at('2026-11-21T06:00:00Z');
const mailed = (id: string) => `‘Stuk-${id}-’ is gemaild aan Test User.`;
const notMailed = (id: string) => `‘Stuk-${id}-’ is niet gemaild aan Test User.`;
const notYet = (id: string) => `‘Stuk-${id}-’ is nog niet gemaild aan Test User.`;
const comesIn = (id: string, text: string, fields = {}) => asking.house.comesIn(paper(id, text, fields));
const rates = (id: string, sendUpdatesPerEmail: object) =>
  asking.house.call(user, 'PATCH', '/savedsearches/user', { id, sendUpdatesPerEmail });

describe('why: it waits', () => {
  test('for its slot, for the fastest rate of its searches', async () => {
    await asking.house.save(user, 'windpark', { daily: true });
    await comesIn('slot', 'Over een windpark.');
    expect(await asking.answer(user, 'test-slot')).toEqual([
      'waiting',
      'waitsForSlot',
      `${notYet('slot')} Zoekopdracht ‘windpark’ heeft het gevonden op 20 nov 2026, 10:30. Het gaat mee in de dagelijkse mail van 21 nov 2026, 07:00.`,
    ]);
    const { steps, searches } = await asking.why(user, 'test-slot');
    expect(steps.map(({ state }) => state)).toEqual([
      'passed',
      'passed',
      'passed',
      'passed',
      'passed',
      'waiting',
      'skipped',
    ]);
    expect(steps[0]!.text).toBe('Actief. NL dashboard (MC11), zonder einddatum.');
    expect(searches).toMatchObject([
      { finds: true, words: ['windpark'], notes: ['wacht op de volgende mail'] },
    ]);
    await asking.house.save(user, 'windpark OR zonnepark', { realTime: true });
    await comesIn('direct', 'Over een zonnepark.');
    expect((await asking.answer(user, 'test-direct'))[1]).toBe('waitsForDirect');
  });

  test('for an address that is paused, and goes on when it gets mail again', async () => {
    await asking.house.save(user, 'brug', { daily: true });
    asking.house.server.behave((to) => (to === user.email ? 'unknownRecipient' : 'accept'));
    for (const [day, id] of [
      ['21', 'one'],
      ['22', 'two'],
      ['23', 'three'],
    ] as const) {
      await comesIn(id, 'Over een brug.');
      at(`2026-11-${day}T06:00:00Z`);
      await asking.house.deliver();
    }
    expect((await asking.answer(user, 'test-one')).slice(1)).toEqual([
      'bounced',
      `${notMailed('one')} De dagelijkse mail van 21 nov 2026, 07:00 is geweigerd: de mailserver van de ontvanger kent het adres ${user.email} niet.`,
    ]);
    await comesIn('four', 'Over een brug.');
    const { outcome, cause, answer, steps, address, deliveries } = await asking.why(user, 'test-four');
    expect([outcome, cause]).toEqual(['waiting', 'addressPaused']);
    expect(answer.nl.because).toBe(
      `Zoekopdracht ‘brug’ heeft het gevonden op 23 nov 2026, 07:00. De mail aan ${user.email} staat stil sinds 23 nov 2026, 07:00, na 3 weigeringen. Zodra het adres weer mail krijgt, gaat het stuk mee in de volgende mail.`,
    );
    expect(steps.slice(-2).map(({ state }) => state)).toEqual(['waiting', 'stopped']);
    expect(address).toMatchObject({ paused: true, bounces: 3 });
    expect(deliveries.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
  });
});

describe('why: it was mailed', () => {
  test('and accepted, directly though a digest waited too', async () => {
    await asking.house.save(user, 'sluis', { realTime: true });
    await asking.house.save(user, 'sluis OR stuw', { daily: true });
    await comesIn('sent', 'Over een sluis.');
    asking.house.product.clock.advance(5 * minute);
    await asking.house.deliver();
    expect(await asking.answer(user, 'test-sent')).toEqual([
      'mailed',
      'accepted',
      `${mailed('sent')} Het stond in de directe mail van 20 nov 2026, 10:35, door de mailserver aangenomen op 20 nov 2026, 10:35.`,
    ]);
    const { steps } = await asking.why(user, 'test-sent');
    expect(steps.every(({ state }) => state === 'passed')).toBe(true);
    expect(steps[4]!.text).toBe('In het verzendboek als directe mail van 20 nov 2026, 10:35.');
  });

  test('behind the end of a mail that was full', async () => {
    await asking.house.save(user, 'dijkring', { daily: true });
    const papers = Array.from({ length: 22 }, (_, nth) => paper(`full-${nth}`, 'Over een dijkring.'));
    await asking.house.comesIn(...papers);
    slot();
    await asking.house.deliver();
    const causes = await Promise.all(papers.map(async ({ id }) => (await asking.answer(user, id))[1]));
    expect(causes.filter((cause) => cause === 'accepted')).toHaveLength(20);
    expect(causes.filter((cause) => cause === 'acceptedHidden')).toHaveLength(2);
  });

  test('but is not accepted yet', async () => {
    await asking.house.save(user, 'kade', { daily: true });
    await comesIn('busy', 'Over een kade.');
    slot();
    await asking.house.plan();
    expect((await asking.answer(user, 'test-busy'))[1]).toBe('leaving');
    asking.house.server.behave((to) => (to === user.email ? 'busyRecipient' : 'accept'));
    await asking.house.send();
    expect((await asking.answer(user, 'test-busy')).slice(1)).toEqual([
      'retrying',
      `${notYet('busy')} De dagelijkse mail van 21 nov 2026, 07:00 is gemaakt, maar nog niet aangenomen: de mailserver nam de mail niet aan. Poging 2 volgt op 21 nov 2026, 07:01.`,
    ]);
    asking.house.server.behave((to) => (to === user.email ? 'refusedMessage' : 'accept'));
    for (let tries = 0; tries < 6; tries++) {
      asking.house.product.clock.advance(13 * 60 * minute);
      await asking.house.send();
    }
    expect((await asking.answer(user, 'test-busy'))[1]).toBe('failed');
  });
});

describe('why not: it was passed over', () => {
  test('on vacation, now and afterwards', async () => {
    await asking.house.save(user, 'polder', { daily: true });
    await comesIn('away', 'Over een polder.');
    await asking.configure(user, { vacation: { active: true, until: '2026-11-27' } });
    expect((await asking.answer(user, 'test-away')).slice(1)).toEqual([
      'onVacation',
      `${notMailed('away')} De vakantiestand staat aan tot 28 nov 2026, 00:00. Wat dan wordt gevonden, wordt ook later niet gemaild.`,
    ]);
    slot();
    await asking.house.deliver();
    at('2026-11-30T09:00:00Z');
    expect((await asking.answer(user, 'test-away'))[1]).toBe('vacation');
  });

  test('because it was withdrawn, switched off, or changed before the mail left', async () => {
    const { id } = await asking.house.save(user, 'oever', { daily: true });
    await comesIn('gone', 'Over een oever.');
    await asking.house.product.documents.withdraw(['test-gone']);
    slot();
    await asking.house.deliver();
    expect((await asking.answer(user, 'test-gone')).slice(1)).toEqual([
      'passedWithdrawn',
      `${notMailed('gone')} Het stuk was ingetrokken voordat de mail wegging, op 21 nov 2026, 07:00.`,
    ]);
    await comesIn('off', 'Over een oever.');
    at('2026-11-22T06:00:00Z');
    await asking.house.plan();
    await rates(id, {});
    await asking.house.send();
    expect((await asking.answer(user, 'test-off'))[1]).toBe('passedOff');
    await rates(id, { daily: true });
    await comesIn('changed', 'Over een oever.');
    at('2026-11-23T06:00:00Z');
    await asking.house.plan();
    await comesIn('changed', 'Over niets.');
    at('2026-11-23T06:10:00Z');
    await asking.house.send();
    expect((await asking.answer(user, 'test-changed'))[1]).toBe('passedChanged');
  });

  test('because its search does not mail, or did not when it was found', async () => {
    const { id } = await asking.house.save(user, 'kreek');
    await comesIn('quiet', 'Over een kreek.');
    expect((await asking.answer(user, 'test-quiet')).slice(1)).toEqual([
      'noMail',
      `${notMailed('quiet')} Zoekopdracht ‘kreek’ heeft het gevonden op 20 nov 2026, 10:30, maar mailt niet.`,
    ]);
    await rates(id, { daily: true });
    expect((await asking.answer(user, 'test-quiet'))[1]).toBe('mailedLater');
  });
});

test('why: is for staff, of a user there is, and documents are found by id, address and words', async () => {
  const { house } = asking;
  await house.comesIn(paper('meant', 'Over de onvindbare getijdenpoort.'));
  const path = `/admin/users/${await asking.userIdOf(user)}/why?document=test-meant`;
  expect((await house.call(user, 'GET', path)).statusCode).toBe(403);
  const staff = await house.product.subscriber({ roles: ['staff'] });
  expect((await house.call(staff, 'GET', '/admin/users/nobody/why?document=test-meant')).statusCode).toBe(
    404,
  );
  const meant = async (text: string) => {
    const found = await house.call(staff, 'GET', `/admin/documents?text=${encodeURIComponent(text)}`);
    return found.json<{ data: { id: string }[] }>().data.map(({ id }) => id);
  };
  expect(await meant('test-meant')).toEqual(['test-meant']);
  expect(await meant('https://monitor.example/nl/document/test-meant/getij')).toEqual(['test-meant']);
  expect(await meant('getijdenpoort')).toEqual(['test-meant']);
  expect(await meant('(')).toEqual([]);
});
