import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from 'contract/webhooks';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './api.module.css';
import { EventAnswer } from './event-answer.tsx';
import { EventBadge } from './event-badge.tsx';
import { webhookEvents } from './webhook-queries.ts';

const columns = ['at', 'event', 'answer', 'duration', 'view'] as const;

/** The latest events of a webhook, each with what was answered. */
export function WebhookEvents({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: answer, error, refetch } = useQuery(webhookEvents(id));
  if (error && !answer) {
    return (
      <FailurePanel
        headingLevel="h3"
        error={error}
        lost={t('api.notLoaded')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!answer) return <SkeletonRows rows={2} height={36} label={t('shell.loading')} />;
  if (answer.data.length === 0) return <p className={styles.none}>{t('api.events.none')}</p>;
  return (
    <table className={styles.table} data-kind="events">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              <span>{t(`api.events.columns.${column}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {answer.data.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </tbody>
    </table>
  );
}

function Event({ event }: { event: WebhookDelivery }) {
  const { t } = useTranslation();
  const { dayAndTime, number } = useFormats();
  const [opened, setOpened] = useState(false);
  const { at, type, title, duration } = event;
  const told = dayAndTime(at);
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <time dateTime={at}>{told}</time>
        </th>
        <td data-column="event">
          {type === 'test' ? t('api.events.test') : (title ?? t('api.events.untold'))}
        </td>
        <td data-label={t('api.events.columns.answer')}>
          <EventBadge event={event} />
        </td>
        <td data-column="duration" data-label={t('api.events.columns.duration')}>
          {duration === null ? '–' : t('api.events.milliseconds', { number: number(duration) })}
        </td>
        <td data-column="actions">
          <Button
            variant="subtle"
            size="xs"
            aria-expanded={opened}
            aria-label={t('api.events.viewOne', { at: told })}
            onClick={() => setOpened(!opened)}
          >
            {t('api.events.view')}
          </Button>
        </td>
      </tr>
      {opened && (
        <tr>
          <td colSpan={columns.length}>
            <EventAnswer event={event} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}
