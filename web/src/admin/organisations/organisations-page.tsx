import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listOrganisations, type OrganisationLine } from 'contract/admin/organisations';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { pauseBeforeSearch, SearchField } from '#ui/search-field.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { accountKey } from '../accounts.ts';
import { AdminLink } from '../link.tsx';
import { organisationPath } from '../pages.ts';
import { AdminCard, AdminPage } from '../ui/admin-page.tsx';
import { Paging } from '../ui/paging.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { CreateDialog } from './create-dialog.tsx';
import styles from './organisations-page.module.css';

const columns = ['name', 'customerSince', 'users', 'modules', 'nextEnd'] as const;

/** Every customer, for staff (decision 6.7). */
export function OrganisationsPage() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [offset, setOffset] = useState(0);
  const [creating, setCreating] = useState(false);
  const [find] = useDebouncedValue(typed.trim(), pauseBeforeSearch);
  const query = useQuery({
    queryKey: [...accountKey, 'organisations', find, offset],
    queryFn: ({ signal }) =>
      call(listOrganisations, { signal, query: { offset, ...(find === '' ? {} : { find }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <AdminPage
      title={t('admin.pages.organisations')}
      intro={t('adminOrganisations.list.intro')}
      beside={
        <Button leftSection={sign(IconPlus)} onClick={() => setCreating(true)}>
          {t('adminOrganisations.list.create')}
        </Button>
      }
    >
      <SearchField
        className={styles.find}
        label={t('adminOrganisations.list.find')}
        value={typed}
        onType={(text) => {
          setTyped(text);
          setOffset(0);
        }}
      />
      {query.isPending && <SkeletonRows rows={8} height={40} label={t('shell.loading')} />}
      {query.isLoadingError && <FailurePanel error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.data.length === 0 && <EmptyState title={t('adminOrganisations.list.none')} />}
      {query.data !== undefined && query.data.data.length > 0 && (
        <AdminCard title={t('admin.pages.organisations')}>
          <Lines lines={query.data.data} />
          <Paging offset={offset} total={query.data.total} onMove={setOffset} />
        </AdminCard>
      )}
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
    </AdminPage>
  );
}

function Lines({ lines }: { lines: readonly OrganisationLine[] }) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const day = (written: string | null) => (written === null ? '' : shortDate(`${written}T12:00:00Z`));
  return (
    <DataTable
      label={t('admin.pages.organisations')}
      columns={columns.map((name) => ({ name, head: t(`adminOrganisations.list.${name}`) }))}
      rows={lines.map(({ id, name, customerSince, users, seats, modules, nextEnd }) => ({
        key: id,
        cells: [
          <AdminLink key="name" to={organisationPath(id)} className={styles.name}>
            {name}
          </AdminLink>,
          day(customerSince),
          t('adminOrganisations.list.usersOf', { users, seats }),
          modules.map((key) => t(`modules.names.${key}`)).join(', '),
          day(nextEnd),
        ],
      }))}
    />
  );
}
