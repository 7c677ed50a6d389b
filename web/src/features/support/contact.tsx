import { Button } from '@mantine/core';
import { IconCopy, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#features/copy-text.ts';
import { config } from '#session/config.ts';
import { sign } from '#ui/sign.tsx';
import rich from '#ui/rich-text.module.css';
import styles from './support-dialog.module.css';

/** Whom to ask, and what makes an answer quick. */
export function Contact({ text }: { text: string }) {
  const { t } = useTranslation();
  const { supportEmail, productName } = config;
  const mail = new URLSearchParams({
    subject: t('support.contact.subject', { product: productName }),
    body: `\n\n${t('support.contact.page')}: ${location.href}`,
  });
  return (
    <div className={styles.read}>
      <div className={rich.rich} dangerouslySetInnerHTML={{ __html: text }} />
      <dl className={styles.address}>
        <dt>{t('support.contact.mail')}</dt>
        <dd>{supportEmail}</dd>
      </dl>
      <div className={styles.actions}>
        <Button
          component="a"
          // Mail programs show a plus as it stands.
          href={`mailto:${supportEmail}?${mail.toString().replaceAll('+', '%20')}`}
          leftSection={sign(IconMail)}
        >
          {t('shell.support')}
        </Button>
        <Button
          variant="default"
          leftSection={sign(IconCopy)}
          onClick={() => void copyText(supportEmail, t('support.contact.copied'))}
        >
          {t('support.contact.copy')}
        </Button>
      </div>
      <h2>{t('support.contact.help')}</h2>
      <ul>
        {(['one', 'two', 'three'] as const).map((tip) => (
          <li key={tip}>{t(`support.contact.${tip}`)}</li>
        ))}
      </ul>
    </div>
  );
}
