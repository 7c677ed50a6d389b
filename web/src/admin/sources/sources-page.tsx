import { Select, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { domainIds } from 'contract/dashboards';
import { listSources } from 'contract/admin/sources';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminCard, AdminPage } from '../ui/admin-page.tsx';
import { useAddress } from '../use-address.ts';
import { SourcePanel } from './source-panel.tsx';
import { SourceTable } from './source-table.tsx';
import { inOrder, type Standing, standingOf, standings } from './standing.ts';
import styles from './sources.module.css';

/** Milliseconds between two looks while the page is seen. */
const lookAgain = 15_000;

/** Every source, the troubled first, and what is known and can be asked of one (UX-2, 19). */
export function SourcesPage() {
  const { t } = useTranslation();
  const { connector } = useNames();
  const { time } = useFormats();
  const [{ source: chosen, standing, domain }, setAddress] = useAddress();
  const [find, setFind] = useState('');
  const sources = useQuery({
    queryKey: ['sources'],
    queryFn: async ({ signal, client }) => {
      // After the first time nobody asked for it.
      const quiet = client.getQueryData(['sources']) !== undefined;
      return (await call(listSources, { signal, quiet })).data;
    },
    staleTime: 0,
    refetchInterval: lookAgain,
  });
  const all = sources.data ?? [];
  const count = (which: Standing) => all.filter((one) => standingOf(one) === which).length;
  const shown = inOrder(all, connector).filter(
    (one) =>
      (standing === undefined || standingOf(one) === standing) &&
      (domain === undefined || one.domain === domain) &&
      connector(one.source).toLowerCase().includes(find.trim().toLowerCase()),
  );
  const selected = all.find(({ source }) => source === chosen);
  return (
    <AdminPage
      title={t('admin.pages.sources')}
      {...(sources.data && {
        intro: t('watching.sources.intro', {
          count: all.length,
          time: time(new Date(sources.dataUpdatedAt).toISOString()),
        }),
      })}
      beside={
        <SearchField label={t('watching.sources.find')} labelled={false} value={find} onType={setFind} />
      }
    >
      {sources.isPending && <SkeletonRows rows={8} height={44} label={t('shell.loading')} />}
      {sources.isLoadingError && (
        <FailurePanel error={sources.error} onRetry={() => void sources.refetch()} />
      )}
      {sources.data && (
        <>
          <div className={styles.filters}>
            <div className={styles.standings}>
              <SegmentedControl
                aria-label={t('watching.sources.columns.standing')}
                data={[
                  { value: '', label: t('watching.sources.all', { count: all.length }) },
                  ...standings.map((value) => ({
                    value,
                    label: `${t(`watching.sources.standings.${value}`)} ${count(value)}`,
                  })),
                ]}
                value={standing ?? ''}
                onChange={(value) => setAddress({ standing: value || undefined })}
              />
            </div>
            <Select
              aria-label={t('watching.sources.domain')}
              placeholder={t('watching.sources.allDomains')}
              clearable
              data={domainIds.map((value) => ({ value, label: t(`shell.domainNames.${value}`) }))}
              value={domain ?? null}
              onChange={(value) => setAddress({ domain: value ?? undefined })}
            />
          </div>
          <div className={styles.parts} data-beside={selected !== undefined || undefined}>
            {selected && (
              <SourcePanel
                key={selected.source}
                source={selected}
                onClose={() => setAddress({ source: undefined })}
              />
            )}
            {shown.length === 0 ? (
              <EmptyState title={t('watching.sources.none')} />
            ) : (
              <AdminCard title={t('watching.sources.list')}>
                <SourceTable sources={shown} selected={selected?.source} />
              </AdminCard>
            )}
          </div>
        </>
      )}
    </AdminPage>
  );
}
