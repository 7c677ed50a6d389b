import { dayOf } from 'contract/amsterdam';
import type { Commitment, Person } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import { bareDocument } from '../reading/bare-document.ts';
import type { ToezeggingRow } from './meeting-rows.ts';
import { readCommitment } from './read-commitment.ts';
import { documentIdOf, line, readableName, spokenName } from './read-fields.ts';
import { meetingIdOf } from './read-meeting.ts';

/** Characters of a promise that serve as its title. */
const titleLength = 200;

/**
 * What a promise of a minister means. Written from the service's own description (`$metadata`); no
 * recorded answer holds one. Undefined when it has no date.
 */
export function readPromise(row: ToezeggingRow & { Nummer: string }): Document | undefined {
  const sourceDate = row.Aanmaakdatum ?? '';
  const date = Date.parse(sourceDate);
  if (Number.isNaN(date)) return undefined;
  const text = row.Tekst?.trim() ?? '';
  const meeting = (row.Activiteit ?? []).find((one) => !one.Verwijderd && one.Nummer);
  const meetingNumber = line(meeting?.Nummer) ?? line(row.ActiviteitNummer);
  const ministry = line(row.Ministerie);
  const by = promiser(row);
  const to = promisedTo(row);
  const toParties = promisedToParties(row);
  const commitment = readCommitment(row, {
    ...{ said: dayOf(date), text, to, toParties },
    ...(by ? { by } : {}),
    ...(meetingNumber
      ? { meeting: { id: meetingIdOf(meetingNumber), title: line(meeting?.Onderwerp) ?? meetingNumber } }
      : {}),
  });
  return {
    ...bareDocument(),
    id: documentIdOf(row.Nummer),
    domain: 'nl',
    source: 'tweedekamer',
    groupPath: 'tk/toezegging',
    sourceType: 'Toezegging',
    institution: 'Tweede Kamer',
    title: titleOf(text) ?? row.Nummer,
    titles: {},
    language: 'nl',
    date,
    timeKnown: !/T00:00:00/.test(sourceDate),
    sourceDate,
    text,
    people: [
      ...(by
        ? [{ name: by.name, role: 'Toezegging', ...(by.function ? { function: by.function } : {}) }]
        : []),
      ...to.map(({ name, ...facts }) => ({ name, role: 'ToegezegdAanPersoon', ...facts })),
    ],
    organisations: [
      ...(ministry ? [{ name: ministry, relation: 'Ministerie' }] : []),
      ...toParties.map((name) => ({ name, relation: 'ToegezegdAanFractie' })),
    ],
    commitment,
    numbers: [
      { kind: 'document', value: row.Nummer },
      ...(meetingNumber ? [{ kind: 'session' as const, value: meetingNumber }] : []),
    ],
    ...(commitment.meeting ? { partOf: commitment.meeting } : {}),
    relations: [
      ...stated('Status', commitment.stateText),
      ...stated('DatumNakoming', commitment.dueInText ? undefined : commitment.due),
      ...commitment.fulfilledBy.map((paper) => ({ relation: 'KamerbriefNakoming', ...paper })),
      ...linked('IsHerhalingVan', row.IsHerhalingVan),
      ...linked('IsWijzigingVan', row.IsWijzigingVan),
      ...linked('IsAanvullingOp', row.IsAanvullingOp),
    ],
    originalUrls: ['https://www.tweedekamer.nl/kamerstukken/toezeggingen'],
  };
}

function titleOf(text: string): string | undefined {
  const whole = line(text);
  if (!whole || whole.length <= titleLength) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', titleLength))}…`;
}

function promiser(row: ToezeggingRow): Person | undefined {
  const parts = [line(row.Voornaam) ?? line(row.Initialen), line(row.Tussenvoegsel), line(row.Achternaam)];
  const whole = line(row.Naam);
  const name = line(row.Achternaam) ? parts.filter(Boolean).join(' ') : whole && readableName(whole);
  const position = line(row.Functie);
  return name ? { name, ...(position ? { function: position } : {}) } : undefined;
}

function promisedTo(row: ToezeggingRow): Commitment['to'] {
  const people = (row.ToegezegdAan ?? []).flatMap(({ Persoon }) => (Persoon ? [Persoon] : []));
  return [...people, ...(row.ToegezegdAanPersoon ?? [])].flatMap((person) => {
    const name = person.Verwijderd ? undefined : spokenName(person);
    const position = line(person.Functie);
    const party = line(person.Fractielabel);
    if (!name) return [];
    return [{ name, ...(position ? { function: position } : {}), ...(party ? { party } : {}) }];
  });
}

function promisedToParties(row: ToezeggingRow): string[] {
  const parties = (row.ToegezegdAan ?? []).flatMap(({ Fractie }) => (Fractie ? [Fractie] : []));
  return [...parties, ...(row.ToegezegdAanFractie ?? [])]
    .filter((party) => !party.Verwijderd)
    .flatMap((party) => line(party.Afkorting) ?? line(party.NaamNL) ?? []);
}

function stated(relation: string, title: string | null | undefined): Document['relations'] {
  const known = line(title);
  return known ? [{ relation, title: known }] : [];
}

function linked(relation: string, others: ToezeggingRow['IsHerhalingVan']): Document['relations'] {
  return (others ?? []).flatMap(({ Nummer: number, Tekst, Verwijderd }) =>
    number && !Verwijderd
      ? [{ relation, id: documentIdOf(number), title: titleOf(Tekst ?? '') ?? number }]
      : [],
  );
}
