import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { earlierCursor } from '#test/earlier-cursor.ts';
import {
  hurry,
  pollAndRead,
  pollByItem,
  startAnswers,
  type Answer,
  type Answers,
} from '#test/replay/answers.ts';
import type { Cursor, Reading } from '../connector.ts';
import { dekamer } from './dekamer.ts';

const extraction = openTextExtraction();
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
const [dossier, plenary, committee] = ['dossier', 'plenary', 'committee'].map((name) =>
  fixture(`${name}.html`),
) as [Buffer, Buffer, Buffer];
let server: Answers;
/** Reports that are there, by their address; the text of a dossier's page; extra pages of dossiers. */
let pages: Map<string, string | Uint8Array>;
let asked: string[];
beforeEach(async () => {
  pages = new Map<string, string | Uint8Array>([
    ['today=y', fixture('members.html')],
    ['LastDocument.cfm', fixture('recent.html')],
    ['cvview54.cfm', fixture('member.html')],
    ['/v0/actr/', fixture('actor.json')],
    ['.pdf', '%PDF-1.4 nothing'],
  ]);
  server = await startAnswers(respond);
  asked = server.asked;
});
afterEach(() => server.close());
const frame =
  '<html><head><title>De Belgische Kamer van volksvertegenwoordigers</title></head><body></body></html>';

function respond(address: string): Answer | undefined {
  for (const [words, body] of pages) {
    if (!address.includes(words)) continue;
    return {
      body,
      type: words === '.pdf' ? 'application/pdf' : words.startsWith('/v0') ? 'application/json' : 'text/html',
    };
  }
  return address.includes('dossierID=') ? { body: frame, type: 'text/html' } : undefined;
}
const connector = () => dekamer({ baseUrl: server.baseUrl, extraction, request: hurry });
const start: Cursor = { legislature: 57 };
const idsOf = ({ documents }: Reading) =>
  documents.map(({ id }) => id).filter((id) => !id.includes('-plenary-'));
const report = (kind: 'p' | 'c', number: string) => `/html/57/i${kind}${number}x.html`;
/** Another report of the same sitting. */
const changed = (bytes: Uint8Array, words: string) =>
  Buffer.from(bytes).toString('utf8').replace('Hoe lang nog?', words).replace('Mevrouw.', words);

test('dekamer poll: a poll counts reports and dossiers up, over a gap, and reads each once', async () => {
  pages.set(report('p', '001'), changed(plenary, 'Een.'));
  pages.set(report('p', '003'), changed(plenary, 'Drie.'));
  pages.set(report('c', '001'), committee);
  pages.set('dossierID=0012', dossier);
  pages.set('dossierID=0001', dossier.toString('utf8').replaceAll('K0012', 'K0001'));
  const { reading, cursors } = await pollAndRead(connector(), start);
  expect(idsOf(reading).filter((id) => /ip|ic/.test(id))).toEqual([
    ...['', '-01', '-02'].map((item) => `dekamer-57-ip001${item}`),
    ...['', '-01', '-02'].map((item) => `dekamer-57-ip003${item}`),
    'dekamer-57-ic001',
    'dekamer-57-ic001-01',
  ]);
  expect(idsOf(reading).filter((id) => id.includes('K'))).toEqual([
    ...['1', '2', '3', '4'].map((part) => `dekamer-57K000100${part}`),
    ...['1', '2', '3', '4'].map((part) => `dekamer-57K001200${part}`),
  ]);
  expect(reading.files.map(({ fileId }) => fileId)).toHaveLength(8);
  expect(reading.names).not.toEqual([]);
  expect(cursors.at(-1)).toMatchObject({ legislature: 57, plenaryNext: 4, committeeNext: 2, dossierNext: 2 });
  asked.length = 0;
  expect(idsOf((await pollAndRead(connector(), cursors.at(-1))).reading)).toEqual([]);
  expect(idsOf((await pollAndRead(connector(), earlierCursor(cursors.at(-1)))).reading)).toEqual([]);
  expect(asked.filter((address) => address.includes('.pdf'))).toEqual([]);
});

test('dekamer poll: a final report in place of a provisional one, a filled gap and a changed dossier are read again', async () => {
  pages.set(report('p', '001'), changed(plenary, 'Een.'));
  pages.set(report('p', '003'), changed(plenary, 'Drie.'));
  pages.set('dossierID=0012', dossier);
  const { cursors } = await pollAndRead(connector(), start);
  pages.set(report('p', '001'), changed(plenary, 'Eén.'));
  pages.set(report('p', '002'), changed(plenary, 'Twee.'));
  pages.set('dossierID=0012', dossier.toString('utf8').replace('<body>', '<body>Banner'));
  const { reading, cursors: next } = await pollAndRead(connector(), cursors.at(-1));
  expect(new Set(idsOf(reading).map((id) => id.slice(0, 16)))).toEqual(
    new Set(['dekamer-57-ip001', 'dekamer-57-ip002']),
  );
  pages.set('dossierID=0012', dossier.toString('utf8').replace('18/02/2031', '19/02/2031'));
  expect(idsOf((await pollAndRead(connector(), next.at(-1))).reading)).toHaveLength(4);
});

test('dekamer poll: a report that cannot be had is kept aside once a later one is there, and read when it is asked for again', async () => {
  pages.set(report('p', '001'), changed(plenary, 'Een.'));
  server.breakNext('ip001x', { status: 403, body: '' });
  const first = await pollByItem(connector(), start);
  const item = 'report CRIV 57 PLEN 001';
  expect([...first.kept.keys()]).toEqual([item]);
  // Its number may be of no report yet, so the next poll asks for it too.
  expect(first.cursor).toMatchObject({ plenaryNext: 1 });
  pages.set(report('p', '002'), changed(plenary, 'Twee.'));
  server.breakNext('ip001x', { status: 403, body: '' });
  const { reading, kept, cursor } = await pollByItem(connector(), first.cursor);
  expect(idsOf(reading)).toContain('dekamer-57-ip002');
  expect([...kept.keys()]).toEqual([item]);
  expect(cursor).toMatchObject({ plenaryNext: 3 });
  const { reading: read } = await kept.get(item)!.again();
  expect(idsOf(read!)).toEqual(['', '-01', '-02'].map((part) => `dekamer-57-ip001${part}`));
  pages.delete(report('p', '001'));
  expect((await kept.get(item)!.again()).reading!.documents).toEqual([]);
});

test.each(['nl', 'fr'])(
  'dekamer poll: a dossier whose page in %s cannot be had is kept aside, and read with its files when it is asked for again',
  async (language) => {
    pages.set('dossierID=0012', dossier);
    server.breakNext(
      `language=${language}&cfm=/site/wwwcfm/flwb/flwbn.cfm?lang=${language === 'nl' ? 'N' : 'F'}&legislat=57&dossierID=0012`,
      { status: 403, body: '' },
    );
    const { reading, kept } = await pollByItem(connector(), start);
    expect(idsOf(reading)).toEqual([]);
    const [item, { again }] = [...kept][0]!;
    expect(item).toMatch(/^dossier .*dossierID=0012$/);
    const { reading: read } = await again();
    expect([idsOf(read!).length, read!.files.length]).toEqual([4, 4]);
  },
);

test('dekamer poll: a member whose page cannot be had is kept aside, and the others are names', async () => {
  server.breakNext('cvview54.cfm', { status: 403, body: '' });
  const { kept, reading } = await pollByItem(connector(), start);
  const [item, { again }] = [...kept][0]!;
  expect(item).toMatch(/^member .*cvview54/);
  expect(reading.names).not.toEqual([]);
  expect((await again()).reading!.names).not.toEqual([]);
});

test('dekamer poll: open data that do not answer are a note, and a dossier without documents is told', async () => {
  pages.delete('/v0/actr/');
  const bare = dossier
    .toString('utf8')
    .replaceAll('K0012', 'K0001')
    .replaceAll(/Document Kamer|Subdocumenten/g, '-');
  pages.set('dossierID=0001', bare);
  const { reading, cursors } = await pollAndRead(connector(), start);
  expect(
    reading.notes.map(({ note }) => note.slice(0, 17)).filter((note) => note.startsWith('no person')),
  ).toEqual(Array(3).fill('no person: status'));
  expect(reading.skipped).toEqual([{ sourceId: '57K0001', reason: 'a dossier without documents' }]);
  expect(cursors.at(-1)).toMatchObject({ dossierNext: 2 });
});

test('dekamer poll: a back-fill finds the first report of its day by halving, and stays behind it', async () => {
  for (let number = 1; number <= 9; number++) {
    const day = `${number + 10} maart 2031`;
    const page = changed(plenary, `${number}.`).replace('20 maart 2031', day).replace('20 mars 2031', day);
    pages.set(report('p', String(number).padStart(3, '0')), page);
  }
  const { reading } = await pollAndRead(connector(), { legislature: 57, since: '2031-03-18' });
  expect(new Set(idsOf(reading).map((id) => id.slice(0, 16)))).toEqual(
    new Set(['dekamer-57-ip008', 'dekamer-57-ip009']),
  );
});

test('dekamer poll: the next legislature is found by its first report', async () => {
  pages.set('/html/58/ip001x.html', plenary);
  const { cursors } = await pollAndRead(connector(), start);
  expect(cursors.at(-1)).toMatchObject({ legislature: 58, plenaryNext: 2 });
});

test('dekamer poll: the site is asked as if from its own pages', async () => {
  const seen: unknown[] = [];
  const site = createServer((request, response) => {
    seen.push(request.headers.referer);
    response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as { port: number };
  const baseUrl = `http://127.0.0.1:${port}/`;
  await expect(
    pollAndRead(dekamer({ baseUrl, extraction, request: { ...hurry, retries: 0 } }), start),
  ).rejects.toMatchObject({ kind: 'status' });
  expect(seen).toEqual([baseUrl]);
  site.close();
});

test.each<[string, string, Answer, string]>([
  ['a list without members', 'today=y', { body: frame, type: 'text/html' }, 'shape'],
  ['an empty report', 'ip001x', { body: '', type: 'text/html' }, 'shape'],
  [
    'a block page for a dossier',
    'dossierID=0001',
    { body: '<html><body>Access denied</body></html>' },
    'shape',
  ],
  ['another dossier', 'dossierID=0001', { body: dossier, type: 'text/html' }, 'shape'],
  ['a server error', 'ip001x', { status: 500, body: '' }, 'status'],
])('dekamer poll: %s is a fault', async (_name, words, answer, kind) => {
  for (let times = 0; times < 3; times++) server.breakNext(words, answer);
  await expect(pollAndRead(connector(), start)).rejects.toMatchObject({ name: 'SourceFault', kind });
});

test('dekamer poll: one page under two numbers is a fault, not a series without an end', async () => {
  pages.set('/html/57/ip', plenary);
  await expect(pollAndRead(connector(), start)).rejects.toMatchObject({ kind: 'shape' });
});
