import { Button } from '@mantine/core';
import { IconCalendarDown, IconDots, IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState, type ComponentType, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLateWords } from '#session/locale.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { keepKeys } from '#ui/keep-keys.ts';
import { Menu } from '#ui/menu.tsx';
import { sayNotFetched } from '#ui/not-fetched.ts';
import { sign } from '#ui/sign.tsx';
import type { AgendaState } from './agenda-state.ts';
import styles from './agenda-toolbar.module.css';

interface Asked {
  state: AgendaState;
  today: string;
}
type Dialog = ComponentType<Asked & { onClose: () => void }>;

/** Each dialog is fetched with its words when it is opened. */
const ways = {
  subscribe: {
    icon: IconCalendarDown,
    load: async (): Promise<Dialog> => {
      const [{ WebcalDialog }] = await Promise.all([
        import('#features/feeds/webcal-panel.tsx'),
        loadLateWords('saving'),
      ]);
      return WebcalDialog;
    },
  },
  excel: {
    icon: IconFileSpreadsheet,
    load: async (): Promise<Dialog> => (await import('./agenda-export.tsx')).AgendaExport,
  },
} as const;
type Way = keyof typeof ways;

/** The ways of the agenda out of the product: a subscription and an Excel file; on a phone they are in a menu. */
export function AgendaWays({ phone, ...asked }: Asked & { phone: boolean }) {
  const { t } = useTranslation();
  const menu = useRef<HTMLButtonElement>(null);
  const buttons = { subscribe: useRef<HTMLButtonElement>(null), excel: useRef<HTMLButtonElement>(null) };
  const [opened, setOpened] = useState<{ way: Way; Shown: Dialog }>();
  const open = async (way: Way) => {
    try {
      const Shown = await keepKeys(ways[way].load());
      setOpened({ way, Shown });
    } catch {
      sayNotFetched();
    }
  };
  const close = () => {
    setOpened(undefined);
    const opener: RefObject<HTMLElement | null> = phone || !opened ? menu : buttons[opened.way];
    opener.current?.focus({ preventScroll: true });
  };
  const all = (Object.keys(ways) as Way[]).map((way) => ({ way, icon: ways[way].icon }));
  return (
    <>
      {phone ? (
        <Menu position="bottom-end" returnFocus>
          <Menu.Target>
            <IconButton ref={menu} icon={IconDots} label={t('agendaPage.more')} />
          </Menu.Target>
          <Menu.Dropdown>
            {all.map(({ way, icon }) => (
              <Menu.Item key={way} leftSection={sign(icon)} onClick={() => void open(way)}>
                {t(`agendaPage.${way}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        all.map(({ way, icon }) => (
          <Button
            key={way}
            ref={buttons[way]}
            variant="default"
            className={styles.way}
            aria-label={t(`agendaPage.${way}`)}
            data-tip={t(`agendaPage.${way}Hint`)}
            onClick={() => void open(way)}
          >
            {sign(icon)}
            <span className={styles.wayName}>{t(`agendaPage.${way}`)}</span>
          </Button>
        ))
      )}
      {opened && <opened.Shown {...asked} onClose={close} />}
    </>
  );
}
