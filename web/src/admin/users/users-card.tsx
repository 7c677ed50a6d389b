import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listUsers } from 'contract/admin/users';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { pauseBeforeSearch, SearchField } from '#ui/search-field.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { accountKey } from '../accounts.ts';
import { AdminCard } from '../ui/admin-page.tsx';
import { Paging } from '../ui/paging.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { UserDialogs, type UserAction } from './user-dialogs.tsx';
import { UsersTable } from './users-table.tsx';
import styles from './users.module.css';

/** Users of one organisation or of all: found, invited, changed, deactivated and let in again (decision 6.7). */
export function UsersCard({
  organisation,
  seats,
}: {
  /** The one whose users they are; all of them without. */
  organisation?: { id: string; name: string };
  /** How many seats are taken of how many. */
  seats?: { users: number; seats: number };
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [offset, setOffset] = useState(0);
  const [find] = useDebouncedValue(typed.trim(), pauseBeforeSearch);
  const [making, setMaking] = useState<'invite' | 'import'>();
  const [action, setAction] = useState<UserAction>();
  const query = useQuery({
    queryKey: [...accountKey, 'users', organisation?.id, find, offset],
    queryFn: ({ signal }) =>
      call(listUsers, {
        signal,
        query: {
          offset,
          ...(find === '' ? {} : { find }),
          ...(organisation ? { organisationId: organisation.id } : {}),
        },
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <AdminCard
      title={
        <>
          {t('adminOrganisations.users.title')}
          {seats && <small className={styles.seats}>{t('adminOrganisations.users.ofSeats', seats)}</small>}
        </>
      }
      beside={
        <div className={styles.tools}>
          <SearchField
            size="sm"
            label={t('adminOrganisations.users.find')}
            labelled={false}
            value={typed}
            onType={(text) => {
              setTyped(text);
              setOffset(0);
            }}
          />
          {organisation && (
            <>
              <Button
                variant="default"
                leftSection={sign(IconFileImport)}
                onClick={() => setMaking('import')}
              >
                {t('adminOrganisations.users.import')}
              </Button>
              <Button leftSection={sign(IconUserPlus)} onClick={() => setMaking('invite')}>
                {t('adminOrganisations.users.invite')}
              </Button>
            </>
          )}
        </div>
      }
    >
      {query.isPending && <SkeletonRows rows={5} height={40} label={t('shell.loading')} />}
      {query.isLoadingError && <FailurePanel error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.data.length === 0 && (
        <EmptyState headingLevel="h3" title={t('adminOrganisations.users.none')} />
      )}
      {query.data !== undefined && query.data.data.length > 0 && (
        <>
          <UsersTable users={query.data.data} withOrganisation={!organisation} onAction={setAction} />
          <Paging offset={offset} total={query.data.total} onMove={setOffset} />
        </>
      )}
      {organisation && making === 'invite' && (
        <InviteDialog organisation={organisation} onClose={() => setMaking(undefined)} />
      )}
      {organisation && making === 'import' && (
        <ImportDialog organisation={organisation} onClose={() => setMaking(undefined)} />
      )}
      {action && <UserDialogs action={action} onClose={() => setAction(undefined)} />}
    </AdminCard>
  );
}
