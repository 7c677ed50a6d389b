import { expect, test } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { emptyReading, type Reading, type SourceConnector } from '../connector.ts';
import { bareDocument } from './bare-document.ts';
import { withPlausibleDays } from './plausible-days.ts';

const now = Date.parse('2031-03-04T12:00:00Z');

/** A document of a day, or a meeting on it. */
function dated(day: string, { meeting = false, id = 'x-1' } = {}): Document {
  const date = Date.parse(day);
  const times = { kind: 'plenary' as const, timeKnown: true, status: 'planned' as const, agendaItems: [] };
  return {
    ...bareDocument(),
    id,
    domain: 'nl',
    source: 'x',
    groupPath: 'tk/overig',
    sourceType: '',
    institution: '',
    title: 'Proef',
    titles: {},
    language: 'nl',
    date: meeting ? now : date,
    timeKnown: true,
    sourceDate: day,
    text: '',
    originalUrls: ['https://example.org/1'],
    ...(meeting ? { meeting: { ...times, start: date } } : {}),
  };
}

/** Reads a payload that holds this. */
function readsOf(reading: Partial<Reading>) {
  const connector: SourceConnector<null> = {
    source: 'x',
    domain: 'nl',
    rhythm: 1,
    news: 1,
    proven: true,
    cursorAt: () => ({}),
    poll: async function* () {},
    itemOf: () => ({ id: 'x' }),
    read: async () => ({ ...emptyReading(), ...reading }),
  };
  return withPlausibleDays(connector, () => now).read(null);
}
const reads = (day: string, meeting = false) => readsOf({ documents: [dated(day, { meeting })] });

test.each(['1800-01-02T00:00:00Z', '2031-03-04T12:00:00Z', '2033-03-03T12:00:00Z'])(
  'plausible days: %s is read',
  async (day) => {
    expect((await reads(day)).documents).toHaveLength(1);
    expect((await reads(day, true)).documents).toHaveLength(1);
  },
);

test.each([
  '1799-12-31T00:00:00Z',
  '1001-01-01T00:00:00Z',
  '2033-03-20T00:00:00Z',
  '9999-12-31T00:00:00Z',
  'x',
])('plausible days: %s is a fault of the payload that says what it is', async (day) => {
  for (const meeting of [false, true]) {
    await expect(reads(day, meeting)).rejects.toMatchObject({
      name: 'SourceFault',
      kind: 'shape',
      evidence: { url: 'https://example.org/1', detail: expect.stringContaining('x-1 is dated') as string },
    });
  }
});

test('plausible days: other documents of the payload stay, with their keys and files', async () => {
  const files = (...ids: string[]) => ids.map((fileId) => ({ fileId, title: '' }));
  const wrong = { ...dated('9999-12-31T00:00:00Z', { id: 'x-2' }), attachments: files('own', 'shared') };
  const right = { ...dated('2031-03-04T12:00:00Z'), attachments: files('shared') };
  const kept = (fileId: string) => ({ fileId, bytes: new Uint8Array() });
  const reading = await readsOf({
    documents: [wrong, right],
    keys: [
      { key: 'one', id: 'x-1' },
      { key: 'two', id: 'x-2' },
      { key: 'of another payload', id: 'x-3' },
    ],
    files: [kept('own'), kept('shared')],
  });
  expect(reading.documents).toEqual([right]);
  expect(reading.keys.map(({ key }) => key)).toEqual(['one', 'of another payload']);
  expect(reading.files.map(({ fileId }) => fileId)).toEqual(['shared']);
  expect(reading.unread).toEqual([
    { part: 'x-2', fault: expect.stringMatching(/^x-2 is dated 9999-12-31/) as string },
  ]);
});

test('plausible days: what else a payload tells is not lost with its only document', async () => {
  const documents = [dated('1001-01-01T00:00:00Z')];
  expect(await readsOf({ documents, withdrawn: ['x-9'] })).toMatchObject({
    documents: [],
    withdrawn: ['x-9'],
    unread: [{ part: 'x-1' }],
  });
});
