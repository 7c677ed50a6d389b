import { Button } from '@mantine/core';
import { IconBookmark, IconFileTypeDocx, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { showError } from '#session/describe.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { sign } from '#ui/sign.tsx';
import { pickLists } from './picker-state.ts';
import styles from './selection.module.css';
import { clearSelection, selectedNow, toggleSelected, useSelection } from './selection.ts';

/** The result with the focus. */
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-row="item"][data-key]');

/**
 * What can be done with the selected results; X selects the one with the focus, L adds the selection, or else
 * that result, to a list, and Escape clears the selection (UX 4). A selection belongs to the results of one search.
 */
export function SelectionBar({ of }: { of: string }) {
  const { t } = useTranslation();
  const count = useSelection().size;
  const [making, setMaking] = useState(false);
  useEffect(() => clearSelection, [of]);
  const word = async () => {
    setMaking(true);
    try {
      const { downloadDocuments } = await import('#features/exports/download-documents.ts');
      await downloadDocuments(selectedNow(), t('lists.selection.title'));
    } catch (error) {
      showError(error);
    }
    setMaking(false);
  };
  useShortcut('x', () => {
    const id = focusedRow()?.dataset.key;
    if (id) toggleSelected(id);
  });
  useShortcut('l', () => {
    const selected = selectedNow();
    const row = focusedRow();
    const bar = document.querySelector<HTMLElement>('[data-add-selection]');
    if (selected.length > 0 && bar) return pickLists(selected, bar);
    if (!row?.dataset.key) return;
    const title = row.querySelector<HTMLElement>('[data-title]');
    pickLists([row.dataset.key], title ?? row);
  });
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 && t('lists.selection.count', { count })}
      </p>
      {count > 0 && (
        <section
          className={styles.bar}
          data-unprinted
          data-under-messages=""
          aria-label={t('lists.selection.title')}
        >
          <ClearAtEscape />
          <b>
            <span className={styles.count}>{t('lists.selection.count', { count })}</span>
            <span className={styles.number}>{count}</span>
          </b>
          <Button
            data-add-selection=""
            aria-haspopup="dialog"
            leftSection={sign(IconBookmark)}
            onClick={(event) => pickLists(selectedNow(), event.currentTarget)}
          >
            {t('lists.selection.add')}
          </Button>
          <IconButton
            icon={IconFileTypeDocx}
            size={18}
            label={t('lists.selection.word')}
            disabled={making}
            onClick={() => void word()}
          />
          <IconButton
            icon={IconX}
            label={t('lists.selection.clear')}
            onClick={() => {
              clearSelection();
              // The button goes away with the selection.
              document.getElementById('main')?.focus({ preventScroll: true });
            }}
          />
        </section>
      )}
    </>
  );
}

function ClearAtEscape() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // A dialog, menu or field that is open closes first.
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest('input:not([type=checkbox]),textarea,[role=menu]')) return;
      if (document.querySelector('[role="dialog"]') === null) clearSelection();
    };
    // Before a dialog hears it and is gone.
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
  return null;
}
