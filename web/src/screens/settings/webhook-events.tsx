import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { DataTable } from '#ui/data-table.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './api.module.css';
import { EventAnswer } from './event-answer.tsx';
import { EventBadge } from './event-badge.tsx';
import { webhookEvents } from './webhook-queries.ts';

const columns = ['at', 'event', 'answer', 'duration', 'view'] as const;

/** The latest events of a webhook, each with what was answered. */
export function WebhookEvents({ id }: { id: string }) {
  const { t } = useTranslation();
  const { dayAndTime, number } = useFormats();
  const { data: answer, error, refetch } = useQuery(webhookEvents(id));
  const [opened, setOpened] = useState<string>();
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
    <DataTable
      label={t('api.webhooks.log')}
      columns={columns.map((name) => ({
        name,
        head: t(`api.events.columns.${name}`),
        isNumber: name === 'duration' || name === 'view',
        isHidden: name === 'view',
      }))}
      rows={answer.data.map((event) => {
        const { id: key, at, type, title, duration } = event;
        const told = dayAndTime(at);
        const isOpen = opened === key;
        return {
          key,
          cells: [
            <time key="at" dateTime={at}>
              {told}
            </time>,
            type === 'test' ? t('api.events.test') : (title ?? t('api.events.untold')),
            <EventBadge key="answer" event={event} />,
            duration === null ? '–' : t('api.events.milliseconds', { number: number(duration) }),
            <Button
              key="view"
              variant="subtle"
              size="xs"
              aria-expanded={isOpen}
              aria-label={t('api.events.viewOne', { at: told })}
              onClick={() => setOpened(isOpen ? undefined : key)}
            >
              {t('api.events.view')}
            </Button>,
          ],
          below: isOpen && <EventAnswer event={event} />,
        };
      })}
    />
  );
}
