import { standardEmailConfig } from 'contract/email-config';
import { expect, test } from 'vitest';
import { november24, november25, useAgendaMails } from '../test/agenda-mails.ts';
import { aMeeting } from '../test/meetings.ts';

const ground = useAgendaMails();
const { at, configure, mails, puts, restart, save, subjects, work } = ground;

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

test('agenda mails: the planning mail tells on its day of the meetings of 14 days, each once, basic or extensive', async () => {
  const { meeting: _, ...paper } = aMeeting('paper', november24, {}, { title: 'Brief over het net' });
  await ground.product.documents.put([paper]);
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
  const other = await ground.product.subscriber();
  for (const who of [ground.user, other]) {
    await save('stroomnet', ['activitiesOverview'], who);
    await save('verzwaring', ['activitiesOverview'], who);
  }
  await configure({ calendar: { ...standardEmailConfig.calendar, planningType: 'extensive' } }, other);
  await at('2026-11-22T12:00:00Z');
  expect(await mails()).toEqual([]);
  await at('2026-11-23T06:00:00Z');
  const kept = await mails();
  expect(kept).toHaveLength(2);
  const mail = kept.find(({ email }) => email === ground.user.email)!;
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
  await save('commissiedebat', ['activitiesOverview'], await ground.product.subscriber());
  await restart();
  await at('2026-11-29T12:00:00Z');
  expect(await mails()).toEqual([]);
  await at('2026-11-30T06:00:00Z');
  expect(await mails()).toHaveLength(3);
});

test('agenda mails: a hundred changes are told in mails of sixty at most, and English is English', async () => {
  const many = Array.from({ length: 100 }, (_none, index) => `m${index}`);
  await puts(...many.map((id) => aMeeting(id, november24)));
  await save('stroomnet', ['activitiesFrequent']);
  const preferences = await ground.product.app.inject({
    method: 'PUT',
    url: '/api/users/me/preferences',
    payload: { locale: 'en-gb' },
    headers: { 'x-auth': ground.user.token },
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
  await ground.product.people.db
    .updateTable('agendaSearches')
    .set({ criteria: JSON.stringify({ query: '(stroom', filters: [], versions: {} }) })
    .where('id', '=', id)
    .execute();
  await puts(aMeeting('a', november24));
  await at('2026-11-20T10:00:00Z');
  await at('2026-11-20T10:30:00Z');
  expect(await subjects()).toEqual(['notice: Je zoekopdracht ‘Over stroomnet’ staat stil']);
});
