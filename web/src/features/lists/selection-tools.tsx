import { Button } from '@mantine/core';
import { IconBookmark, IconFileTypeDocx, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadDocuments } from '#features/exports/download-documents.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { sign } from '#ui/sign.tsx';
import { pickLists } from './picker-state.ts';
import styles from './selection-tools.module.css';
import { clearSelection, selectedNow, useSelection } from './selection.ts';

/** What is done with all that is selected: onto lists, into a Word file, or selected no more. */
export function SelectionTools() {
  const { t } = useTranslation();
  const count = useSelection().size;
  const [making, setMaking] = useState(false);
  const word = async () => {
    setMaking(true);
    await downloadDocuments(selectedNow(), t('lists.selection.title'));
    setMaking(false);
  };
  return (
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
        onClick={(event) => pickLists({ documentIds: selectedNow() }, event.currentTarget)}
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
        label={t('shell.clear')}
        onClick={() => {
          clearSelection();
          // The button goes away with the selection.
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      />
    </section>
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
