import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getSetMaintenance } from 'contract/admin/maintenance';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { MaintenanceForm } from './maintenance-form.tsx';

/** Planned maintenance: announced, switched on and off (decisions 2.8, 6.7). */
export function MaintenancePage() {
  const { t } = useTranslation();
  const set = useQuery({
    queryKey: ['admin-maintenance'],
    queryFn: ({ signal }) => call(getSetMaintenance, { signal }),
    staleTime: 0,
  });
  return (
    <AdminPage title={t('admin.maintenance.title')} intro={t('admin.maintenance.intro')}>
      {set.isPending && <SkeletonRows rows={4} height={40} label={t('shell.loading')} />}
      {set.isLoadingError && <FailurePanel error={set.error} onRetry={() => void set.refetch()} />}
      {set.data && <MaintenanceForm set={set.data} />}
    </AdminPage>
  );
}
