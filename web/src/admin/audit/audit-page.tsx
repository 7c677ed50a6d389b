import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auditActions, exportAudit, listAudit } from 'contract/admin/audit';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { LoadMore } from '#features/load-more.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { pauseBeforeSearch, SearchField } from '#ui/search-field.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminCard, AdminPage } from '../ui/admin-page.tsx';
import { AuditTable } from './audit-table.tsx';
import styles from './audit-page.module.css';

const nothing = { find: '', action: null as string | null, from: '', until: '' };

/** What was done by the admin site and the command line, by whom and why (decision 6.7). */
export function AuditPage() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(nothing);
  const [filters] = useDebouncedValue(asked, pauseBeforeSearch);
  const query = Object.fromEntries(Object.entries(filters).filter(([, wanted]) => wanted));
  const lines = useInfiniteQuery({
    queryKey: ['audit', query],
    queryFn: ({ signal, pageParam }) =>
      call(listAudit, { signal, query: pageParam ? { ...query, after: pageParam } : query }),
    initialPageParam: '',
    getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.id : undefined),
    // What was found stays until what is asked for now is there.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const shown = lines.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <AdminPage
      title={t('admin.audit.title')}
      intro={t('admin.audit.intro')}
      beside={
        <Button
          component="a"
          variant="default"
          leftSection={sign(IconDownload)}
          href={`/api${exportAudit.path}?${new URLSearchParams(query as Record<string, string>)}`}
          download
        >
          {t('admin.audit.export')}
        </Button>
      }
    >
      <div className={styles.filters}>
        <SearchField
          label={t('admin.audit.find')}
          value={asked.find}
          onType={(find) => setAsked({ ...asked, find })}
        />
        <Select
          label={t('admin.audit.action')}
          placeholder={t('admin.audit.allActions')}
          clearable
          data={auditActions.map((value) => ({ value, label: t(`admin.audit.actions.${value}`) }))}
          value={asked.action}
          onChange={(action) => setAsked({ ...asked, action })}
        />
        {(['from', 'until'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            label={t(`admin.audit.${end}`)}
            value={asked[end]}
            onChange={(event) => setAsked({ ...asked, [end]: event.currentTarget.value })}
          />
        ))}
      </div>
      {lines.isPending && <SkeletonRows rows={8} height={40} label={t('shell.loading')} />}
      {lines.isLoadingError && <FailurePanel error={lines.error} onRetry={() => void lines.refetch()} />}
      {lines.isSuccess && shown.length === 0 && <EmptyState title={t('admin.audit.none')} />}
      {shown.length > 0 && (
        <AdminCard title={t('admin.audit.title')}>
          <AuditTable lines={shown} />
        </AdminCard>
      )}
      <LoadMore query={lines} />
    </AdminPage>
  );
}
