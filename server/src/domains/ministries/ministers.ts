import { dayOf } from 'contract/amsterdam';
import type { Minister } from 'contract/ministries';
import { personMeant } from '#domains/persons/index.ts';
import type { Head } from '#stores/documents/document.ts';
import type { AskedMinistry } from './asked.ts';
import { isOffice } from './naming.ts';

/** Who was at the head of the ministry: those whom the lists call so, then those whom these papers do, newest first. */
export function headsOfMinistry(
  { persons, domain, key, period }: AskedMinistry,
  papers: readonly Head[],
): Minister[] {
  const listed = persons.of(domain).flatMap(({ id, name, terms }): Minister[] =>
    terms.flatMap(({ position, from, until }) => {
      if (position === undefined || !isOffice(key, position)) return [];
      if ((from ?? '') > period.to || (until ?? '9999') < period.from) return [];
      return [
        {
          ...{ id, name, function: position },
          ...(from === undefined ? {} : { from }),
          ...(until === undefined ? {} : { until }),
        },
      ];
    }),
  );
  const known = new Set(listed.map(({ id }) => id));
  const named = new Map<string, Minister & { named: { from: string; to: string } }>();
  for (const paper of papers) {
    for (const { name, function: position } of paper.people) {
      if (position === undefined || !isOffice(key, position)) continue;
      const id = personMeant(persons, { name }, paper)?.id;
      if (id !== undefined && known.has(id)) continue;
      const day = dayOf(paper.date);
      const before = named.get(name);
      // Papers come newest first.
      if (before) before.named.from = day;
      else {
        named.set(name, {
          ...{ name, function: position, named: { from: day, to: day } },
          ...(id === undefined ? {} : { id }),
        });
      }
    }
  }
  return [...listed, ...named.values()];
}
