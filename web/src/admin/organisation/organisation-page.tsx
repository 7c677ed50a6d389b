import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getOrganisation, type Organisation } from 'contract/admin/organisations';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { accountKey } from '../accounts.ts';
import { AdminLink } from '../link.tsx';
import { useAdmin } from '../session.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { UsersCard } from '../users/users-card.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { KeysCard } from './keys-card.tsx';
import { LoginCard } from './login-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { ModulesCard } from './modules-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import styles from './organisation-page.module.css';

/** An organisation with everything it has; its own admin sees the same and changes what is theirs (UX-2, 18). */
export function OrganisationPage() {
  const { t } = useTranslation();
  // The types of the router know the addresses of the product alone.
  const params: { id?: string } = useParams({ strict: false });
  const id = params.id ?? '';
  const query = useQuery({
    queryKey: [...accountKey, 'organisation', id],
    queryFn: ({ signal }) => call(getOrganisation, { signal, params: { id } }),
    staleTime: 0,
  });
  // Of another organisation nothing is left open.
  if (query.data) return <Parts key={id} organisation={query.data} />;
  return (
    <AdminPage title={t('admin.pages.organisations')}>
      {query.isPending && <SkeletonRows rows={8} height={40} label={t('shell.loading')} />}
      {query.isLoadingError && <FailurePanel error={query.error} onRetry={() => void query.refetch()} />}
    </AdminPage>
  );
}

function Parts({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const isStaff = useAdmin().kind === 'staff';
  const [editing, setEditing] = useState(false);
  const { name, customerSince, notes, limits } = organisation;
  const seats = limits.find((limit) => limit.name === 'seats');
  return (
    <AdminPage
      title={name}
      {...(customerSince === null
        ? {}
        : { intro: t('adminOrganisations.page.since', { date: date(`${customerSince}T12:00:00Z`) }) })}
      {...(isStaff
        ? {
            above: (
              <nav aria-label={t('adminOrganisations.page.crumb')} className={styles.crumbs}>
                <AdminLink to="/admin/organisations" className={styles.crumb}>
                  {t('admin.pages.organisations')}
                </AdminLink>
                <span aria-hidden="true">›</span>
                <span aria-current="page">{name}</span>
              </nav>
            ),
            beside: (
              <Button variant="default" onClick={() => setEditing(true)}>
                {t('adminOrganisations.page.editDetails')}
              </Button>
            ),
          }
        : {})}
    >
      {notes !== null && notes !== '' && <p className={styles.notes}>{notes}</p>}
      <div className={styles.pair}>
        <ModulesCard organisation={organisation} isStaff={isStaff} />
        <LimitsCard organisation={organisation} isStaff={isStaff} />
      </div>
      <UsersCard
        organisation={organisation}
        {...(seats ? { seats: { users: seats.use?.number ?? 0, seats: seats.value } } : {})}
      />
      <SettingsCard organisation={organisation} isStaff={isStaff} />
      <LoginCard organisation={organisation} isStaff={isStaff} />
      <KeysCard organisationId={organisation.id} />
      {editing && <DetailsDialog organisation={organisation} onClose={() => setEditing(false)} />}
    </AdminPage>
  );
}
