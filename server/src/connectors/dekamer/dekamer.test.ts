import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { dekamer } from './dekamer.ts';
import type { DekamerRaw } from './raws.ts';
import { readMemberList } from './read-members.ts';

const extraction = openTextExtraction();
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
const [dossier, plenary, committee] = ['dossier', 'plenary', 'committee'].map((name) =>
  fixture(`${name}.html`),
) as [Buffer, Buffer, Buffer];
const members = readMemberList(fixture('members.html'), 'members');
const read = (raw: DekamerRaw) => dekamer({ extraction }).read(raw);
const readReport = (bytes: Uint8Array, kind: 'plenary' | 'committee' = 'plenary') =>
  read({ kind: 'report', place: { legislature: 57, kind, number: 7 }, bytes, members });
const dossierUrl = 'https://www.dekamer.be/dossier';

test('dekamer: a dossier gives its main document and each sub-document', async () => {
  const { documents, notes, skipped } = await read({ kind: 'dossier', url: dossierUrl, bytes: dossier });
  expect(documents.map(({ id, groupPath }) => [id, groupPath])).toEqual([
    ['dekamer-57K0012001', 'kamer/wetsvoorstel'],
    ['dekamer-57K0012002', 'instellingen/advies'],
    ['dekamer-57K0012003', 'kamer/amendement'],
    ['dekamer-57K0012004', 'kamer/overig'],
  ]);
  const title = 'Wetsvoorstel betreffende de proef met proefvelden';
  const committees = [{ code: 'financien-en-begroting', name: 'Financiën en Begroting' }];
  expect(documents[0]).toMatchObject({
    domain: 'be-fed',
    title,
    date: Date.parse('2031-02-02T23:00:00Z'),
    timeKnown: false,
    sourceDate: '03/02/2031',
    people: [
      { name: 'Vera Van Voorbeeld', role: 'auteur', party: 'N-VA' },
      { name: 'Éloi Exemple', role: 'auteur', party: 'Les Engagés' },
      { name: 'Anna Anders', role: 'auteur', party: 'cd&v' },
      { name: 'Vera Van Voorbeeld', role: 'rapporteur', party: 'N-VA' },
    ],
    committees,
    numbers: [
      { kind: 'document', value: '57K0012/001' },
      { kind: 'reference', value: 'DOC 57 12/001' },
      { kind: 'dossier', value: '57K0012' },
    ],
    dossier: { number: '57K0012', title },
    labels: [
      { scheme: 'eurovoc', name: 'LANDBOUW' },
      { scheme: 'eurovoc', name: 'PROEFVELD' },
      { scheme: 'dekamer-trefwoord', name: 'GRASLAND' },
    ],
    votes: [{ outcome: 'aangenomen', outcomeText: 'AANGENOMEN', date: '2031-03-19T23:00:00.000Z' }],
    file: { mimeType: 'application/pdf', url: 'https://www.dekamer.be/FLWB/PDF/57/0012/57K0012001.pdf' },
  });
  expect(documents[0]!.text).toContain('Artikel Grondwet: 74 monocamerale procedure');
  expect(documents[0]!.relations.map(({ relation, id }) => [relation, id])).toEqual([
    ['Subdocument', 'dekamer-57K0012002'],
    ['Subdocument', 'dekamer-57K0012003'],
    ['Subdocument', 'dekamer-57K0012004'],
    ['Gekoppeld document', 'dekamer-57K0009001'],
  ]);
  expect(documents[1]!.organisations).toEqual([{ name: 'Hoge raad voor proeven', relation: 'advies' }]);
  expect(documents[2]).toMatchObject({
    title: `Amendement (na verslag): ${title}`,
    people: [{ name: 'Vera Van Voorbeeld' }, { name: 'Éloi Exemple' }],
    committees,
    relations: [{ relation: 'Hoofddocument', id: 'dekamer-57K0012001' }],
    votes: [],
  });
  expect(skipped).toEqual([]);
  expect(notes.map(({ note }) => note)).toEqual([
    'a rapporteur with an unknown group: Onbekend, Oscar Vreemde Lijst',
    '57K0012004: unknown type: NIEUWE SOORT',
  ]);
});

test('dekamer: the French page of a dossier gives its main document a French title', async () => {
  const french = (words: string) =>
    Buffer.from(
      dossier
        .toString('utf8')
        .replace('Parlementair Document 57K0012', words)
        .replace(/Wetsvoorstel\s+betreffende\s+de\s+proef\s+met\s+proefvelden/, 'Proposition sur les champs'),
    );
  const raw = { kind: 'dossier', url: dossierUrl, bytes: dossier } as const;
  const { documents } = await read({ ...raw, french: french('Document parlementaire 57K0012') });
  expect(documents.map(({ titles }) => titles.fr)).toEqual(['Proposition sur les champs', ...Array(3)]);
  const other = await read({ ...raw, french: french('Document parlementaire 57K0013') });
  expect(other.documents[0]!.titles.fr).toBeUndefined();
  expect(other.notes.map(({ note }) => note)).toContain('no title on the French page');
});

test('dekamer: a page without a dossier, or cut before its end, is no dossier', async () => {
  const wrong = (bytes: string | Uint8Array) =>
    expect(read({ kind: 'dossier', url: dossierUrl, bytes: Buffer.from(bytes) })).rejects.toMatchObject({
      kind: 'shape',
    });
  await wrong('');
  await wrong('<html><body>Storing</body></html>');
  await wrong(dossier.subarray(0, 2_000));
  await wrong(`<html>${'<div>'.repeat(50_000)}</html>`);
});

test('dekamer: a sitting becomes a meeting and a document for each item of its agenda', async () => {
  const { documents, notes } = await readReport(plenary);
  expect(notes).toEqual([]);
  const [meeting, questions, law] = documents;
  expect(meeting).toMatchObject({
    id: 'dekamer-57-ip007',
    groupPath: 'kamer/agenda',
    title: 'Plenumvergadering, donderdag 20 maart 2031 (avond)',
    date: Date.parse('2031-03-20T21:15:00Z'),
    timeKnown: true,
    identities: ['criv-57-plen-007'],
    meeting: {
      kind: 'plenary',
      status: 'held',
      start: Date.parse('2031-03-20T21:15:00Z'),
      end: Date.parse('2031-03-20T23:20:00Z'),
      agendaItems: [
        {
          number: '01',
          title: 'Samengevoegde vragen: Het proefveldenbeleid; De kosten',
          documentIds: ['dekamer-57-ip007-01'],
        },
        { number: '02', documentIds: ['dekamer-57-ip007-02'] },
      ],
    },
  });
  expect(questions).toMatchObject({
    groupPath: 'kamer/mondelinge-vraag',
    titles: {
      nl: 'Samengevoegde vragen: Het proefveldenbeleid; De kosten',
      fr: 'Questions jointes: La politique des champs; Les frais',
    },
    partOf: { id: 'dekamer-57-ip007', item: '01' },
    date: Date.parse('2031-03-19T23:00:00Z'),
    timeKnown: false,
    numbers: [
      { kind: 'session', value: 'CRIV 57 PLEN 007' },
      { kind: 'reference', value: '57000001P' },
      { kind: 'reference', value: '57000002P' },
    ],
    labels: [{ scheme: 'dekamer-departement', name: 'Proeven en Velden' }],
    people: [
      { name: 'Vera Van Voorbeeld', role: 'vraagsteller', party: 'N-VA' },
      { name: 'Éloi Exemple', role: 'vraagsteller', party: 'Les Engagés' },
      { name: 'Maxime Ministre', role: 'bevraagde', function: 'Proeven en Velden' },
      { name: 'Victor Voorzitter', role: 'voorzitter' },
      { name: 'Paula Présidente', role: 'voorzitter' },
    ],
  });
  expect(law).toMatchObject({
    groupPath: 'kamer/stemming',
    title: 'Wetsvoorstel betreffende de proefvelden (12/1-4)',
    titles: { fr: 'Proposition de loi relative aux champs (12/1-4)' },
    dossier: { number: '57K0012', title: 'Wetsvoorstel betreffende de proefvelden' },
    relations: [{ relation: 'Kamerstuk', id: 'dekamer-57K0012001' }],
  });
});

test('dekamer: turns hold what was spoken, by whom, and who led', async () => {
  const { documents } = await readReport(plenary);
  const { text, turns } = documents[1]!;
  expect(
    turns!.map(({ speaker, chair, from, to }) => [speaker.name, chair ?? false, text.slice(from, to)]),
  ).toEqual([
    ['Vera Van Voorbeeld', false, 'Mijnheer de minister, het veld “ligt” er.\nHoe lang nog?'],
    ['Maxime Ministre', false, 'Madame, cela dure un an.'],
    ['Victor Voorzitter', true, 'Ik dank u.'],
    ['Paula Présidente', true, 'De volgende.'],
    ['Éloi Exemple', false, 'Merci.'],
  ]);
  expect(turns![1]!.speaker).toEqual({ name: 'Maxime Ministre', function: 'ministre' });
  expect(text).toContain('01.01 Vera Van Voorbeeld (N-VA): Mijnheer');
});

test('dekamer: the sitting that a report announces is planned until there is a report of its day', async () => {
  const place = { legislature: 57, kind: 'plenary', number: 7 } as const;
  const { documents } = await read({ kind: 'next', place, bytes: plenary });
  expect(documents).toMatchObject([
    {
      id: 'dekamer-57-plenary-2031-03-27',
      groupPath: 'kamer/agenda',
      title: 'Plenumvergadering, donderdag 27 maart 2031',
      date: Date.parse('2031-03-27T13:15:00Z'),
      meeting: { kind: 'plenary', status: 'planned', start: Date.parse('2031-03-27T13:15:00Z') },
      relations: [{ relation: 'Aangekondigd in', id: 'dekamer-57-ip007' }],
    },
  ]);
  // Reported in the evening, so the agenda of that evening goes too.
  expect((await readReport(plenary)).withdrawn).toEqual([
    'dekamer-57-plenary-2031-03-20',
    'dekameragenda-plenary-2031-03-20-avond',
    'dekameragenda-plenary-2031-03-20-avond-2',
  ]);
});

test('dekamer: roll calls have their subject, outcome, counts and members with the groups that are certain', async () => {
  const { votes } = (await readReport(plenary)).documents[2]!;
  expect(votes.map(({ subject, outcome, counts }) => [subject, outcome, counts])).toEqual([
    [
      'Stemming over amendement nr. 3 van Éloi Exemple op artikel 2',
      'verworpen',
      { for: 1, against: 2, abstentions: 0 },
    ],
    [
      'Stemming over amendement nr. 4 van Éloi Exemple op artikel 3',
      'verworpen',
      { for: 1, against: 2, abstentions: 0 },
    ],
    [
      'Wetsvoorstel betreffende de proefvelden (12/1-4)',
      'aangenomen',
      { for: 2, against: 0, abstentions: 1 },
    ],
  ]);
  expect(votes[0]!.members).toEqual([
    { name: 'Éloi Exemple', party: 'Les Engagés', choice: 'Voor' },
    { name: 'Vera Van Voorbeeld', party: 'N-VA', choice: 'Tegen' },
    { name: 'Louise Lid', party: 'Vooruit', choice: 'Tegen' },
  ]);
  expect(votes[0]!.parties).toEqual([
    { party: 'Les Engagés', seats: 1, choice: 'Voor' },
    { party: 'N-VA', seats: 1, choice: 'Tegen' },
    { party: 'Vooruit', seats: 1, choice: 'Tegen' },
  ]);
  expect(votes[2]!.members.at(-1)).toEqual({ name: "D'Onbekende Otto", choice: 'Onthouding' });
  expect(votes[2]!.parties).toEqual([
    { party: 'N-VA', seats: 1, choice: 'Voor' },
    { party: 'Vooruit', seats: 1, choice: 'Voor' },
  ]);
});

test('dekamer: a report that was saved on the day or just after it is provisional until the corrected one comes', async () => {
  const saved = (day: string) =>
    Buffer.from(
      plenary
        .toString('utf8')
        .replace(
          '<head>',
          `<head><!--[if gte mso 9]><xml><o:LastSaved>${day}T22:30:00Z</o:LastSaved></xml>-->`,
        ),
    );
  const marks = async (bytes: Uint8Array) =>
    new Set((await readReport(bytes)).documents.map(({ provisional }) => provisional));
  expect(await marks(saved('2031-03-20'))).toEqual(new Set([true]));
  // A sitting of a Thursday whose report is of the Monday after it, and the corrected one.
  expect(await marks(saved('2031-03-23'))).toEqual(new Set([true]));
  expect(await marks(saved('2031-04-10'))).toEqual(new Set([undefined]));
  expect(await marks(plenary)).toEqual(new Set([undefined]));
});

test('dekamer: a report in windows-1252 reads as one in UTF-8', async () => {
  const curly: Record<string, number> = { '“': 0x93, '”': 0x94, '–': 0x96 };
  const bytes = Buffer.from([...plenary.toString('utf8')].map((sign) => curly[sign] ?? sign.codePointAt(0)!));
  expect((await readReport(bytes)).documents).toEqual((await readReport(plenary)).documents);
});

test('dekamer: a joint committee meeting names both committees; an interpellation is one', async () => {
  const { documents } = await readReport(committee, 'committee');
  expect(documents[0]).toMatchObject({
    id: 'dekamer-57-ic007',
    committees: [{ name: 'Justitie' }, { name: 'Landsverdediging' }],
    meeting: { kind: 'committee', end: Date.parse('2031-03-19T13:55:00Z') },
  });
  expect(documents[1]).toMatchObject({ groupPath: 'kamer/interpellatie' });
  expect(documents[1]!.turns![1]!.speaker).toEqual({ name: 'Maxime Ministre', function: 'Minister' });
});

test('dekamer: a report without body or day is a fault; one without items is its meeting alone', async () => {
  const without = (words: RegExp) =>
    expect(readReport(Buffer.from(plenary.toString('utf8').replaceAll(words, '')))).rejects.toMatchObject({
      kind: 'shape',
    });
  await without(/Plenumvergadering|Séance plénière/g);
  await without(/20 (maart|mars) 2031/g);
  const bare = await readReport(Buffer.from(plenary.toString('utf8').replaceAll(/>0[12](?=[ <])/g, '>')));
  expect(bare.documents).toHaveLength(1);
  expect(bare.notes).toMatchObject([{ note: 'a report without numbered items' }]);
});

test('dekamer: members, their committees and their groups are names', async () => {
  const list = await read({ kind: 'members', url: 'x', bytes: fixture('members.html') });
  expect(list.names.map(({ kind, name, party }) => [kind, name, party])).toEqual([
    ['person', 'Vera Van Voorbeeld', 'N-VA'],
    ['person', 'Éloi Exemple', 'Les Engagés'],
    ['person', 'Louise Lid', 'Vooruit'],
    ['person', 'Van Zonder Adres Zoë', 'PS'],
    ['party', 'N-VA', undefined],
    ['party', 'Les Engagés', undefined],
    ['party', 'Vooruit', undefined],
    ['party', 'PS', undefined],
  ]);
  const page = await read({ kind: 'member', url: 'x', bytes: fixture('member.html') });
  const person = {
    kind: 'person',
    name: 'Vera Van Voorbeeld',
    function: 'Volksvertegenwoordiger',
    party: 'N-VA',
  };
  expect(page.names).toEqual([
    { ...person, from: '2031-02-04' },
    { kind: 'committee', name: 'Commissie voor Justitie', code: 'justitie' },
  ]);
  const body = JSON.parse(fixture('actor.json').toString('utf8')) as { items: { role: unknown[] }[] };
  const actor = await read({ kind: 'actor', url: 'x', body });
  expect(actor.names).toEqual([
    { ...person, code: '11', person: '11', surname: 'Van Voorbeeld', from: '2031-02-04' },
    { kind: 'committee', name: 'Justitie', code: 'justitie' },
  ]);
  body.items[0]!.role.splice(1);
  expect((await read({ kind: 'actor', url: 'x', body })).skipped).toHaveLength(1);
});
