import { expect, test } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { readRecorded } from '#test/recordings/recorded.ts';
import { eerstekamer } from './eerstekamer.ts';

const recorded = await readRecorded(eerstekamer({}));
const documentsIn = (part: string): Document[] =>
  (recorded ?? []).filter(({ path }) => path.includes(part)).flatMap(({ reading }) => reading.documents);
const withId = (id: string) => documentsIn('/').find((document) => document.id === id)!;
const countBy = (documents: Document[], key: (document: Document) => string) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(documents, key)).map(([name, all]) => [name, all!.length]),
  );

test.skipIf(!recorded)(
  'eerstekamer: recorded pages are read whole, every vote under the day of its heading',
  () => {
    const votes = documentsIn('eerste_kamer_site/stemmingen_');
    expect(countBy(votes, ({ sourceDate }) => sourceDate)).toEqual({
      '2026-10-06': 14,
      '2026-09-29': 5,
      '2026-09-22': 7,
      '2026-09-08': 2,
      '2026-07-07': 22,
    });
    expect(countBy(votes, ({ sourceType }) => sourceType)).toEqual({
      'Algemene stemmen': 1,
      Hamerstuk: 10,
      'Hoofdelijke stemming': 2,
      'Stemming bij zitten en opstaan': 37,
    });
    expect(countBy(votes, ({ votes: [vote] }) => vote!.outcome ?? 'none')).toEqual({
      aangenomen: 31,
      verworpen: 19,
    });
    expect(new Set(votes.map(({ id }) => id)).size).toBe(50);
    expect(votes.filter(({ dossier }) => !dossier)).toEqual([]);
    expect(
      recorded!.filter(({ path }) => path.includes('_site/')).flatMap(({ reading }) => reading.skipped),
    ).toEqual([]);
  },
);

test.skipIf(!recorded)(
  'eerstekamer: a recorded vote after midnight is of its sitting, with each party once',
  () => {
    const motion = withId('ek-20261006-37020-M');
    expect(motion).toMatchObject({
      title: 'Motie-Beukering (Fractie-Beukering) c.s. over versterking Nederlandse infrastructuur',
      people: [{ name: 'Beukering', role: 'Motie', party: 'Fractie-Beukering' }],
      dossier: { number: '37 020' },
      originalUrls: [
        'https://www.eerstekamer.nl/verslagdeel/20261007/moties_algemene_politieke',
        'https://www.eerstekamer.nl/motiedossier/37020_m_motie_beukering_fractie',
      ],
      votes: [
        { outcome: 'verworpen', outcomeText: 'Stemming bij zitten en opstaan, verworpen', members: [] },
      ],
    });
    const { parties } = motion.votes[0]!;
    expect(parties.filter(({ choice }) => choice === 'Voor').map(({ party }) => party)).toEqual([
      'BBB',
      'Fractie-Beukering',
      'Fractie-Van de Sanden',
      'Fractie-Walenkamp',
      'PVV',
      'SGP',
    ]);
    expect(parties).toHaveLength(19);
  },
);

test.skipIf(!recorded)(
  'eerstekamer: a recorded roll call has every member, and parties under the names of other votes',
  () => {
    const [rules, amendment] = ['ek-20260908-voorstelrosenmollertotwijziging', 'ek-20260908-CLXXVII-F'].map(
      withId,
    );
    expect(rules).toMatchObject({ sourceType: 'Hoofdelijke stemming', dossier: { number: 'CLXXVII' } });
    expect(rules!.votes[0]).toMatchObject({ outcome: 'aangenomen', counts: { for: 55, against: 5 } });
    expect(amendment!.votes[0]).toMatchObject({ outcome: 'verworpen', counts: { for: 7, against: 53 } });
    const byHand = new Set(
      documentsIn('eerste_kamer_site/')
        .filter(({ sourceType }) => sourceType === 'Stemming bij zitten en opstaan')
        .flatMap(({ votes }) => votes[0]!.parties.map(({ party }) => party)),
    );
    const named = rules!.votes[0]!.parties.map(({ party }) => party);
    expect(named).toContain('Fractie-Van Gasteren');
    expect(named.filter((party) => !byHand.has(party))).toEqual([]);
  },
);

test.skipIf(!recorded)(
  'eerstekamer: a recorded agenda is a sitting with its points, and ends after midnight',
  () => {
    expect(withId('ek-plenair-20261006')).toMatchObject({
      title: 'Dinsdag 6 oktober 2026, plenaire vergadering',
      numbers: ['37 020', '36 920', '36 932', '36 937', '36 939', '36 952'].map((value) => ({
        kind: 'dossier',
        value,
      })),
      meeting: {
        start: Date.parse('2026-10-06T09:30:00+02:00'),
        end: Date.parse('2026-10-07T00:30:00+02:00'),
        timeKnown: true,
      },
    });
    expect(withId('ek-plenair-20261006').meeting!.agendaItems).toHaveLength(12);
  },
);

test.skipIf(!recorded)(
  'eerstekamer: votes that others took from the pages are read, each kind as it was taken',
  () => {
    const documents = documentsIn('nl/eerste_kamer/');
    expect(countBy(documents, ({ sourceType }) => sourceType)).toEqual({
      'Stemming bij zitten en opstaan': 120,
      Hamerstuk: 65,
      'Algemene stemmen': 22,
      'Hoofdelijke stemming': 5,
      'Zonder stemmen': 5,
    });
    expect(new Set(documents.map(({ id }) => id)).size).toBe(217);
    expect(documents.filter(({ votes }) => votes[0]!.outcome === 'verworpen')).toHaveLength(35);
    expect(withId('ek-20180213-33506').votes[0]).toMatchObject({
      outcome: 'aangenomen',
      counts: { for: 38, against: 36 },
    });
  },
);
