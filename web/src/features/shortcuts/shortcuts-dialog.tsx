import { Modal, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showError } from '#session/describe.ts';
import { usePreferences } from '#session/session.ts';
import { paletteKeys } from './palette-keys.ts';
import { ShortcutList } from './shortcut-list.tsx';
import styles from './shortcuts-dialog.module.css';

/** The help behind `?`: all keys, and the switch that turns the single ones off (UX 4). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal opened onClose={onClose} title={t('shortcuts.title')} size={860} returnFocus={false}>
      <SingleKeys />
      <ShortcutList />
    </Modal>
  );
}

function SingleKeys() {
  const { t } = useTranslation();
  const { preferences, change } = usePreferences();
  return (
    <Switch
      className={styles.single}
      label={t('shortcuts.single')}
      description={t('shortcuts.singleHint', { palette: paletteKeys })}
      checked={preferences.shortcuts}
      onChange={(event) => void change({ shortcuts: event.currentTarget.checked }).catch(showError)}
    />
  );
}
