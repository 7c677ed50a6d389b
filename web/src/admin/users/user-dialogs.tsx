import { useTranslation } from 'react-i18next';
import { resetUserFactor } from 'contract/admin/second-factor';
import { type AdminUser, endUserSessions, restoreUser } from 'contract/admin/users';
import { call } from '#api/call.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { accountsChanged } from '../accounts.ts';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { nameOf } from './name-of.ts';

/** What is done with which user. */
export interface UserAction {
  kind: 'edit' | 'email' | 'sessions' | 'factor' | 'deactivate' | 'restore';
  user: AdminUser;
}

/** The dialog in which something is done with a user. */
export function UserDialogs({
  action: { kind, user },
  onClose,
}: {
  action: UserAction;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const params = { id: user.id };
  const name = nameOf(user);
  if (kind === 'edit') return <EditDialog user={user} onClose={onClose} />;
  if (kind === 'email') return <EmailDialog user={user} onClose={onClose} />;
  if (kind === 'deactivate') return <LeaveDialog user={user} onClose={onClose} />;
  const done = async (text: string) => {
    showMessage({ kind: 'success', text });
    await accountsChanged();
  };
  if (kind === 'restore')
    return (
      <ChangeDialog
        title={t('adminOrganisations.user.restoreTitle', { name })}
        confirm={t('adminOrganisations.user.restoreSubmit')}
        onClose={onClose}
        onSubmit={async (reason) => {
          await call(restoreUser, { params, body: { reason } });
          await done(t('adminOrganisations.user.restoreDone'));
        }}
      >
        <p>{t('adminOrganisations.user.restoreIntro')}</p>
      </ChangeDialog>
    );
  if (kind === 'factor')
    return (
      <ChangeDialog
        title={t('adminOrganisations.user.factorTitle', { name })}
        confirm={t('adminOrganisations.user.factorSubmit')}
        onClose={onClose}
        onSubmit={async (reason) => {
          await call(resetUserFactor, { params, body: { reason } });
          await done(t('adminOrganisations.user.factorDone'));
        }}
      >
        <p>{t('adminOrganisations.user.factorIntro')}</p>
      </ChangeDialog>
    );
  return (
    <ChangeDialog
      title={t('adminOrganisations.user.sessionsTitle', { name })}
      confirm={t('adminOrganisations.user.sessionsSubmit')}
      onClose={onClose}
      onSubmit={async (reason) => {
        await call(endUserSessions, { params, body: { reason } });
        await done(t('adminOrganisations.user.sessionsDone'));
      }}
    >
      <p>{t('adminOrganisations.user.sessionsIntro')}</p>
    </ChangeDialog>
  );
}
