import { Button } from '@mantine/core';
import { IconCopy, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskBeforeLeaving } from '#features/ask-before-leaving.tsx';
import { copyText } from '#features/copy-text.ts';
import { Confirm } from '#ui/confirm.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './api.module.css';

/** A key or secret that nobody can show again; whoever goes on without having copied it is asked first (UX-2, 21). */
export function ShownOnce({
  title,
  text,
  label,
  secret,
  said,
  onDone,
}: {
  title: string;
  text: string;
  /** What it is. */
  label: string;
  secret: string;
  /** What is said once it is copied. */
  said: string;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const asked = {
    header: t('api.leave.header'),
    body: t('api.leave.body'),
    confirm: t('api.leave.confirm'),
  };
  const copy = async () => {
    if (await copyText(secret, said, t('api.copyYourself'))) setCopied(true);
  };
  return (
    <div className={styles.once} role="group" aria-label={title}>
      {sign(IconKey, 18)}
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
        <div className={styles.secret}>
          <code aria-label={label} onCopy={() => setCopied(true)}>
            {secret}
          </code>
          <Button autoFocus variant="default" leftSection={sign(IconCopy)} onClick={() => void copy()}>
            {t('api.copy')}
          </Button>
        </div>
      </div>
      <Button variant="default" onClick={() => (copied ? onDone() : setAsking(true))}>
        {t('api.done')}
      </Button>
      <Confirm opened={asking} {...asked} onConfirm={onDone} onCancel={() => setAsking(false)} />
      <AskBeforeLeaving unsaved={!copied} {...asked} />
    </div>
  );
}
