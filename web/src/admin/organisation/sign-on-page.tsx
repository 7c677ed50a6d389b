import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getSignOn } from 'contract/admin/sign-on';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminPage } from '../ui/admin-page.tsx';
import { SignOnCard } from './sign-on.tsx';

/** How the people of an organisation come in by its own identity provider (decision 10.10). */
export function SignOnPage() {
  const { t } = useTranslation();
  const organisationId = useParams({
    strict: false,
    // The types of the router know the addresses of the product alone (`link.tsx`).
    select: (named) => (named as { organisationId?: string }).organisationId ?? '',
  });
  const queryKey = ['signOn', organisationId];
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getSignOn, { params: { id: organisationId }, signal }),
    staleTime: 0,
  });
  const organisation = asked.data?.organisation ?? '';
  return (
    <AdminPage
      title={t('admin.signOn.title')}
      {...(asked.data && { intro: t('admin.signOn.intro', { organisation }) })}
    >
      {asked.isPending && <SkeletonRows rows={6} height={60} label={t('shell.loading')} />}
      {asked.isLoadingError && <FailurePanel error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.data && (
        <SignOnCard
          key={`${organisationId} ${asked.data.data?.changedAt}`}
          organisationId={organisationId}
          found={asked.data}
          queryKey={queryKey}
        />
      )}
    </AdminPage>
  );
}
