import { expect, test } from 'vitest';
import { groupPathsOf, groupings } from 'contract/sources';
import { signatory } from './council-names.ts';
import { councilOf, councilOutcome, councilPath, isPlenary, meetingPath } from './councils.ts';
import { readCsv } from './csv.ts';
import { readLocalTime } from './local-time.ts';

test.each([
  ['Provincie Fryslân', undefined, 'provincies/fryslan', 'Provincie Fryslân'],
  ['Provinsje Fryslân', undefined, 'provincies/fryslan', 'Provincie Fryslân'],
  ['Noord-Holland', 'provincie', 'provincies/noord-holland', 'Provincie Noord-Holland'],
  ['Utrecht', 'provincie', 'provincies/utrecht', 'Provincie Utrecht'],
  ['Utrecht', 'gemeente', 'gemeenten', 'Gemeente Utrecht'],
  ['Gemeente Alkmaar', undefined, 'gemeenten', 'Gemeente Alkmaar'],
  ['Alkmaar', undefined, 'gemeenten', 'Gemeente Alkmaar'],
  ['Hoogheemraadschap van Rijnland', undefined, 'waterschappen', 'Hoogheemraadschap van Rijnland'],
  ['Zuiderzeeland', 'waterschap', 'waterschappen', 'Waterschap Zuiderzeeland'],
  ['GGD Zeeland', undefined, 'regelingen', 'GGD Zeeland'],
])('councils: %s (%s) is %s', (name, kind, path, institution) => {
  expect(councilOf(name, kind)).toMatchObject({ path, institution });
});

test('councils: every path is one of the tree', () => {
  const paths = new Set(groupPathsOf(groupings['nl-lr']));
  const words = [
    'Motie',
    'Amendement',
    'Vragen',
    'Besluitenlijst',
    'Verslag',
    'Agenda',
    'Brief',
    'Voorstel',
    'Iets',
  ];
  for (const council of [
    councilOf('Provincie Drenthe'),
    councilOf('Emmen'),
    councilOf('Wetterskip Fryslân'),
    councilOf('Regio Foodvalley'),
  ]) {
    for (const word of words) expect(paths).toContain(councilPath(council, word));
    expect(paths).toContain(meetingPath(council));
  }
});

test.each([
  ['Raadsvragen', 'vragen'],
  ['Moties en Amendementen', 'motie'],
  ['Brief over de motie bomen', 'raadsbrief'],
  ['Moasje frjemd', 'motie'],
  ['Amendemint', 'amendement'],
  ['Notulen', 'verslag'],
  ['Uitslagenlijst', 'besluitenlijst'],
  ['Raadsinformatiebrief', 'raadsbrief'],
  ['Raadsvoorstel', 'raadsstuk'],
  ['Tknlijst', 'overig'],
  ['Toezeggingen', 'toezegging'],
])('councils: %s goes to %s', (word, type) => {
  expect(councilPath(councilOf('Emmen'), word)).toBe(`gemeenten/${type}`);
});

test('councils: a heading over motions and amendments leaves it to the title', () => {
  const emmen = councilOf('Emmen');
  expect(councilPath(emmen, 'Moties en Amendementen', 'Amendement bomen')).toBe('gemeenten/amendement');
});

test.each([
  ['Motie verworpen', 'verworpen'],
  ['niet aangenomen', 'verworpen'],
  ['Oannommen', 'aangenomen'],
  ['Ynlutsen', 'ingetrokken'],
  ['aangehouden', undefined],
])('councils: %s means %s', (words, outcome) => expect(councilOutcome(words)).toBe(outcome));

test('councils: the meeting of the whole body is told from those of committees', () => {
  expect(['Gemeenteraad', 'Provinciale Staten', 'Algemeen Bestuur'].every(isPlenary)).toBe(true);
  expect(['Raadscommissie Ruimte', 'Agendacommissie', 'Presidium raad'].some(isPlenary)).toBe(false);
});

test.each([
  ['2018-02-08 13:30:00', '2018-02-08T12:30:00.000Z', true],
  ['2018-07-08T13:30', '2018-07-08T11:30:00.000Z', true],
  ['2026-06-25T10:06:40.073', '2026-06-25T08:06:40.000Z', true],
  ['2018-02-08', '2018-02-07T23:00:00.000Z', false],
])('councils: %s is %s', (written, instant, timeKnown) => {
  expect(readLocalTime(written)).toMatchObject({ instant: Date.parse(instant), timeKnown });
});

test.each(['', '8-2-2018', '2018-02-30', '2018-02-08 25:00', '2018-02-08T13:30:00Z', null])(
  'councils: %s is no local time',
  (written) => expect(readLocalTime(written)).toBeUndefined(),
);

test('councils: quoted values hold commas, quotes and lines', () => {
  const text = 'a,b\n1,"x, ""y""\nz"\r\n2,\n';
  expect(readCsv(Buffer.from(text))).toEqual([
    { a: '1', b: 'x, "y"\nz' },
    { a: '2', b: '' },
  ]);
});

test('councils: a signatory is a person of a group', () => {
  expect(signatory('Passer, C.E. (Charlie) (Volt)', 'Indiener')).toEqual({
    name: 'Charlie Passer',
    role: 'Indiener',
    party: 'Volt',
  });
});
