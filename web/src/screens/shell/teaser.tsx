import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dashboards, type DomainId } from 'contract/dashboards';
import { moduleCodes } from 'contract/modules';
import { config } from '#session/config.ts';
import { usePageTitle } from '#session/page-title.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './shell.module.css';

/** A domain outside the subscription: its name, what it holds and whom to ask (UX 3, 5.11). */
export function Teaser({ domain }: { domain: DomainId }) {
  const { t } = useTranslation();
  const { module } = dashboards[domain];
  const name = t(`shell.domainNames.${domain}`);
  usePageTitle(name);
  const subject = encodeURIComponent(t('shell.teaser.subject', { domain: name }));
  return (
    <main id="main" tabIndex={-1} className={styles.teaser}>
      <EmptyState headingLevel="h1" icon={sign(IconLock, 28)} title={t('teaser.title', { domain: name })}>
        <p>{t(`teaser.holds.${domain}`)}</p>
        {!config.notOffered.includes(module) && (
          <>
            <p>{t('teaser.contactText')}</p>
            <Button component="a" href={`mailto:${config.supportEmail}?subject=${subject}`}>
              {t('shell.teaser.contact')}
            </Button>
          </>
        )}
        <p className={styles.teaserCode}>
          {t('teaser.module', { name: t(`modules.names.${module}`), code: moduleCodes[module] })}
        </p>
      </EmptyState>
    </main>
  );
}
