import { expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { readRecorded } from '#test/recordings/recorded.ts';
import fixture from './fixtures/answers.json' with { type: 'json' };
import { notubiz } from './notubiz.ts';
import type { NotubizRaw } from './raws.ts';

const extraction = openTextExtraction();
const meetings: Record<string, unknown>[] = fixture.meetings;
const [first, second] = [meetings[0]!, meetings[1]!];
const at = Date.parse('2031-04-01T00:00:00Z');
const rtf = (words: string) => ({
  bytes: Buffer.from(`{\\rtf1 ${words}}`),
  mimeType: 'application/rtf',
  fileName: 'x.rtf',
});
const read = (raw: NotubizRaw) => notubiz({ extraction }).read(raw);
const meeting = (row: unknown, files = {}): NotubizRaw => ({
  kind: 'meeting',
  organisation: 'Gemeente Proefstad',
  gremium: { id: 5, name: 'Commissie Proeven' },
  row,
  files,
  at,
});

test('notubiz: a meeting has its whole agenda in order, its room and its times', async () => {
  const { documents } = await read(meeting(first));
  expect(documents[0]).toMatchObject({
    id: 'notubiz-meeting-701',
    domain: 'nl-lr',
    groupPath: 'gemeenten/agenda',
    institution: 'Gemeente Proefstad',
    title: 'Commissie Proeven',
    date: Date.parse('2031-03-04T18:30:00Z'),
    committees: [{ code: 'notubiz-5', name: 'Commissie Proeven' }],
    originalUrls: ['https://raad.example/vergadering/701'],
    identities: ['notubiz-meeting-701'],
    relations: [{ relation: 'Besluitenlijst', id: 'notubiz-document-9003' }],
    meeting: {
      kind: 'committee',
      start: Date.parse('2031-03-04T18:30:00Z'),
      end: Date.parse('2031-03-04T21:15:00Z'),
      timeKnown: true,
      place: 'Proefzaal',
      status: 'held',
      agendaItems: [
        { number: '1.', title: 'Opening', documentIds: [] },
        { number: '2.', title: 'Voorstel proefveld', documentIds: ['notubiz-document-9001'] },
        { number: '2a', title: 'Beraad', documentIds: ['notubiz-document-9002'] },
        { number: '2b', title: 'Personele zaak', documentIds: ['notubiz-document-9004'], confidential: true },
      ],
    },
  });
  expect(documents[0]!.text).toBe(
    'Wij vergaderen over proeven.\n1. Opening\n2. Voorstel proefveld\n2a Beraad\n2b Personele zaak',
  );
});

test('notubiz: each document is one of its own, with its text, its place on the agenda and its date', async () => {
  const { documents, files } = await read(meeting(first, { 9001: rtf('Wij stellen voor.') }));
  const byId = new Map(documents.map((one) => [one.id, one]));
  expect(byId.get('notubiz-document-9001')).toMatchObject({
    groupPath: 'gemeenten/raadsstuk',
    sourceType: 'Raadsvoorstel',
    text: 'Wij stellen voor.',
    date: Date.parse('2031-02-20T09:00:00Z'),
    timeKnown: true,
    agendaItem: 'Voorstel proefveld',
    numbers: [
      { kind: 'case', value: 'Z-31-4' },
      { kind: 'reference', value: 'RIS123456' },
    ],
    labels: [{ name: 'Groen' }],
    file: { title: '9001.rtf', mimeType: 'application/rtf', size: 120 },
    relations: [{ relation: 'Vergadering', id: 'notubiz-meeting-701' }],
    originalUrls: ['https://api.example/document/9001/1'],
  });
  expect(files.map(({ fileId }) => fileId)).toEqual(['notubiz-document-9001']);
  expect(byId.get('notubiz-document-9002')).toMatchObject({
    groupPath: 'gemeenten/verslag',
    date: Date.parse('2031-01-31T23:00:00Z'),
    timeKnown: false,
  });
  // Minutes on the agenda are those of an earlier meeting.
  expect(byId.get('notubiz-document-9002')!.partOf).toBeUndefined();
  // It changed after its meeting, so that is no date of it.
  expect(byId.get('notubiz-document-9003')).toMatchObject({
    groupPath: 'gemeenten/besluitenlijst',
    date: Date.parse('2031-03-03T23:00:00Z'),
    sourceDate: '2031-03-04 19:30:00',
  });
  expect(byId.get('notubiz-document-9004')).toMatchObject({ confidentiality: 'Besloten', text: '' });
  expect(byId.get('notubiz-document-9004')!.file).toBeUndefined();
});

test('the older shape reads the same: attributes by label, no flags, a day alone', async () => {
  const { documents } = await read(meeting(second));
  expect(documents).toHaveLength(1);
  expect(documents[0]).toMatchObject({
    title: 'Gemeenteraad',
    timeKnown: false,
    originalUrls: ['https://api.example/events/meetings/702'],
    meeting: { timeKnown: false, status: 'cancelled', sourceTimes: { start: '2031-03-11 00:00:00' } },
  });
});

test('notubiz: a closed meeting keeps its title and gives no text; one that is not confirmed stays planned', async () => {
  const closed = await read(meeting({ ...first, confidential: 1 }, { 9001: rtf('Geheim.') }));
  expect(
    closed.documents.every(({ text, confidentiality }) => text === '' && confidentiality === 'Besloten'),
  ).toBe(true);
  expect(closed.files).toEqual([]);
  const loose = await read(meeting({ ...first, inactive: true }));
  expect(loose.documents[0]!.meeting!.status).toBe('planned');
});

test('notubiz: what a closed point of the agenda has is closed, and what stands below it', async () => {
  const [open, closed] = first['agenda_items'] as [Record<string, unknown>, Record<string, unknown>];
  const { documents } = await read(
    meeting({ ...first, agenda_items: [{ ...open, confidential: 1 }, closed] }),
  );
  const confidential = documents
    .filter(({ confidentiality }) => confidentiality === 'Besloten')
    .map(({ id }) => id);
  expect(confidential).toEqual(['notubiz-document-9001', 'notubiz-document-9002', 'notubiz-document-9004']);
});

test('notubiz: a part of a meeting is about its own documents only', async () => {
  const part = { first: false, ids: ['9002', '9003'] };
  const { documents } = await read({ ...meeting(first), part } as NotubizRaw);
  expect(documents.map(({ id }) => id)).toEqual(['notubiz-document-9002', 'notubiz-document-9003']);
});

test('notubiz: a motion of a module has its parties, files and Frisian outcome', async () => {
  const { documents } = await read({
    kind: 'item',
    organisation: 'Provincie Fryslân',
    module: 'Moties',
    row: fixture.items[0],
    files: { 9011: rtf('De staten vragen bomen.'), 9012: rtf('Afgedaan.') },
  });
  expect(documents).toMatchObject([
    {
      id: 'notubiz-item-801',
      groupPath: 'provincies/fryslan/motie',
      institution: 'Provincie Fryslân',
      title: 'M 4 Meer bomen',
      sourceType: 'Moasje',
      text: 'De staten vragen bomen.',
      date: Date.parse('2031-03-03T23:00:00Z'),
      timeKnown: false,
      agendaItem: 'Beraad (Commissie Proeven 04-03-2031 19:30)',
      organisations: [
        { name: 'Proefpartij', relation: 'Indienende partij' },
        { name: 'Lijst Twee', relation: 'Indienende partij' },
      ],
      file: { fileId: 'notubiz-item-801' },
      attachments: [{ fileId: 'notubiz-item-801~1', text: 'Afgedaan.' }],
      votes: [{ outcome: 'aangenomen', outcomeText: 'Oannommen', date: '2031-03-04T23:00:00.000Z' }],
    },
  ]);
});

test('notubiz: what can not be read is told', async () => {
  const { unread } = await read(meeting({ id: 5, plannings: 'none' }));
  expect(unread).toMatchObject([
    { part: 'meeting 5', fault: expect.stringMatching(/^unreadable meeting/) as string },
  ]);
  const { skipped: undated } = await read(meeting({ ...first, plannings: [] }));
  expect(undated).toEqual([{ sourceId: 'meeting 701', reason: 'a meeting without a start' }]);
});

test('notubiz: speakers and bodies are names', async () => {
  const { names } = await read({
    kind: 'speakers',
    organisation: 'Proefstad',
    rows: fixture.speakers.speakers.speaker,
  });
  expect(names).toEqual([
    { kind: 'person', name: 'Vera Voorbeeld', party: 'Proefpartij', function: 'Raadslid' },
  ]);
  const gremia = await read({ kind: 'gremia', organisation: 'Proefstad', rows: fixture.gremia.gremia });
  expect(gremia.names).toContainEqual({ kind: 'committee', name: 'Commissie Proeven', code: 'notubiz-5' });
});

test('notubiz: the recorded answers are all read', async () => {
  const recorded = await readRecorded(notubiz({ extraction }));
  if (!recorded) return;
  const counts = recorded.map(({ path, leftOut, reading }) => [
    path.slice(path.lastIndexOf('/') + 1).replace(/^(\d+_[a-z]+-\d+).*$/, '$1'),
    leftOut ? 'left out' : `${reading.documents.length} documents, ${reading.names.length} names`,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    'alkmaar_module6_motions.json': '2 documents, 0 names',
    'alkmaar_modules.json': 'left out',
    'notubiz_meeting_amsterdam.json': '52 documents, 0 names',
    'notubiz_meeting_amsterdam_update1.json': '52 documents, 0 names',
    'speakers_eindhoven.json': '0 documents, 3 names',
    '1259560_amendement-15077271': 'left out',
    '1259560_motie-15078897': 'left out',
    '1259560_motie-15274206': 'left out',
    '1259651_motie-15255409': 'left out',
    'documents_metadata_scraped_excerpt.csv': '300 documents, 0 names',
  });
  expect(recorded.flatMap(({ reading }) => [...reading.skipped, ...reading.notes])).toEqual([]);
  const all = recorded.flatMap(({ reading }) => reading.documents);
  const one = (id: string) => all.find((document) => document.id === id)!;
  expect(one('notubiz-meeting-458902').meeting).toMatchObject({
    start: Date.parse('2018-02-08T12:30:00Z'),
    place: 'De Raadszaal',
    kind: 'committee',
  });
  expect(one('notubiz-meeting-458902').meeting!.agendaItems).toHaveLength(45);
  expect(one('notubiz-document-6268204')).toMatchObject({
    sourceType: 'Notulen',
    partOf: { id: 'notubiz-meeting-458902' },
    file: { size: 67928 },
  });
  expect(one('notubiz-item-1124979')).toMatchObject({
    groupPath: 'gemeenten/amendement',
    votes: [{ outcome: 'verworpen' }],
    organisations: [{ name: 'GroenLinks' }, { name: 'PvdA' }],
  });
  expect(one('notubiz-document-15077271').votes).toMatchObject([{ outcome: 'ingetrokken' }]);
  expect(one('notubiz-document-15274206')).toMatchObject({
    institution: 'Gemeente Den Haag',
    numbers: [{ kind: 'reference', value: 'RIS321256' }],
  });
  expect(all.filter(({ text }) => text.length > 500).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['notubiz-document-15077271', 'notubiz-document-15255409']),
  );
});
