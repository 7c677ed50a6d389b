import { dayOf, addDays, instantOf } from 'contract/amsterdam';
import type { Vote } from 'contract/document-parts';
import type { Document } from '../../server/src/stores/documents/document.ts';
import { aDocument } from '../../server/test/documents.ts';

/** A vote whose parties come to less than its counts: one who voted against has left, and nobody knows of which party. */
export function voteWithUnknown(now: number): Document {
  return aDocument({
    id: 'screens-vote',
    groupPath: 'tk/stemming',
    sourceType: 'Stemming',
    title: 'Stemming over de proefvelden',
    text: 'De velden.',
    date: instantOf(addDays(dayOf(now), -400), 12, 0),
    votes: [
      {
        subject: 'Stemming over de proefvelden',
        outcome: 'aangenomen',
        parties: [
          { party: 'Groene Partij', seats: 2, choice: 'Voor' },
          { party: 'Blauwe Partij', seats: 1, choice: 'Tegen' },
        ],
        members: [
          { name: 'Anna Ander', party: 'Groene Partij', choice: 'Voor' },
          { name: 'Bob Bank', party: 'Groene Partij', choice: 'Voor' },
          { name: 'Cas Cent', party: 'Blauwe Partij', choice: 'Tegen' },
          { name: 'Vertrokken Lid', choice: 'Tegen' },
        ],
        counts: { for: 2, against: 2, abstentions: 0 },
      },
    ],
  });
}

/** Twelve votes of three parties and one by name, that a search for `kiesproef` finds; Waterpartij is new since the oldest. */
export function votesToLookAt(now: number): Document[] {
  const day = (nth: number) => instantOf(addDays(dayOf(now), -10 - nth), 12, 0);
  const paper = (nth: number, vote: Omit<Vote, 'subject' | 'date'>) =>
    aDocument({
      id: `screens-poll-${nth}`,
      title: `Motie ${nth} over kiesproef`,
      text: 'Over de kiesproef.',
      date: day(nth),
      numbers: [{ kind: 'document', value: `36 950, nr. ${nth}` }],
      people: [{ name: 'Anna Ander', role: 'Eerste ondertekenaar', party: 'Groen Verbond' }],
      relations: nth < 2 ? [{ relation: 'Kabinetsappreciatie', title: 'Ontraden' }] : [],
      votes: [{ ...vote, subject: `Motie ${nth}`, date: new Date(day(nth)).toISOString() }],
    });
  const byHands = Array.from({ length: 12 }, (_, nth) =>
    paper(nth, {
      outcome: 'aangenomen',
      parties: [
        { party: 'Liberaal Appèl', seats: 27, choice: nth < 3 ? 'Tegen' : 'Voor' },
        { party: 'Groen Verbond', seats: 22, choice: 'Voor' },
        ...(nth === 11 ? [] : [{ party: 'Waterpartij', seats: 3, choice: 'Onthouding' as const }]),
      ],
      members: [],
    }),
  );
  const members: Vote['members'] = Array.from({ length: 22 }, (_, nth) => ({
    name: `Lid ${nth}`,
    party: 'Groen Verbond',
    choice: nth === 0 ? 'Voor' : 'Tegen',
  }));
  const byName = paper(12, {
    outcome: 'verworpen',
    parties: [
      { party: 'Groen Verbond', seats: 1, choice: 'Voor' },
      { party: 'Groen Verbond', seats: 21, choice: 'Tegen' },
    ],
    members,
    counts: { for: 1, against: 22 },
  });
  return [...byHands, byName];
}

/** Twelve roll calls of the Union that a search for `landenproef` finds; of one member the country is not known. */
export function rollCallsToLookAt(now: number): Document[] {
  const member = (country: string | undefined, choice: Vote['members'][number]['choice'], nth: number) => ({
    ...{ name: `Member ${nth}`, party: nth % 2 === 0 ? 'PPE' : 'NI', choice },
    ...(country === undefined ? {} : { country }),
  });
  return Array.from({ length: 12 }, (_, nth) => {
    const members = [
      ...['DE', 'DE', 'DE'].map((country, at) => member(country, at === 0 ? 'Tegen' : 'Voor', at)),
      ...['NL', 'NL'].map((country, at) => member(country, nth < 2 ? 'Tegen' : 'Voor', 3 + at)),
      member(undefined, 'Voor', 5),
    ];
    const day = instantOf(addDays(dayOf(now), -10 - nth), 12, 0);
    return aDocument({
      ...{ id: `screens-roll-call-${nth}`, domain: 'eu', groupPath: 'ep/plenary/vote' },
      title: `Roll call ${nth}`,
      text: 'On the landenproef.',
      date: day,
      votes: [
        {
          subject: `Roll call ${nth}`,
          date: new Date(day).toISOString(),
          parties: members.map(({ party, choice }) => ({ party, seats: 1, choice })),
          members,
        },
      ],
    });
  });
}
