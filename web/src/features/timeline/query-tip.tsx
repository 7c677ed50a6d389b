import { IconBulb, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callOf } from 'contract/addresses';
import type { DomainId } from 'contract/dashboards';
import { meantQuery } from 'contract/query/tips';
import { searchTimeline } from 'contract/timeline';
import { call } from '#api/call.ts';
import { isListOf, isText } from '#api/shapes.ts';
import { useFormats } from '#features/formats.ts';
import { parametersOf, type SearchState } from '#features/search/search-state.ts';
import { privateValue } from '#session/private-value.ts';
import { useValue } from '#session/value.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './results.module.css';

/** What is tipped of which the tip was closed; after so many tips of compounds these stay away for good. */
const enough = 2;
const closedCompounds = privateValue<readonly string[]>('compoundTips', isListOf(isText), []);
const closedMeant = privateValue<readonly string[]>('meantTips', isListOf(isText), []);
/** Closed tips that are remembered. */
const remembered = 20;

/** How many times the hits of the word the compounds have to find, to be worth a word. */
const worth = 1.5;

/** One other query that is worth a line, and when. */
function tipOf(query: string, total: number) {
  const meant = meantQuery(query);
  if (meant !== undefined)
    return { query: meant, closed: closedMeant, isWorth: (count: number) => count !== total } as const;
  const word = query.trim();
  if (total === 0 || !/^[\p{L}]{4,}$/u.test(word)) return undefined;
  return {
    query: `${word}*`,
    word,
    closed: closedCompounds,
    isWorth: (count: number) => count >= total * worth,
  };
}

/**
 * Tells that a query finds something else with its operators in capitals and without signs of other languages, or that a
 * word is found more often with what is written to it, "energie" in "energietransitie", where that is at least half more
 * (UX-2, Tip line; SEARCH.md, Tips). Asked once the results are there; nothing is changed before it is chosen.
 */
export function QueryTip({
  domain,
  search,
  total,
  onSearch,
}: {
  domain: DomainId;
  search: SearchState;
  /** Hits of the query as it is. */
  total: number;
  onSearch: (query: string) => void;
}) {
  const tip = tipOf(search.query, total);
  return tip && <TipLine {...{ domain, search, tip, onSearch }} />;
}

function TipLine({
  domain,
  search,
  tip: { query, word, closed, isWorth },
  onSearch,
}: {
  domain: DomainId;
  search: SearchState;
  tip: NonNullable<ReturnType<typeof tipOf>>;
  onSearch: (query: string) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const before = useValue(closed);
  const wanted = !before.includes(query) && (word === undefined || before.length < enough);
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
      <button
        type="button"
        className={styles.link}
        data-tip={
          word === undefined ? t('timeline.results.meantHint') : t('timeline.results.compoundsHint', { word })
        }
        onClick={() => onSearch(query)}
      >
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
