import { expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { samples } from '#test/samples.ts';
import { readRecorded, type Recorded } from '#test/recordings/recorded.ts';
import { lokalebekendmakingen, officielebekendmakingen } from './koop.ts';
import { placeNationally } from './national-paths.ts';
import { readRecords } from './search-answer.ts';
import { factsOf } from './statements.ts';
import { readFileSync } from 'node:fs';

const recorded = samples('nl/ob_sru') !== undefined;
const extraction = openTextExtraction();
const national = recorded ? (await readRecorded(officielebekendmakingen({ extraction })))! : [];
const local = recorded ? (await readRecorded(lokalebekendmakingen({ extraction })))! : [];

function counted(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
const documentsOf = (files: readonly Recorded[]) => files.flatMap(({ reading }) => reading.documents);
const leftOut = (files: readonly Recorded[]) =>
  counted(files.flatMap(({ leftOut: reason }) => (reason ? [reason] : [])));
const skipped = (files: readonly Recorded[]) =>
  counted(files.flatMap(({ reading }) => reading.skipped.map(({ reason }) => reason)));
const documentOf = (id: string) => documentsOf(national).find((document) => document.id === id)!;

test.skipIf(!recorded)('koop samples: every recorded file is read or told why not', () => {
  expect(national).toHaveLength(43);
  expect(documentsOf(national)).toHaveLength(44);
  expect(new Set(documentsOf(national).map(({ id }) => id)).size).toBe(37);
  expect(skipped(national)).toEqual({ 'part of a sitting, no document: Mededelingen': 1 });
  expect(leftOut(national)).toEqual({
    'publications of the other level of government': 6,
    'a consolidated local rule, of another service': 2,
    'counts by kind, turned into JSON by a client': 2,
    'an answer without records, or a complaint of the service': 1,
  });
  expect(counted(national.flatMap(({ reading }) => reading.notes.map(({ note }) => note)))).toEqual({
    'no form with text': 29,
  });
});

test.skipIf(!recorded)(
  'koop samples: the decentral publications recorded are all notices or without a day',
  () => {
    expect(local).toHaveLength(43);
    expect(documentsOf(local)).toEqual([]);
    expect(skipped(local)).toEqual({
      'a notice we do not keep: evenementenvergunning': 2,
      'a notice we do not keep: omgevingsvergunning': 1,
      'a notice we do not keep: Beschikkingen | afhandeling': 1,
      'a notice we do not keep: permit by its title': 1,
      'a publication without date': 1,
    });
  },
);

test.skipIf(!recorded)(
  'koop samples: a recorded decentral record of a kind we keep becomes a document',
  async () => {
    const bytes = readFileSync(`${samples('nl/ob_sru')}/searchrec_one_record.xml`);
    const statements = readRecords(bytes)[0]!.map((one) =>
      one.name === 'type' ? { ...one, value: 'beleidsregel' } : one,
    );
    const reading = await lokalebekendmakingen({ extraction }).read({ statements });
    expect(reading.documents[0]).toMatchObject({
      id: 'ob-gmb-2023-174296',
      groupPath: 'gemeenten/gemeenteblad',
      institution: 'Gemeente Bergeijk',
      sourceDate: '2023-04-20',
      organisations: [{ name: 'Gemeente Bergeijk', relation: 'Maker' }],
      labels: [{ scheme: 'TaxonomieBeleidsagendaDecentraal' }],
    });
  },
);

test.skipIf(!recorded)(
  'koop samples: the recorded opening of a sitting is its meeting with who was there',
  () => {
    expect(documentOf('ob-h-tk-20172018-70-1')).toMatchObject({
      groupPath: 'tk/agenda',
      title: 'Plenaire vergadering, Handelingen 2017-2018, 70',
      date: Date.parse('2018-04-05T10:15:00+02:00'),
      text: expect.stringContaining('Aanwezig zijn 144 leden der Kamer') as string,
      meeting: { kind: 'plenary', status: 'held', timeKnown: true },
    });
  },
);

test.skipIf(!recorded)('koop samples: recorded publications stand where they belong', () => {
  expect(counted(documentsOf(national).map(({ groupPath }) => groupPath))).toEqual({
    'regering/beslisnota': 2,
    'regering/bijlage': 6,
    'regering/kamerbrief': 1,
    'tk/motie': 6,
    'tk/handelingen': 10,
    'tk/agenda': 2,
    'tk/schriftelijke-vragen': 2,
    'tk/overig': 1,
    'ek/antwoord': 1,
    'ek/verslag': 1,
    'ek/agenda': 2,
    'adviescolleges/advies-rvs': 2,
    'bekendmakingen/staatsblad': 7,
    'bekendmakingen/tractatenblad': 1,
  });
});

test.skipIf(!recorded)('koop samples: facts of recorded publications', () => {
  expect(documentOf('ob-kst-35842-4')).toMatchObject({
    sourceDate: '2021-05-25',
    people: [{ name: 'Th.C. de Graaf' }, { name: 'K.H. Ollongren' }],
    labels: [{ name: 'Bestuur | Gemeenten' }],
    identities: ['kst-35842-4'],
  });
  expect(documentOf('ob-kst-35842-4').numbers).toContainEqual({ kind: 'reference', value: 'W04.21.0129/I' });
  expect(documentOf('ob-ah-ek-20192020-10')).toMatchObject({
    people: [{ name: 'Van Rooijen', party: '50PLUS', role: 'Indiener' }],
    identities: ['ah-ek-20192020-10'],
  });
  expect(documentOf('ob-kv-tk-2020Z13248').numbers).toContainEqual({ kind: 'case', value: '2020Z13248' });
  expect(documentOf('ob-kv-tk-2020Z13248').relations[0]).toMatchObject({ id: 'ob-ah-tk-20192020-3799' });
  expect(documentOf('ob-blg-1000226').relations[0]).toMatchObject({ id: 'ob-kst-32813-864' });
  expect(documentOf('ob-stb-2018-84').sourceDate).toBe('2018-03-27');
  // The recorder took UTF-8 for Latin-1; the source did not.
  expect(documentOf('ob-stb-2025-250').labels![0]!.name).toBe('Financiën | Begroting');
  expect(documentOf('ob-ag-tk-2021-05-21').relations.filter(({ id }) => id)).toHaveLength(
    documentOf('ob-ag-tk-2021-05-21').relations.length - 1,
  );
});

test.skipIf(!recorded)('koop samples: every turn of the recorded Handelingen has its speaker', () => {
  const turns = Object.fromEntries(
    documentsOf(national)
      .filter(({ id }) => id.startsWith('ob-h-tk-20172018-70-'))
      .map(({ id, turns: said }) => [id.split('-').at(-1), said?.length ?? 0]),
  );
  // As many as there are elements that name a speaker, 521, but for that of the announcements.
  expect(turns).toEqual({ 1: 0, 3: 55, 4: 25, 6: 7, 9: 66, 10: 100, 12: 267, 14: 0 });
  const debate = documentOf('ob-h-tk-20172018-70-10');
  expect(debate).toMatchObject({ sourceDate: '2018-04-05', agendaItem: debate.title });
  expect(debate.turns!.filter(({ chair }) => chair)).toHaveLength(40);
  expect(debate.people).toContainEqual({ name: 'Koerhuis', party: 'VVD', role: 'Spreker' });
  expect(documentOf('ob-h-tk-20172018-70-6').votes.map(({ outcome }) => outcome)).toEqual([
    'verworpen',
    'aangenomen',
    'aangenomen',
    'aangenomen',
  ]);
  expect(debate.people).toContainEqual({ name: 'Ollongren', function: 'Minister', role: 'Spreker' });
});

test.skipIf(!recorded)('koop samples: every kind that the facets count has a place', () => {
  const folder = samples('nl/ob_sru')!;
  const terms = (file: string) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/"actualTerm":\s*"([^"]+)"/g)].map(
      ([, term]) => term!,
    );
  const unknown = (facts: [string, string][], id: string) =>
    !placeNationally(id, factsOf(facts.map(([name, value]) => ({ name, value }))), undefined, 'Titel').known;
  const kinds = terms('facets_w_subrubriek.json');
  const types = terms('facets_dt_type_tweedekamer.json');
  expect(kinds.length).toBeGreaterThan(70);
  expect(
    kinds.filter((kind) =>
      unknown(
        [
          ['type', 'Kamerstuk'],
          ['subrubriek', kind],
        ],
        'kst-1-1',
      ),
    ),
  ).toEqual([]);
  // The others are of the Staatscourant, which a publication says itself.
  expect(types.filter((type) => unknown([['type', type]], 'x-1'))).toEqual([
    'overige overheidsinformatie',
    'interne regeling',
    'Interne regelingen',
    'delegatie- of mandaatbesluit',
    'ander besluit van algemene strekking',
    'bekendmaking aan de scheepvaart',
    'Bekendmakingen aan de scheepvaart',
    'Besluiten van algemene strekking',
  ]);
});
