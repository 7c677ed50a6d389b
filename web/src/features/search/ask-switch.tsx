import { IconMessageQuestion, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './ask-switch.module.css';
import type { Search } from './use-search-state.ts';

/** Whether the field beside it searches or asks (UX-3, 31); on a phone the other of the two alone, as an icon. */
export function AskSwitch({ search }: { search: Search }) {
  const { t } = useTranslation();
  const asking = search.view.ask !== undefined;
  return (
    <div role="group" aria-label={t('timeline.query.mode')} className={styles.switch}>
      <button
        type="button"
        aria-pressed={!asking}
        onClick={() => {
          if (!asking) return;
          // The bar is another one then, with this button in it anew.
          document.getElementById('main')?.focus();
          search.look({ ask: undefined, askQuery: undefined });
        }}
      >
        <IconSearch size={18} aria-hidden="true" />
        <span>{t('timeline.query.modeSearch')}</span>
      </button>
      <button type="button" aria-pressed={asking} onClick={() => !asking && search.look({ ask: '' })}>
        <IconMessageQuestion size={18} aria-hidden="true" />
        <span>{t('timeline.query.modeAsk')}</span>
      </button>
    </div>
  );
}
