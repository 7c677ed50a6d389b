import { Outlet } from '@tanstack/react-router';
import { IconExternalLink, IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { config } from '#session/config.ts';
import { showError } from '#session/describe.ts';
import { changeDevice } from '#session/preferences.ts';
import { usePreferences } from '#session/session.ts';
import { Logo } from '#ui/logo.tsx';
import { Menu } from '#ui/menu.tsx';
import { sign } from '#ui/sign.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { AdminLink } from '../link.tsx';
import { partsOf } from '../pages.ts';
import { logOutOfAdmin, useAdmin } from '../session.ts';
import links from '#ui/side-links.module.css';
import styles from './shell.module.css';

/** The frame around every page of the admin site: a grey bar, so that nobody takes it for the product (UX 5.10). */
export function AdminShell() {
  const { t } = useTranslation();
  const session = useAdmin();
  const pages = partsOf(session);
  return (
    <div className={styles.shell}>
      <SkipLink label={t('shell.skip')} />
      <header className={styles.bar}>
        <AdminLink to={pages[0]!.path} className={styles.brand}>
          <Logo size={22} />
          <span className="visually-hidden-on-phones">{config.productName}</span>
        </AdminLink>
        <strong className={styles.badge}>{t('admin.title')}</strong>
        <a className={styles.product} href={config.productUrl || '/'}>
          {sign(IconExternalLink)}
          <span className="visually-hidden-on-phones">{t('admin.toProduct')}</span>
        </a>
        <AccountMenu />
      </header>
      <nav className={styles.nav} aria-label={t('admin.nav')}>
        <ul className={links.links}>
          {pages.map(({ name, path, icon }) => (
            <li key={name}>
              <AdminLink to={path}>
                {sign(icon, 17)}
                {t(`admin.pages.${name}`)}
              </AdminLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}

/** Who is logged in, language, theme and the way out. */
function AccountMenu() {
  const { t } = useTranslation();
  const { firstName, lastName, email, kind, organisation } = useAdmin();
  const { locale, uiDarkMode } = usePreferences().preferences;
  const initials = `${firstName[0] ?? ''}${lastName.split(/\s+/).at(-1)?.[0] ?? ''}`.toUpperCase();
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Menu width={240}>
      <Menu.Target>
        <button
          type="button"
          className={styles.account}
          aria-label={`${initials}, ${t('shell.account', { name })}`}
        >
          {initials}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <strong>{name}</strong>
          <span>{email}</span>
          {kind === 'organisation' && <span>{organisation.name}</span>}
        </div>
        <Menu.Divider />
        <Menu.Label>{t('shell.language')}</Menu.Label>
        <Menu.RadioGroup
          value={locale}
          onChange={(chosen) => changeDevice({ locale: chosen as typeof locale })}
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
          value={uiDarkMode}
          onChange={(chosen) => changeDevice({ uiDarkMode: chosen as typeof uiDarkMode })}
        >
          <Menu.RadioItem value="system">{t('shell.themeSystem')}</Menu.RadioItem>
          <Menu.RadioItem value="light">{t('shell.themeLight')}</Menu.RadioItem>
          <Menu.RadioItem value="dark">{t('shell.themeDark')}</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={sign(IconLogout)} onClick={() => void logOutOfAdmin().catch(showError)}>
          {t('admin.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
