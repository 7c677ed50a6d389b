import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askReplyAddress, type ReplyAddress } from 'contract/reply-address';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { replyAddress } from '#features/newsletter/readers.ts';
import { OneLineForm } from '#features/one-line-form.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './readers.module.css';
import { SettingGroup } from './setting.tsx';

/** Where answers to newsletters go, once whoever reads the mail there has confirmed it (decision 10.6). */
export function ReplyAddressGroup() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(replyAddress);
  return (
    <SettingGroup title={t('readers.reply.title')} hint={t('readers.reply.hint')}>
      {data ? (
        <Shown address={data} />
      ) : error ? (
        <FailurePanel
          headingLevel="h3"
          error={error}
          lost={t('readers.notLoaded')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={1} height={60} label={t('shell.loading')} />
      )}
    </SettingGroup>
  );
}

function Shown({ address: { confirmed, asked } }: { address: ReplyAddress }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [changing, setChanging] = useState(false);
  return (
    <div className={styles.part}>
      <strong>{confirmed?.email ?? t('readers.reply.none')}</strong>
      {confirmed && <p>{t('readers.reply.confirmed', { day: date(confirmed.at) })}</p>}
      {asked && (
        <p>
          {t('readers.reply.waiting', { email: asked.email })}.{' '}
          {t('readers.reply.waitingText', {
            name: asked.by ?? t('readers.reply.former'),
            day: date(asked.until),
          })}
        </p>
      )}
      {changing ? (
        <Asking onClose={() => setChanging(false)} />
      ) : (
        <div className={styles.actions}>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t((confirmed ?? asked) ? 'readers.reply.change' : 'readers.reply.set')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Asking({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const ask = async (email: string) => {
    const { data } = await call(askReplyAddress, { body: { email } });
    queries.setQueryData(replyAddress.queryKey, data);
    const words = data.asked ? 'readers.reply.asked' : 'readers.reply.same';
    showMessage({ kind: 'success', text: t(words, { email }) });
    return true;
  };
  return (
    <OneLineForm
      type="email"
      label={t('readers.reply.label')}
      required={t('readers.reply.required')}
      confirm={t('readers.reply.ask')}
      onSave={ask}
      onClose={onClose}
    />
  );
}
