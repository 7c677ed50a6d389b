import {
  IconBell,
  IconBookmarks,
  IconCalendarEvent,
  IconLifebuoy,
  IconLock,
  IconMoon,
  IconSearch,
  IconStar,
  IconSun,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboards, domainIds, type DomainId } from 'contract/dashboards';
import { paletteKeys } from '#features/shortcuts/palette-keys.ts';
import { useColorScheme } from '#session/color-scheme.ts';
import { config } from '#session/config.ts';
import { showError } from '#session/describe.ts';
import { usePreferences, useSession } from '#session/session.ts';
import { Logo } from '#ui/logo.tsx';
import { MessageHistory } from '#ui/message-history.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './top-bar.module.css';
import type { Overlay } from './use-overlays.tsx';

/** The ink bar: product, domains, and at the right what concerns the user (UX 3). */
export function TopBar({
  current,
  onOpen,
}: {
  current: DomainId | undefined;
  onOpen: (overlay: Overlay) => void;
}) {
  const { t } = useTranslation();
  return (
    <header className={styles.bar} data-unprinted>
      <Link to="/" className={styles.brand} aria-label={t('shell.home', { product: config.productName })}>
        <Logo />
        <span>{config.productName}</span>
      </Link>
      <nav className={styles.domains} aria-label={t('shell.domains')}>
        {domainIds.map((domain) => (
          <DomainTab key={domain} domain={domain} current={domain === current} />
        ))}
      </nav>
      <nav className={styles.places} aria-label={t('shell.places')}>
        <Link
          data-tip={t('shell.agenda')}
          to="/agenda"
          className={styles.place}
          aria-label={t('shell.agenda')}
        >
          <IconCalendarEvent size={17} aria-hidden="true" />
          <span>{t('shell.agenda')}</span>
        </Link>
        <Link
          data-tip={t('filters.saved.title')}
          to="/saved-searches"
          className={styles.place}
          aria-label={t('filters.saved.title')}
        >
          <IconStar size={17} aria-hidden="true" />
          <span>{t('filters.saved.short')}</span>
        </Link>
        <Link
          data-tip={t('lists.title')}
          to="/list-manager/{-$listId}"
          params={{ listId: undefined }}
          className={styles.place}
          aria-label={t('lists.title')}
        >
          <IconBookmarks size={17} aria-hidden="true" />
          <span>{t('lists.title')}</span>
        </Link>
      </nav>
      <div className={styles.tools}>
        <button type="button" className={styles.palette} onClick={() => onOpen('palette')}>
          <IconSearch size={16} aria-hidden="true" />
          <span>{t('shell.palette')}</span>
          <kbd aria-hidden="true">{paletteKeys}</kbd>
        </button>
        <button
          data-tip={t('shell.help')}
          type="button"
          className={styles.tool}
          aria-label={t('shell.help')}
          onClick={() => onOpen('support')}
        >
          <IconLifebuoy size={18} aria-hidden="true" />
        </button>
        <ThemeButton />
        <Messages />
        <AccountMenu onOpen={onOpen} />
      </div>
    </header>
  );
}

function DomainTab({ domain, current }: { domain: DomainId; current: boolean }) {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  const { module } = dashboards[domain];
  const locked = !hasModule(module);
  const name = t(`shell.domainNames.${domain}`);
  const tab = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a narrow screen the tabs scroll sideways; the open one is always in sight.
    if (current && matchMedia('(max-width: 1100px)').matches)
      tab.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [current]);
  if (locked && !current && config.notOffered.includes(module)) return null;
  return (
    <Link
      data-tip={locked ? `${name} – ${t('shell.locked')}` : name}
      ref={tab}
      to="/$domain/dashboard"
      params={{ domain }}
      state={{ chosen: true }}
      className={styles.domain}
      style={{ '--domain': `var(--pm-bar-${domain})` } as React.CSSProperties}
      data-current={current || undefined}
      data-locked={locked || undefined}
    >
      <i aria-hidden="true" />
      {t(`sources.domains.${domain}`)}
      {locked && <IconLock size={13} role="img" aria-hidden={false} aria-label={t('shell.locked')} />}
    </Link>
  );
}

function ThemeButton() {
  const { t } = useTranslation();
  const { change } = usePreferences();
  const dark = useColorScheme() === 'dark';
  const label = dark ? t('shell.toLight') : t('shell.toDark');
  return (
    <button
      data-tip={label}
      type="button"
      className={styles.tool}
      aria-label={label}
      onClick={() => void change({ uiDarkMode: dark ? 'light' : 'dark' }).catch(showError)}
    >
      {dark ? <IconSun size={18} aria-hidden="true" /> : <IconMoon size={18} aria-hidden="true" />}
    </button>
  );
}

function Messages() {
  const { t, i18n } = useTranslation();
  return (
    <MessageHistory locale={i18n.language}>
      <button type="button" className={styles.tool} aria-label={t('shell.messages')}>
        <IconBell size={18} aria-hidden="true" />
      </button>
    </MessageHistory>
  );
}
