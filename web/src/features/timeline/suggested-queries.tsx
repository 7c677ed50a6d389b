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

interface Asked {
  domain: DomainId;
  search: Search;
}

/** Another search, in words with its exact hits. */
interface Offer {
  key: string;
  count: number;
  label: string;
  choose: () => void;
}

/**
 * Of a search with few hits: other spellings, and compounds in two, each with its exact hits (SEARCH.md, Tips). Asked once
 * the results are there; nothing is changed before one is chosen.
 */
export function SuggestedQueries(asked: Asked) {
  return <Offers offers={useSuggestedQueries(asked)} />;
}

/** The same, and the filter that costs most: for whoever is not told of their filters already. */
export function SuggestedSearches({ domain, search }: Asked) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const queries = useSuggestedQueries({ domain, search });
  const [without] = useWithoutFilter(domain, search.run);
  if (!without) return <Offers offers={queries} />;
  const { group, label: filter, removal, count } = without;
  const offer = {
    key: `without ${group}`,
    count,
    label: t('timeline.results.withoutOne', { filter, count, number: number(count) }),
    choose: () => search.submit(search.run.query, { ...search.run, ...removal }),
  };
  const offers = [...queries.slice(0, limits.maximumSuggestedQueries - 1), offer];
  return <Offers offers={offers.toSorted((one, other) => other.count - one.count)} />;
}

function useSuggestedQueries({ domain, search }: Asked): Offer[] {
  const { t } = useTranslation();
  const { number } = useFormats();
  const body = parametersOf(domain, search.run);
  const { data } = useQuery({
    queryKey: ['suggestedQueries', body],
    staleTime: Infinity,
    queryFn: ({ signal }) => call(callOf(suggestQueries, domain), { body, signal }),
  });
  return (data?.data ?? []).map(({ query, count }) => ({
    key: query,
    count,
    label: t('timeline.results.tip', { query, count, number: number(count) }),
    choose: () => search.submit(query),
  }));
}

function Offers({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation();
  if (offers.length === 0) return null;
  return (
    <div className={styles.suggested} data-unprinted>
      <span id="suggested-queries">{t('timeline.results.suggested')}</span>
      <ul aria-labelledby="suggested-queries">
        {offers.map(({ key, label, choose }) => (
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
