import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { readRecorded } from '#test/recordings/recorded.ts';
import {
  hurry,
  pollAndRead,
  pollByItem,
  startAnswers,
  type Answer,
  type Answers,
} from '#test/replay/answers.ts';
import record from './fixtures/record.json' with { type: 'json' };
import { openoverheid } from './openoverheid.ts';
import { pathOf } from './place.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());

const now = Date.parse('2031-03-06T12:00:00Z');
const minute = 60_000;

interface Row {
  id: string;
  /** Day of disclosure. */
  day: string;
  changed: number;
  aanbieder?: string;
}
let rows: Row[];
let records: Record<string, object>;
let answers: Answers;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  rows = [];
  records = {};
  answers = await startAnswers(respond);
});
afterEach(async () => {
  vi.useRealTimers();
  await answers.close();
});

const listed = ({ id, day, changed, aanbieder = 'Proefloket' }: Row) => ({
  document: {
    id: `${id}_1`,
    pid: `https://open.overheid.nl/documenten/${id}`,
    openbaarmakingsdatum: day,
    aanbieder,
    mutatiedatumtijd: new Date(changed).toISOString(),
  },
});
function respond(address: string): Answer | undefined {
  const { pathname, searchParams } = new URL(address, 'http://server');
  if (pathname === '/zoek') {
    const [from, to] = ['Van', 'Tot'].map((end) =>
      searchParams.get(`publicatiedatum${end}`)?.split('-').reverse().join('-'),
    );
    const start = Number(searchParams.get('start'));
    const found = rows
      .filter(({ day }) => from === undefined || (day >= from && day <= (to ?? '')))
      .toSorted((one, other) => other.changed - one.changed);
    return { body: { totaal: found.length, resultaten: found.slice(start, start + 50).map(listed) } };
  }
  const id = /^\/zoek\/(.+)$/.exec(pathname)?.[1];
  if (id && rows.some((row) => row.id === id)) return { body: records[id] ?? record };
  if (/^\/attachment\//.test(pathname)) return { type: 'application/rtf', body: '{\\rtf1 Wij besluiten.}' };
  return undefined;
}
const connector = () => openoverheid({ baseUrl: answers.baseUrl, extraction, request: hurry });
const backTo = (day: string) => connector().cursorAt(Date.parse(`${day}T12:00:00Z`));
const ids = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);
const withRecord = (id: string, change: object) => (records[id] = { ...record, ...change });

test('openoverheid: a document has its kind, body, themes, relations and the text of its file', async () => {
  rows = [{ id: '0000-1', day: '2031-03-04', changed: now - 30 * minute }];
  const { reading } = await pollAndRead(connector(), backTo('2031-03-04'));
  expect([reading.skipped, reading.notes]).toEqual([[], []]);
  expect(reading.documents).toEqual([
    {
      id: 'openoverheid-0000-1',
      domain: 'nl',
      source: 'openoverheid',
      demo: false,
      groupPath: 'regering/woo-besluit',
      sourceType: 'Woo-besluit',
      institution: 'Ministerie van Proeven',
      title: 'Besluit over proefdijken',
      titles: {},
      language: 'nl',
      date: startOfDay('2031-03-04'),
      timeKnown: false,
      sourceDate: '2031-03-04',
      text: 'Besluit op een verzoek om stukken over proefdijken.\nWij besluiten.',
      file: {
        fileId: 'openoverheid-0000-1',
        title: 'besluit.rtf',
        mimeType: 'application/rtf',
        size: 22,
        pages: 3,
        url: 'https://open.overheid.nl/documenten/0000-1/file',
      },
      attachments: [
        {
          fileId: 'openoverheid-0000-1~1',
          title: 'stukken.zip',
          mimeType: 'application/zip',
          size: 9,
          url: 'https://open.overheid.nl/documenten/0000-1/zip',
        },
      ],
      people: [],
      organisations: [{ name: 'ministerie van Proeven', relation: 'Verantwoordelijke' }],
      committees: [],
      numbers: [
        { kind: 'document', value: '0000-1' },
        { kind: 'reference', value: 'PROEF-2031-7' },
      ],
      labels: [
        { scheme: 'rijksoverheid-onderwerp', code: '77', name: 'Dijken' },
        { scheme: 'woo-informatiecategorie', code: 'c_2', name: 'woo-verzoeken en -besluiten' },
        { scheme: 'open-overheid-trefwoord', name: 'proef' },
      ],
      identities: ['openoverheid-0000-1'],
      votes: [],
      relations: [
        {
          relation: 'Bijlage',
          id: 'openoverheid-0000-9',
          title: '0000-9',
          url: 'https://open.overheid.nl/documenten/0000-9',
        },
      ],
      originalUrls: ['https://open.overheid.nl/documenten/0000-1'],
      confidentiality: 'Openbaar',
    },
  ]);
  expect(reading.files.map(({ fileId }) => fileId)).toEqual(['openoverheid-0000-1']);
});

test('openoverheid: what stands in the index and is read elsewhere is left out with the reason', async () => {
  const of = (type: string, id: string) => ({ type, id, label: 'Proef' });
  const kind = (label: string) => ({
    ...record.document.classificatiecollectie,
    documentsoorten: [{ label }],
  });
  const change = (id: string, more: object) => withRecord(id, { document: { ...record.document, ...more } });
  rows = ['oep-1', 'gm', 'letter', 'numbered', 'ob'].map((id, at) => ({
    id,
    day: '2031-03-04',
    changed: now - at * minute,
    ...(id === 'oep-1' ? { aanbieder: 'officielebekendmakingen.nl' } : {}),
  }));
  change('gm', { verantwoordelijke: of('overheid:Gemeente', 'x') });
  change('letter', { classificatiecollectie: kind('kamerbrief') });
  change('numbered', { classificatiecollectie: kind('kamerstuk'), identifiers: ['kst-39100-XV-12'] });
  change('ob', { weblocatie: 'https://zoek.officielebekendmakingen.nl/stcrt-2031-1.html' });
  const { reading } = await pollAndRead(connector(), backTo('2031-03-04'));
  expect(reading.skipped).toEqual([
    { sourceId: 'oep-1', reason: 'an official publication, read at its own source' },
    { sourceId: 'gm', reason: 'of a local authority' },
    { sourceId: 'letter', reason: 'a paper of parliament, read at its own source' },
    { sourceId: 'ob', reason: 'an official publication, read at its own source' },
  ]);
  // With its number it joins the paper that the other source delivers.
  expect(reading.documents).toMatchObject([
    {
      groupPath: 'regering/kamerbrief',
      identities: ['openoverheid-numbered', 'kst-39100-XV-12'],
      numbers: [{}, { kind: 'reference', value: 'kst-39100-XV-12' }],
    },
  ]);
  expect(answers.asked.filter((address) => /oep-1|attachment\/(gm|letter|ob)/.test(address))).toEqual([]);
});

test('openoverheid: what is withdrawn or blocked is withdrawn here', async () => {
  rows = ['status', 'cause', 'block'].map((id) => ({ id, day: '2031-03-04', changed: now }));
  const [version] = record.versies;
  withRecord('status', { plooiIntern: { publicatiestatus: 'ingetrokken' } });
  withRecord('cause', { versies: [...record.versies, { ...version, nummer: 3, oorzaak: 'intrekking' }] });
  withRecord('block', { versies: [{ ...version, blokkades: [{ reden: 'proef' }] }] });
  const { reading } = await pollAndRead(connector(), backTo('2031-03-04'));
  expect(reading.documents).toEqual([]);
  expect(reading.withdrawn).toEqual(['openoverheid-status', 'openoverheid-cause', 'openoverheid-block']);
});

test.each([
  ['ministerie van Proeven', ['rapport'], [], 'regering/bijlage'],
  ['ministerie van Proeven', ['kaart'], ['woo-verzoeken en -besluiten'], 'regering/woo-besluit'],
  ['ministerie van Proeven', ['beslisnota'], [], 'regering/beslisnota'],
  ['ministerie van Proeven', ['kaart'], ['adviezen'], 'regering/openbaarmaking'],
  ['Algemene Rekenkamer', ['rapport'], [], 'adviescolleges/rapport-rekenkamer'],
  ['Centraal Planbureau', [], ['onderzoeksrapporten'], 'adviescolleges/rapport-planbureau'],
])('openoverheid: of %s a document of kind %s and category %s stands at %s', (body, kinds, all, path) => {
  expect(pathOf(body, kinds, all)).toBe(path);
});

test('openoverheid: earlier days are read one by one, then only what changed', async () => {
  rows = Array.from({ length: 60 }, (_, at) => ({
    id: `a${at}`,
    day: '2031-03-04',
    changed: now - 24 * 60 * minute - at * minute,
  }));
  rows.push({ id: 'b', day: '2031-03-06', changed: now - 90 * minute });
  rows.push({ id: 'older', day: '2031-01-01', changed: now - 9_000 * minute });
  const first = await pollAndRead(connector(), backTo('2031-03-04'));
  expect(ids(first.reading)).toHaveLength(61);
  expect(answers.asked[0]).toContain('publicatiedatumVan=04-03-2031&publicatiedatumTot=05-03-2031');
  answers.asked.length = 0;

  rows[70] = { id: 'c', day: '2031-03-06', changed: now + 5 * minute };
  rows = rows.filter(Boolean).map((row) => (row.id === 'a7' ? { ...row, changed: now + minute } : row));
  const second = await pollAndRead(connector(), first.cursors.at(-1));
  expect(ids(second.reading)).toEqual(['openoverheid-c', 'openoverheid-a7']);
  expect(answers.asked.filter((address) => address.includes('zoektekst'))).toHaveLength(1);
  expect(second.cursors.at(-1)).toMatchObject({ changed: now + 5 * minute, start: 0 });

  // The hour before is looked at again, and what is known from it is not asked for.
  answers.asked.length = 0;
  const third = await pollAndRead(connector(), second.cursors.at(-1));
  expect(ids(third.reading)).toEqual([]);
  expect(answers.asked).toHaveLength(1);
});

test('openoverheid: a walk along changes that was broken off goes on where it was', async () => {
  rows = Array.from({ length: 120 }, (_, at) => ({
    id: `a${at}`,
    day: '2031-03-06',
    changed: now - at * 1_000,
  }));
  const since = { changed: now - 3 * 60 * minute };
  answers.breakNext('start=50', { status: 500, body: '' });
  answers.breakNext('start=50', { status: 500, body: '' });
  const cursors: object[] = [];
  const run = async () => {
    const source = connector();
    for await (const { cursor } of source.poll(since, new AbortController().signal)) cursors.push(cursor);
  };
  await expect(run()).rejects.toMatchObject({ kind: 'status' });
  const rest = await pollAndRead(connector(), cursors.at(-1) as Record<string, never>);
  expect(ids(rest.reading)).toEqual(rows.slice(50).map(({ id }) => `openoverheid-${id}`));
  expect(rest.cursors.at(-1)).toMatchObject({ changed: now });
});

test('openoverheid: a file that can not be had now is asked for again by five polls, and keeps nobody else back', async () => {
  rows = ['a', 'b'].map((id, at) => ({ id, day: '2031-03-06', changed: now - at * minute }));
  const fail = () => {
    for (let time = 0; time <= hurry.retries; time++)
      answers.breakNext('attachment/b', { status: 503, body: '' });
  };
  fail();
  const first = await pollAndRead(connector(), backTo('2031-03-06'));
  expect(ids(first.reading)).toEqual(['openoverheid-a', 'openoverheid-b']);
  expect(first.reading.notes).toMatchObject([{ sourceId: 'b' }]);
  const second = await pollAndRead(connector(), first.cursors.at(-1));
  expect(second.reading.documents).toMatchObject([
    { id: 'openoverheid-b', text: expect.stringContaining('Wij besluiten.') as string },
  ]);
  expect(ids((await pollAndRead(connector(), second.cursors.at(-1))).reading)).toEqual([]);

  rows[1]!.changed = now + minute;
  let cursor = second.cursors.at(-1);
  const tries = [];
  for (let poll = 0; poll < 6; poll++) {
    answers.asked.length = 0;
    fail();
    cursor = (await pollAndRead(connector(), cursor)).cursors.at(-1);
    tries.push(answers.asked.filter((address) => address.includes('zoek/b')).length);
  }
  expect(tries).toEqual([1, 1, 1, 1, 1, 0]);
});

test('openoverheid: a record that is foreign or missed holds up no other and is asked for again, one that is gone is told', async () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  rows = all.map((id, at) => ({ id, day: '2031-03-06', changed: now - at * minute }));
  answers.breakNext('zoek/a', { type: 'text/html', body: '<html>Even geduld' });
  answers.breakNext('zoek/b', { body: { document: 7 } });
  answers.breakNext('zoek/c', { status: 404, body: '' });
  answers.breakNext('zoek/d', { status: 403, body: '' });
  const { reading, kept, cursor } = await pollByItem(connector(), backTo('2031-03-06'));
  expect(ids(reading)).toEqual(['openoverheid-e']);
  expect(reading.skipped).toMatchObject([{ sourceId: 'c' }]);
  expect([...kept].map(([id, { kind }]) => [id, kind])).toEqual([
    ['document a', 'blocked'],
    ['document b', 'shape'],
    ['document d', 'status'],
  ]);
  for (const { again } of kept.values())
    expect((await again()).reading?.documents[0]?.text).toContain('Wij besluiten.');
  answers.asked.length = 0;
  await pollByItem(connector(), cursor);
  expect(answers.asked).toHaveLength(1);
});

test('openoverheid: three records in a row that cannot be had are a fault of the source', async () => {
  rows = ['a', 'b', 'c'].map((id) => ({ id, day: '2031-03-06', changed: now }));
  for (const { id } of rows)
    answers.breakNext(`zoek/${id}`, { type: 'text/html', body: '<html>Even geduld' });
  await expect(pollByItem(connector(), backTo('2031-03-06'))).rejects.toMatchObject({ kind: 'blocked' });
});

test('openoverheid: a row without a name is a fault of its item', async () => {
  await expect(connector().read({ listed: { row: { document: null } } })).rejects.toMatchObject({
    kind: 'shape',
  });
});

test.each([
  ['an empty list of changes', { totaal: 0, resultaten: [] }],
  ['another answer', { error: 'unavailable' }],
  [
    'a list that begins with the oldest',
    {
      totaal: 2,
      resultaten: [now - minute, now].map((changed) => listed({ id: `a${changed}`, day: '', changed })),
    },
  ],
])('openoverheid: %s is a fault', async (_, body) => {
  answers.breakNext('zoek', { body });
  await expect(pollAndRead(connector(), { changed: now })).rejects.toMatchObject({ kind: 'shape' });
});

const recorded = await readRecorded(openoverheid({ extraction }));
test.skipIf(!recorded)('openoverheid: the recorded document is read with its record', () => {
  const [list] = recorded!.filter(({ leftOut }) => leftOut === undefined);
  expect(list!.reading.documents).toMatchObject([
    {
      id: 'openoverheid-eef2edec-019e-4085-8e2e-4d3f42686431',
      groupPath: 'regering/openbaarmaking',
      sourceType: 'Kaart',
      title: 'Kaart Oudemolen 10km',
      date: startOfDay('2026-03-21'),
      labels: [
        { scheme: 'rijksoverheid-onderwerp', name: 'Vogelgriep' },
        { scheme: 'woo-informatiecategorie' },
      ],
      relations: [{ relation: 'Is bijlage bij', id: 'openoverheid-b2e91e90-a433-4985-91ed-5c1bffbc72a4' }],
      file: { mimeType: 'application/pdf', size: 985_738, pages: 1 },
      attachments: [],
    },
  ]);
});
