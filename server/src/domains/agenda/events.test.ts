import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Meeting } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let staff: Subscriber;
const held = (id: string, start: string, meeting: Partial<Meeting>, source = 'tweedekamer') =>
  aDocument({
    id,
    source,
    groupPath: 'tk/agenda',
    title: `Overleg ${id}`,
    text: 'Over de wachtrij.',
    date: Date.parse(start),
    meeting: {
      kind: 'committee',
      start: Date.parse(start),
      timeKnown: true,
      status: 'planned',
      agendaItems: [],
      ...meeting,
    },
  });

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  await product.documents.put([
    held('e-plain', '2026-12-01T09:00:00Z', { sourceTimes: { start: '2026-12-01T10:00:00' } }),
    held('e-hour', '2026-12-02T15:00:00Z', {
      end: Date.parse('2026-12-02T16:00:00Z'),
      approximate: true,
      sourceTimes: { start: '2026-12-02T00:00:00', end: '2026-12-02T17:00:00' },
    }),
    held('e-whole', '2026-12-02T23:00:00Z', { timeKnown: false, sourceTimes: { start: '2026-12-03T00:00' } }),
    held('e-day', '2026-12-03T23:00:00Z', { timeKnown: false, sourceTimes: { start: '2026-12-04' } }),
    held('e-scraped', '2026-12-05T13:00:00Z', { sourceTimes: { start: '05-12-2026 14:01' } }, 'scraped'),
    held('e-long-ago', '2025-01-05T13:00:00Z', {}),
    aDocument({ id: 'e-paper' }),
  ]);
  staff = await product.subscriber({ roles: ['staff'] });
});
afterAll(() => product.close());

interface Event {
  id: string;
  corrections: { rule: string }[];
}

test('events: a meeting is shown to staff with all that is kept of it and what was corrected', async () => {
  const answer = await staff.post('/event/e-hour', {});
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    result: {
      id: 'e-hour',
      origin: 'tweedekamer',
      startTime: '2026-12-02T15:00:00.000Z',
      endTime: '2026-12-02T16:00:00.000Z',
      corrections: [
        { rule: 'endMinusHour', written: '2026-12-02T00:00:00', applied: '2026-12-02T15:00:00.000Z' },
      ],
      raw: {
        text: 'Over de wachtrij.',
        groupPath: 'tk/agenda',
        meeting: { approximate: true, sourceTimes: { end: '2026-12-02T17:00:00' } },
      },
    },
  });
  expect((await staff.post('/event/e-paper', {})).statusCode).toBe(404);
});

test('events: meetings between two instants, with what the store was asked', async () => {
  const ask = async (parameters: Record<string, string>, sourceIds: string[] = []) => {
    const answer = await staff.post(`/event/timeline?${new URLSearchParams(parameters)}`, { sourceIds });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: Event[]; countTotal: number; asked: object[] }>();
  };
  const { data, asked } = await ask({});
  expect(data.map(({ id, corrections }) => [id, ...corrections.map(({ rule }) => rule)])).toEqual([
    ['e-plain'],
    ['e-hour', 'endMinusHour'],
    ['e-whole', 'wholeDay'],
    ['e-day'],
    ['e-scraped', 'minuteOne'],
  ]);
  expect(asked).toHaveLength(5);
  expect(asked[0]).toMatchObject({ domain: 'nl', count: 5, filters: { kind: 'meeting' } });
  const ids = async (...of: Parameters<typeof ask>) => (await ask(...of)).data.map(({ id }) => id);
  expect(await ids({ origin: 'scraped' })).toEqual(['e-scraped']);
  expect(await ids({ query: 'overleg', limit: '1' }, ['nl:tk'])).toEqual(['e-plain']);
  expect(
    await ids({ startDateTime: '2026-12-02T16:00:00+01:00', endDateTime: '2026-12-02T23:00:00Z' }),
  ).toEqual(['e-hour']);
  expect(await ids({ startDateTime: '2025-01-01T00:00:00Z', endDateTime: '2026-01-01T00:00:00Z' })).toEqual([
    'e-long-ago',
  ]);
  for (const wrong of [
    'startDateTime=2026-12-02T16:00:00Z&endDateTime=2026-12-01T16:00:00Z',
    'startDateTime=2016-12-02T16:00:00Z',
    'startDateTime=2026-12-02',
  ]) {
    expect((await staff.post(`/event/timeline?${wrong}`, {})).statusCode, wrong).toBe(400);
  }
});
