import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { ModulesEditor } from './modules-editor.tsx';
import { modulesQuery } from './modules.ts';

/** The catalogue of modules: what they are called, what they hold, and which are offered (decision 6.1). */
export function ModulesPage() {
  const { t } = useTranslation();
  const kept = useQuery(modulesQuery);
  return (
    <AdminPage title={t('adminContent.modules.title')} intro={t('adminContent.modules.intro')}>
      {kept.isPending && <SkeletonRows rows={9} height={40} label={t('shell.loading')} />}
      {kept.isLoadingError && <FailurePanel error={kept.error} onRetry={() => void kept.refetch()} />}
      {kept.data && <ModulesEditor key={kept.data.version} kept={kept.data} />}
    </AdminPage>
  );
}
