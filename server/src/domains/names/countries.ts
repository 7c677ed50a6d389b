import type { DomainId } from 'contract/dashboards';
import { fold } from 'contract/query/analyser';
import type { PeopleStore } from '#stores/people/tables.ts';

/**
 * Tells where a person of a domain was elected, by name as any of its sources writes it; the lists of a domain name a person
 * by one key. Undefined where no list tells, and where namesakes may be meant of whom that is not known alike.
 */
export async function countriesByName(
  db: PeopleStore,
  domain: DomainId,
): Promise<(name: string) => string | undefined> {
  const rows = await db
    .selectFrom('knownNames')
    .select(['name', 'person', 'country'])
    .where('domain', '=', domain)
    .where('kind', '=', 'person')
    .execute();
  const countries = new Map<string, string>();
  const persons = new Map<string, Set<string>>();
  for (const { name, person, country } of rows) {
    const written = fold(name);
    const key = person ?? written;
    if (country !== null) countries.set(key, country);
    persons.set(written, (persons.get(written) ?? new Set()).add(key));
  }
  return (name) => {
    const known = new Set([...(persons.get(fold(name)) ?? [])].map((key) => countries.get(key)));
    const [country] = known;
    return known.size === 1 ? country : undefined;
  };
}
