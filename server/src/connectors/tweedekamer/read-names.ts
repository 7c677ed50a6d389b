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
    if (!person || !name) return undefined;
    return {
      kind: 'person',
      name,
      id: row.Id,
      ...(person.Id ? { person: person.Id } : {}),
      ...partsOf(person),
      ...partyOf(line(party?.Afkorting) ?? party?.NaamNL),
      ...functionOf(row.Functie),
      ...daysOf(row.Van, row.TotEnMet),
    };
  },
  CommissieZetelVastPersoon: (row) => seatOf('committeeMember', row),
  CommissieZetelVervangerPersoon: (row) => seatOf('committeeSubstitute', row),
};

/** Says of a seat no more than its list does. */
const plainMember = /^(?:plv\. |plaatsvervangend )?lid$/i;

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
  if (!name || !person) return undefined;
  return {
    kind,
    name,
    id: row.Id,
    person,
    ...(code ? { code } : {}),
    ...(plainMember.test(row.Functie ?? '') ? {} : functionOf(row.Functie)),
    // Nobody sits in a committee that is no more.
    ...daysOf(row.Van, row.TotEnMet ?? committee?.DatumInactief),
  };
}

function listed(kind: 'party' | 'committee', row: Row<'Fractie'>): Named | undefined {
  const code = line(row.Afkorting);
  const name = line(row.NaamNL) ?? code;
  if (!name) return undefined;
  return {
    kind,
    name,
    id: row.Id,
    ...(code ? { code } : {}),
    ...daysOf(row.DatumActief, row.DatumInactief),
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

function daysOf(
  first: string | null | undefined,
  last: string | null | undefined,
): { from?: string; until?: string } {
  const from = dayIn(first);
  const until = dayIn(last);
  return { ...(from ? { from } : {}), ...(until ? { until } : {}) };
}

function dayIn(text: string | null | undefined): string | undefined {
  const instant = Date.parse(text ?? '');
  return Number.isNaN(instant) || text?.startsWith('0001-') ? undefined : dayOf(instant);
}
