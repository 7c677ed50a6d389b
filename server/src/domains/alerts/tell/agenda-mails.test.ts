import { type EmailConfigResponse, standardEmailConfig } from 'contract/email-config';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import { openLog } from '#platform/log.ts';
import { openSigner } from '#platform/tickets.ts';
import type { Document } from '#stores/documents/document.ts';
import { signingKeyOf } from '#stores/people/index.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { openFollower } from '../tasks/follow-task.ts';
import { aMeeting, comesIn, saveAgendaSearch } from '../test/meetings.ts';

let product: TestProduct;
let user: Subscriber;
let lease: Lease;
let work: () => Promise<void>;
/** Another process that goes on where the last one was. */
let restart: () => Promise<void>;

/** Friday 20 November 2026, 10:30 in Amsterdam. */
beforeEach(async () => {
  product = await openProduct();
  user = await product.subscriber();
  const claimed = await openLeases(product.people).claim('matching');
  if (!isLease(claimed)) throw new Error('nobody else follows here');
  lease = claimed;
  const wording = {
    productName: 'Vizier',
    address: 'https://vizier.example',
    supportEmail: 'hulp@vizier.example',
    signer: openSigner(await signingKeyOf(product.people.db)),
  };
  restart = async () => {
    const { documents, clock } = product;
    const worker = openFollower({
      documents,
      people: product.people.db,
      clock,
      wording,
      log: openLog('silent'),
    });
    work = () => worker.work(lease);
    await work();
  };
  await restart();
});
afterEach(async () => {
  await lease.release();
  await product.close();
});

const puts = (...documents: Document[]) => comesIn(product, lease, ...documents);
const save = (query: string, mails: Parameters<typeof saveAgendaSearch>[3], who = user, fields = {}) =>
  saveAgendaSearch(product, who, query, mails, fields);
async function at(instant: string) {
  product.clock.set(instant);
  await work();
}
/** Changes when a user is mailed; logs in anew, because the clock jumps. */
const configure = async (change: object, { email, password } = user) => {
  const login = await product.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { email, password },
  });
  const headers = { 'x-auth': login.json<{ data: { token: string } }>().data.token };
  const url = '/api/users/me/emailconfig';
  const { emailConfig } = (await product.app.inject({ url, headers })).json<EmailConfigResponse>();
  const payload = { ...emailConfig, ...change };
  const answer = await product.app.inject({ method: 'PUT', url, payload, headers });
  expect(answer.statusCode, answer.body).toBe(200);
};

/** Mails kept since the last time it was asked, in the order in which they were. */
let asked = new Set<string>();
beforeEach(() => {
  asked = new Set();
});
async function mails() {
  const rows = await product.people.db
    .selectFrom('deliveries')
    .innerJoin('users', 'users.id', 'deliveries.userId')
    .selectAll('deliveries')
    .select('users.email')
    .orderBy('plannedAt')
    .orderBy('slot')
    .execute();
  const fresh = rows.filter(({ id }) => !asked.has(id));
  for (const { id } of fresh) asked.add(id);
  return fresh;
}
const subjects = async () => (await mails()).map(({ kind, subject }) => `${kind}: ${subject}`);

const november24 = '2026-11-24T09:00:00Z';
const november25 = '2026-11-25T09:00:00Z';

test('agenda mails: the check of each half hour mails what changed, old → new in one line for each meeting', async () => {
  await puts(
    aMeeting('a', november24),
    aMeeting('b', november24, {
      agendaItems: [{ number: '1', title: 'Stroomnet', documentIds: ['test-paper'] }],
    }),
    aMeeting('c', november24),
    aMeeting('d', november24),
  );
  await save('stroomnet', ['activitiesFrequent']);
  await save('commissiedebat', ['dailyChanges']);
  await work();
  await puts(
    aMeeting('a', '2026-11-26T13:00:00Z', { place: 'Klompézaal', end: Date.parse('2026-11-26T15:00:00Z') }),
    aMeeting('b', november24, {
      agendaItems: [
        { number: '1', title: 'Stroomnet', documentIds: [] },
        { number: '2', title: 'Windparken', documentIds: [] },
      ],
    }),
    aMeeting('c', november24, { status: 'cancelled' }),
    aMeeting('d', november24, { status: 'moved', replacedBy: 'test-e' }),
    aMeeting('e', november25, { replaces: 'test-d' }, { title: 'Commissiedebat d' }),
    aMeeting('f', november25, { agendaItems: [] }),
  );
  await at('2026-11-20T09:45:00Z');
  expect(await mails()).toEqual([]);
  await at('2026-11-20T10:00:10Z');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    kind: 'agendaChanges',
    slot: '2026-11-20T10:00:00.000Z',
    subject: '4 wijzigingen in de agenda: Over stroomnet, Over commissiedebat',
    state: 'waiting',
  });
  expect(JSON.parse(mail!.headers)).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  for (const line of [
    'Verplaatst: Commissiedebat a',
    'Datum: di 24 nov 2026, 10:00–12:30 → do 26 nov 2026, 14:00–16:00 · Plaats: Thorbeckezaal → Klompézaal',
    'Agendapunt toegevoegd: Windparken · Document vervallen: 1 document',
    'Gaat niet door: Commissiedebat c',
    'Status: gaat door → gaat niet door',
    'Datum: di 24 nov 2026, 10:00–12:30 → wo 25 nov 2026, 10:00–12:30',
    'Zoekopdracht: Over stroomnet, Over commissiedebat',
    // How it was at the check before is what its user knows.
    'https://vizier.example/agenda/test-a?q=stroomnet&since=2026-11-20T09%3A30%3A00.000Z',
    'Geen mail meer over ‘Over commissiedebat’',
  ]) {
    expect(mail!.text).toContain(line);
  }
  expect(mail!.text.match(/Commissiedebat d/g)).toHaveLength(1);
  expect(mail!.html).toContain('Thorbeckezaal → Klompézaal');
  expect(Buffer.byteLength(mail!.html)).toBeLessThan(90_000);
  // Only the new meeting is left for the daily one, once.
  await at('2026-11-20T10:30:00Z');
  expect(await mails()).toEqual([]);
  await at('2026-11-21T06:00:00Z');
  expect(await subjects()).toEqual(['agendaDaily: 1 wijziging in de agenda: Over commissiedebat']);
  await at('2026-11-22T06:00:00Z');
  expect(await mails()).toEqual([]);
});

test('agenda mails: the daily mail joins the changes of the day, and says nothing of what changed back', async () => {
  await puts(aMeeting('a', november24), aMeeting('b', november24));
  await save('stroomnet', ['dailyChanges']);
  await work();
  await puts(aMeeting('a', november25), aMeeting('b', november25));
  await at('2026-11-20T10:00:00Z');
  await puts(aMeeting('a', '2026-11-26T09:00:00Z', { place: 'Elders' }), aMeeting('b', november24));
  await at('2026-11-20T12:00:00Z');
  await at('2026-11-21T05:59:00Z');
  expect(await mails()).toEqual([]);
  await at('2026-11-21T06:00:00Z');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail!.text).toContain(
    'Datum: di 24 nov 2026, 10:00–12:30 → do 26 nov 2026, 10:00–12:30 · Plaats: Thorbeckezaal → Elders',
  );
  // Since the first of its changes, which came in before 10:00.
  expect(mail!.text).toContain('/agenda/test-a?q=stroomnet&since=2026-11-20T09%3A30%3A00.000Z');
  expect(mail!.text).not.toContain('Commissiedebat b');
});

test('agenda mails: changes are joined in the order in which they came in, also when the clock was put back between them', async () => {
  await puts(aMeeting('a', november24));
  await save('stroomnet', ['dailyChanges']);
  await work();
  await puts(aMeeting('a', november25, { place: 'Eerst' }));
  await at('2026-11-20T16:00:00Z');
  await puts(aMeeting('a', november24, { place: 'Daarna' }), aMeeting('b', november24));
  await at('2026-11-20T12:00:00Z');
  await puts(aMeeting('b', november25));
  await at('2026-11-20T11:00:00Z');
  await at('2026-11-21T06:00:00Z');
  const [mail] = await mails();
  expect(mail!.text).toContain('Plaats: Thorbeckezaal → Daarna');
  expect(mail!.text).not.toContain('Datum:');
  expect(mail!.text).toContain('Nieuw: Commissiedebat b\n   Tweede Kamer · wo 25 nov');
});

test('agenda mails: nothing is mailed of a time in which mails were off, or of a vacation, also not afterwards', async () => {
  await puts(aMeeting('a', november24));
  const search = await save('stroomnet', []);
  await work();
  await puts(aMeeting('a', november25));
  await at('2026-11-20T10:00:00Z');
  const deliver = (sendUpdatesPerEmail: object) =>
    product.app.inject({
      method: 'PATCH',
      url: '/api/agenda/savedsearches/user/',
      payload: { id: search.id, sendUpdatesPerEmail },
      headers: { 'x-auth': user.token },
    });
  await deliver({ dailyChanges: true, activitiesFrequent: { enabled: true } });
  await at('2026-11-20T10:30:00Z');
  await configure({ vacation: { active: true, until: '2026-11-21' } });
  await puts(aMeeting('a', november24));
  await at('2026-11-20T11:00:00Z');
  await at('2026-11-21T06:00:00Z');
  await puts(aMeeting('a', november24, { place: 'Elders' }));
  // The vacation ends at midnight between two checks.
  await at('2026-11-21T22:30:00Z');
  await at('2026-11-21T23:00:00Z');
  expect(await mails()).toEqual([]);
  await puts(aMeeting('a', november24, { place: 'Nergens' }));
  await at('2026-11-21T23:30:00Z');
  expect(await mails()).toMatchObject([
    { kind: 'agendaChanges', text: expect.stringContaining('Elders → Nergens') },
  ]);
  const { calendar } = standardEmailConfig;
  await configure({ calendar: { ...calendar, changes: false }, vacation: { active: false, until: null } });
  await puts(aMeeting('a', november25));
  await at('2026-11-22T07:00:00Z');
  await configure({ calendar });
  await at('2026-11-23T07:00:00Z');
  expect(await mails()).toEqual([]);
});

test('agenda mails: the planning mail tells on its day of the meetings of 14 days, each once, basic or extensive', async () => {
  const { meeting: _, ...paper } = aMeeting('paper', november24, {}, { title: 'Brief over het net' });
  await product.documents.put([paper]);
  await puts(
    aMeeting('today', '2026-11-23T15:00:00Z'),
    aMeeting('all-day', '2026-11-23T23:00:00Z', { timeKnown: false, end: undefined as never }),
    aMeeting('last', '2026-12-06T22:00:00Z', { end: Date.parse('2026-12-06T22:30:00Z') }),
    aMeeting('beyond', '2026-12-06T23:00:00Z'),
    aMeeting('moved', november25, { status: 'moved' }),
    aMeeting('off', november25, { status: 'cancelled' }),
    aMeeting(
      'closed',
      november25,
      {
        place: 'Geheime kamer',
        agendaItems: [{ number: '1', title: 'Geheim punt', documentIds: ['test-paper'] }],
      },
      {
        title: 'Besloten overleg stroomnet',
        confidentiality: 'Besloten',
        people: [{ name: 'Geheim Agent' }],
      },
    ),
    aMeeting(
      'full',
      november25,
      { agendaItems: [{ number: '1', title: 'Stroomnet', documentIds: ['test-paper', 'test-unknown'] }] },
      {
        people: [
          { name: 'A. Deelnemer', role: 'Deelnemer', party: 'Proefpartij' },
          { name: 'B. Woordvoerder', role: 'Woordvoerder', party: 'Testpartij' },
        ],
      },
    ),
  );
  const other = await product.subscriber();
  for (const who of [user, other]) {
    await save('stroomnet', ['activitiesOverview'], who);
    await save('verzwaring', ['activitiesOverview'], who);
  }
  await configure({ calendar: { ...standardEmailConfig.calendar, planningType: 'extensive' } }, other);
  await at('2026-11-22T12:00:00Z');
  expect(await mails()).toEqual([]);
  await at('2026-11-23T06:00:00Z');
  const kept = await mails();
  expect(kept).toHaveLength(2);
  const mail = kept.find(({ email }) => email === user.email)!;
  expect(mail).toMatchObject({
    kind: 'planning',
    slot: '2026-11-23',
    subject: '6 vergaderingen in de komende 14 dagen: Over stroomnet, Over verzwaring',
  });
  const order = ['today', 'all-day', 'Besloten overleg', 'full', 'Gaat niet door', 'last'];
  const places = order.map((name) => mail.text.indexOf(name));
  expect(places).toEqual(places.toSorted((one, next) => one - next));
  expect(places).not.toContain(-1);
  expect(mail.text).toContain('di 24 nov 2026, hele dag');
  expect(mail.text).toContain('Zoekopdracht: Over stroomnet, Over verzwaring');
  expect(mail.text).toContain('https://vizier.example/agenda/test-full?q=stroomnet\n');
  for (const absent of ['beyond', 'debat moved', 'Geheim', 'A. Deelnemer', 'Brief over het net'])
    expect(mail.text + mail.html).not.toContain(absent);
  const extensive = kept.find(({ email }) => email === other.email)!;
  expect(extensive.text).toContain('Deelnemers: A. Deelnemer (Proefpartij)');
  expect(extensive.text).toContain('Woordvoerders en sprekers: B. Woordvoerder (Testpartij)');
  expect(extensive.text).toContain('Documenten: Brief over het net');
  expect(extensive.html).toContain('https://vizier.example/nl/document/test-paper/stroomnet');
  expect(extensive.text + extensive.html).not.toContain('Geheim');
  // Once a week, whatever restarts; not for a search of after the slot.
  await save('commissiedebat', ['activitiesOverview'], await product.subscriber());
  await restart();
  await at('2026-11-29T12:00:00Z');
  expect(await mails()).toEqual([]);
  await at('2026-11-30T06:00:00Z');
  expect(await mails()).toHaveLength(3);
});

test('agenda mails: slots are Amsterdam times in both nights that clocks change; a missed one is made up for once', async () => {
  await puts(aMeeting('spring', '2027-03-30T09:00:00Z'), aMeeting('autumn', '2027-11-02T09:00:00Z'));
  await save('stroomnet', ['activitiesOverview']);
  await configure({ calendar: { ...standardEmailConfig.calendar, weeklyDay: 7 } });
  await at('2027-03-21T07:00:00Z');
  await mails();
  // 28 March has 23 hours, 31 October 25: seven o'clock is 05:00 and 06:00 UTC.
  await at('2027-03-28T04:59:00Z');
  expect(await mails()).toEqual([]);
  await at('2027-03-28T05:00:00Z');
  expect(await mails()).toMatchObject([{ kind: 'planning', slot: '2027-03-28' }]);
  await at('2027-10-24T12:00:00Z');
  await mails();
  await at('2027-10-31T05:59:00Z');
  expect(await mails()).toEqual([]);
  await at('2027-10-31T06:00:00Z');
  expect(await mails()).toMatchObject([{ kind: 'planning', slot: '2027-10-31' }]);
  await restart();
  await at('2027-10-31T12:00:00Z');
  expect(await mails()).toEqual([]);
});

test('agenda mails: a process that is killed anywhere mails nothing twice and loses nothing', async () => {
  await puts(aMeeting('a', november24), aMeeting('b', november24));
  const other = await product.subscriber();
  await save('stroomnet', ['activitiesFrequent', 'activitiesOverview']);
  await save('stroomnet', ['dailyChanges', 'activitiesOverview'], other);
  await work();
  await puts(aMeeting('a', november25), aMeeting('c', november25));
  const whole = lease;
  product.clock.set('2026-11-23T06:00:00Z');
  for (let writes = 0; ; writes++) {
    let left = writes;
    let killed = false;
    lease = {
      ...whole,
      write: (change) => {
        killed ||= left-- <= 0;
        if (killed) throw new Error('killed');
        return whole.write(change);
      },
    };
    await restart().catch(() => undefined);
    if (!killed) break;
  }
  lease = whole;
  await restart();
  const kept = await mails();
  const of = (who: Subscriber) => kept.filter(({ email }) => email === who.email).map(({ kind }) => kind);
  expect(of(user).toSorted()).toEqual(['agendaChanges', 'planning']);
  expect(of(other).toSorted()).toEqual(['agendaDaily', 'planning']);
  for (const { kind, text } of kept.filter((one) => one.kind !== 'planning')) {
    expect(text, kind).toContain('Commissiedebat a');
    expect(text, kind).toContain('Nieuw: Commissiedebat c');
  }
});

test('agenda mails: a hundred changes are told in mails of sixty at most, and English is English', async () => {
  const many = Array.from({ length: 100 }, (_none, index) => `m${index}`);
  await puts(...many.map((id) => aMeeting(id, november24)));
  await save('stroomnet', ['activitiesFrequent']);
  const preferences = await product.app.inject({
    method: 'PUT',
    url: '/api/users/me/preferences',
    payload: { locale: 'en-gb' },
    headers: { 'x-auth': user.token },
  });
  expect(preferences.statusCode, preferences.body).toBe(200);
  await work();
  await puts(...many.map((id) => aMeeting(id, november24, { status: 'cancelled' })));
  await at('2026-11-20T10:00:00Z');
  const kept = await mails();
  expect(kept.map(({ subject }) => subject)).toEqual([
    '60 changes to the agenda: Over stroomnet (part 1 of 2)',
    '40 changes to the agenda: Over stroomnet (part 2 of 2)',
  ]);
  expect(new Set(kept.flatMap(({ text }) => text.match(/Cancelled: Commissiedebat m\d+/g))).size).toBe(100);
  for (const { html } of kept) expect(Buffer.byteLength(html)).toBeLessThan(90_000);
});

test('agenda mails: a search that stands still tells its user once', async () => {
  const { id } = await save('stroomnet', ['activitiesFrequent']);
  await work();
  await product.people.db
    .updateTable('agendaSearches')
    .set({ criteria: JSON.stringify({ query: '(stroom', filters: [], versions: {} }) })
    .where('id', '=', id)
    .execute();
  await puts(aMeeting('a', november24));
  await at('2026-11-20T10:00:00Z');
  await at('2026-11-20T10:30:00Z');
  expect(await subjects()).toEqual(['notice: Je zoekopdracht ‘Over stroomnet’ staat stil']);
});
