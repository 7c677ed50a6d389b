import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { ContextsEditor } from './contexts-editor.tsx';
import { contextsQuery } from './contexts.ts';

/** What the policy contexts are called, their order, and what is said of contexts (decision 3.8). */
export function ContextsPage() {
  const { t } = useTranslation();
  const kept = useQuery(contextsQuery);
  return (
    <AdminPage title={t('adminContent.contexts.title')} intro={t('adminContent.contexts.intro')}>
      {kept.isPending && <SkeletonRows rows={12} height={40} label={t('shell.loading')} />}
      {kept.isLoadingError && <FailurePanel error={kept.error} onRetry={() => void kept.refetch()} />}
      {kept.data && <ContextsEditor key={kept.data.version} kept={kept.data} />}
    </AdminPage>
  );
}
