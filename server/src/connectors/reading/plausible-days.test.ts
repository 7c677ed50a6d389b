import { expect, test } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { emptyReading, type SourceConnector } from '../connector.ts';
import { bareDocument } from './bare-document.ts';
import { withPlausibleDays } from './plausible-days.ts';

const now = Date.parse('2031-03-04T12:00:00Z');

/** Reads a payload that is a day, as a document of that day or as a meeting on it. */
function reads(day: string, meeting = false) {
  const date = Date.parse(day);
  const times = { kind: 'plenary' as const, timeKnown: true, status: 'planned' as const, agendaItems: [] };
  const document: Document = {
    ...bareDocument(),
    id: 'x-1',
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
  const connector: SourceConnector<null> = {
    source: 'x',
    domain: 'nl',
    rhythm: 1,
    news: 1,
    proven: true,
    cursorAt: () => ({}),
    poll: async function* () {},
    itemOf: () => ({ id: 'x' }),
    read: async () => ({ ...emptyReading(), documents: [document] }),
  };
  return withPlausibleDays(connector, () => now).read(null);
}

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
