import { expect, test } from 'vitest';
import { factsOf } from '../koop/statements.ts';
import { identitiesOf } from '../koop/numbers.ts';
import { readIdentities } from './read-fields.ts';
import { DocumentRow } from './rows.ts';

const row = (fields: object) =>
  DocumentRow.parse({
    Id: 'd1',
    DocumentNummer: '2031D00001',
    Soort: 'Motie',
    GewijzigdOp: '2031-02-01T10:00:00+01:00',
    ApiGewijzigdOp: '2031-02-01T09:00:00Z',
    Verwijderd: false,
    Kamerstukdossier: [],
    ...fields,
  });
const facts = (stated: Record<string, string>) =>
  factsOf(Object.entries(stated).map(([name, value]) => ({ name, value })));
const dossier = { Nummer: 36910, Toevoeging: 'XV' };
const matter = { Id: 'z1', Nummer: '2031Z00007' };

/** What the service of the chamber says of a document, and what the official publications say of the same one. */
test.each<[string, object, string, Record<string, string>]>([
  [
    'a paper by its publication',
    { HuidigeDocumentVersie: { ExterneIdentifier: 'kst-36910-XV-5' }, Volgnummer: 5 },
    'kst-36910-XV-5',
    {},
  ],
  [
    'a paper by its place in its dossier',
    { Kamerstukdossier: [dossier], Volgnummer: 5 },
    'kst-9999901',
    { type: 'Kamerstuk', dossiernummer: '36910-XV', ondernummer: '5', documentstatus: 'Onopgemaakt' },
  ],
  [
    'questions',
    { Soort: 'Schriftelijke vragen', Zaak: [matter] },
    'kv-tk-9999902',
    { type: 'Kamervragen zonder antwoord', vraagnummer: '2031Z00007' },
  ],
  [
    'an answer',
    { Soort: 'Antwoord schriftelijke vragen', Aanhangselnummer: '303100012', Zaak: [matter] },
    'ah-9999903',
    { type: 'Aanhangsel van de Handelingen', aanhangselnummer: '12', vergaderjaar: '2030-2031' },
  ],
  ['a letter in no dossier', { Soort: 'Brief regering' }, 'nds-tk-2031D00001', { type: 'Niet-dossierstuk' }],
])('tweedekamer identities: %s has a number that both sources give', (_name, fields, id, stated) => {
  const theirs = identitiesOf(id, facts({ creator: 'Tweede Kamer der Staten-Generaal', ...stated }));
  expect(readIdentities(row(fields)).filter((one) => theirs.includes(one))).toHaveLength(1);
});

test('tweedekamer identities: what is not certain has no number', () => {
  for (const fields of [
    { Kamerstukdossier: [dossier, { Nummer: 36911 }], Volgnummer: 5 },
    { Kamerstukdossier: [dossier], Volgnummer: -1 },
    { Kamerstukdossier: null, Volgnummer: 5 },
    { Soort: 'Schriftelijke vragen', Zaak: [matter, { Id: 'z2', Nummer: '2031Z00008' }] },
    { Soort: 'Bijlage', Kamerstukdossier: [dossier], Volgnummer: 5 },
  ]) {
    expect(readIdentities(row(fields))).toEqual([]);
  }
});
