import type { Document } from '#stores/documents/document.ts';
import { bareDocument } from '../reading/bare-document.ts';
import type { ToezeggingRow } from './meeting-rows.ts';
import { documentIdOf, line, spokenName } from './read-fields.ts';
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
  const due = row.DatumNakoming && !row.DatumNakoming.startsWith('0001-') ? row.DatumNakoming : undefined;
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
    people: [...promiser(row), ...promisedTo(row)],
    organisations: [
      ...(ministry ? [{ name: ministry, relation: 'Ministerie' }] : []),
      ...[
        ...(row.ToegezegdAan ?? []).flatMap(({ Fractie }) => (Fractie ? [Fractie] : [])),
        ...(row.ToegezegdAanFractie ?? []),
      ]
        .filter((party) => !party.Verwijderd)
        .flatMap((party) => line(party.Afkorting) ?? line(party.NaamNL) ?? [])
        .map((name) => ({ name, relation: 'ToegezegdAanFractie' })),
    ],
    numbers: [
      { kind: 'document', value: row.Nummer },
      ...(meetingNumber ? [{ kind: 'session' as const, value: meetingNumber }] : []),
    ],
    ...(meetingNumber
      ? { partOf: { id: meetingIdOf(meetingNumber), title: line(meeting?.Onderwerp) ?? meetingNumber } }
      : {}),
    relations: [
      ...stated('Status', row.Status),
      ...stated('DatumNakoming', due?.slice(0, 10)),
      ...fulfilledBy(row.KamerbriefNakoming),
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

function promiser(row: ToezeggingRow): Document['people'] {
  const parts = [line(row.Voornaam) ?? line(row.Initialen), line(row.Tussenvoegsel), line(row.Achternaam)];
  const name = line(row.Achternaam) ? parts.filter(Boolean).join(' ') : line(row.Naam);
  const position = line(row.Functie);
  return name ? [{ name, role: 'Toezegging', ...(position ? { function: position } : {}) }] : [];
}

function promisedTo(row: ToezeggingRow): Document['people'] {
  const people = (row.ToegezegdAan ?? []).flatMap(({ Persoon }) => (Persoon ? [Persoon] : []));
  return [...people, ...(row.ToegezegdAanPersoon ?? [])].flatMap((person) => {
    const name = person.Verwijderd ? undefined : spokenName(person);
    const position = line(person.Functie);
    const party = line(person.Fractielabel);
    if (!name) return [];
    return [
      {
        name,
        role: 'ToegezegdAanPersoon',
        ...(position ? { function: position } : {}),
        ...(party ? { party } : {}),
      },
    ];
  });
}

function stated(relation: string, title: string | null | undefined): Document['relations'] {
  const known = line(title);
  return known ? [{ relation, title: known }] : [];
}

/** The papers that fulfil a promise. */
function fulfilledBy(papers: ToezeggingRow['KamerbriefNakoming']): Document['relations'] {
  const relation = 'KamerbriefNakoming';
  if (!Array.isArray(papers)) return stated(relation, papers);
  return papers.flatMap(({ DocumentNummer: number, Onderwerp, Titel, Verwijderd }) =>
    number && !Verwijderd
      ? [{ relation, id: documentIdOf(number), title: line(Onderwerp) ?? line(Titel) ?? number }]
      : [],
  );
}

function linked(relation: string, others: ToezeggingRow['IsHerhalingVan']): Document['relations'] {
  return (others ?? []).flatMap(({ Nummer: number, Tekst, Verwijderd }) =>
    number && !Verwijderd
      ? [{ relation, id: documentIdOf(number), title: titleOf(Tekst ?? '') ?? number }]
      : [],
  );
}
