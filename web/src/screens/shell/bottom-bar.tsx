import {
  IconBell,
  IconBookmarks,
  IconCalendarEvent,
  IconDots,
  IconLayoutDashboard,
  IconLifebuoy,
  IconSettings,
  IconStar,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { Menu } from '#ui/menu.tsx';
import { MessageHistory } from '#ui/message-history.tsx';
import styles from './bottom-bar.module.css';
import type { Overlay } from './use-overlays.tsx';

/** The places of the product within reach of a thumb; on phones only (UX 5.12). */
export function BottomBar({ home, onOpen }: { home: DomainId; onOpen: (overlay: Overlay) => void }) {
  const { t } = useTranslation();
  const look = { size: 21, 'aria-hidden': true };
  return (
    <nav className={styles.bar} data-unprinted aria-label={t('shell.places')}>
      <Link to="/$domain/dashboard" params={{ domain: home }} className={styles.place}>
        <IconLayoutDashboard {...look} />
        {t('shell.dashboard')}
      </Link>
      <Link to="/agenda" className={styles.place}>
        <IconCalendarEvent {...look} />
        {t('shell.agenda')}
      </Link>
      <Link to="/list-manager/{-$listId}" params={{ listId: undefined }} className={styles.place}>
        <IconBookmarks {...look} />
        {t('lists.title')}
      </Link>
      <More onOpen={onOpen} />
    </nav>
  );
}

/** What has no place in the bar: saved searches, settings, messages and help. */
function More({ onOpen }: { onOpen: (overlay: Overlay) => void }) {
  const { t, i18n } = useTranslation();
  const [messages, setMessages] = useState(false);
  const look = { size: 18, 'aria-hidden': true };
  return (
    <MessageHistory locale={i18n.language} opened={messages} onChange={setMessages} position="top-end">
      <div className={styles.more}>
        <Menu position="top-end" width={240}>
          <Menu.Target>
            <button type="button" className={styles.place}>
              <IconDots size={21} aria-hidden="true" />
              {t('shell.more')}
            </button>
          </Menu.Target>
          <Menu.Dropdown className={styles.menu}>
            <Menu.Item component={Link} to="/saved-searches" leftSection={<IconStar {...look} />}>
              {t('filters.saved.title')}
            </Menu.Item>
            <Menu.Item component={Link} to="/settings" leftSection={<IconSettings {...look} />}>
              {t('shell.settings')}
            </Menu.Item>
            <Menu.Item leftSection={<IconBell {...look} />} onClick={() => setMessages(true)}>
              {t('shell.messages')}
            </Menu.Item>
            <Menu.Item leftSection={<IconLifebuoy {...look} />} onClick={() => onOpen('support')}>
              {t('shell.help')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </MessageHistory>
  );
}
