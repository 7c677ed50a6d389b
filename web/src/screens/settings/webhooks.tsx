import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './api.module.css';
import { ShownOnce } from './shown-once.tsx';
import { ToolGroup } from './tool-group.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { webhooks, webhooksChanged } from './webhook-queries.ts';

/** The user's webhooks, to make, try, switch and delete (decision 10.9). */
export function WebhookGroup() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data: answer, error, refetch } = useQuery(webhooks);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<{ name: string; secret: string }>();
  return (
    <ToolGroup
      title={t('api.webhooks.title')}
      count={
        answer &&
        t('api.webhooks.count', {
          number: number(answer.data.length),
          maximum: number(answer.maxWebhooks),
        })
      }
      action={
        <Button
          variant="default"
          leftSection={sign(IconPlus)}
          disabled={!answer || making || made !== undefined}
          onClick={() => setMaking(true)}
        >
          {t('api.webhooks.new')}
        </Button>
      }
    >
      {made && (
        <ShownOnce
          title={t('api.webhooks.shown', { name: made.name })}
          text={t('api.webhooks.shownText')}
          label={t('api.webhooks.secret')}
          secret={made.secret}
          said={t('api.webhooks.copied')}
          onDone={() => setMade(undefined)}
        />
      )}
      {making && (
        <WebhookForm
          onMade={async ({ data, secret }) => {
            setMaking(false);
            setMade({ name: data.name, secret });
            await webhooksChanged();
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {answer ? (
        answer.data.length === 0 ? (
          !making && <p className={styles.none}>{t('api.webhooks.none')}</p>
        ) : (
          <ul className={styles.webhooks} aria-label={t('api.webhooks.title')}>
            {answer.data.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )
      ) : error ? (
        <FailurePanel
          headingLevel="h3"
          error={error}
          lost={t('api.notLoaded')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={2} height={60} label={t('shell.loading')} />
      )}
    </ToolGroup>
  );
}
