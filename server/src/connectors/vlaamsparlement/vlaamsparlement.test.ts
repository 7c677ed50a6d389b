import { expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { readRecorded } from '#test/recordings/recorded.ts';
import fixture from './fixtures/answers.json' with { type: 'json' };
import type { VlaamsParlementRaw } from './raws.ts';
import { vlaamsparlement } from './vlaamsparlement.ts';
import { writtenDate } from './website.ts';

const extraction = openTextExtraction();
const at = Date.parse('2031-03-06T12:00:00Z');
const read = (raw: VlaamsParlementRaw) => vlaamsparlement({ extraction }).read(raw);
const rtf = (words: string) => ({
  bytes: Buffer.from(`{\\rtf1 ${words}}`),
  mimeType: 'application/rtf',
  fileName: 'x.rtf',
});

test('vlaamsparlement: a meeting has its agenda, its committee, its room and who was there', async () => {
  const { documents } = await read({
    kind: 'verg',
    row: fixture.vergC,
    agenda: fixture.agd,
    reports: [],
    at,
  });
  expect(documents).toMatchObject([
    {
      id: 'vlp-verg-501',
      domain: 'be-flm',
      groupPath: 'vlaams-parlement/agenda',
      title: 'Commissie voor Proeven',
      text: 'Proeven\nOver proeven en meten.\nVraag om uitleg over bomen\nVoorstel van resolutie over gras',
      committees: [{ code: 'PRO', name: 'Commissie voor Proeven' }],
      people: [
        { name: 'Vera Voorbeeld', role: 'Voorzitter', party: 'Groep A' },
        { name: 'Jan Proef', role: 'Aanwezig', party: 'Groep B' },
      ],
      originalUrls: [
        'https://www.vlaamsparlement.be/nl/parlementair-werk/commissies/commissievergaderingen/501',
      ],
      meeting: {
        kind: 'committee',
        start: Date.parse('2031-03-04T13:00:00Z'),
        end: Date.parse('2031-03-04T15:30:00Z'),
        timeKnown: true,
        place: 'Zaal Proef',
        status: 'held',
        agendaItems: [
          { title: 'Vraag om uitleg over bomen', documentIds: ['vlp-vi-801'] },
          { title: 'Voorstel van resolutie over gras', documentIds: ['vlp-pi-901'] },
        ],
      },
    },
  ]);
});

test('vlaamsparlement: a meeting of which only the day is known is an all-day one, its links go over https', async () => {
  const { documents } = await read({ kind: 'verg', row: fixture.vergP, reports: [], at });
  expect(documents[0]).toMatchObject({
    title: 'Plenaire vergadering',
    timeKnown: false,
    originalUrls: ['https://ws.vlpar.be/e/opendata/verg/502'],
    meeting: { kind: 'plenary', timeKnown: false, sourceTimes: { start: '2031-03-05T00:00:00+0100' } },
  });
});

test('vlaamsparlement: a meeting leads to its recording, by an id that can be one', async () => {
  const shown = async (id: string, closed = false) => {
    const row = { ...fixture.vergC, 'video-youtube-id': id, 'besloten-vergadering': closed };
    return (await read({ kind: 'verg', row, reports: [], at })).documents[0]!.meeting!.shownAt;
  };
  expect(await shown('abc_DEF-123')).toBe('https://www.youtube.com/watch?v=abc_DEF-123');
  expect(await shown('')).toBeUndefined();
  expect(await shown('x&list=abc')).toBeUndefined();
  expect(await shown('abc_DEF-123', true)).toBeUndefined();
});

test('vlaamsparlement: a part of the report is a document with its turns, stage directions without one', async () => {
  const { documents } = await read({ kind: 'verg', row: fixture.vergC, reports: [fixture.jln], at });
  const report = documents[1]!;
  expect(report).toMatchObject({
    id: 'vlp-jln-601',
    groupPath: 'vlaams-parlement/commissieverslag',
    title: 'Vraag om uitleg over bomen',
    date: Date.parse('2031-03-04T13:00:00Z'),
    partOf: { id: 'vlp-verg-501', title: 'Commissie voor Proeven' },
    relations: [{ relation: 'Behandelt', id: 'vlp-vi-801' }],
    originalUrls: [expect.stringMatching(/\/501\/verslag\/601$/)],
    turns: [
      { speaker: { name: 'De voorzitter' }, chair: true },
      { speaker: { name: 'Jan Proef', party: 'Groep B' } },
      { speaker: { name: 'Mia Maat', function: 'Minister' } },
    ],
  });
  expect(report.turns!.map(({ from, to }) => report.text.slice(from, to))).toEqual([
    'Het woord is aan de heer Proef.',
    'Minister, er zijn te weinig bomen.\nKomt daar meer van?',
    'Ja.',
  ]);
  expect(report.text).toContain('\n\n– Applaus.\n\n');
});

test('vlaamsparlement: the report of a meeting that says so is provisional', async () => {
  const row = { ...fixture.vergC, 'voorlopig-verslag': 'J' };
  const { documents } = await read({ kind: 'verg', row, reports: [fixture.jln], at });
  expect(documents[1]!.provisional).toBe(true);
  const corrected = await read({ kind: 'verg', row: fixture.vergC, reports: [fixture.jln], at });
  expect(corrected.documents[1]).not.toHaveProperty('provisional');
});

test('vlaamsparlement: a written question has its numbers, themes, people and the text of its file', async () => {
  const url = 'https://docs.example/701.rtf';
  const row = { ...fixture.schv, 'bestand-ordered': { URL: url, bestandsnaam: '701.rtf' } };
  const { documents, files } = await read({ kind: 'schv', row, files: { [url]: rtf('Vraag en antwoord.') } });
  expect(documents).toMatchObject([
    {
      id: 'vlp-schv-701',
      groupPath: 'vlaams-parlement/schriftelijke-vraag',
      title: 'Bomen - Aantallen',
      text: 'Vraag en antwoord.',
      date: Date.parse('2031-02-02T23:00:00Z'),
      timeKnown: false,
      numbers: [
        { kind: 'document', value: '12 (2030-2031)' },
        { kind: 'session', value: '2030-2031' },
      ],
      labels: [{ name: 'Natuur' }, { name: 'Landbouw' }, { name: 'Vlaams minister van Proeven' }],
      people: [
        { name: 'Jan Proef', role: 'Vraagsteller', party: 'Groep B' },
        { name: 'Mia Maat', role: 'Minister', function: 'Vlaams minister van Proeven' },
      ],
      file: { fileId: 'vlp-schv-701', url, mimeType: 'application/rtf' },
    },
  ]);
  expect(files.map(({ fileId }) => fileId)).toEqual(['vlp-schv-701']);
});

test('vlaamsparlement: an initiative has its parts and its roll call by name', async () => {
  const { documents } = await read({ kind: 'pi', row: fixture.pi, files: {} });
  expect(documents[0]).toMatchObject({
    id: 'vlp-pi-901',
    groupPath: 'vlaams-parlement/resolutie',
    numbers: [{ kind: 'document', value: '44 (2030-2031) – Nr. 1' }, { kind: 'session' }],
    votes: [
      {
        outcome: 'aangenomen',
        date: '2031-03-05T15:00:00.000Z',
        counts: { for: 2, against: 1, abstentions: 0 },
        parties: [
          { party: 'Groep A', seats: 1, choice: 'Voor' },
          { party: 'Groep B', seats: 1, choice: 'Voor' },
          { party: 'Groep B', seats: 1, choice: 'Tegen' },
        ],
        members: [
          { name: 'Vera Voorbeeld', party: 'Groep A', choice: 'Voor' },
          { name: 'Jan Proef', party: 'Groep B', choice: 'Voor' },
          { name: 'Els Elders', party: 'Groep B', choice: 'Tegen' },
        ],
      },
    ],
  });
  expect(documents[0]!.attachments).toEqual([]);
});

test('vlaamsparlement: a question without a title of its own gets its kind before its subject', async () => {
  const { documents } = await read({ kind: 'vi', row: fixture.vi, published: '2031-02-20', files: {} });
  expect(documents[0]).toMatchObject({
    title: 'Vraag om uitleg over bomen',
    groupPath: 'vlaams-parlement/vraag-om-uitleg',
    sourceDate: '2031-02-20',
    committees: [{ code: 'PRO' }],
    relations: [{ relation: 'Vergadering', id: 'vlp-verg-501' }],
  });
  const strange = await read({
    kind: 'pi',
    row: { ...fixture.pi, objecttype: { naam: 'Iets nieuws' } },
    files: {},
  });
  expect(strange.documents[0]!.groupPath).toBe('vlaams-parlement/overig');
  expect(strange.notes).toEqual([{ sourceId: 'pi 901', note: 'unknown type: Iets nieuws' }]);
});

test('vlaamsparlement: members, committees and groups are names with their days', async () => {
  expect((await read({ kind: 'vv', row: fixture.member })).names).toEqual([
    {
      kind: 'person',
      name: 'Jan Proef',
      person: '2',
      surname: 'Proef',
      party: 'Groep B',
      function: 'Vlaams volksvertegenwoordiger',
      from: '2029-06-02',
    },
    {
      kind: 'person',
      name: 'Jan Proef',
      person: '2',
      surname: 'Proef',
      party: 'Oude Groep',
      function: 'Vlaams volksvertegenwoordiger',
      from: '2024-01-01',
      until: '2029-06-01',
    },
    // Of this only the year is known.
    { kind: 'person', name: 'Jan Proef', person: '2', surname: 'Proef', function: 'Quaestor' },
  ]);
  expect((await read({ kind: 'comm', row: fixture.comm })).names).toEqual([
    { kind: 'committee', code: 'PRO', name: 'Commissie voor Proeven', from: '2031-01-10' },
    {
      kind: 'person',
      name: 'Vera Voorbeeld',
      person: '1',
      surname: 'Voorbeeld',
      party: 'Groep A',
      function: 'voorzitter Commissie voor Proeven',
    },
  ]);
  expect((await read({ kind: 'fractielijst', row: fixture.group.fractielijst })).names).toHaveLength(2);
});

test('vlaamsparlement: a closed meeting gives neither text nor report', async () => {
  const row = { ...fixture.vergC, 'besloten-vergadering': 'J' };
  const { documents, skipped } = await read({ kind: 'verg', row, reports: [fixture.jln], at });
  expect(documents).toMatchObject([{ confidentiality: 'Besloten', text: '' }]);
  expect(skipped).toEqual([{ sourceId: 'vlp-verg-501', reason: 'a report of a closed meeting' }]);
});

test('vlaamsparlement: what can not be read is told', async () => {
  const { unread } = await read({ kind: 'schv', row: { id: 'x' }, files: {} });
  expect(unread).toMatchObject([{ part: 'schv x', fault: expect.stringMatching(/^unreadable/) as string }]);
  const undated = await read({ kind: 'vi', row: { id: 5, titel: 'T' }, files: {} });
  expect(undated.skipped).toEqual([{ sourceId: 'vi 5', reason: 'without title or date' }]);
});

test('vlaamsparlement: days in words get the offset of their season', () => {
  expect(writtenDate('25 februari 2025 13 uur')).toBe('2025-02-25T13:00:00+0100');
  expect(writtenDate('8 juli 2025 14.30 uur')).toBe('2025-07-08T14:30:00+0200');
  expect(writtenDate('morgen')).toBeUndefined();
});

test('vlaamsparlement: the recorded answers are all read', async () => {
  const recorded = await readRecorded(vlaamsparlement({ extraction }));
  if (!recorded) return;
  expect(recorded.flatMap(({ reading }) => [...reading.skipped, ...reading.notes])).toEqual([]);
  const sum = (folder: string) => {
    const files = recorded.filter(({ path }) => path.includes(folder));
    const count = (key: 'documents' | 'names') =>
      files.reduce((all, { reading }) => all + reading[key].length, 0);
    return { files: files.length, documents: count('documents'), names: count('names') };
  };
  expect(sum('-members-')).toEqual({ files: 60, documents: 0, names: 294 });
  expect(sum('-committees-')).toEqual({ files: 32, documents: 0, names: 778 });
  expect(sum('-fractions-')).toEqual({ files: 6, documents: 0, names: 102 });
  expect(sum('-questions-index')).toEqual({ files: 2, documents: 4980, names: 0 });
  expect(sum('-committee-csv')).toEqual({ files: 4, documents: 113, names: 0 });
  expect(recorded.filter(({ leftOut }) => leftOut)).toHaveLength(2);
  const all = recorded.flatMap(({ reading }) => reading.documents);
  const one = (id: string) => all.find((document) => document.id === id)!;
  expect(one('vlp-verg-1873009')).toMatchObject({
    date: Date.parse('2025-02-25T12:00:00Z'),
    meeting: { place: 'Peter Paul Rubens' },
  });
  expect(one('vlp-vi-1870412')).toMatchObject({
    groupPath: 'vlaams-parlement/vraag-om-uitleg',
    numbers: [{ kind: 'document', value: '1559 (2024-2025)' }, { kind: 'session' }],
    people: [{ name: 'Maurits Vande Reyde' }, { name: 'Jo Brouns' }],
  });
  const report = one('vlp-jln-1874848');
  expect(report.turns![0]!.speaker).toEqual({ name: 'Stijn De Roo', party: 'cd&v' });
  expect(report.turns).toHaveLength(6);
  expect(report.relations).toMatchObject([{ id: 'vlp-vi-1870549' }]);
  expect(one('vlp-schv-2006410').people).toMatchObject([
    { name: 'Kristof Slagmulder', party: 'Vlaams Belang' },
  ]);
  const names = recorded.flatMap(({ reading }) => reading.names);
  expect(
    names
      .filter(({ kind }) => kind === 'party')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['N-VA', 'PVDA', 'Anders.', 'Team Fouad Ahidar', 'Vlaams Belang', 'cd&v'].sort());
});
