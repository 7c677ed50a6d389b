import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from 'contract/admin/users';
import { dayOf } from 'contract/amsterdam';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { AdminLink } from '../link.tsx';
import { organisationPath } from '../pages.ts';
import { useAdmin } from '../session.ts';
import { daysLeft } from './days-left.ts';
import { mailAgain } from './mail-again.ts';
import { nameOf } from './name-of.ts';
import type { UserAction } from './user-dialogs.tsx';
import styles from './users.module.css';

/** Users with how each account stands, and what can be done with it. */
export function UsersTable({
  users,
  withOrganisation,
  onAction,
}: {
  users: readonly AdminUser[];
  withOrganisation: boolean;
  onAction: (action: UserAction) => void;
}) {
  const { t } = useTranslation();
  const columns = [
    'name',
    'email',
    ...(withOrganisation ? (['organisation'] as const) : []),
    'role',
    'lastSeen',
    'state',
  ] as const;
  return (
    <DataTable
      label={t('adminOrganisations.users.title')}
      columns={[
        ...columns.map((name) => ({ name, head: t(`adminOrganisations.users.${name}`) })),
        { name: 'actions', head: t('adminOrganisations.actions'), isHidden: true },
      ]}
      rows={users.map((user) => ({
        key: user.id,
        cells: [
          nameOf(user),
          <span key="email" className={styles.email}>
            {user.email}
          </span>,
          ...(withOrganisation
            ? [
                <AdminLink
                  key="organisation"
                  to={organisationPath(user.organisation.id)}
                  className={styles.name}
                >
                  {user.organisation.name}
                </AdminLink>,
              ]
            : []),
          (user.roles.length === 0 ? (['user'] as const) : user.roles)
            .map((role) => t(`adminOrganisations.users.roles.${role}`))
            .join(', '),
          <LastSeen key="seen" at={user.lastSeenAt} />,
          <State key="state" {...user} />,
          <div key="actions" className={styles.actions}>
            <Actions user={user} onAction={onAction} />
          </div>,
        ],
      }))}
    />
  );
}

function LastSeen({ at }: { at: string | null }) {
  const { t } = useTranslation();
  const { time, shortDate } = useFormats();
  if (at === null) return t('adminOrganisations.users.never');
  const isToday = dayOf(Date.parse(at)) === today();
  return (
    <time dateTime={at}>
      {isToday ? t('adminOrganisations.users.today', { time: time(at) }) : shortDate(at)}
    </time>
  );
}

function State({ state, stateAt }: AdminUser) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  if (state === 'active') return <Badge>{t('adminOrganisations.users.states.active')}</Badge>;
  if (state === 'mailPaused')
    return <Badge kind="warning">{t('adminOrganisations.users.states.mailPaused')}</Badge>;
  if (state === 'invited')
    return stateAt === null ? (
      <Badge kind="warning">{t('adminOrganisations.users.states.notMailed')}</Badge>
    ) : (
      <Badge kind="news">{t('adminOrganisations.users.states.invited', { date: shortDate(stateAt) })}</Badge>
    );
  if (state === 'away')
    return (
      <Badge kind="news">
        {t('adminOrganisations.users.states.away', { date: shortDate(`${stateAt}T12:00:00Z`) })}
      </Badge>
    );
  const count = stateAt === null ? 0 : daysLeft(stateAt);
  return (
    <Badge kind="off">
      {count > 0
        ? t('adminOrganisations.users.states.stopped', { count })
        : t('adminOrganisations.users.states.stoppedToday')}
    </Badge>
  );
}

function Actions({ user, onAction }: { user: AdminUser; onAction: (action: UserAction) => void }) {
  const { t } = useTranslation();
  const session = useAdmin();
  const { state, roles, secondFactor } = user;
  // What opens more than an admin of an organisation has is not theirs to change.
  if (session.kind !== 'staff' && roles.includes('staff')) return null;
  const isOwn = user.email === session.email;
  // Staff alone take a factor away, and nobody their own.
  const canLoseFactor = session.kind === 'staff' && secondFactor && !isOwn;
  const kinds: (UserAction['kind'] | 'again')[] =
    state === 'stopped'
      ? ['restore']
      : [
          'edit',
          'email',
          ...(state === 'invited' ? (['again'] as const) : []),
          'sessions',
          ...(canLoseFactor ? (['factor'] as const) : []),
          ...(isOwn ? [] : (['deactivate'] as const)),
        ];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton icon={IconDots} label={t('adminOrganisations.users.actionsOf', { name: nameOf(user) })} />
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => (
          <Menu.Item
            key={kind}
            {...(kind === 'deactivate' ? { color: 'red' } : {})}
            onClick={() => (kind === 'again' ? void mailAgain(user.id) : onAction({ kind, user }))}
          >
            {t(`adminOrganisations.users.menu.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
