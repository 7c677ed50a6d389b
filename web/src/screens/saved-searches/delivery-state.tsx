import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from 'contract/saved-searches';
import { useFormats } from '#features/formats.ts';
import { rateOf } from '#features/saved-searches/mail-rate.ts';
import styles from './saved-searches.module.css';
import { type Scheduled, useMoment } from './use-schedule.ts';

/** When a saved search mails next, and what became of its last mail. */
export function DeliveryState({
  saved,
  scheduled,
}: {
  saved: SavedSearch;
  scheduled: Scheduled | undefined;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const moment = useMoment();
  const rate = rateOf(saved);
  const { nextAt, last } = scheduled ?? {};
  const next =
    saved.paused || rate === 'off'
      ? undefined
      : rate === 'realTime'
        ? t('saving.page.asSoon')
        : nextAt && moment(nextAt);
  return (
    <dl className={styles.delivery}>
      <div>
        <dt>{t('saving.page.next')}</dt>
        <dd>{next ?? '–'}</dd>
      </div>
      <div>
        <dt>{t('saving.page.last')}</dt>
        <dd data-state={last?.state}>
          {last ? (
            <Link to="/mail/$deliveryId" params={{ deliveryId: last.id }}>
              {last.state === 'failed' && <IconAlertTriangle size={14} aria-hidden="true" />}
              {t(`saving.page.states.${last.state}`, {
                count: last.documents,
                number: number(last.documents),
                moment: moment(last.plannedAt),
              })}
            </Link>
          ) : (
            '–'
          )}
        </dd>
      </div>
    </dl>
  );
}
