import { CloseButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import type { Notices } from 'contract/notices';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';
import styles from './notices.module.css';
import { putStoppedWebhookAway } from './notices.ts';

/** Webhooks whose receiver did not answer for days: what was found waits a week (decision 10.9). */
export function StoppedWebhooks({ webhooks }: { webhooks: NonNullable<Notices['stoppedWebhooks']> }) {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  return webhooks.map(({ id, name, since }) => (
    <p key={id} className={styles.bar} data-unprinted data-kind="warning">
      <IconPlugConnectedX size={16} aria-hidden="true" />
      <span>{t('api.notice.stopped', { name, day: weekday(dayOf(Date.parse(since)), today()) })}</span>
      <Link to="/settings" hash="api">
        {t('api.notice.look')}
      </Link>
      <CloseButton
        size="sm"
        aria-label={t('shell.notices.seen')}
        onClick={() => void putStoppedWebhookAway(id)}
      />
    </p>
  ));
}
