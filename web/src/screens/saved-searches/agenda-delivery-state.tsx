import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import styles from './saved-searches.module.css';
import { type AgendaScheduled, useMoment } from './use-schedule.ts';

/** When a saved search of the agenda mails next, each mail by its name where there are several, and its last mail. */
export function AgendaDeliveryState({ scheduled }: { scheduled: AgendaScheduled | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const moment = useMoment();
  const { checkAt, dailyAt, planningAt, last, awayUntil } = scheduled ?? {};
  const next = [
    checkAt &&
      (awayUntil ? t('saving.page.checksFrom', { moment: moment(checkAt) }) : t('saving.page.asSoonChanged')),
    dailyAt && t('saving.page.changesAt', { moment: moment(dailyAt) }),
    planningAt && t('saving.page.planningAt', { moment: moment(planningAt) }),
  ].filter((one) => one !== undefined && one !== '');
  const told = last && (
    <>
      {last.state === 'failed' && <IconAlertTriangle size={14} aria-hidden="true" />}
      {t(`saving.page.meetingStates.${last.state}`, {
        count: last.meetings,
        number: number(last.meetings),
        moment: moment(last.plannedAt),
      })}
    </>
  );
  return (
    <dl className={styles.delivery}>
      <div>
        <dt>{t('saving.page.next')}</dt>
        <dd>
          {next.length === 0
            ? '–'
            : next.map((one) => (
                <span key={one} className={styles.moment}>
                  {one}
                </span>
              ))}
        </dd>
      </div>
      <div>
        <dt>{t('saving.page.last')}</dt>
        <dd data-state={last?.state}>
          {last?.state === 'failed' ? (
            <Link to="/settings" hash="email">
              {told}
            </Link>
          ) : (
            (told ?? '–')
          )}
        </dd>
      </div>
    </dl>
  );
}
