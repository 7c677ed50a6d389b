import { dayOf } from 'contract/amsterdam';
import type { z } from 'zod';
import type { Named } from '#stores/documents/entities/known-name.ts';
import type { nameRows } from './meeting-rows.ts';
import { line, spokenName } from './read-fields.ts';

/** Entity sets that list names. */
export type NameSet = keyof typeof nameRows;
type Row<Set extends NameSet> = z.infer<(typeof nameRows)[Set]>;

/** The name a row lists; undefined when it has none. */
export const readName: { [Set in NameSet]: (row: Row<Set>) => Named | undefined } = {
  Persoon(row) {
    const name = nameOf(row);
    if (!name) return undefined;
    return {
      kind: 'person',
      name,
      id: row.Id,
      person: row.Id,
      ...partsOf(row),
      ...partyOf(row.Fractielabel),
      ...functionOf(row.Functie),
    };
  },
  Fractie: (row) => listed('party', row),
  Commissie: (row) => listed('committee', row),
  FractieZetelPersoon(row) {
    const { Persoon: person } = row;
    const name = person ? nameOf(person) : undefined;
    const party = row.FractieZetel?.Fractie;
    const from = dayIn(row.Van);
    const until = dayIn(row.TotEnMet);
    if (!person || !name) return undefined;
    return {
      kind: 'person',
      name,
      id: row.Id,
      ...(person.Id ? { person: person.Id } : {}),
      ...partsOf(person),
      ...partyOf(line(party?.Afkorting) ?? party?.NaamNL),
      ...functionOf(row.Functie),
      ...(from ? { from } : {}),
      ...(until ? { until } : {}),
    };
  },
  CommissieZetelVastPersoon: (row) => seatOf('committeeMember', row),
  CommissieZetelVervangerPersoon: (row) => seatOf('committeeSubstitute', row),
};

/** A withdrawn one tells nothing but its key. */
function seatOf(
  kind: 'committeeMember' | 'committeeSubstitute',
  row: Row<'CommissieZetelVastPersoon'>,
): Named | undefined {
  if (row.Verwijderd) return { kind, name: '', id: row.Id, withdrawn: true };
  const committee = row.CommissieZetel?.Commissie;
  const code = line(committee?.Afkorting);
  const name = line(committee?.NaamNL) ?? code;
  const person = row.Persoon_Id;
  const from = dayIn(row.Van);
  // Nobody sits in a committee that is no more.
  const until = dayIn(row.TotEnMet) ?? dayIn(committee?.DatumInactief);
  if (!name || !person) return undefined;
  return {
    kind,
    name,
    id: row.Id,
    person,
    ...(code ? { code } : {}),
    ...functionOf(row.Functie),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  };
}

function listed(kind: 'party' | 'committee', row: Row<'Fractie'>): Named | undefined {
  const code = line(row.Afkorting);
  const name = line(row.NaamNL) ?? code;
  const from = dayIn(row.DatumActief);
  const until = dayIn(row.DatumInactief);
  if (!name) return undefined;
  return {
    kind,
    name,
    id: row.Id,
    ...(code ? { code } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  };
}

type PersonRow = Row<'Persoon'> | NonNullable<Row<'FractieZetelPersoon'>['Persoon']>;

function partsOf(person: PersonRow): { surname?: string; initials?: string } {
  const family = line(person.Achternaam);
  const surname = family && line([person.Tussenvoegsel, family].filter(Boolean).join(' '));
  const initials = line(person.Initialen);
  return { ...(surname ? { surname } : {}), ...(initials ? { initials } : {}) };
}

/** The name a person is called by, else that with initials. */
function nameOf(person: PersonRow) {
  const surname = line(person.Achternaam);
  return (
    spokenName(person) ??
    (surname && line([person.Initialen, person.Tussenvoegsel, surname].filter(Boolean).join(' ')))
  );
}

function partyOf(text: string | null | undefined): { party?: string } {
  const party = line(text);
  return party ? { party } : {};
}

function functionOf(text: string | null | undefined): { function?: string } {
  const position = line(text);
  return position ? { function: position } : {};
}

function dayIn(text: string | null | undefined): string | undefined {
  const instant = Date.parse(text ?? '');
  return Number.isNaN(instant) || text?.startsWith('0001-') ? undefined : dayOf(instant);
}
