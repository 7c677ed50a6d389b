import {
  IconKeyboard,
  IconLifebuoy,
  IconLogout,
  IconMail,
  IconSettings,
  IconShieldCog,
  IconStar,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Preferences } from 'contract/users';
import { adminAddress } from '#session/config.ts';
import { showError } from '#session/describe.ts';
import { logout, usePreferences, useSession } from '#session/session.ts';
import { Menu } from '#ui/menu.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './top-bar.module.css';
import type { Overlay } from './use-overlays.tsx';

/** Name and organisation, language, theme, shortcuts, help and the way out. */
export function AccountMenu({ onOpen }: { onOpen: (overlay: Overlay) => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user } = useSession();
  const { preferences, change } = usePreferences();
  const name = `${user.firstName} ${user.lastName}`.trim();
  const set = (changes: Preferences) => void change(changes).catch(showError);
  return (
    <Menu width={240}>
      <Menu.Target>
        <button
          type="button"
          className={styles.account}
          aria-label={`${initials(user)}, ${t('shell.account', { name })}`}
        >
          {initials(user)}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <div className={styles.who}>
          <strong>{name}</strong>
          <span>{user.organisation}</span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/saved-searches" leftSection={sign(IconStar)}>
          {t('filters.saved.title')}
        </Menu.Item>
        <Menu.Item component={Link} to="/settings" leftSection={sign(IconSettings)}>
          {t('shell.settings')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('shell.language')}</Menu.Label>
        <Menu.RadioGroup
          value={preferences.locale}
          onChange={(locale) => set({ locale: locale as Preferences['locale'] })}
        >
          <Menu.RadioItem value="nl" lang="nl">
            {t('shell.languageNl')}
          </Menu.RadioItem>
          <Menu.RadioItem value="en-gb" lang="en">
            {t('shell.languageEn')}
          </Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Label>{t('shell.theme')}</Menu.Label>
        <Menu.RadioGroup
          value={preferences.uiDarkMode}
          onChange={(uiDarkMode) => set({ uiDarkMode: uiDarkMode as Preferences['uiDarkMode'] })}
        >
          <Menu.RadioItem value="system">{t('shell.themeSystem')}</Menu.RadioItem>
          <Menu.RadioItem value="light">{t('shell.themeLight')}</Menu.RadioItem>
          <Menu.RadioItem value="dark">{t('shell.themeDark')}</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={sign(IconKeyboard)} onClick={() => onOpen('shortcuts')}>
          {t('shell.shortcuts')}
        </Menu.Item>
        <Menu.Item leftSection={sign(IconLifebuoy)} onClick={() => onOpen('support')}>
          {t('shell.help')}
        </Menu.Item>
        <Menu.Divider />
        {user.roles.length > 0 && (
          <Menu.Item component="a" href={adminAddress} leftSection={sign(IconShieldCog)}>
            {t('shell.admin')}
          </Menu.Item>
        )}
        {user.roles.includes('staff') && (
          <Menu.Item component={Link} to="/mails" leftSection={sign(IconMail)}>
            {t('shell.mails')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={sign(IconLogout)}
          onClick={() => {
            logout();
            void navigate({ to: '/login', replace: true });
          }}
        >
          {t('shell.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function initials({ firstName, lastName }: { firstName: string; lastName: string }): string {
  // "van der Berg" counts as B.
  // Without a class of Unicode's: to compile one takes longer than all else the shell does at its start.
  const family = lastName.split(/\s+/).find((part) => part[0] !== part[0]?.toLowerCase()) ?? lastName;
  return ((firstName[0] ?? '') + (family[0] ?? '')).toUpperCase();
}
