import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Delivery, DeliveriesResponse, DeliverySchedule, MailAddress } from 'contract/deliveries';
import { smtpMailer } from '#platform/mail/smtp-mailer.ts';
import type { Subscriber } from '#test/product.ts';
import { readMail } from '#test/mail-server.ts';
import { type Delivering, openDelivering, paper } from '../test/delivering.ts';
import { keepDelivery } from './keep-delivery.ts';
import { waits } from './hand-over.ts';
import { directWait } from './plan-digests.ts';

const minute = 60_000;
const mail = { subject: 'Onderwerp', text: 'Tekst', html: '<p>Tekst</p>', headers: { 'X-Kind': 'test' } };

let house: Delivering;
let user: Subscriber;
let userId: string;
let slot = 0;
beforeAll(async () => {
  house = await openDelivering();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.server.behave(() => 'accept');
  user = await house.product.subscriber();
  const { id } = await house.product.people.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  userId = id;
});

const now = () => house.product.clock.now().getTime();
const received = () => house.server.received.filter(({ to }) => to === user.email);
const keep = (given: object = {}) => {
  slot += 1;
  return keepDelivery(house.product.people.db, {
    userId,
    kind: 'planning',
    slot: String(slot),
    mail,
    now: now(),
    ...given,
  });
};

async function log(): Promise<Delivery[]> {
  const answer = await house.call(user, 'GET', '/users/me/deliveries');
  return answer.json<DeliveriesResponse>().data;
}

describe('outbox: a mail', () => {
  test('is kept once for its slot, and leaves with its headers and a Message-ID of its own', async () => {
    expect(await keep({ slot: 'once' })).toBe(true);
    expect(await keep({ slot: 'once' })).toBe(false);
    await house.send();
    await house.send();
    const [arrived, ...others] = received();
    expect(others).toEqual([]);
    expect(arrived!.raw).toMatch(/^X-Kind: test\r$/m);
    expect(arrived!.raw).toMatch(/^Reply-To: support@vizier\.example\r$/m);
    const [entry] = await log();
    expect(arrived!.messageId).toBe(`<${entry!.id}@tests.example>`);
    expect(entry).toMatchObject({ kind: 'planning', state: 'sent', tries: 0, documents: 0 });
  });

  test.each(['busyRecipient', 'busyMessage', 'refusedMessage', 'dropEarly', 'dropLate'] as const)(
    'that meets %s is tried again after a minute, with the same Message-ID',
    async (answer) => {
      house.server.behave(() => answer);
      await keep();
      expect(await house.send()).toBe(0);
      expect(received()).toEqual([]);
      house.server.behave(() => 'accept');
      house.product.clock.advance(minute - 1);
      expect(await house.send()).toBe(0);
      expect(await log()).toMatchObject([{ state: 'waiting', tries: 1, nextTryAt: expect.any(String) }]);
      house.product.clock.advance(1);
      expect(await house.send()).toBe(1);
      const [entry] = await log();
      expect(received().map(({ messageId }) => messageId)).toEqual([`<${entry!.id}@tests.example>`]);
      expect(entry!.fault).toBeUndefined();
    },
  );

  test('whose acceptance was never heard goes again as the same mail', async () => {
    house.server.behave(() => 'dropAccepted');
    await keep();
    await house.send();
    house.server.behave(() => 'slow');
    house.product.clock.advance(minute);
    await house.send();
    expect(received().map(({ acknowledged }) => acknowledged)).toEqual([false, true]);
    expect(new Set(received().map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('is given up after six tries over some fifteen hours, and can be sent again', async () => {
    house.server.behave((to) => (to === user.email ? 'busyRecipient' : 'accept'));
    await keep();
    for (const wait of [0, ...waits]) {
      house.product.clock.advance(wait);
      await house.send();
    }
    const [failed] = await log();
    expect(failed).toMatchObject({ state: 'failed', tries: 6, fault: 'refused', canBeSentAgain: true });
    expect(house.server.asked.filter((to) => to === user.email)).toHaveLength(6);
    house.product.clock.advance(24 * 60 * minute);
    expect(await house.send()).toBe(0);
    house.server.behave(() => 'accept');
    const again = await house.call(user, 'POST', '/users/me/deliveries/send-again', { id: failed!.id });
    expect(again.json<{ data: Delivery }>().data).toMatchObject({ state: 'waiting', tries: 0 });
    await house.send();
    expect(received().map(({ messageId }) => messageId)).toEqual([`<${failed!.id}@tests.example>`]);
    const twice = await house.call(user, 'POST', '/users/me/deliveries/send-again', { id: failed!.id });
    expect(twice.statusCode).toBe(409);
  });

  test('does not wait for a clock that was put back', async () => {
    house.server.behave(() => 'busyRecipient');
    house.product.clock.advance(30 * 24 * 60 * minute);
    await keep();
    await house.send();
    house.server.behave(() => 'accept');
    house.product.clock.advance(-30 * 24 * 60 * minute);
    expect(await house.send()).toBe(1);
  });
});

describe('outbox: an address', () => {
  test('that bounces three times gets no more, until its user says that it works again', async () => {
    house.server.behave(() => 'unknownRecipient');
    for (let bounce = 0; bounce < 4; bounce++) {
      await keep();
      await house.send();
      house.product.clock.advance(minute);
    }
    expect(house.server.asked.filter((to) => to === user.email)).toHaveLength(3);
    expect((await log()).map(({ fault }) => fault)).toEqual([
      'addressPaused',
      'bounced',
      'bounced',
      'bounced',
    ]);
    const schedule = async () =>
      (await house.call(user, 'GET', '/users/me/deliveries/schedule')).json<DeliverySchedule>();
    expect((await schedule()).address).toMatchObject({ paused: true, bounces: 3 });
    // What is found meanwhile waits for it.
    await house.save(user, 'wachten', { realTime: true });
    house.server.behave(() => 'accept');
    const reset = await house.call(user, 'POST', '/users/me/mail-address/reset', {});
    expect(reset.json<{ address: MailAddress }>().address).toMatchObject({ paused: false, bounces: 0 });
    await keep();
    expect(await house.send()).toBe(1);
  });

  test('that takes a mail starts afresh', async () => {
    for (const answer of ['unknownRecipient', 'unknownRecipient', 'accept', 'unknownRecipient'] as const) {
      house.server.behave(() => answer);
      await keep();
      await house.send();
    }
    const { address } = (
      await house.call(user, 'GET', '/users/me/deliveries/schedule')
    ).json<DeliverySchedule>();
    expect(address).toMatchObject({ paused: false, bounces: 1, fault: 'the mail server answered 550' });
  });

  test('of who was deactivated gets nothing', async () => {
    await keep();
    await house.product.people.db.updateTable('users').set({ active: 0 }).where('id', '=', userId).execute();
    expect(await house.send()).toBe(0);
    expect(house.server.asked).not.toContain(user.email);
  });
});

test('outbox: the schedule tells of each search when it mails next, and its last mail', async () => {
  const daily = await house.save(user, 'dagelijks', { daily: true });
  const direct = await house.save(user, 'direct', { realTime: true });
  await house.save(user, 'zonder');
  const { data } = (await house.call(user, 'GET', '/users/me/deliveries/schedule')).json<DeliverySchedule>();
  expect(data.map(({ savedSearchId }) => savedSearchId)).toEqual([daily.id, direct.id]);
  expect(data[0]!.nextAt).toMatch(/T06:00:00\.000Z$/);
  expect(data[1]!.nextAt).toBeUndefined();
});

describe('outbox: a digest that waits for another try', () => {
  const busy = async (...documents: Parameters<Delivering['comesIn']>) => {
    house.server.behave((to) => (to === user.email ? 'busyRecipient' : 'accept'));
    await house.comesIn(...documents);
    house.product.clock.advance(5 * minute);
    await house.plan();
    await house.send();
    expect(await log()).toMatchObject([{ state: 'waiting', tries: 1 }]);
    house.server.behave(() => 'accept');
  };
  const off = (id: string) =>
    house.call(user, 'PATCH', '/savedsearches/user', { id, sendUpdatesPerEmail: {} });
  const later = async () => {
    house.product.clock.advance(minute);
    await house.send();
    return received().map((mail) => ({ messageId: mail.messageId, ...readMail(mail) }));
  };

  test('does not leave after its search was switched off, and says why', async () => {
    const { id } = await house.save(user, 'bezorgfiets', { realTime: true });
    await busy(paper('fiets', 'Over een bezorgfiets.'));
    await off(id);
    expect(await later()).toEqual([]);
    expect(await log()).toMatchObject([{ state: 'dropped', fault: 'switchedOff', documents: 0 }]);
    expect((await house.call(user, 'GET', '/users/me/notices')).json()).toEqual({});
  });

  test('leaves without the search that was switched off, as the same mail', async () => {
    const { id } = await house.save(user, 'bakfiets', { realTime: true });
    await house.save(user, 'vouwfiets', { realTime: true });
    await busy(paper('bak', 'Over een bakfiets.'), paper('vouw', 'Over een vouwfiets.'));
    await off(id);
    const [entry] = await log();
    expect(await later()).toEqual([
      {
        messageId: `<${entry!.id}@tests.example>`,
        subject: '1 nieuw resultaat: vouwfiets',
        papers: ['vouw'],
      },
    ]);
    expect(await log()).toMatchObject([{ state: 'sent', documents: 1, searches: [{ title: 'vouwfiets' }] }]);
  });

  test('tells today’s titles, and nothing of what was withdrawn or matches no longer', async () => {
    await house.save(user, 'ligfiets', { realTime: true });
    await busy(
      paper('lig', 'Over een ligfiets.'),
      paper('weg', 'Over een ligfiets.'),
      paper('om', 'Over een ligfiets.'),
    );
    await house.comesIn(
      paper('lig', 'Over een ligfiets.', { title: 'Stuk-beter-' }),
      paper('om', 'Over een driewieler.'),
    );
    await house.product.documents.withdraw(['test-weg']);
    expect(await later()).toMatchObject([{ papers: ['beter'] }]);
    const kinds = await house.product.people.db
      .selectFrom('delivered')
      .select(['documentId', 'kind'])
      .where('userId', '=', userId)
      .orderBy('documentId')
      .execute();
    expect(kinds).toEqual([
      { documentId: 'test-lig', kind: 'direct' },
      { documentId: 'test-om', kind: 'changed' },
      { documentId: 'test-weg', kind: 'withdrawn' },
    ]);
    // Found again it is news, because nobody was told.
    await house.comesIn(paper('om', 'Toch over een ligfiets.'));
    house.product.clock.advance(5 * minute);
    expect((await house.deliver()).map(({ papers }) => papers)).toEqual([['om']]);
  });

  test('is dropped when nothing of it matches any more', async () => {
    await house.save(user, 'eenwieler', { realTime: true });
    await busy(paper('een', 'Over een eenwieler.'));
    await house.comesIn(paper('een', 'Over een skelter.'));
    expect(await later()).toEqual([]);
    expect(await log()).toMatchObject([{ state: 'dropped', fault: 'outdated' }]);
  });
});

test('outbox: many mails are on their way at the same time, each once', async () => {
  const mails = 25;
  const atOnce = 10;
  // Holds every mail until so many are there: one after the other, none would ever be accepted.
  const held: (() => void)[] = [];
  const accepted: string[] = [];
  let met = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        accepted.push(session.envelope.rcptTo[0]!.address);
        held.push(done);
        met ||= held.length === atOnce;
        if (met) for (const one of held.splice(0)) one();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const sender = { address: 'vizier@tests.example' };
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, sender, { connections: atOnce });
  try {
    for (let made = 0; made < mails; made++) await keep();
    await house.send(mailer);
    expect(accepted.filter((to) => to === user.email)).toHaveLength(mails);
    expect((await log()).every(({ state }) => state === 'sent')).toBe(true);
    expect(await house.send(mailer)).toBe(0);
  } finally {
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

test('outbox: the window of direct mails shrinks where many wait, so that all leave within five minutes (1.3)', () => {
  expect(directWait(1)).toBe(4 * minute);
  expect(directWait(2_000)).toBe(2.5 * minute);
  expect(directWait(100_000)).toBe(minute);
});
