import { Button } from '@mantine/core';
import { IconZoomExclamation } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { useFormats } from '#features/formats.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './results.module.css';
import { SuggestedQueries } from './suggested-queries.tsx';
import { useWithoutFilter } from './use-without-filter.ts';

/**
 * A search without hits. Looking back is then on for the next run, and the button runs it at once; where
 * the archive has nothing either there is no button (decision 4.6). Of the filters that are set it tells
 * which ones cost the hits (UX 5.11).
 */
export function NoHits({
  domain,
  search,
  older,
}: {
  domain: DomainId;
  search: Search;
  /** Hits in the whole archive; undefined when it is what was searched. */
  older: number | undefined;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { query, lookBack } = search.run;
  const offer = !lookBack && older !== undefined && older > 0;
  const filters = useWithoutFilter(domain, search.run);
  const without = (group: string, count: number) =>
    t(group === 'all' ? 'timeline.results.withoutAll' : 'timeline.results.without', {
      number: number(count),
    });
  useEffect(() => {
    if (offer) search.prepare({ lookBack: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once per answer
  }, [offer]);
  return (
    <EmptyState icon={sign(IconZoomExclamation, 28)} title={t('timeline.results.none')}>
      {(older === 0 || lookBack) && <p>{t('timeline.results.noneEver')}</p>}
      {offer && (
        <Button onClick={() => search.submit(query, { lookBack: true })}>
          {t('timeline.results.lookBack', { number: number(older) })}
        </Button>
      )}
      <SuggestedQueries domain={domain} search={search} />
      {filters.length > 0 ? (
        <ul className={styles.without} aria-label={t('timeline.results.filtersSet')}>
          {filters.map(({ group, label, removal, count }) => (
            <li key={group}>
              <span>{label}</span>
              <Button
                variant="default"
                aria-label={`${without(group, count)}, ${label}`}
                // Without the looking back that is on for the next run: what is counted is what opens.
                onClick={() => search.submit(search.run.query, { ...search.run, ...removal })}
              >
                {without(group, count)}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('timeline.results.noneHint')}</p>
      )}
    </EmptyState>
  );
}
