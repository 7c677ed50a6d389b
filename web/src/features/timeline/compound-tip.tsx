import { IconBulb, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callOf } from 'contract/addresses';
import type { DomainId } from 'contract/dashboards';
import { searchTimeline } from 'contract/timeline';
import { call } from '#api/call.ts';
import { isListOf, isText } from '#api/shapes.ts';
import { useFormats } from '#features/formats.ts';
import { parametersOf, type SearchState } from '#features/search/search-state.ts';
import { privateValue } from '#session/private-value.ts';
import { useValue } from '#session/value.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './results.module.css';

/** The queries of which the tip was closed; after so many it stays away for good. */
const enough = 2;
const closed = privateValue<readonly string[]>('compoundTips', isListOf(isText), []);

/** How many times the hits of the word the compounds have to find, to be worth a word. */
const worth = 1.5;

/**
 * Tells that a word is found more often with what is written to it, "energie" in "energietransitie", where that is at
 * least half more (UX-2, Tip line). Asked once the results are there, and only of a query that is one plain word.
 */
export function CompoundTip({
  domain,
  search,
  total,
  onSearch,
}: {
  domain: DomainId;
  search: SearchState;
  /** Hits of the word alone. */
  total: number;
  onSearch: (query: string) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const before = useValue(closed);
  const wildcard = `${search.query.trim()}*`;
  const wanted = before.length < enough && !before.includes(wildcard);
  const body = { ...parametersOf(domain, { ...search, query: wildcard }), size: 1 };
  const { data: count } = useQuery({
    queryKey: ['compounds', body],
    enabled: wanted,
    staleTime: Infinity,
    // A word with too many compounds is none to tip.
    retry: false,
    queryFn: async ({ signal }) => (await call(callOf(searchTimeline, domain), { body, signal })).countTotal,
  });
  if (!wanted || count === undefined || count < total * worth) return null;
  return (
    <p className={styles.tip} data-unprinted>
      <IconBulb size={16} aria-hidden="true" />
      <button
        type="button"
        className={styles.link}
        data-tip={t('timeline.results.compoundsHint', { word: search.query.trim() })}
        onClick={() => onSearch(wildcard)}
      >
        {t('timeline.results.compounds', { wildcard, count, number: number(count) })}
      </button>
      <IconButton
        label={t('timeline.results.closeTip')}
        onClick={() => closed.change((all) => [...all.filter((one) => one !== wildcard), wildcard])}
      >
        <IconX size={14} aria-hidden="true" />
      </IconButton>
    </p>
  );
}
