import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instantOf, startOfDay } from 'contract/amsterdam';
import {
  hurry,
  pollAndRead,
  pollByItem,
  startAnswers,
  type Answer,
  type Answers,
} from '#test/replay/answers.ts';
import type { Cursor } from '../connector.ts';
import given from './fixtures/answers.json' with { type: 'json' };
import { presscorner } from './presscorner.ts';

type Row = Record<string, unknown> & { refCode: string };

let answers: Answers;
let lists: Record<string, Row[]>;
let details: Record<string, unknown>;
/** What one page of a list holds. */
let pageSize: number;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-02-06T12:00:00Z') });
  lists = { en: [...given.en], nl: [...given.nl] };
  details = { ...given };
  pageSize = 100;
  answers = await startAnswers((address): Answer | undefined => {
    const search = /api\/search\?language=(..)&datefrom=(\d+)&dateto=(\d+)&.*pagenumber=(\d+)/.exec(address);
    if (!search) {
      const reference = /api\/documents\?reference=(.+)&language=/.exec(address)?.[1];
      return details[reference ?? ''] ? { body: details[reference ?? '']! } : undefined;
    }
    const [, language = '', from = '', to = '', page = ''] = search;
    const day = (text: string) => text.replace(/(..)(..)(....)/, '$3-$2-$1');
    const rows = (lists[language] ?? []).filter(
      ({ eventDate }) => String(eventDate) >= day(from) && String(eventDate) <= day(to),
    );
    const shown = rows.slice((Number(page) - 1) * pageSize, Number(page) * pageSize);
    return { body: { totalNumber: rows.length, docuLanguageListResources: shown } };
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await answers.close();
});

const connector = () => presscorner({ baseUrl: answers.baseUrl, request: hurry });
const ids = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);

test('presscorner: a release has its text, titles, commissioner, themes and moment', async () => {
  const { reading } = await pollAndRead(connector());
  expect(ids(reading)).toEqual(['presscorner-ip_31_101', 'presscorner-speech_31_102']);
  expect([reading.notes, reading.skipped, reading.unread]).toEqual([[], [], []]);
  expect(reading.documents[0]).toEqual({
    id: 'presscorner-ip_31_101',
    domain: 'eu',
    source: 'presscorner',
    demo: false,
    groupPath: 'commission/press',
    sourceType: 'Press release',
    institution: 'European Commission',
    title: 'Commission proposes buoys for all ports',
    titles: {
      en: 'Commission proposes buoys for all ports',
      nl: 'Commissie stelt boeien voor alle havens voor',
    },
    language: 'en',
    date: instantOf('2031-02-03', 11, 42),
    timeKnown: true,
    sourceDate: '2031-02-03T10:42:00Z',
    text: 'A calmer sea\nBuoys\nPorts, large and small, get buoys (2031/0042(COD)).',
    attachments: [],
    people: [{ name: 'Marit Zeeman', role: 'Commissioner responsible' }],
    organisations: [],
    committees: [],
    numbers: [{ kind: 'reference', value: 'IP/31/101' }],
    labels: [{ scheme: 'commission-policy', code: 'MARE', name: 'Maritime affairs' }],
    identities: ['presscorner-ip_31_101'],
    votes: [],
    relations: [{ relation: 'Procedure', id: 'ep-proc-2031-0042', title: '2031/0042(COD)' }],
    originalUrls: ['https://ec.europa.eu/commission/presscorner/detail/en/ip_31_101'],
    confidentiality: 'Openbaar',
  });
});

test('presscorner: a speech names its speaker; one that was published on another day has its own day alone', async () => {
  const { reading } = await pollAndRead(connector());
  expect(reading.documents[1]).toMatchObject({
    people: [{ name: 'Marit Zeeman', role: 'Speaker' }],
    date: startOfDay('2031-02-04'),
    timeKnown: false,
    sourceDate: '2031-02-04',
    text: 'They rise.',
  });
});

test('presscorner: what is not in English is read in its own language', async () => {
  lists = { en: [{ ...given.en[0]!, languageCode: 'FR', title: 'Des bouées' }] };
  details = { 'IP/31/101': { ...given['IP/31/101'], docuLanguageResource: { title: 'Des bouées' } } };
  const { reading } = await pollAndRead(connector());
  expect(reading.documents).toMatchObject([
    {
      language: 'fr',
      titles: { fr: 'Des bouées' },
      originalUrls: ['https://ec.europa.eu/commission/presscorner/detail/fr/ip_31_101'],
    },
  ]);
  expect(answers.asked.filter((address) => address.includes('documents'))).toEqual([
    '/api/documents?reference=IP/31/101&language=fr',
  ]);
});

test('presscorner: a poll reads all pages, and the next one what is new, corrected or translated since', async () => {
  pageSize = 1;
  const first = await pollAndRead(connector());
  expect(ids(first.reading)).toHaveLength(2);
  const cursor = first.cursors.at(-1)!;
  expect(ids((await pollAndRead(connector(), cursor)).reading)).toEqual([]);
  lists['fr'] = [{ ...given.en[1]!, languageCode: 'FR', title: 'Les marées' }];
  const second = await pollAndRead(connector(), cursor);
  expect(ids(second.reading)).toEqual(['presscorner-speech_31_102']);
  expect(second.reading.documents[0]!.titles).toEqual({ en: 'Speech on the tides', fr: 'Les marées' });
});

test('presscorner: a back-fill goes some days at a time, and a poll that was ended goes on', async () => {
  lists['en']!.push({ ...given.en[0]!, refCode: 'IP/31/9', eventDate: '2031-01-02' });
  details['IP/31/9'] = { ...given['IP/31/101'], eventDate: '2031-01-02', publishDate: null };
  const from = connector().cursorAt(Date.parse('2031-01-03T12:00:00Z'));
  const { reading, cursors } = await pollAndRead(connector(), from);
  expect(ids(reading)).toEqual(['presscorner-ip_31_9', 'presscorner-ip_31_101', 'presscorner-speech_31_102']);
  expect([...new Set(cursors.map(({ day }) => day))].slice(0, 2)).toEqual(['2031-01-03', '2031-01-11']);
  expect(cursors.at(-1)).toMatchObject({ day: '2031-02-06' });
  expect(Object.keys(cursors.at(-1)!['read']!)).toEqual(['IP/31/101', 'SPEECH/31/102']);
});

test('presscorner: a release that the service does not have is known by the list, and asked for again five times', async () => {
  lists = { en: [given.en[0]!] };
  details = {};
  let cursor: Cursor | undefined;
  for (let time = 0; time < 5; time++) {
    const { reading, cursors } = await pollAndRead(connector(), cursor);
    expect(reading.documents).toMatchObject([{ text: 'Ports get buoys.', sourceType: 'Press release' }]);
    expect(reading.notes).toHaveLength(1);
    cursor = cursors.at(-1);
  }
  expect(ids((await pollAndRead(connector(), cursor)).reading)).toEqual([]);
});

test('presscorner: a release that cannot be had is known by the list, and asked for by itself until it can be', async () => {
  answers.breakNext('documents?reference=IP/31/101', { type: 'text/html', body: '<html>Robot?</html>' });
  const { reading, kept, cursor } = await pollByItem(connector());
  expect(reading.documents[0]).toMatchObject({ id: 'presscorner-ip_31_101', text: 'Ports get buoys.' });
  expect([...kept.keys()]).toEqual(['release IP/31/101']);
  // Polls leave it alone then.
  expect(ids((await pollAndRead(connector(), cursor)).reading)).toEqual([]);
  const { again } = kept.get('release IP/31/101')!;
  answers.breakNext('documents?reference=IP/31/101', { type: 'text/html', body: '<html>Robot?</html>' });
  expect((await again()).failed).toMatchObject({ kind: 'blocked', missedAgain: true });
  const { reading: had, failed } = await again();
  expect(failed).toBeUndefined();
  expect(had!.documents[0]!.text).toContain('Ports, large and small, get buoys');
});

test('presscorner: where three releases in a row cannot be had the service is down', async () => {
  lists = { en: [1, 2, 3].map((number) => ({ ...given.en[0]!, refCode: `IP/31/${number}` })) };
  for (let time = 0; time < 6; time++) answers.breakNext('documents', { status: 500, body: '' });
  await expect(pollAndRead(connector())).rejects.toMatchObject({ kind: 'status' });
});

test('presscorner: rows and releases in another form are kept apart, and what else is told of them counts', async () => {
  lists = { en: [given.en[0]!, { eventDate: '2031-02-03' } as unknown as Row] };
  details['IP/31/101'] = { docuLanguageResource: 7 };
  const { reading } = await pollAndRead(connector());
  expect(reading.documents).toMatchObject([{ text: 'Ports get buoys.' }]);
  expect(reading.unread.map(({ part }) => part)).toEqual(['row ?', 'release ?']);
});

test('presscorner: a list that ends before its end is a fault', async () => {
  const short = { totalNumber: 3, docuLanguageListResources: [given.en[0]] };
  answers.breakNext('search', { body: short });
  answers.breakNext('search', { body: { ...short, docuLanguageListResources: [] } });
  await expect(pollAndRead(connector())).rejects.toMatchObject({ kind: 'shape' });
});
