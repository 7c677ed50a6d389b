import { expect, test } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { aSearch } from '#stores/documents/test/documents.ts';
import { parseQuery } from 'contract/query/parse';
import { joinDocuments } from './join.ts';
import { useDeliveries } from './test/deliveries.ts';

const sources = useDeliveries();
const { deliver } = sources;

const parliament = (fields: Partial<Document> = {}) =>
  aDocument({
    id: 'tk-2031D00001',
    source: 'tweedekamer',
    title: 'Motie over de proefdijk',
    text: '',
    people: [{ name: 'V. van Voorbeeld', party: 'Proefpartij' }],
    originalUrls: ['https://tk.example.org/2031D00001'],
    identities: ['kst-36910-5'],
    ...fields,
  });
const publication = (fields: Partial<Document> = {}) =>
  aDocument({
    id: 'ob-kst-36910-5',
    source: 'officielebekendmakingen',
    title: 'Proefdijk; Motie',
    text: 'De Kamer spreekt uit dat de proefdijk er komt.',
    people: [{ name: 'Voorbeeld' }],
    originalUrls: ['https://ob.example.org/kst-36910-5.html'],
    identities: ['kst-36910-5'],
    ...fields,
  });

async function one(id: string): Promise<Document> {
  const found = await sources.store.get(id);
  if (!found || !('text' in found)) throw new Error(`no document ${id}`);
  return found;
}

const whole = {
  title: 'Motie over de proefdijk',
  text: 'De Kamer spreekt uit dat de proefdijk er komt.',
  people: [{ name: 'V. van Voorbeeld', party: 'Proefpartij' }],
};
const bothUrls = ['https://ob.example.org/kst-36910-5.html', 'https://tk.example.org/2031D00001'];

test.each([
  ['the origin first', [parliament(), publication()], 'tk-2031D00001'],
  ['the origin last', [publication(), parliament()], 'ob-kst-36910-5'],
])(
  'join known: the same document of two sources is one with both links: %s',
  async (_name, deliveries, id) => {
    for (const document of deliveries) await deliver(document.source, [document]);
    expect(await sources.store.settled()).toBe(2);
    for (const name of ['tk-2031D00001', 'ob-kst-36910-5']) {
      const found = await one(name);
      expect(found).toMatchObject({ ...whole, id });
      expect(found.originalUrls.toSorted()).toEqual(bothUrls);
    }
    const before = await one(id);
    for (const document of deliveries) {
      const { new: added, changed } = await deliver(document.source, [document]);
      expect({ added, changed }).toEqual({ added: 0, changed: 0 });
    }
    expect(await one(id)).toEqual(before);
  },
);

test('join known: each source changes its own part only', async () => {
  await deliver('tweedekamer', [parliament({ votes: [{ subject: 'Motie', parties: [], members: [] }] })]);
  await deliver('officielebekendmakingen', [publication()]);
  await deliver('tweedekamer', [parliament({ title: 'Gewijzigde motie', votes: [] })]);
  expect(await one('tk-2031D00001')).toMatchObject({ ...whole, title: 'Gewijzigde motie', votes: [] });
  const longer = { text: 'Een verbeterde tekst.', originalUrls: ['https://ob.example.org/nieuw.html'] };
  await deliver('officielebekendmakingen', [publication(longer)]);
  const found = await one('tk-2031D00001');
  expect(found.text).toBe('Een verbeterde tekst.');
  expect(found.originalUrls).toEqual([
    'https://tk.example.org/2031D00001',
    'https://ob.example.org/nieuw.html',
  ]);
  // A text of the leading source itself outweighs the other one.
  await deliver('tweedekamer', [parliament({ text: 'De eigen tekst.' })]);
  expect((await one('tk-2031D00001')).text).toBe('De eigen tekst.');
});

test('join known: documents of one delivery that share a number become one, others stay apart', async () => {
  const other = publication({ id: 'ob-kst-36910-6', identities: ['kst-36910-6'] });
  const provisional = publication({ id: 'ob-voorlopig-1' });
  await deliver('officielebekendmakingen', [provisional, publication(), other]);
  expect((await one('ob-kst-36910-5')).id).toBe('ob-voorlopig-1');
  expect((await one('ob-kst-36910-6')).id).toBe('ob-kst-36910-6');
  expect(await sources.store.settled()).toBe(2);
});

test('join known: a source that withdraws takes its own part away, the leading one the whole', async () => {
  await deliver('tweedekamer', [parliament()]);
  await deliver('officielebekendmakingen', [publication()]);
  await deliver('officielebekendmakingen', [], ['ob-kst-36910-5']);
  const left = await one('tk-2031D00001');
  expect(left).toMatchObject({ text: '', originalUrls: ['https://tk.example.org/2031D00001'] });
  expect(left.joined).toBeUndefined();
  expect(await sources.store.get('ob-kst-36910-5')).toBeUndefined();
  await deliver('officielebekendmakingen', [publication()]);
  await deliver('tweedekamer', [], ['tk-2031D00001']);
  expect(await sources.store.get('tk-2031D00001')).not.toHaveProperty('text');
  await deliver('officielebekendmakingen', [publication()]);
  expect(await one('ob-kst-36910-5')).toMatchObject({ id: 'ob-kst-36910-5', title: 'Proefdijk; Motie' });
});

test('join known: an id that was withdrawn leads to the document its source joined later', async () => {
  const { identities: _, ...unnumbered } = publication();
  await deliver('officielebekendmakingen', [unnumbered]);
  await deliver('officielebekendmakingen', [], ['ob-kst-36910-5']);
  expect(await sources.store.get('ob-kst-36910-5')).not.toHaveProperty('text');
  await deliver('tweedekamer', [parliament()]);
  await deliver('officielebekendmakingen', [publication()]);
  expect((await one('ob-kst-36910-5')).id).toBe('tk-2031D00001');
});

test('join known: a document that stood alone until it got its number does not stay beside the one it is a part of', async () => {
  const { identities: _, ...unnumbered } = publication();
  await deliver('officielebekendmakingen', [unnumbered]);
  await deliver('tweedekamer', [parliament()]);
  const found = async () =>
    (await sources.store.search(aSearch(parseQuery('proefdijk', []).tree!), { size: 10 })).hits.map(
      ({ document }) => document.id,
    );
  expect((await found()).toSorted()).toEqual(['ob-kst-36910-5', 'tk-2031D00001']);
  const { withdrawn } = await deliver('officielebekendmakingen', [publication()]);
  expect(await found()).toEqual(['tk-2031D00001']);
  expect(withdrawn).toBe(1);
  expect(await one('ob-kst-36910-5')).toMatchObject({ ...whole, id: 'tk-2031D00001' });
  // Delivered again, nothing is left to do.
  const again = await deliver('officielebekendmakingen', [publication()]);
  expect(again).toMatchObject({ new: 0, changed: 0, withdrawn: 0 });
});

test('join known: an early release that comes again does not take the place of the finished text', async () => {
  const early = publication({ id: 'ob-voorlopig-1', text: 'Een vroege tekst.', provisional: true });
  await deliver('officielebekendmakingen', [early]);
  await deliver('officielebekendmakingen', [publication()]);
  expect(await one('ob-voorlopig-1')).toMatchObject({ text: whole.text });
  await deliver('officielebekendmakingen', [{ ...early, title: 'Opnieuw' }]);
  const found = await one('ob-voorlopig-1');
  expect(found).toMatchObject({ title: 'Proefdijk; Motie', text: whole.text });
  expect(found.provisional).toBeUndefined();
  // The same where another source leads and these are only its additions.
  await deliver('tweedekamer', [parliament()]);
  await deliver('officielebekendmakingen', [early]);
  expect((await one('tk-2031D00001')).text).toBe(whole.text);
});

test('join known: numbers that both sources gave stay when one of them withdraws', async () => {
  const numbers = [
    { kind: 'dossier' as const, value: '36 910' },
    { kind: 'reference' as const, value: 'kst-36910-5' },
  ];
  const people = [{ name: 'Voorbeeld' }];
  const alone = parliament({ numbers: [...numbers, { kind: 'case', value: '2031Z00001' }], people });
  await deliver('tweedekamer', [alone]);
  await deliver('officielebekendmakingen', [publication({ numbers, people })]);
  await deliver('officielebekendmakingen', [], ['ob-kst-36910-5']);
  expect(await one('tk-2031D00001')).toMatchObject({
    numbers: alone.numbers,
    people,
    identities: ['kst-36910-5'],
  });
});

test('join known: what came in silently is told once another source adds to it', async () => {
  await deliver('tweedekamer', [parliament({ silent: true })]);
  await sources.store.settled();
  const joined = joinDocuments(await one('tk-2031D00001'), publication());
  expect(joined).not.toHaveProperty('silent');
});

test('join known: what a source gave is kept with the texts, not in what lists carry', async () => {
  await deliver('tweedekamer', [parliament()]);
  await deliver('officielebekendmakingen', [publication()]);
  expect((await one('tk-2031D00001')).joined).toHaveLength(1);
  const hits = await sources.store.search(aSearch(parseQuery('proefdijk', []).tree!), { size: 10 });
  expect(hits.hits).toHaveLength(1);
  expect(hits.hits[0]!.document).not.toHaveProperty('joined');
  expect(hits.hits[0]!.document).not.toHaveProperty('own');
});

const report = (fields: Partial<Document> = {}) =>
  aDocument({
    id: 'vlos-2031A00005',
    source: 'vlos',
    title: 'Proefdijk',
    text: 'Mevrouw Van Voorbeeld:\nDe dyk moet er komen.\nMinister De Minister:\nDat komt goed.',
    turns: [
      { speaker: { name: 'Vera van Voorbeeld', party: 'PP' }, from: 23, to: 44, start: 1_000, end: 2_000 },
      { speaker: { name: 'Mina de Minister' }, from: 67, to: 81, start: 3_000, end: 4_000 },
    ],
    provisional: true,
    partOf: { id: 'tk-2031A00005', title: 'Proefdijk' },
    identities: ['h-tk-20302031-7-proefdijk'],
    ...fields,
  });
const proceedings = (item: number, fields: Partial<Document> = {}) =>
  aDocument({
    id: `ob-h-tk-20302031-7-${item}`,
    source: 'officielebekendmakingen',
    title: 'Proefdijk',
    text: 'Mevrouw Van Voorbeeld (PP):\nDe dijk moet er komen.\nMinister De Minister:\nDat komt goed.',
    turns: [
      { speaker: { name: 'Van Voorbeeld', party: 'PP' }, from: 28, to: 50 },
      { speaker: { name: 'De Minister', function: 'Minister' }, from: 73, to: 87 },
    ],
    partOf: { id: 'ob-h-tk-20302031-7-1', title: 'Handelingen 2030-2031, 7' },
    identities: [`h-tk-20302031-7-${item}`, 'h-tk-20302031-7-proefdijk'],
    ...fields,
  });

test.each([
  ['as they appear', [report(), proceedings(3)]],
  ['the official one first', [proceedings(3), report()]],
])(
  'join known: a debate has the words of the official report and the times of the uncorrected one: %s',
  async (_name, deliveries) => {
    for (const document of deliveries) await deliver(document.source, [document]);
    const found = await one('vlos-2031A00005');
    expect(found).toMatchObject({
      source: 'vlos',
      text: proceedings(3).text,
      partOf: { id: 'tk-2031A00005' },
    });
    expect(found.turns).toEqual([
      { speaker: { name: 'Van Voorbeeld', party: 'PP' }, from: 28, to: 50, start: 1_000, end: 2_000 },
      { speaker: { name: 'De Minister', function: 'Minister' }, from: 73, to: 87, start: 3_000, end: 4_000 },
    ]);
    expect(found.provisional).toBeUndefined();
    // Whichever is read again, nothing changes; without the official text the other one is back.
    for (const document of deliveries) {
      const { changed } = await deliver(document.source, [document]);
      expect(changed).toBe(0);
    }
    if (found.id !== 'vlos-2031A00005') return;
    await deliver('officielebekendmakingen', [], ['ob-h-tk-20302031-7-3']);
    expect(await one('vlos-2031A00005')).toMatchObject({
      text: report().text,
      turns: report().turns,
      provisional: true,
    });
  },
);

test('join known: a corrected report keeps its own words', async () => {
  await deliver('officielebekendmakingen', [proceedings(3)]);
  const { provisional: _, ...corrected } = report();
  await deliver('vlos', [corrected]);
  expect(await one('vlos-2031A00005')).toMatchObject({ text: corrected.text, turns: corrected.turns });
});

test('join known: a debate that goes on later under the same title stays a report of its own', async () => {
  await deliver('officielebekendmakingen', [proceedings(3), proceedings(9)]);
  await deliver('vlos', [report()]);
  expect((await one('vlos-2031A00005')).id).toBe('ob-h-tk-20302031-7-3');
  expect((await one('ob-h-tk-20302031-7-9')).id).toBe('ob-h-tk-20302031-7-9');
  await deliver('officielebekendmakingen', [proceedings(9), proceedings(12)]);
  expect((await one('ob-h-tk-20302031-7-12')).id).toBe('ob-h-tk-20302031-7-12');
  expect(await sources.store.settled()).toBe(4);
});
