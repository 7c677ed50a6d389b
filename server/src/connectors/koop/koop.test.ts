import { expect, test } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import type { PublicationRaw } from './forms.ts';
import { fixture } from './fixtures/replay.ts';
import { readDebate, holdsText } from './handelingen.ts';
import { lokalebekendmakingen, officielebekendmakingen } from './koop.ts';
import { readSpokenVotes } from './spoken-votes.ts';
import { readRecords, readSearchAnswer } from './search-answer.ts';
import { factsOf, readStatements, type Statement } from './statements.ts';

const extraction = openTextExtraction();
const national = officielebekendmakingen({ extraction });
const local = lokalebekendmakingen({ extraction });

const xml = (name: string) => ({ bytes: fixture(name), mimeType: 'application/xml', fileName: name });

function recordOf(identifier: string, search = 'national.xml'): Statement[] {
  return readRecords(fixture(search)).find((one) => factsOf(one).first('identifier') === identifier)!;
}

async function documentOf(raw: PublicationRaw, connector = national): Promise<Document> {
  return (await connector.read(raw)).documents[0]!;
}

test('koop: a paper of a dossier becomes a complete document', async () => {
  const document = await documentOf({ statements: recordOf('kst-39100-XV-12'), xml: xml('paper.xml') });
  expect(document).toEqual({
    id: 'ob-kst-39100-XV-12',
    domain: 'nl',
    source: 'officielebekendmakingen',
    demo: false,
    groupPath: 'regering/kamerbrief',
    sourceType: 'Brief regering',
    institution: 'Regering',
    title: 'Brief van de minister over de vuurtorens',
    titles: {},
    language: 'nl',
    date: startOfDay('2021-02-03'),
    timeKnown: false,
    sourceDate: '2021-02-03',
    text: 'Nr. 12\nBRIEF VAN DE MINISTER\nDe vuurtorens blijven branden.',
    file: {
      fileId: 'ob-kst-39100-XV-12',
      title: 'kst-39100-XV-12.pdf',
      mimeType: 'application/pdf',
      url: 'https://repository.overheid.nl/frbr/officielepublicaties/kst/39100-XV/kst-39100-XV-12/1/pdf/kst-39100-XV-12.pdf',
    },
    attachments: [],
    people: [{ name: 'Anna van der Vuurtoren', role: 'Indiener' }],
    organisations: [{ name: 'Tweede Kamer der Staten-Generaal', relation: 'Maker' }],
    committees: [],
    numbers: [
      { kind: 'dossier', value: '39 100-XV' },
      { kind: 'reference', value: '39 100-XV, nr. 12' },
      { kind: 'reference', value: 'kst-39100-XV-12' },
      { kind: 'session', value: '2020-2021' },
    ],
    dossier: {
      number: '39 100-XV',
      title: 'Vaststelling van de begrotingsstaten van het Ministerie van Zeegezichten',
    },
    labels: [{ scheme: 'TaxonomieBeleidsagenda', name: 'Verkeer | Water' }],
    identities: ['kst-39100-XV-12'],
    votes: [],
    relations: [{ relation: 'Documentstatus', title: 'Opgemaakt na onopgemaakt' }],
    originalUrls: ['https://zoek.officielebekendmakingen.nl/kst-39100-XV-12.html'],
    confidentiality: 'Openbaar',
  });
});

test('koop: a name written surname first is turned, and has the party the title tells', async () => {
  const written = (name: string, title: string) => [
    ...recordOf('kst-39200-AB').filter((one) => !['title', 'documenttitel', 'indiener'].includes(one.name)),
    { name: 'title', value: title },
    { name: 'indiener', value: name },
  ];
  const people = async (name: string, title: string) =>
    (await documentOf({ statements: written(name, title) })).people;
  const title = 'Motie van de leden Dijk (SP) en Diederik van Dijk (SGP) over de vuurtorens';
  expect(await people('Dijk, D.J.H. van', title)).toEqual([
    { name: 'D.J.H. van Dijk', role: 'Indiener', party: 'SGP' },
  ]);
  expect(await people('J.P. Dijk', title)).toEqual([{ name: 'J.P. Dijk', role: 'Indiener', party: 'SP' }]);
  expect(await people('I. (Inge) van Dijk', title)).toEqual([{ name: 'Inge van Dijk', role: 'Indiener' }]);
});

test('koop: what replaces a publication is a relation, and addresses of no page are dropped', async () => {
  const statements = [
    ...recordOf('kst-39200-AB').filter(({ name }) => name !== 'preferredurl' && name !== 'itemurl'),
    { name: 'isreplacedby', value: 'https://zoek.officielebekendmakingen.nl/kst-39200-AC.html' },
    { name: 'isreplacedby', value: 'een andere publicatie' },
    { name: 'preferredurl', value: 'javascript:alert(1)' },
    { name: 'itemurl', value: 'file:///kst-39200-AB.pdf', scheme: 'pdf' },
  ];
  const document = await documentOf({ statements });
  expect(document.relations.filter(({ relation }) => relation === 'Vervangen door')).toEqual([
    {
      relation: 'Vervangen door',
      id: 'ob-kst-39200-AC',
      title: 'kst-39200-AC',
      url: 'https://zoek.officielebekendmakingen.nl/kst-39200-AC.html',
    },
    { relation: 'Vervangen door', title: 'een andere publicatie' },
  ]);
  expect(document.originalUrls).toEqual(['https://zoek.officielebekendmakingen.nl/kst-39200-AB.html']);
  expect(document).not.toHaveProperty('file');
});

test('koop: an early release is known by the number its finished form has', async () => {
  const answer = await documentOf({ statements: recordOf('ah-1900001') });
  expect(answer.identities).toEqual(['ah-1900001', 'ah-tk-20202021-77']);
  expect(answer).toMatchObject({ groupPath: 'tk/antwoord', sourceType: 'Antwoord' });
  expect(answer.relations[0]).toEqual({
    relation: 'Kamervragen',
    id: 'ob-kv-tk-2021Z00042',
    title: '2021Z00042',
  });
  expect(answer.numbers).toContainEqual({ kind: 'case', value: '2021Z00042' });
});

test('koop: an attachment is not its main document', async () => {
  const attachment = await documentOf({ statements: recordOf('blg-1900002') });
  expect(attachment).toMatchObject({
    groupPath: 'regering/beslisnota',
    identities: ['blg-1900002'],
    relations: [{ relation: 'Hoofddocument', id: 'ob-kst-39100-XV-12' }, { relation: 'Documentstatus' }],
  });
});

test('koop: what the Eerste Kamer makes stands below it', async () => {
  const motion = await documentOf({ statements: recordOf('kst-39200-AB') });
  expect(motion).toMatchObject({ groupPath: 'ek/motie', institution: 'Eerste Kamer', sourceType: 'Motie' });
  expect(motion.numbers).toContainEqual({ kind: 'reference', value: '39 200, AB' });
});

test('koop: a name that could be no id is told without one', async () => {
  const statements = [...recordOf('kst-39200-AB'), { name: 'behandelddossier', value: 'een ander;stuk 7' }];
  const { relations } = await documentOf({ statements });
  expect(relations[0]).toEqual({ relation: 'Behandeld dossier', title: 'een ander, stuk 7' });
});

test('koop: questions compare their type in any case', async () => {
  const question = await documentOf({ statements: recordOf('kv-tk-2021Z00042') });
  expect(question).toMatchObject({ groupPath: 'tk/schriftelijke-vragen', identities: ['kv-tk-2021Z00042'] });
});

test('koop: a journal is that of its maker', async () => {
  const rule = await documentOf({ statements: recordOf('stcrt-2021-500'), xml: xml('paper.xml') });
  expect(rule).toMatchObject({
    groupPath: 'bekendmakingen/staatscourant',
    institution: 'Ministerie van Zeegezichten',
    sourceType: 'ministeriële regeling',
  });
});

test('koop: an item of the Handelingen has its turns and its meeting', async () => {
  const item = await documentOf({ statements: recordOf('h-tk-20202021-40-3'), xml: xml('debate.xml') });
  expect(item).toMatchObject({
    groupPath: 'tk/handelingen',
    date: startOfDay('2021-01-20'),
    agendaItem: 'Debat over de vuurtorens',
    partOf: { id: 'ob-h-tk-20202021-40-1', title: 'Handelingen 2020-2021, 40', item: '3' },
    people: [
      { name: 'Kees Zeehond', party: 'Lijst Wad', role: 'Spreker' },
      { name: 'Van der Vuurtoren', function: 'Minister', role: 'Spreker' },
    ],
  });
  expect(item.relations).toContainEqual({
    relation: 'Behandeld dossier',
    id: 'ob-kst-39101-7',
    title: '39 101, nr. 7',
  });
  expect(item.numbers).toContainEqual({ kind: 'session', value: '2020-2021, 40' });
  const said = item.turns!.map(({ speaker, from, to }) => [speaker.name, item.text.slice(from, to)]);
  expect(said).toEqual([
    ['De voorzitter', 'Ik open het debat.'],
    ['Kees Zeehond', 'Het licht gaat uit.\nMotie\nDe Kamer,\nverzoekt het licht aan te doen.'],
    ['De voorzitter', 'Deze motie krijgt nr. 7.\nHet woord is aan de minister.'],
    ['Van der Vuurtoren', 'Ik laat het licht branden.'],
  ]);
  expect(item.turns!.map(({ chair }) => chair)).toEqual([true, undefined, true, undefined]);
  expect(item.text).toMatch(/^Vuurtorens\nAan de orde is het debat over vuurtorens\.\n/);
  expect(item.text).toMatch(/\nDe vergadering wordt geschorst\.$/);
});

test('koop: a debate that is no XML is read for what it is, with a note', async () => {
  const broken = { ...xml('debate.xml'), bytes: new TextEncoder().encode('<?xml version="1.0"?><a><b>') };
  const reading = await national.read({ statements: recordOf('h-tk-20202021-40-3'), xml: broken });
  expect(reading.documents[0]).toMatchObject({ id: 'ob-h-tk-20202021-40-3', text: '' });
  expect(reading.notes[0]!.note).toMatch(/^no text: malformed/);
});

test('koop: an unknown kind is kept and told', async () => {
  const statements = recordOf('kst-39200-AB').map((one) =>
    ['subrubriek', 'title'].includes(one.name) ? { ...one, value: 'Nieuw' } : one,
  );
  const reading = await national.read({ statements });
  expect(reading.documents[0]).toMatchObject({ groupPath: 'ek/overig', sourceType: 'Nieuw' });
  expect(reading.notes.map(({ note }) => note)).toContain('unknown type: Nieuw');
});

test.each([
  ['identifier', 'a publication without identifier'],
  ['title', 'a publication without title'],
  ['issued', 'a publication without date'],
])('koop: a record without %s is skipped with its reason', async (name, reason) => {
  const gone =
    name === 'issued'
      ? ['issued', 'date', 'available']
      : name === 'title'
        ? ['title', 'documenttitel']
        : [name];
  const statements = recordOf('kst-39100-XV-12').filter((one) => !gone.includes(one.name));
  expect((await national.read({ statements })).skipped).toMatchObject([{ reason }]);
});

test('koop: decentral publications stand with the body whose journal it is', async () => {
  const [ordinance, rule, register] = await Promise.all(
    ['gmb-2021-9001', 'prb-2021-77', 'wsb-2021-5'].map((id) =>
      documentOf({ statements: recordOf(id, 'local.xml'), xml: xml('paper.xml') }, local),
    ),
  );
  expect(ordinance).toMatchObject({
    domain: 'nl-lr',
    source: 'lokalebekendmakingen',
    groupPath: 'gemeenten/gemeenteblad',
    institution: 'Gemeente Duinzicht',
    sourceType: 'algemeen verbindend voorschrift (verordening)',
    organisations: [{ name: 'Gemeente Duinzicht', relation: 'Maker' }],
    labels: [{ scheme: 'TaxonomieBeleidsagendaDecentraal', name: 'Cultuur | Recreatie' }],
    identities: ['gmb-2021-9001'],
  });
  expect(rule).toMatchObject({
    groupPath: 'provincies/fryslan/provinciaal-blad',
    institution: 'Provincie Fryslân',
  });
  expect(register).toMatchObject({
    groupPath: 'waterschappen/waterschapsblad',
    institution: 'Waterschap Hoge Dijken',
  });
});

test('koop: a journal of a body we do not know stands with joint arrangements, and that is told', async () => {
  const statements = recordOf('prb-2021-77', 'local.xml').flatMap((one) =>
    one.name === 'creator' ? [{ ...one, value: 'Kustdienst' }] : one.name === 'spatial' ? [] : [one],
  );
  const reading = await local.read({ statements, xml: xml('paper.xml') });
  expect(reading.documents[0]).toMatchObject({ groupPath: 'regelingen/blad', institution: 'Kustdienst' });
  expect(reading.notes).toHaveLength(1);
});

test('koop: the votes a chair announces are those of the item', () => {
  const text = [
    'In stemming komt de motie-Zeehond (39101, nr. 7).',
    'Ik constateer dat de leden van de fractie van Lijst Wad voor deze motie hebben gestemd en de leden van de overige fracties ertegen, zodat zij is verworpen.',
    'Stel dat de motie wordt aangenomen.',
  ].join('\n');
  expect(readSpokenVotes(text, Date.parse('2021-01-19T23:00:00Z'))).toEqual([
    {
      subject: 'de motie-Zeehond (39101, nr. 7)',
      outcome: 'verworpen',
      outcomeText: text.split('\n')[1],
      date: '2021-01-19T23:00:00.000Z',
      parties: [],
      members: [],
    },
  ]);
});

test('koop: notices that we do not keep are skipped, and each level leaves the other its own', async () => {
  const permit = await local.read({ statements: recordOf('gmb-2021-9002', 'local.xml') });
  expect(permit.skipped).toEqual([
    { sourceId: 'gmb-2021-9002', reason: 'a notice we do not keep: omgevingsvergunning' },
  ]);
  const traffic = await national.read({ statements: recordOf('stcrt-2021-501') });
  expect(traffic.skipped[0]!.reason).toMatch(/verkeersbesluit/);
  const other = await national.read({ statements: recordOf('gmb-2021-9001', 'local.xml') });
  expect(other.skipped[0]!.reason).toBe('a publication of the other level of government');
});

test('koop: an answer of the older search service says the same in other words', async () => {
  const { records, total } = readSearchAnswer(fixture('older-search.xml'), 'http://localhost/sru/Search');
  expect(total).toBe(1);
  expect(await documentOf({ statements: records[0]! })).toMatchObject({
    id: 'ob-stb-2021-10',
    groupPath: 'bekendmakingen/staatsblad',
    sourceType: 'Wet',
    institution: 'Ministerie van Zeegezichten',
    sourceDate: '2021-02-05',
    dossier: { number: '39 100-K' },
    labels: [{ scheme: 'TaxonomieBeleidsagenda', name: 'Verkeer | Water' }],
  });
});

test('koop: a metadata file states what a record states', async () => {
  const agenda = await documentOf({ statements: readStatements(fixture('metadata-owms.xml')) });
  expect(agenda).toMatchObject({
    id: 'ob-ag-tk-2021-02-07',
    groupPath: 'tk/agenda',
    labels: [{ scheme: 'TaxonomieBeleidsagenda', name: 'Bestuur | Parlement' }],
    numbers: [
      { kind: 'dossier', value: '39 101' },
      { kind: 'reference', value: 'ag-tk-2021-02-07' },
      { kind: 'session', value: '2020-2021' },
    ],
  });
});

test('koop: diagnostics are a fault that says what the service says', () => {
  expect(() => readSearchAnswer(fixture('diagnostics.xml'), 'http://localhost/sru')).toThrow(
    /a word too many/,
  );
});

test('koop: XML of headings alone holds no text', () => {
  expect(holdsText(fixture('empty.xml'))).toBe(false);
  expect(holdsText(fixture('paper.xml'))).toBe(true);
  expect(holdsText(new TextEncoder().encode('no XML'))).toBe(false);
});

test('koop: turns never run past the text', () => {
  const { text, turns } = readDebate(fixture('debate.xml'));
  for (const [at, { from, to }] of turns.entries()) {
    expect(to).toBeGreaterThan(from);
    expect(to).toBeLessThanOrEqual(text.length);
    if (at > 0) expect(from).toBeGreaterThan(turns[at - 1]!.to);
  }
});
