import { Button, Switch } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { changeWebhook, deleteWebhook, testWebhook, type Webhook } from 'contract/webhooks';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { showError } from '#session/describe.ts';
import { Confirm } from '#ui/confirm.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { useAtOnce } from '#ui/use-at-once.ts';
import styles from './api.module.css';
import { EventAnswer } from './event-answer.tsx';
import { webhooksChanged } from './webhook-queries.ts';
import { WebhookEvents } from './webhook-events.tsx';

type State = 'on' | 'failing' | 'stopped' | 'off' | 'gone';
const icons = {
  on: IconCircleCheck,
  failing: IconAlertCircle,
  stopped: IconAlertCircle,
  off: IconCircleOff,
  gone: IconCircleOff,
};

const stateOf = ({ active, stoppedAt, failingSince, savedSearch }: Webhook): State => {
  if (savedSearch.title === null) return 'gone';
  if (!active) return 'off';
  if (stoppedAt !== null) return 'stopped';
  return failingSince === null ? 'on' : 'failing';
};

/** One webhook with how it stands, what can be done with it, and its log. */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const { id, name, url, savedSearch, active, stoppedAt } = webhook;
  const [asking, setAsking] = useState(false);
  const [logShown, setLogShown] = useState(false);
  const logId = useId();
  const state = stateOf(webhook);
  const Icon = icons[state];
  const change = async (on: boolean) => {
    await call(changeWebhook, { body: { id, active: on } }).catch(showError);
    await webhooksChanged();
  };
  const [on, setOn] = useAtOnce(active && stoppedAt === null, change);
  const test = useMutation({
    mutationFn: () => call(testWebhook, { body: { id }, timeout: limits.webhookTestTimeout }),
    onError: showError,
    onSettled: webhooksChanged,
  });
  const again = useMutation({ mutationFn: () => change(true) });
  const remove = useMutation({
    mutationFn: () => call(deleteWebhook, { body: { id } }),
    onSuccess: () => showMessage({ kind: 'success', text: t('api.webhooks.removed', { name }) }),
    onError: showError,
    onSettled: () => {
      setAsking(false);
      return webhooksChanged();
    },
  });
  return (
    <li data-state={state}>
      <Icon size={18} aria-hidden="true" />
      <div className={styles.about}>
        <strong>{name}</strong>
        <code>{url}</code>
        {savedSearch.title !== null && <p>{t('api.webhooks.tells', { title: savedSearch.title })}</p>}
        <Standing webhook={webhook} state={state} />
      </div>
      <div className={styles.actions}>
        {state === 'stopped' && (
          <Button
            variant="default"
            loading={again.isPending}
            aria-label={t('api.webhooks.againOne', { name })}
            onClick={() => again.mutate()}
          >
            {t('api.webhooks.again')}
          </Button>
        )}
        <Button
          variant="default"
          loading={test.isPending}
          aria-label={t('api.webhooks.testOne', { name })}
          onClick={() => test.mutate()}
        >
          {t('api.webhooks.test')}
        </Button>
        <Button
          variant="default"
          aria-label={t('api.webhooks.removeOne', { name })}
          onClick={() => setAsking(true)}
        >
          {t('api.webhooks.remove')}
        </Button>
        <Switch
          aria-label={t('api.webhooks.on', { name })}
          checked={on}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
      </div>
      {test.data && (
        <div className={styles.tested} role="status">
          <strong>{t('api.events.tested')}</strong>
          <EventAnswer event={test.data.data} />
        </div>
      )}
      <div className={styles.log}>
        <Button
          variant="subtle"
          size="xs"
          aria-expanded={logShown}
          aria-controls={logId}
          aria-label={t('api.webhooks.logOne', { name })}
          onClick={() => setLogShown(!logShown)}
        >
          {t('api.webhooks.log')}
        </Button>
        <div id={logId} hidden={!logShown}>
          {logShown && <WebhookEvents id={id} />}
        </div>
      </div>
      <Confirm
        opened={asking}
        header={t('api.webhooks.removeHeader', { name })}
        body={t('api.webhooks.removeBody')}
        confirm={t('api.webhooks.remove')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

/** What is wrong with it, or what it waits for. */
function Standing({ webhook, state }: { webhook: Webhook; state: State }) {
  const { t } = useTranslation();
  const { dayAndTime, number } = useFormats();
  const { stoppedAt, failingSince, waiting } = webhook;
  const told = [
    ...(state === 'gone' || state === 'off' ? [t(`api.webhooks.${state}`)] : []),
    ...(state === 'stopped' ? [t('api.webhooks.stopped', { since: dayAndTime(stoppedAt!) })] : []),
    ...(state === 'failing' ? [t('api.webhooks.failing', { since: dayAndTime(failingSince!) })] : []),
    ...(waiting > 0 ? [t('api.webhooks.waiting', { count: waiting, number: number(waiting) })] : []),
  ];
  return told.length > 0 && <p className={styles.standing}>{told.join(' ')}</p>;
}
