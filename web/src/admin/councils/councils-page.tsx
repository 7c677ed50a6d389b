import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { councilsQuery } from './councils.ts';
import { CouncilsEditor } from './councils-editor.tsx';

/** Which councils the sources of councils read. */
export function CouncilsPage() {
  const { t } = useTranslation();
  const kept = useQuery(councilsQuery);
  return (
    <AdminPage title={t('adminContent.councils.title')} intro={t('adminContent.councils.intro')}>
      {kept.isPending && <SkeletonRows rows={9} height={40} label={t('shell.loading')} />}
      {kept.isLoadingError && <FailurePanel error={kept.error} onRetry={() => void kept.refetch()} />}
      {kept.data && <CouncilsEditor key={kept.data.version} kept={kept.data} />}
    </AdminPage>
  );
}
