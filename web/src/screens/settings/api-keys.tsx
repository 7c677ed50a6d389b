import { Button } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiKey, listApiKeys, revokeApiKey } from 'contract/api-keys';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';
import { showError } from '#session/describe.ts';
import { Confirm } from '#ui/confirm.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { ApiKeyForm } from './api-key-form.tsx';
import styles from './api.module.css';
import { ExpiryDay } from './expiry-day.tsx';
import { ToolGroup } from './tool-group.tsx';

const apiKeys = queryOptions({
  queryKey: ['apiKeys'],
  queryFn: ({ signal }) => call(listApiKeys, { signal }),
  staleTime: 0,
});
const changed = () => queries.invalidateQueries({ queryKey: apiKeys.queryKey });

/** The user's API keys, to make and revoke (decision 10.8). */
export function ApiKeyGroup() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const asked = useQuery(apiKeys);
  return (
    <ToolGroup
      title={t('api.keys.title')}
      asked={asked}
      count={({ data, maxKeys }) =>
        t('api.keys.count', {
          number: number(data.filter(({ ended }) => !ended).length),
          maximum: number(maxKeys),
        })
      }
      add={{ label: t('api.keys.new') }}
      form={({ onMade, onClose }) => (
        <ApiKeyForm
          onMade={async ({ data: { name }, key }) => {
            onMade({ name, secret: key });
            await changed();
          }}
          onClose={onClose}
        />
      )}
      words={{
        title: (name) => t('api.keys.shown', { name }),
        text: t('api.keys.shownText'),
        label: t('api.keys.key'),
        said: t('api.keys.copied'),
      }}
    >
      {({ data, callsToday, maxCalls }, making) => (
        <>
          {data.length === 0 && !making && <p className={styles.none}>{t('api.keys.none')}</p>}
          {data.length > 0 && <KeyTable keys={data} />}
          <p className={styles.foot}>
            {t('api.keys.calls', { number: number(callsToday), maximum: number(maxCalls) })}
          </p>
        </>
      )}
    </ToolGroup>
  );
}

const columns = ['name', 'prefix', 'scopes', 'lastUsed', 'expires', 'actions'] as const;

function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              <span>{t(`api.keys.columns.${column}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </tbody>
    </table>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const { id, name, prefix, scopes, createdAt, lastUsedOn } = apiKey;
  const [asking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => call(revokeApiKey, { body: { id } }),
    onSuccess: () => showMessage({ kind: 'success', text: t('api.keys.revoked', { name }) }),
    onError: showError,
    onSettled: () => {
      setAsking(false);
      return changed();
    },
  });
  const used =
    lastUsedOn === null
      ? t('api.keys.never')
      : lastUsedOn === today()
        ? t('api.keys.today')
        : shortDate(lastUsedOn);
  return (
    <tr>
      <th scope="row">
        <strong>{name}</strong>
        <small>{t('api.keys.made', { day: shortDate(createdAt) })}</small>
      </th>
      <td data-label={t('api.keys.columns.prefix')}>
        <code>{prefix}…</code>
      </td>
      <td data-label={t('api.keys.columns.scopes')}>
        {scopes.map((scope) => t(`api.keys.scopes.${scope}`)).join(', ')}
      </td>
      <td data-label={t('api.keys.columns.lastUsed')}>{used}</td>
      <td data-label={t('api.keys.columns.expires')}>
        <ExpiryDay apiKey={apiKey} />
      </td>
      <td data-column="actions">
        <Button
          variant="default"
          size="xs"
          aria-label={t('api.keys.revokeOne', { name })}
          onClick={() => setAsking(true)}
        >
          {t('api.keys.revoke')}
        </Button>
        <Confirm
          opened={asking}
          header={t('api.keys.revokeHeader', { name })}
          body={t('api.keys.revokeBody')}
          confirm={t('api.keys.revoke')}
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate()}
          onCancel={() => setAsking(false)}
        />
      </td>
    </tr>
  );
}
