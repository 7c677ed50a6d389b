import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listOrganisationApiKeys,
  type OrganisationApiKey,
  revokeOrganisationApiKey,
} from 'contract/admin/api-keys';
import { writtenDay } from 'contract/amsterdam';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { accountKey, accountsChanged } from '../accounts.ts';
import { AdminCard } from '../ui/admin-page.tsx';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import styles from './cards.module.css';

const columns = ['name', 'user', 'prefix', 'scopes', 'lastUsed', 'lastDay'] as const;

/** The API keys of everybody in an organisation, each of which can be revoked (decision 10.8). */
export function KeysCard({ organisationId }: { organisationId: string }) {
  const { t } = useTranslation();
  const [revoking, setRevoking] = useState<OrganisationApiKey>();
  const keys = useQuery({
    queryKey: [...accountKey, 'keys', organisationId],
    queryFn: async ({ signal }) =>
      (await call(listOrganisationApiKeys, { signal, query: { organisationId } })).data,
    staleTime: 0,
  });
  return (
    <AdminCard title={t('adminOrganisations.keys.title')}>
      {keys.isPending && <SkeletonRows rows={2} height={40} label={t('shell.loading')} />}
      {keys.isLoadingError && <FailurePanel error={keys.error} onRetry={() => void keys.refetch()} />}
      {keys.data?.length === 0 && <p className={styles.none}>{t('adminOrganisations.keys.none')}</p>}
      {keys.data !== undefined && keys.data.length > 0 && <Keys keys={keys.data} onRevoke={setRevoking} />}
      {revoking && (
        <ChangeDialog
          title={t('adminOrganisations.keys.revokeTitle', named(revoking))}
          confirm={t('adminOrganisations.keys.revoke')}
          onClose={() => setRevoking(undefined)}
          onSubmit={async (reason) => {
            const body = { organisationId, id: revoking.id, reason };
            await call(revokeOrganisationApiKey, { body });
            showMessage({ kind: 'success', text: t('adminOrganisations.keys.revoked') });
            await accountsChanged();
          }}
        >
          <p>{t('adminOrganisations.keys.revokeIntro')}</p>
        </ChangeDialog>
      )}
    </AdminCard>
  );
}

const named = ({ name, user }: OrganisationApiKey) => ({ name, user: user.name || user.email });

function Keys({
  keys,
  onRevoke,
}: {
  keys: readonly OrganisationApiKey[];
  onRevoke: (key: OrganisationApiKey) => void;
}) {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t('adminOrganisations.keys.title')}
      columns={[
        ...columns.map((name) => ({ name, head: t(`adminOrganisations.keys.${name}`) })),
        { name: 'actions', head: t('adminOrganisations.actions'), isHidden: true },
      ]}
      rows={keys.map((key) => ({
        key: key.id,
        cells: [
          key.name,
          <span key="user">
            {key.user.name} <small className={styles.settings}>{key.user.email}</small>
          </span>,
          <code key="prefix">{key.prefix}…</code>,
          key.scopes.map((scope) => t(`adminOrganisations.keys.scope.${scope}`)).join(', '),
          key.lastUsedOn === null ? t('adminOrganisations.keys.never') : writtenDay(key.lastUsedOn),
          key.ended ? (
            <Badge key="day" kind="off">
              {t('adminOrganisations.keys.ended')}
            </Badge>
          ) : (
            writtenDay(key.lastDay)
          ),
          <Button
            key="revoke"
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={t('adminOrganisations.keys.revokeNamed', named(key))}
            onClick={() => onRevoke(key)}
          >
            {t('adminOrganisations.keys.revoke')}
          </Button>,
        ],
      }))}
    />
  );
}
