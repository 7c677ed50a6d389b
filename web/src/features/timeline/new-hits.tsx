import { IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callOf } from 'contract/addresses';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { countNewHits } from 'contract/timeline';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { parametersOf, type SearchState } from '#features/search/search-state.ts';
import styles from './newer.module.css';
import type { Timeline } from './use-timeline.ts';

/** Tells how many results came in since these were asked, and fetches them (decision 3.14). */
export function NewHits({
  domain,
  search,
  timeline,
  onShow,
}: {
  domain: DomainId;
  search: SearchState;
  timeline: Timeline;
  onShow: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { newSince } = timeline;
  const { data: count } = useQuery({
    queryKey: ['newHits', newSince],
    enabled: newSince !== undefined,
    gcTime: 0,
    retry: false,
    // The timeline itself was just asked; the first look comes after one interval.
    initialData: 0,
    initialDataUpdatedAt: timeline.askedAt,
    staleTime: limits.lookInterval,
    refetchInterval: limits.lookInterval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const body = { ...parametersOf(domain, search), newSince: newSince! };
      return (await call(callOf(countNewHits, domain), { body, signal, quiet: true })).count;
    },
  });
  return (
    <div role="status" className={count > 0 ? undefined : 'visually-hidden'}>
      {count > 0 && newSince !== undefined && (
        <button type="button" className={styles.newer} onClick={onShow}>
          <IconArrowUp size={15} aria-hidden="true" />
          {t('timeline.results.newer', { count, number: number(count) })}
        </button>
      )}
    </div>
  );
}
