import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '#features/saved-searches/save-button.module.css';
import { saveAgendaSearch } from '#features/saved-searches/saving.ts';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { writeFilters } from './meetings.ts';
import { useAppliedSearch } from './saved-agenda.tsx';
import type { Agenda } from './use-agenda.ts';

/** Saves which meetings are shown, the days aside; the key `s` does the same. */
export function SaveAgendaButton({ agenda: { state }, ran }: { agenda: Agenda; ran: boolean }) {
  const { t } = useTranslation();
  const saved = useAppliedSearch(state);
  const save = () => {
    if (!ran) return showMessage({ kind: 'info', text: t('timeline.query.runFirst') });
    if (saved) return saveAgendaSearch({ saved });
    saveAgendaSearch({ begin: { query: state.query, filters: writeFilters(state) } });
  };
  useShortcut('s', save);
  const Icon = saved ? IconStarFilled : IconStar;
  const name = t(saved ? 'timeline.query.changeSaved' : 'timeline.query.saveSearch');
  return (
    <Button
      data-tip={ran ? name : t('timeline.query.runFirst')}
      variant="default"
      className={styles.save}
      // It keeps its place among the tab stops, so that its tooltip can be reached by keyboard.
      aria-disabled={!ran}
      data-disabled={!ran || undefined}
      aria-label={name}
      onClick={save}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={styles.label}>{t(saved ? 'timeline.query.saved' : 'timeline.query.save')}</span>
    </Button>
  );
}
