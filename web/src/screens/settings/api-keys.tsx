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
import { DataTable } from '#ui/data-table.tsx';
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
          {data.length > 0 && (
            <div className={styles.keys}>
              <KeyTable keys={data} />
            </div>
          )}
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
  const { shortDate } = useFormats();
  const used = (day: string | null) =>
    day === null ? t('api.keys.never') : day === today() ? t('api.keys.today') : shortDate(day);
  return (
    <DataTable
      label={t('api.keys.title')}
      columns={columns.map((name) => ({
        name,
        head: t(`api.keys.columns.${name}`),
        isNumber: name === 'actions',
        isHidden: name === 'actions',
      }))}
      rows={keys.map((key) => ({
        key: key.id,
        cells: [
          <>
            {key.name}
            <small>{t('api.keys.made', { day: shortDate(key.createdAt) })}</small>
          </>,
          <code key="prefix">{key.prefix}…</code>,
          key.scopes.map((scope) => t(`api.keys.scopes.${scope}`)).join(', '),
          used(key.lastUsedOn),
          <ExpiryDay key="expires" apiKey={key} />,
          <Revoke key="actions" apiKey={key} />,
        ],
      }))}
    />
  );
}

/** Ends a key at once, once that is confirmed. */
function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
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
  return (
    <>
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
    </>
  );
}
