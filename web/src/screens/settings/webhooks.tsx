import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import styles from './api.module.css';
import { ToolGroup } from './tool-group.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { webhooks, webhooksChanged } from './webhook-queries.ts';

/** The user's webhooks, to make, try, switch and delete (decision 10.9). */
export function WebhookGroup() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const asked = useQuery(webhooks);
  return (
    <ToolGroup
      title={t('api.webhooks.title')}
      asked={asked}
      count={({ data, maxWebhooks }) =>
        t('api.webhooks.count', { number: number(data.length), maximum: number(maxWebhooks) })
      }
      add={{ label: t('api.webhooks.new'), variant: 'default' }}
      form={({ onMade, onClose }) => (
        <WebhookForm
          onMade={async ({ data: { name }, secret }) => {
            onMade({ name, secret });
            await webhooksChanged();
          }}
          onClose={onClose}
        />
      )}
      words={{
        title: (name) => t('api.webhooks.shown', { name }),
        text: t('api.webhooks.shownText'),
        label: t('api.webhooks.secret'),
        said: t('api.webhooks.copied'),
      }}
    >
      {({ data }, making) =>
        data.length === 0 ? (
          !making && <p className={styles.none}>{t('api.webhooks.none')}</p>
        ) : (
          <ul className={styles.webhooks} aria-label={t('api.webhooks.title')}>
            {data.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )
      }
    </ToolGroup>
  );
}
