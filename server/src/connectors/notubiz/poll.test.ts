import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import {
  hurry,
  pollAndRead,
  pollByItem,
  startAnswers,
  type Answer,
  type Answers,
} from '#test/replay/answers.ts';
import type { Cursor } from '../connector.ts';
import fixture from './fixtures/answers.json' with { type: 'json' };
import { notubiz } from './notubiz.ts';

const extraction = openTextExtraction();
let server: Answers;
let modified = '2031-02-21 09:00:00';
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-06T12:00:00Z') });
  modified = '2031-02-21 09:00:00';
  server = await startAnswers(respond);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});
const connector = (...keys: string[]) =>
  notubiz({
    baseUrl: server.baseUrl,
    extraction,
    request: hurry,
    councils: (keys.length > 0 ? keys : ['11']).map((key) => ({
      system: 'notubiz',
      key,
      name: 'Proefstad',
      kind: 'gemeente',
    })),
  });

/** Two pages of one event each in the first window, and one module. */
function respond(address: string): Answer | undefined {
  const { pathname, searchParams } = new URL(address, 'http://server');
  if (pathname === '/organisations') return { body: fixture.organisations };
  if (pathname === '/organisations/11/gremia') return { body: fixture.gremia };
  if (pathname === '/modules') return { body: fixture.modules };
  if (pathname === '/modules/6/items') {
    return { body: { items: fixture.items, pagination: { list_start: 0, list_end: 1, total_results: 1 } } };
  }
  if (pathname.startsWith('/document/')) return { type: 'application/rtf', body: '{\\rtf1 Tekst.}' };
  if (pathname === '/events') {
    if (searchParams.get('date_from')?.slice(0, 10) !== '2031-01-01') return { body: { events: [] } };
    const page = Number(searchParams.get('page'));
    const event = { id: 700 + page, type: 'meeting', permission_group: 'public', last_modified: modified };
    return { body: { events: page > 2 ? [] : [event], pagination: { has_more_pages: page < 2 } } };
  }
  const found = fixture.meetings.find(({ id }) => pathname === `/events/meetings/${id}`);
  // Newer answers stand in a wrapper.
  return found && { body: found.id === 701 ? { meeting: found } : found };
}
const from = Date.parse('2031-01-01T12:00:00Z');
const startingAt = (): Cursor => connector().cursorAt(from);

test('notubiz poll: a poll reads every page, file and module once and ends with a cursor for the next', async () => {
  const { reading, cursors } = await pollAndRead(connector(), startingAt());
  expect(reading.documents.map(({ id }) => id)).toEqual([
    'notubiz-meeting-701',
    'notubiz-document-9001',
    'notubiz-document-9002',
    'notubiz-document-9004',
    'notubiz-document-9003',
    'notubiz-meeting-702',
    'notubiz-item-801',
  ]);
  expect(server.asked.filter((address) => address.startsWith('/document/'))).toHaveLength(5);
  expect(server.asked.some((address) => address.startsWith('/document/9004'))).toBe(false);
  expect(server.asked.every((address) => address.includes('version=1.17.0'))).toBe(true);
  expect(cursors.at(-1)).toMatchObject({
    councils: { 11: { place: { from: '2030-12-04', changed: '2031-03-06T11:00:00.000Z' } } },
  });
});

test('notubiz poll: a broken-off poll goes on at the window where it was', async () => {
  const { cursors } = await pollAndRead(connector(), startingAt());
  const half = cursors.find((cursor) => JSON.stringify(cursor).includes('"day":"2031-04-03"'))!;
  server.asked.length = 0;
  const { reading } = await pollAndRead(connector(), half);
  expect(reading.documents.map(({ id }) => id)).toEqual(['notubiz-item-801']);
});

test('notubiz poll: the next poll asks only for what changed', async () => {
  const changed: Cursor = { from: '2031-01-01', changed: '2031-02-25T00:00:00.000Z' };
  expect((await pollAndRead(connector(), changed)).reading.documents.map(({ id }) => id)).toEqual([
    'notubiz-item-801',
  ]);
  modified = '2031-02-26 09:00:00';
  expect((await pollAndRead(connector(), changed)).reading.documents).toHaveLength(7);
});

test('notubiz poll: a page that comes again is a fault, not a poll without an end', async () => {
  const again = { events: [{ id: 701, permission_group: 'public' }], pagination: { has_more_pages: true } };
  server.breakNext('page=2', { body: again });
  await expect(pollAndRead(connector(), startingAt())).rejects.toMatchObject({ kind: 'shape' });
});

test.each<[string, Answer, string]>([
  ['/organisations', { body: { message: 'Fout' } }, 'shape'],
  ['/events?', { body: '<html><body>Storing</body></html>', type: 'text/html' }, 'blocked'],
  ['/modules?', { body: '' }, 'notJson'],
])('notubiz poll: a wrong answer at %s is a fault', async (words, answer, kind) => {
  server.breakNext(words, answer);
  await expect(pollAndRead(connector(), startingAt())).rejects.toMatchObject({ name: 'SourceFault', kind });
});

test.each<[string, Answer, string]>([
  ['is cut', { body: '{"meeting": {' }, 'notJson'],
  ['is of another shape', { body: { vergadering: 701 } }, 'shape'],
  ['is a page', { body: '<html><body>Storing</body></html>', type: 'text/html' }, 'blocked'],
  ['the service fails on', { status: 500, body: '' }, 'status'],
])(
  'notubiz poll: a meeting that %s costs that meeting alone, which is asked for once more',
  async (_name, answer, kind) => {
    const whole = await pollAndRead(connector(), startingAt());
    const breakNext = () => server.breakNext('/events/meetings/701', answer);
    for (let time = 0; time <= (answer.status === 500 ? hurry.retries : 0); time++) breakNext();
    const { reading, kept, cursor } = await pollByItem(connector(), startingAt());
    expect([...kept]).toEqual([['meeting 701', expect.objectContaining({ kind })]]);
    const ids = reading.documents.map(({ id }) => id);
    expect(ids).toEqual(['notubiz-meeting-702', 'notubiz-item-801']);
    expect(cursor).toEqual(whole.cursors.at(-1));
    breakNext();
    expect(await kept.get('meeting 701')!.again()).toMatchObject({ failed: { kind, missedAgain: true } });
    const { failed, reading: again } = await kept.get('meeting 701')!.again();
    expect(failed).toBeUndefined();
    expect(new Set([...reading.documents, ...again!.documents])).toEqual(new Set(whole.reading.documents));
  },
);

test('notubiz poll: a meeting that is not for us is told, a file that is gone is a note', async () => {
  server.breakNext('/events/meetings/702', { status: 403, body: { message: 'No rights' } });
  server.breakNext('/document/9001', { status: 410, body: '' });
  const { reading } = await pollAndRead(connector(), startingAt());
  expect(reading.skipped).toEqual([{ sourceId: 'meeting 702', reason: 'the service answers 403' }]);
  expect(reading.notes).toMatchObject([{ sourceId: 'document 9001' }]);
});

test('notubiz poll: an organisation that is refused does not keep the others; refused everywhere is a fault', async () => {
  const both = notubiz({ baseUrl: server.baseUrl, extraction, request: hurry });
  const { reading } = await pollAndRead(both, startingAt());
  expect(reading.documents).toHaveLength(7);
  expect(reading.skipped).toEqual([
    { sourceId: 'organisation 12', reason: expect.stringContaining('status 404') as string },
  ]);
  await expect(pollAndRead(connector('12'), startingAt())).rejects.toMatchObject({ kind: 'status' });
});
