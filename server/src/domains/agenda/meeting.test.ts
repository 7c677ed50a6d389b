import type { AgendaDetail } from 'contract/agenda-meeting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyReading, type SourceConnector } from '#connectors/connector.ts';
import { byItem } from '#connectors/items/item-source.ts';
import { identityStore, keptItems, runSource, sourceStates } from '#domains/sources/index.ts';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let reader: Subscriber;
beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  reader = await product.subscriber();
});
afterAll(() => product.close());

function aMeeting(id: string, start: string, meeting: Partial<Meeting> = {}, fields: Partial<Document> = {}) {
  return aDocument({
    id,
    source: 'tweedekamer',
    groupPath: 'tk/agenda',
    title: `Debat ${id}`,
    text: 'De commissie spreekt over netverzwaring.',
    date: Date.parse(start),
    ...fields,
    meeting: {
      kind: 'committee',
      start: Date.parse(start),
      timeKnown: true,
      status: 'planned',
      place: 'Thorbeckezaal',
      agendaItems: [{ number: '1', title: 'Netverzwaring', documentIds: [] }],
      ...meeting,
    },
  });
}

/** One run of a source, a minute after the one before. */
async function read(documents: Document[], withdrawn: string[] = []) {
  product.clock.advance(60_000);
  const connector: SourceConnector<number> = {
    source: 'tweedekamer',
    domain: 'nl',
    rhythm: 1,
    news: 1,
    proven: true,
    cursorAt: () => ({}),
    async *poll() {
      yield { raw: [1], cursor: { at: 1 } };
    },
    itemOf: (raw) => ({ id: String(raw) }),
    read: async () => ({ ...emptyReading(), documents, withdrawn }),
  };
  const lease = await openLeases(product.people).claim('reading', { insist: true });
  if (!isLease(lease)) throw new Error('nobody else reads here');
  try {
    return await runSource(byItem(connector), {
      store: product.documents,
      files: product.files,
      state: sourceStates(product.people.db, lease),
      identities: identityStore(product.people.db, lease),
      items: keptItems(product.people.db, lease),
      lease,
      signal: new AbortController().signal,
      now: () => product.clock.now().getTime(),
    });
  } finally {
    await lease.release();
  }
}

async function page(id: string, by = reader): Promise<AgendaDetail> {
  const answer = await by.get(`/agendas/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ result: AgendaDetail }>().result;
}
const kinds = ({ changes }: AgendaDetail) => changes.map((one) => one.changes.map(({ kind }) => kind));

it('agenda: a meeting tells what each reading changed, newest first, and a reading without news nothing (10.17)', async () => {
  await read([aMeeting('tk-log', '2026-12-01T09:00:00Z')]);
  expect(kinds(await page('tk-log'))).toEqual([['new']]);
  expect(await read([aMeeting('tk-log', '2026-12-01T09:00:00Z')])).toMatchObject({ same: 1, changed: 0 });
  expect(await read([aMeeting('tk-log', '2026-12-01T09:00:00Z', { place: 'Klompézaal' })])).toMatchObject({
    changed: 1,
  });
  // Typing is no change, and takes nothing away of what was told before.
  await read([
    aMeeting('tk-log', '2026-12-01T09:00:00Z', { place: 'Klompézaal' }, { text: 'Over netverzwaring.' }),
  ]);
  const { changes } = await page('tk-log');
  expect(changes).toEqual([
    {
      at: '2026-11-20T09:33:00.000Z',
      changes: [{ kind: 'place', from: 'Thorbeckezaal', to: 'Klompézaal' }],
    },
    { at: '2026-11-20T09:31:00.000Z', changes: [{ kind: 'new' }] },
  ]);
});

it('agenda: what is kept of the changes of a meeting is not searched and not handed out in lists', async () => {
  const about = (title: string) => ({ agendaItems: [{ number: '1', title, documentIds: [] }] });
  await read([aMeeting('tk-hidden', '2026-12-02T09:00:00Z', about('Kwantumzaal'))]);
  await read([aMeeting('tk-hidden', '2026-12-02T09:00:00Z', about('Elders'))]);
  const answer = await reader.post('/agendas?query=kwantumzaal', {});
  expect(answer.json()).toMatchObject({ countTotal: 0 });
  const all = await reader.post('/agendas?limit=50', {});
  expect(all.body).toContain('tk-hidden');
  expect(all.body).not.toContain('Kwantumzaal');
});

it('agenda: a moved meeting tells its new date, and what became of the one it stands in for', async () => {
  await read([aMeeting('tk-old', '2026-12-03T09:00:00Z')]);
  await read([
    aMeeting('tk-old', '2026-12-03T09:00:00Z', { status: 'moved', replacedBy: 'tk-next' }),
    aMeeting('tk-next', '2026-12-10T09:00:00Z', { replaces: 'tk-old' }),
  ]);
  const moved = await page('tk-next');
  expect(kinds(moved)).toEqual([['date'], ['standing'], ['new']]);
  expect(moved.changes[0]!.changes).toMatchObject([
    { from: { start: '2026-12-03T09:00:00.000Z' }, to: { start: '2026-12-10T09:00:00.000Z' } },
  ]);
  expect(kinds(await page('tk-old'))).toEqual([['standing'], ['new']]);
});

it('agenda: a meeting that became closed shows nothing of what is known of it (3.33)', async () => {
  const dossier = { dossier: { number: '36410', title: 'Stroomnet' } };
  await product.documents.put([aDocument({ id: 'closed-paper' })]);
  const open = { agendaItems: [{ number: '1', title: 'Netverzwaring', documentIds: ['closed-paper'] }] };
  await read([aMeeting('tk-closed', '2026-12-04T09:00:00Z', open, dossier)]);
  expect(await page('tk-closed')).toMatchObject({ points: 1, documents: 1, dossier: dossier.dossier });
  await read([
    aMeeting('tk-closed', '2026-12-04T09:00:00Z', open, { ...dossier, confidentiality: 'Besloten' }),
  ]);
  const closed = await page('tk-closed');
  expect(closed).toMatchObject({ points: 0, documents: 0, hits: 0, committees: [], followed: false });
  for (const empty of ['agenda', 'people', 'attachments', 'originalUrls', 'changes', 'reports', 'related']) {
    expect(closed, empty).toHaveProperty(empty, []);
  }
  for (const absent of ['text', 'meeting', 'dossier', 'place', 'stream']) {
    expect(closed).not.toHaveProperty(absent);
  }
});

it('agenda: a meeting leads to the reports of it and to the other meetings of its dossier', async () => {
  const dossier = { number: '36999', title: 'Proefnetten' };
  const numbers = [{ kind: 'dossier' as const, value: '36999' }];
  const sitting = aMeeting('tk-sitting', '2026-11-18T22:30:00Z', {}, { dossier, numbers });
  const report = (id: string, fields: Partial<Document>) =>
    aDocument({ id, groupPath: 'tk/commissieverslag', date: Date.parse('2026-11-18T23:30:00Z'), ...fields });
  await product.documents.put([
    sitting,
    aMeeting('tk-before', '2026-09-01T09:00:00Z', {}, { dossier, numbers }),
    aMeeting('tk-after', '2026-12-08T09:00:00Z', {}, { dossier, numbers }),
    aMeeting('tk-other', '2026-12-08T09:00:00Z', {}, { dossier: { number: '36998', title: 'Iets' } }),
    aMeeting('ek-locked', '2026-12-09T09:00:00Z', {}, { dossier, numbers, groupPath: 'ek/agenda' }),
    report('tk-report', { partOf: { id: 'tk-sitting', title: 'Debat' } }),
    report('other-report', { partOf: { id: 'tk-before', title: 'Debat' } }),
    report('tk-promise', { groupPath: 'tk/toezegging', partOf: { id: 'tk-sitting', title: 'Debat' } }),
    report('ek-report', {
      groupPath: 'ek/verslag',
      relations: [{ relation: 'Verslag van', id: 'tk-sitting', title: 'Debat' }],
    }),
  ]);
  const lower = await product.subscriber({ modules: ['agenda', 'nlDashboard'] });
  const { reports, related } = await page('tk-sitting', lower);
  expect(reports.map(({ id, locked }) => [id, locked])).toEqual(
    expect.arrayContaining([
      ['tk-report', false],
      ['ek-report', true],
    ]),
  );
  expect(reports).toHaveLength(2);
  expect(related.map(({ id, locked }) => [id, locked])).toEqual([
    ['tk-before', false],
    ['tk-after', false],
    ['ek-locked', true],
  ]);
  expect((await page('tk-other')).related).toEqual([]);
});

it('agenda: of a withdrawn meeting is said that its source no longer has it, by name and in both languages (2.6)', async () => {
  await read([aMeeting('tk-gone', '2026-12-05T09:00:00Z')]);
  await read([], ['tk-gone']);
  for (const [language, message] of [
    ['nl', 'De bron heeft deze vergadering niet meer: Debat tk-gone'],
    ['en-GB', 'The source no longer has this meeting: Debat tk-gone'],
  ] as const) {
    const answer = await reader.get('/agendas/tk-gone', { 'accept-language': language });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      errors: [{ code: 'EC-03', message, oldLink: { title: 'Debat tk-gone' } }],
    });
  }
  const unknown = await reader.get('/agendas/tk-never');
  expect(unknown.json()).toMatchObject({
    errors: [{ code: 'EC-03', message: 'Dit document bestaat niet.' }],
  });
});

it('agenda: a meeting leads to where its source shows it, and behind closed doors to nothing', async () => {
  const shownAt = 'https://show.example.org/1';
  await read([
    aMeeting('tk-shown', '2026-12-01T09:00:00Z', { shownAt }),
    aMeeting('tk-hidden', '2026-12-01T09:00:00Z', { shownAt }, { confidentiality: 'Besloten' }),
  ]);
  expect((await page('tk-shown')).stream).toEqual({ url: shownAt });
  expect(await page('tk-hidden')).not.toHaveProperty('stream');
});
