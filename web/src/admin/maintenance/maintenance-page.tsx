import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { MaintenanceForm } from './maintenance-form.tsx';
import { maintenanceQuery } from './maintenance.ts';

/** Planned maintenance: announced, switched on and off (decisions 2.8, 6.7). */
export function MaintenancePage() {
  const { t } = useTranslation();
  const set = useQuery(maintenanceQuery);
  return (
    <AdminPage title={t('admin.maintenance.title')} intro={t('admin.maintenance.intro')}>
      {set.isPending && <SkeletonRows rows={4} height={40} label={t('shell.loading')} />}
      {set.isLoadingError && <FailurePanel error={set.error} onRetry={() => void set.refetch()} />}
      {/* Made anew of what was set since, so that nothing older is sent. */}
      {set.data && <MaintenanceForm key={set.data.changedAt} set={set.data} />}
    </AdminPage>
  );
}
