import type { z } from 'zod';
import type { Named } from '#stores/documents/entities/known-name.ts';
import type { CommitteeDetailRow, GroupRow, MemberRow } from './rows.ts';
import { committeeOf, dayText, nameOf, type PersonRow } from './values.ts';

const member = 'Vlaams volksvertegenwoordiger';

/** A member once for each group and for each mandate, with the days; else as a member of today's group. */
export function memberNames(row: MemberRow): Named[] {
  const person = listedPerson(row);
  const groups = row.lidmaatschap.flatMap((term): Named[] => {
    const party = term.fractie?.naam.trim();
    if (!party) return [];
    return [{ ...person, party, function: member, ...daysOf(term.datumVan, term.datumTot) }];
  });
  const mandates = row['mandaat-vlaams-parlement'].flatMap((term): Named[] => {
    const position = term.mandaat?.trim();
    if (!position || position.toLowerCase() === member.toLowerCase()) return [];
    return [{ ...person, function: position, ...daysOf(term.datumvan, term.datumtot, term) }];
  });
  if (groups.length) return [...groups, ...mandates];
  const party = (row.huidigefractie ?? row.fractie)?.naam.trim();
  return [{ ...person, ...(party ? { party } : {}), function: member }, ...mandates];
}

/** A committee and those who sit in it. */
export function committeeNames(row: z.infer<typeof CommitteeDetailRow>): Named[] {
  const committee = committeeOf(row);
  if (!committee) return [];
  return [
    { kind: 'committee', ...committee, ...daysOf(row.datumvan, row.datumtot) },
    ...row.functie.flatMap(({ naam, lid }) =>
      lid.map((one): Named => {
        const party = one.fractie?.naam.trim();
        return {
          ...listedPerson(one),
          ...(party ? { party } : {}),
          function: `${naam} ${committee.name}`,
        };
      }),
    ),
  ];
}

/** A group and its members; those who belong to none are no group. */
export function groupNames({ fractie, volksvertegenwoordiger }: z.infer<typeof GroupRow>): Named[] {
  const party = fractie.naam.trim();
  const grouped = (fractie.id ?? 0) > 0;
  return [
    ...(grouped ? [{ kind: 'party' as const, name: party }] : []),
    ...volksvertegenwoordiger.map((one) => ({
      ...listedPerson(one),
      ...(grouped ? { party } : {}),
      function: member,
    })),
  ];
}

/** The name of a person with the parliament's own number of them. */
function listedPerson(row: PersonRow) {
  return {
    kind: 'person' as const,
    name: nameOf(row),
    surname: row.naam.trim(),
    ...(row.id === null || row.id === undefined ? {} : { person: String(row.id) }),
  };
}

function daysOf(
  from: string | null | undefined,
  until: string | null | undefined,
  exactness: { datumvanformaat?: string | null; datumtotformaat?: string | null } = {},
): Pick<Named, 'from' | 'until'> {
  const first = dayText(from, exactness.datumvanformaat);
  const last = dayText(until, exactness.datumtotformaat);
  return { ...(first ? { from: first } : {}), ...(last ? { until: last } : {}) };
}
