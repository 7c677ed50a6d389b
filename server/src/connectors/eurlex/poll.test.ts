import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { earlierCursor } from '#test/earlier-cursor.ts';
import { hurry, pollAndRead, startAnswers, type Answer, type Answers } from '#test/replay/answers.ts';
import type { Cursor } from '../connector.ts';
import { eurlex } from './eurlex.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
const results = (rows: Record<string, string>[]): Answer => ({
  type: 'application/sparql-results+json',
  body: {
    results: {
      bindings: rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, { value }])),
      ),
    },
  },
});

interface Work {
  celex: string;
  changed: string;
}
let works: Work[];
let texts: Map<string, Answer>;
let answers: Answers;
/** A server that does not understand what it is asked after gives its first page for ever. */
let deaf: boolean;

beforeEach(async () => {
  deaf = false;
  works = ['32031R0001', '32031R0002', '32031R0003'].map((celex, index) => ({
    celex,
    changed: `2031-03-0${index + 1}T10:00:00.000+01:00`,
  }));
  texts = new Map();
  answers = await startAnswers((address, baseUrl) => {
    if (address.startsWith('/webapi/')) return query(address);
    const celex = /^\/resource\/celex\/(.+)$/.exec(address)?.[1];
    if (celex)
      return texts.get(celex) ?? { status: 303, headers: { location: `${baseUrl}item/${celex}` }, body: '' };
    if (address.startsWith('/item/')) return { type: 'application/xhtml+xml', body: fixture('act.xhtml') };
    return undefined;
  });
});
afterEach(() => answers.close());

function query(address: string): Answer {
  const listed = address.includes('?changed WHERE');
  if (listed) {
    const after = Date.parse(/\?changed > "([^"]+)"/.exec(address)![1]!);
    const above = /STR\(\?celex\) > "([^"]*)"/.exec(address)![1]!;
    const limit = Number(/LIMIT (\d+)/.exec(address)![1]);
    const rest = works.filter(({ celex, changed }) => {
      const at = Date.parse(changed);
      return deaf || at > after || (at === after && celex > above);
    });
    return results(
      rest
        .slice(0, limit)
        .map((work) => ({ ...work, work: `http://publications.europa.eu/resource/cellar/${work.celex}` })),
    );
  }
  return results(
    works
      .filter(({ celex }) => address.includes(`cellar/${celex}>`))
      .map(({ celex }) => ({
        celex,
        title: `Regulation ${celex}`,
        language: 'http://publications.europa.eu/resource/authority/language/ENG',
        date: '2031-03-01',
        rtype: 'http://publications.europa.eu/resource/authority/resource-type/REG',
      })),
  );
}

const connector = () => eurlex({ baseUrl: answers.baseUrl, extraction, request: hurry });
const since: Cursor = { dated: '2031-01-01', changed: '2031-03-01T00:00:00.000Z' };
/** The notices of these works do not exist; their texts do. */
const noNotice = () =>
  works.forEach(({ celex }) => answers.breakNext(`/resource/celex/${celex}`, { status: 404, body: '' }));
const ids = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);

test('eurlex poll: a poll reads every changed work once, resumes in the middle and asks nothing twice', async () => {
  noNotice();
  const { reading, cursors } = await pollAndRead(connector(), since);
  expect(ids(reading)).toEqual(['eurlex-32031R0001', 'eurlex-32031R0002', 'eurlex-32031R0003']);
  expect(reading.documents[0]!.text).toContain('Il y a des champs.');
  expect(reading.notes).toHaveLength(3);
  expect(cursors.at(-1)).toMatchObject({ dated: '2031-01-01', changed: '2031-03-03T10:00:00.000+01:00' });
  const before = answers.asked.length;
  const again = await pollAndRead(connector(), cursors.at(-1));
  expect(ids(again.reading)).toEqual([]);
  expect(answers.asked.slice(before)).toHaveLength(1);
  const earlier = earlierCursor(cursors.at(-1), '\n', ' ');
  expect(ids((await pollAndRead(connector(), earlier)).reading)).toEqual([]);
  works.push({ celex: '32031R0004', changed: '2031-03-03T08:30:00.000+01:00' });
  works[2]!.changed = '2031-03-04T10:00:00.000+01:00';
  noNotice();
  const late = await pollAndRead(connector(), again.cursors.at(-1));
  expect(ids(late.reading).toSorted()).toEqual(['eurlex-32031R0003', 'eurlex-32031R0004']);
});

test('eurlex poll: works to ask again are read from a cursor of an earlier version', async () => {
  noNotice();
  const changed = '2031-03-01T08:00:00.000+01:00';
  const work = 'http://publications.europa.eu/resource/cellar/1';
  const { cursors } = await pollAndRead(connector(), {
    ...since,
    changed: '2031-03-05T00:00:00.000Z',
    again: `32031R0001 ${work} ${changed} 2 kept`,
  });
  expect(cursors[0]).toMatchObject({ dated: since['dated'] });
  expect(answers.asked.some((address) => address.includes('32031R0001'))).toBe(true);
});

test('eurlex poll: a list of many pages is read to its end, also over a border of equal stamps', async () => {
  works = Array.from({ length: 230 }, (_, index) => ({
    celex: `32031R${String(index + 1).padStart(4, '0')}`,
    changed: '2031-03-02T10:00:00.000+01:00',
  }));
  texts = new Map(works.map(({ celex }) => [celex, { status: 404, body: '' }]));
  const { reading } = await pollAndRead(connector(), since);
  expect(new Set(ids(reading)).size).toBe(230);
});

test('eurlex poll: a server that repeats its page ends the poll', async () => {
  works = Array.from({ length: 130 }, (_, index) => ({
    celex: `32031R${String(index + 1).padStart(4, '0')}`,
    changed: '2031-03-02T10:00:00.000+01:00',
  }));
  texts = new Map(works.map(({ celex }) => [celex, { status: 404, body: '' }]));
  deaf = true;
  const { reading } = await pollAndRead(connector(), since);
  expect(ids(reading)).toHaveLength(100);
});

test('eurlex poll: of several streams the first is the text; without XHTML the PDF is asked', async () => {
  works = works.slice(0, 1);
  noNotice();
  answers.breakNext('/item/32031R0001', { status: 300, type: 'text/html', body: '<html>DOC_1 DOC_2</html>' });
  const { reading } = await pollAndRead(connector(), since);
  expect(reading.documents[0]!.file?.url).toBe(`${answers.baseUrl}item/32031R0001/DOC_1`);
  answers.asked.length = 0;
  texts.set('32031R0001', { status: 406, body: '' });
  const without = await pollAndRead(connector(), since);
  expect(answers.asked.filter((address) => address.includes('celex/'))).toHaveLength(3);
  expect(without.reading.documents[0]!.file).toBeUndefined();
  expect(without.reading.notes.map(({ note }) => note)).toEqual([
    'no notice',
    'no text in a format that can be read',
  ]);
});

test('eurlex poll: a text that is still being produced is asked for again by the next poll, and stored then', async () => {
  works = works.slice(0, 1);
  noNotice();
  answers.breakNext('/resource/celex/32031R0001', { status: 202, body: '' });
  const first = await pollAndRead(connector(), since);
  expect(ids(first.reading)).toEqual([]);
  expect(first.cursors.at(-1)!['again']).toMatchObject([{ celex: '32031R0001', tries: 1, kept: false }]);
  noNotice();
  const second = await pollAndRead(connector(), first.cursors.at(-1));
  expect(ids(second.reading)).toEqual(['eurlex-32031R0001']);
  expect(second.cursors.at(-1)!['again']).toEqual([]);
});

/** One proposal, whose notice names an annex at this address. */
const annex = '/resource/cellar/7.01/DOC_2';
const proposal = () => {
  works = [{ celex: '52031PC0007', changed: '2031-03-01T10:00:00.000+01:00' }];
  const notice = fixture('notice.xml');
  answers.breakNext('/resource/celex/52031PC0007', { type: 'application/xml', body: notice });
};

test('eurlex poll: annexes are fetched, found by their words and kept', async () => {
  proposal();
  const page = `<html><body><p>Annex I: trial fields.</p></body></html>`;
  answers.breakNext(annex, { type: 'application/xhtml+xml', body: page });
  const { reading, cursors } = await pollAndRead(connector(), since);
  expect(reading.documents[0]!.attachments).toEqual([
    {
      fileId: 'eurlex-52031PC0007~1',
      title: 'Annex',
      mimeType: 'text/html',
      size: page.length,
      text: 'Annex I: trial fields.',
      url: `http://publications.europa.eu${annex}`,
    },
  ]);
  const kept = reading.files.find(({ fileId }) => fileId === 'eurlex-52031PC0007~1');
  expect(Buffer.from(kept!.bytes).toString()).toBe(page);
  expect([reading.notes, cursors.at(-1)!['again']]).toEqual([[], []]);
});

test('eurlex poll: a proposal whose annex fails is kept without it, and read again until the annex is there', async () => {
  proposal();
  const failing: Answer = { status: 503, body: '' };
  for (const _ of [1, 2]) answers.breakNext(annex, failing);
  const first = await pollAndRead(connector(), since);
  expect(first.reading.documents[0]).toMatchObject({ attachments: [{ title: 'Annex' }] });
  expect(first.reading.files.map(({ fileId }) => fileId)).toEqual(['eurlex-52031PC0007']);
  expect(first.reading.notes).toMatchObject([{ note: expect.stringMatching(/^Annex: no file: status/) }]);
  expect(first.cursors.at(-1)!['again']).toMatchObject([{ celex: '52031PC0007', tries: 1, kept: true }]);
  // A later failure of the whole must not undo what is stored.
  answers.breakNext('/resource/celex/52031PC0007', { status: 202, body: '' });
  const second = await pollAndRead(connector(), first.cursors.at(-1));
  expect(ids(second.reading)).toEqual([]);
  proposal();
  answers.breakNext(annex, { type: 'application/xhtml+xml', body: '<html><body>Annex</body></html>' });
  const third = await pollAndRead(connector(), second.cursors.at(-1));
  expect(third.reading.documents[0]).toMatchObject({ attachments: [{ text: 'Annex' }] });
  expect(third.cursors.at(-1)!['again']).toEqual([]);
});

test('eurlex poll: an annex that is gone for good, and a work kept before that never comes again, end the asking', async () => {
  proposal();
  const first = await pollAndRead(connector(), since);
  expect(first.reading.notes).toMatchObject([{ note: expect.stringContaining('404') }]);
  expect(first.cursors.at(-1)!['again']).toEqual([]);
  const kept = {
    ...first.cursors.at(-1),
    again: `52031PC0007 http://publications.europa.eu/resource/cellar/52031PC0007 ${works[0]!.changed} 4 kept`,
  };
  answers.breakNext('/resource/celex/52031PC0007', { status: 202, body: '' });
  const last = await pollAndRead(connector(), kept);
  expect([ids(last.reading), last.cursors.at(-1)!['again']]).toEqual([[], []]);
});

test('eurlex poll: a work that never comes is kept with what its rows say', async () => {
  works = works.slice(0, 1);
  texts.set('32031R0001', { type: 'application/xml', body: '<NOTICE type="branch"><WORK>' });
  let cursor: Cursor | undefined = since;
  const read: string[] = [];
  for (let poll = 0; poll < 5; poll++) {
    const { reading, cursors }: Awaited<ReturnType<typeof pollAndRead>> = await pollAndRead(
      connector(),
      cursor,
    );
    cursor = cursors.at(-1);
    read.push(...ids(reading));
    if (poll === 4) expect(reading.notes[0]!.note).toMatch(/^not had in 5 tries: shape/);
  }
  expect(read).toEqual(['eurlex-32031R0001']);
});

test.each<[string, Answer, SourceFault['kind']]>([
  ['a page in place of results', { type: 'text/html', body: '<html>Service unavailable</html>' }, 'blocked'],
  ['a cut answer', { body: '{"results": {"bindings": [' }, 'notJson'],
  ['an empty answer', { body: '' }, 'shape'],
  ['a message in a successful answer', { body: { error: 'Virtuoso 42000 Error' } }, 'shape'],
  ['a partial answer', { ...results([]), headers: { 'x-sql-state': 'S1TAT' } }, 'shape'],
  ['a part with its status', { ...results([]), status: 206 }, 'shape'],
  ['a wrong encoding', { body: new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]) }, 'shape'],
])('eurlex poll: %s is a fault and moves no cursor', async (_, answer, kind) => {
  answers.breakNext('/webapi/', answer);
  const fault: unknown = await pollAndRead(connector(), since).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(SourceFault);
  expect((fault as SourceFault).kind).toBe(kind);
});

test('eurlex poll: a service that is down ends the poll with its fault', async () => {
  texts = new Map(works.map(({ celex }) => [celex, { status: 503, body: '' }]));
  const cursors: Cursor[] = [];
  const run = async () => {
    for await (const batch of connector().poll(since, new AbortController().signal))
      cursors.push(batch.cursor);
  };
  await expect(run()).rejects.toMatchObject({ kind: 'status' });
  expect(cursors).toEqual([]);
});

test('eurlex poll: a back-fill begins at the day it is told', () => {
  expect(connector().cursorAt(Date.parse('2031-03-02T12:00:00Z'))).toEqual({
    dated: '2031-03-02',
    changed: '2031-03-01T23:00:00.000Z',
  });
});
