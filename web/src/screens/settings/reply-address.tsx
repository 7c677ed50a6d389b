import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { askReplyAddress, type ReplyAddress } from 'contract/reply-address';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { replyAddress } from '#features/newsletter/readers.ts';
import { describeError } from '#session/describe.ts';
import { EmailInput } from '#ui/email-input.tsx';
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
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '') return setWrong(t('readers.reply.required'));
    setBusy(true);
    try {
      const { data } = await call(askReplyAddress, { body: { email: email.trim() } });
      queries.setQueryData(replyAddress.queryKey, data);
      const words = data.asked ? 'readers.reply.asked' : 'readers.reply.same';
      showMessage({ kind: 'success', text: t(words, { email: email.trim() }) });
      onClose();
    } catch (failure) {
      setWrong(describeError(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <EmailInput
        size="sm"
        autoFocus
        label={t('readers.reply.label')}
        required
        value={email}
        error={wrong}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setWrong(undefined);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={busy}>
          {t('readers.reply.ask')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
      </div>
    </form>
  );
}
