import { Button, CloseButton } from '@mantine/core';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#features/copy-text.ts';
import { forgetKeptTyping, keptTyping } from '#session/kept-typing.ts';
import { sign } from '#ui/sign.tsx';
import styles from './notices.module.css';

/** What the user was typing when maintenance took the page away, to copy from (decision 2.8). */
export function KeptTyping({ onGone }: { onGone: () => void }) {
  const { t } = useTranslation();
  const putAway = () => {
    forgetKeptTyping();
    onGone();
  };
  return (
    <section className={styles.returned} data-unprinted aria-label={t('maintenance.typed.title')}>
      <IconPencil size={22} aria-hidden="true" />
      <div>
        <h2>{t('maintenance.typed.title')}</h2>
        <p>{t('maintenance.typed.text')}</p>
        <dl className={styles.typed}>
          {keptTyping().map(({ name, text }) => {
            const called = name || t('maintenance.typed.unnamed');
            return (
              <div key={`${name}: ${text}`}>
                <dt>{called}</dt>
                <dd>{text}</dd>
                <dd>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('maintenance.typed.copyNamed', { name: called })}
                    leftSection={sign(IconCopy, 14)}
                    onClick={() => void copyText(text, t('maintenance.typed.copied'))}
                  >
                    {t('maintenance.typed.copy')}
                  </Button>
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      <CloseButton aria-label={t('maintenance.typed.dismiss')} onClick={putAway} />
    </section>
  );
}
