import { IconBulb, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callOf } from 'contract/addresses';
import type { DomainId } from 'contract/dashboards';
import { searchTimeline } from 'contract/timeline';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { parametersOf, type SearchState } from '#features/search/search-state.ts';
import type { privateValue } from '#session/private-value.ts';
import { useValue } from '#session/value.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './results.module.css';

/** Closed tips that are remembered. */
const remembered = 20;

/** What any tip about a query is told. */
export interface TipProps {
  domain: DomainId;
  search: SearchState;
  /** Hits of the query as it is. */
  total: number;
  onSearch: (query: string) => void;
}

/**
 * One other query with the hits it has, in one line (UX-2, Tip line; SEARCH.md, Tips). Asked once the results are there;
 * nothing is changed before it is chosen.
 */
export function QueryTip({
  domain,
  search,
  query,
  hint,
  closed,
  enough = Infinity,
  isWorth,
  onSearch,
}: Omit<TipProps, 'total'> & {
  /** What is tipped. */
  query: string;
  /** Why, for who points at it. */
  hint: string;
  /** The queries of which such a tip was closed; after `enough` of them there is none any more. */
  closed: ReturnType<typeof privateValue<readonly string[]>>;
  enough?: number;
  /** Whether so many hits are worth a line. */
  isWorth: (count: number) => boolean;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const before = useValue(closed);
  const wanted = !before.includes(query) && before.length < enough;
  const body = { ...parametersOf(domain, { ...search, query }), size: 1 };
  const { data: count } = useQuery({
    queryKey: ['tip', body],
    enabled: wanted,
    staleTime: Infinity,
    // A word with too many compounds is none to tip.
    retry: false,
    queryFn: async ({ signal }) => (await call(callOf(searchTimeline, domain), { body, signal })).countTotal,
  });
  if (!wanted || count === undefined || !isWorth(count)) return null;
  return (
    <p className={styles.tip} data-unprinted>
      <IconBulb size={16} aria-hidden="true" />
      <button type="button" className={styles.link} data-tip={hint} onClick={() => onSearch(query)}>
        {t('timeline.results.tip', { query, count, number: number(count) })}
      </button>
      <IconButton
        icon={IconX}
        size={14}
        label={t('timeline.results.closeTip')}
        onClick={() =>
          closed.change((all) => [...all.filter((one) => one !== query), query].slice(-remembered))
        }
      />
    </p>
  );
}
