import { type DomainId, isDomain } from 'contract/dashboards';

/** The dashboards whose meetings the filters of an agenda search mean; of no filters all. */
export function domainsOf(filters: readonly string[], known: readonly DomainId[]): readonly DomainId[] {
  const named = filters.map((filter) => filter.split(':', 1)[0]).filter(isDomain);
  return named.length === 0 ? known : known.filter((domain) => named.includes(domain));
}

/** Filters that mean just these dashboards; what was chosen within one that stays, and what is no dashboard's, is kept. */
export function filtersFor(
  before: readonly string[],
  domains: readonly DomainId[],
  known: readonly DomainId[],
): string[] {
  const others = before.filter((filter) => !isDomain(filter.split(':', 1)[0]));
  const within = (domain: DomainId) => before.filter((filter) => filter.startsWith(`${domain}:`));
  const narrowed = domains.some((domain) => within(domain).length > 0);
  if (domains.length === known.length && !narrowed) return others;
  return [...domains.flatMap((domain) => (within(domain).length > 0 ? within(domain) : [domain])), ...others];
}

/** How many meetings filters name one by one. */
export const meetingsNamed = (filters: readonly string[]): number =>
  filters.filter((filter) => filter.startsWith('meeting:')).length;

/** Whether filters name an institution, a committee or a meeting, which is subject enough for a saved search (decision 10.3). */
export function namesSubject(filters: readonly string[]): boolean {
  return filters.some((filter) => {
    const [sort, rest] = filter.split(':', 2);
    return sort === 'committee' || sort === 'meeting' || (isDomain(sort) && rest !== undefined);
  });
}
