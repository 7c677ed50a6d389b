import { useTranslation } from 'react-i18next';
import { useAdmin } from '../session.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import { UsersCard } from './users-card.tsx';

/** Users: of every organisation for staff, of their own for its admin. */
export function UsersPage() {
  const { t } = useTranslation();
  const { kind, organisation } = useAdmin();
  return (
    <AdminPage
      title={t('admin.pages.users')}
      intro={kind === 'staff' ? t('adminOrganisations.users.intro') : organisation.name}
    >
      {kind === 'staff' ? <UsersCard /> : <UsersCard organisation={organisation} />}
    </AdminPage>
  );
}
