import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from 'contract/webhooks';
import { useFormats } from '#features/formats.ts';
import styles from './api.module.css';
import { EventBadge } from './event-badge.tsx';

/** What a receiver answered, as text whatever it is. */
export function EventAnswer({ event }: { event: WebhookDelivery }) {
  const { t } = useTranslation();
  const { number, dayAndTime } = useFormats();
  const { id, status, answer, duration, tries, nextTryAt } = event;
  const said =
    status === null
      ? t('api.events.noAnswer')
      : answer === ''
        ? t('api.events.noWords')
        : t('api.events.words', { words: answer });
  return (
    <div className={styles.answer}>
      <p className={styles.outcome}>
        <EventBadge event={event} />
        {duration !== null && <span>{t('api.events.milliseconds', { number: number(duration) })}</span>}
        <span>{t('api.events.tries', { count: tries })}</span>
        {nextTryAt !== null && <span>{t('api.events.next', { at: dayAndTime(nextTryAt) })}</span>}
      </p>
      <p>{said}</p>
      <p>{t('api.events.id', { id })}</p>
    </div>
  );
}
