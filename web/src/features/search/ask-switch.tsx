import { IconMessageQuestion, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './ask-switch.module.css';
import type { Search } from './use-search-state.ts';

/** Whether the field beside it searches or asks (UX-3, 31); what is typed there stays with each. */
export function AskSwitch({ search }: { search: Search }) {
  const { t } = useTranslation();
  const asking = search.view.ask !== undefined;
  return (
    <div role="group" aria-label={t('timeline.query.mode')} className={styles.switch}>
      <button
        type="button"
        aria-pressed={!asking}
        onClick={() => asking && search.look({ ask: undefined, askQuery: undefined })}
      >
        <IconSearch size={18} aria-hidden="true" />
        <span className="visually-hidden-on-phones">{t('timeline.query.modeSearch')}</span>
      </button>
      <button type="button" aria-pressed={asking} onClick={() => !asking && search.look({ ask: '' })}>
        <IconMessageQuestion size={18} aria-hidden="true" />
        <span className="visually-hidden-on-phones">{t('timeline.query.modeAsk')}</span>
      </button>
    </div>
  );
}
