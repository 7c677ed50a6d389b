import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callOf } from 'contract/addresses';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { suggestQueries } from 'contract/query-suggestions';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { parametersOf } from '#features/search/search-state.ts';
import type { Search } from '#features/search/use-search-state.ts';
import styles from './results.module.css';
import { useWithoutFilter } from './use-without-filter.ts';

/**
 * Of a search with few hits: other spellings, compounds in two, and the filter that costs most, each with its exact hits
 * (SEARCH.md, Tips). Asked once the results are there; nothing is changed before one is chosen.
 */
export function SuggestedQueries({
  domain,
  search,
  filters = true,
}: {
  domain: DomainId;
  search: Search;
  /** Whether a filter is suggested as well. */
  filters?: boolean;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const body = parametersOf(domain, search.run);
  const { data } = useQuery({
    queryKey: ['suggestedQueries', body],
    staleTime: Infinity,
    queryFn: ({ signal }) => call(callOf(suggestQueries, domain), { body, signal }),
  });
  const queries = (data?.data ?? []).map(({ query, count }) => ({
    key: query,
    count,
    label: t('timeline.results.tip', { query, count, number: number(count) }),
    choose: () => search.submit(query),
  }));
  const [without] = useWithoutFilter(domain, search.run);
  const filter = filters &&
    without && {
      key: `without ${without.group}`,
      count: without.count,
      label: t('timeline.results.withoutOne', {
        filter: without.label,
        count: without.count,
        number: number(without.count),
      }),
      choose: () => search.begin({ ...search.run, ...without.removal }, search.origin),
    };
  const offered = filter
    ? [...queries.slice(0, limits.maximumSuggestedQueries - 1), filter].toSorted(
        (one, other) => other.count - one.count,
      )
    : queries;
  if (offered.length === 0) return null;
  return (
    <div className={styles.suggested} data-unprinted>
      <span id="suggested-queries">{t('timeline.results.suggested')}</span>
      <ul aria-labelledby="suggested-queries">
        {offered.map(({ key, label, choose }) => (
          <li key={key}>
            <button type="button" className={styles.link} onClick={choose}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
