import { IconClockExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { getLateSources } from 'contract/freshness';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { useAfterwards } from '#ui/use-afterwards.ts';
import styles from './results.module.css';

/** Milliseconds between two looks; a source becomes late over days. */
const lookInterval = 10 * 60_000;

/** Says beside the results which sources of the dashboard are silent too long (decision 9.9). */
export function LateSources({ domain }: { domain: DomainId }) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const names = useNames();
  const { data = [] } = useQuery({
    queryKey: ['lateSources'],
    enabled: useAfterwards(),
    staleTime: lookInterval,
    queryFn: async ({ signal }) => (await call(getLateSources, { signal })).data,
  });
  return data
    .filter((late) => late.domain === domain)
    .map(({ source, since }) => (
      <p key={source} className={styles.late}>
        <IconClockExclamation size={15} aria-hidden="true" />
        {since === undefined
          ? t('timeline.results.lateEver', { source: names.connector(source) })
          : t('timeline.results.late', { source: names.connector(source), date: shortDate(since) })}
      </p>
    ));
}
