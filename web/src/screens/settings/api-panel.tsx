import { useTranslation } from 'react-i18next';
import { config } from '#session/config.ts';
import { NewWindow } from '#ui/new-window.tsx';
import { ApiKeyGroup } from './api-keys.tsx';
import styles from './api.module.css';
import settings from './settings.module.css';
import { WebhookGroup } from './webhooks.tsx';

/** How programs of the user come in, and how they are told of what is new (decisions 10.8, 10.9). */
export function ApiPanel() {
  const { t } = useTranslation();
  return (
    <>
      <p className={settings.intro}>
        {t('api.intro', { productName: config.productName })}{' '}
        <a
          className={`${settings.link} ${styles.guide}`}
          href="/api/docs"
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('api.guide')}
          <NewWindow />
        </a>
      </p>
      <ApiKeyGroup />
      <WebhookGroup />
    </>
  );
}
