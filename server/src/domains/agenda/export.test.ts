import { limits } from 'contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { readWorkbook } from '#test/workbook.ts';

function aMeeting(id: string, start: string, fields: Partial<Document> = {}, meeting: Partial<Meeting> = {}) {
  const begins = Date.parse(start);
  return aDocument({
    id,
    groupPath: 'tk/agenda',
    institution: 'Tweede Kamer',
    title: `Debat ${id}`,
    text: 'De commissie spreekt over het stroomnet.',
    date: begins,
    ...fields,
    meeting: {
      kind: 'committee',
      start: begins,
      timeKnown: true,
      status: 'planned',
      place: 'Thorbeckezaal',
      agendaItems: [],
      ...meeting,
    },
  });
}

let product: TestProduct;
let reader: Subscriber;
beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z', undefined, { BASE_URL: 'https://vizier.example' });
  await product.documents.put([
    aMeeting('x-late', '2027-03-27T23:30:00Z', { title: '+31 meldt zich' }, { kind: 'plenary' }),
    aMeeting('x-first', '2026-11-24T09:00:00Z', {}, { end: Date.parse('2026-11-24T11:00:00Z') }),
    aMeeting('x-closed', '2026-11-25T09:00:00Z', { confidentiality: 'Besloten', title: 'Overleg stroomnet' }),
    aMeeting('x-senate', '2026-11-26T09:00:00Z', { groupPath: 'ek/agenda', institution: '=Eerste Kamer' }),
    aMeeting('x-local', '2026-11-27T09:00:00Z', { domain: 'nl-lr', groupPath: 'gemeente/agenda' }),
    aMeeting('x-wind', '2026-11-28T09:00:00Z', { text: 'Over windmolens.' }),
    aMeeting('x-past', '2026-08-20T09:00:00Z'),
    aMeeting('x-beyond', '2027-05-21T09:00:00Z'),
  ]);
  reader = await product.subscriber();
});
afterAll(() => product.close());

const asked = (parameters: object, sessionFilters: string[] = [], by = reader) =>
  by.post(`/agendas/export/xlsx?${new URLSearchParams({ ...parameters })}`, { sessionFilters });
async function titlesIn(parameters: object, sessionFilters: string[] = [], by = reader) {
  const answer = await asked(parameters, sessionFilters, by);
  expect(answer.statusCode, answer.body).toBe(200);
  return readWorkbook(answer.rawPayload)
    .rows.slice(1)
    .map((row) => row[4]);
}

test('agenda export: what a search finds is one row a meeting, soonest first, with real dates and no formulas', async () => {
  const answer = await asked({ query: 'stroomnet' });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="Agenda 2026-08-20 2027-05-20.xlsx"',
  });
  const { rows, sheet } = readWorkbook(answer.rawPayload);
  expect(rows.map((row) => row.slice(3))).toEqual([
    ['Orgaan', 'Titel', 'Plaats', 'Status', 'Link'],
    ['Tweede Kamer', 'Debat x-past', 'Thorbeckezaal', 'Gepland', 'https://vizier.example/agenda/x-past'],
    ['Tweede Kamer', 'Debat x-first', 'Thorbeckezaal', 'Gepland', 'https://vizier.example/agenda/x-first'],
    ['', 'Overleg stroomnet', '', 'Besloten', 'https://vizier.example/agenda/x-closed'],
    ['=Eerste Kamer', 'Debat x-senate', 'Thorbeckezaal', 'Gepland', 'https://vizier.example/agenda/x-senate'],
    ['Tweede Kamer', 'Debat x-local', 'Thorbeckezaal', 'Gepland', 'https://vizier.example/agenda/x-local'],
    ['Tweede Kamer', '+31 meldt zich', 'Thorbeckezaal', 'Gepland', 'https://vizier.example/agenda/x-late'],
  ]);
  expect(sheet).not.toContain('<f>');
  const dayOf = (text: string) => (Date.parse(text) - Date.UTC(1899, 11, 30)) / 86_400_000;
  // Half past midnight of the night in which clocks go forward.
  expect(Number(rows[6]![1])).toBeCloseTo(dayOf('2027-03-28T00:30:00Z'), 6);
  expect([rows[3]![1], rows[3]![2]]).toEqual(['', '']);
});

test('agenda export: query, filters, days and modules narrow it as they do the agenda; no query means all', async () => {
  expect(await titlesIn({}, ['nl:tk'])).toEqual([
    'Debat x-past',
    'Debat x-first',
    'Overleg stroomnet',
    'Debat x-wind',
    '+31 meldt zich',
  ]);
  expect(await titlesIn({ startDate: '2026-11-25', endDate: '2026-11-27' }, ['nl', 'nl-lr'])).toEqual([
    'Overleg stroomnet',
    'Debat x-senate',
    'Debat x-local',
  ]);
  expect(await titlesIn({ query: 'stroomnet' }, ['kind:plenary'])).toEqual(['+31 meldt zich']);
  expect(await titlesIn({ query: 'kabouters' })).toEqual([]);
  const national = await product.subscriber({ modules: ['agenda', 'nlDashboard'] });
  expect(await titlesIn({ startDate: '2026-11-26' }, [], national)).not.toContain('Debat x-local');
});

test('agenda export: what cannot be searched says why; without the agenda there is none', async () => {
  for (const [parameters, filters, error] of [
    [{ query: '(net' }, [], { code: 'EC-02' }],
    [{ startDate: '2026-11-30', endDate: '2026-11-20' }, [], { code: 'EC-02' }],
    [{ startDate: '2026-08-19' }, [], { code: 'EC-02', message: expect.stringContaining('20-08-2026') }],
    [{}, ['nl:nowhere'], { code: 'EC-02' }],
    [{ startDate: '2028-01-01', endDate: '2028-01-02' }, [], { code: 'EC-04', module: 'MC05' }],
    [{}, ['nl:regering'], { code: 'EC-04', module: 'MC05' }],
    [{ other: 'x' }, [], { code: 'EC-02' }],
  ] as const) {
    const answer = await asked(parameters, [...filters]);
    expect(answer.statusCode, JSON.stringify(parameters)).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [error] });
  }
  const locked = await product.subscriber({ modules: ['nlDashboard'] });
  const answer = await asked({}, [], locked);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-01', module: 'MC05' }] });
});

test('agenda export: as many meetings as a file may have are in it, and one more is refused', async () => {
  const many = Array.from({ length: limits.maximumExportedMeetings }, (_none, index) =>
    aMeeting(`y-${String(index).padStart(4, '0')}`, '2027-02-01T09:00:00Z', { text: 'Kabouterkwestie.' }),
  );
  await product.documents.put(many);
  const titles = await titlesIn({ query: 'kabouterkwestie' });
  expect(titles).toEqual(many.map(({ title }) => title));
  await product.documents.put([
    aMeeting('y-more', '2027-02-02T09:00:00Z', {
      domain: 'nl-lr',
      groupPath: 'gemeente/agenda',
      text: 'Kabouterkwestie.',
    }),
  ]);
  const answer = await asked({ query: 'kabouterkwestie' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    errors: [{ code: 'EC-05', message: expect.stringContaining('5000') }],
  });
});
