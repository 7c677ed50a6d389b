import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#features/copy-text.ts';
import { Confirm } from '#ui/confirm.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './feeds.module.css';

/** A private address: to be copied, and to be renewed when somebody else got hold of it (decision 3.18). */
export function FeedAddress({
  addresses,
  onRenew,
  children,
}: {
  /** The ways to write it, the usual one first, and what copying each is called. */
  addresses: readonly { label: string; address: string; copy: string }[];
  /** Resolves when there is a new address, or it was said why not. */
  onRenew: () => Promise<unknown>;
  /** What else can be done with the address, before renewing it. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    await onRenew();
    setBusy(false);
    setAsking(false);
  };
  return (
    <div className={styles.feed}>
      {addresses.map(({ label, address }) => (
        <TextInput
          key={label}
          label={label}
          value={address}
          readOnly
          classNames={{ input: styles.address }}
          onFocus={(event) => event.currentTarget.select()}
        />
      ))}
      <div className={styles.actions}>
        {addresses.map(({ label, address, copy }) => (
          <Button
            key={label}
            variant="default"
            size="xs"
            leftSection={sign(IconCopy, 15)}
            onClick={() => void copyText(address, t('feeds.copied'))}
          >
            {copy}
          </Button>
        ))}
        {children}
        <Button
          variant="subtle"
          size="xs"
          leftSection={sign(IconRefresh, 15)}
          onClick={() => setAsking(true)}
        >
          {t('feeds.renew')}
        </Button>
      </div>
      <p className={styles.hint}>{t('feeds.private')}</p>
      <Confirm
        opened={asking}
        header={t('feeds.renewTitle')}
        body={t('feeds.renewBody')}
        confirm={t('feeds.renew')}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void renew()}
      />
    </div>
  );
}
