import { CloseButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import { getNotices, type Notices } from 'contract/notices';
import { seeStoppedWebhook } from 'contract/webhooks';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';
import styles from './notices.module.css';
import { putAway } from './notices.ts';

const putStoppedAway = (id: string): Promise<void> =>
  putAway(
    ({ stoppedWebhooks, ...rest }) => ({
      ...rest,
      stoppedWebhooks: stoppedWebhooks?.filter((one) => one.id !== id),
    }),
    async () => {
      await call(seeStoppedWebhook, { body: { id } });
      return call(getNotices);
    },
  );

/** A webhook whose receiver did not answer for days: what was found waits a week (decision 10.9). */
export function StoppedWebhook({
  webhook: { id, name, since },
}: {
  webhook: NonNullable<Notices['stoppedWebhooks']>[number];
}) {
  const { t } = useTranslation();
  const { weekday } = useFormats();
  const day = weekday(dayOf(Date.parse(since)), today());
  return (
    <p className={styles.bar} data-unprinted data-kind="warning">
      <IconPlugConnectedX size={16} aria-hidden="true" />
      <span>{t('notices.webhookStopped', { name, day })}</span>
      <Link to="/settings" hash="api">
        {t('notices.webhook')}
      </Link>
      <CloseButton size="sm" aria-label={t('notices.seen')} onClick={() => void putStoppedAway(id)} />
    </p>
  );
}
