import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { View } from '#features/search/search-state.ts';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import styles from './view-tabs.module.css';

/** Id of the element that shows the results under a tab. */
export const viewPanel = 'view';

/** The ways to look at the results (UX 5.2); arrows go from one to the other, and `t` from anywhere to statistics and back. */
export function ViewTabs({
  tabs,
  tab,
  onChange,
}: {
  tabs: readonly View['tab'][];
  tab: View['tab'];
  onChange: (tab: View['tab']) => void;
}) {
  const { t } = useTranslation();
  useShortcut('t', () => onChange(tab === 'timeline' ? 'statistics' : 'timeline'));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const other = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (other === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabs.at((tabs.indexOf(tab) + other) % tabs.length)!;
    onChange(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('statistics.tabs.label')} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          data-tab={one}
          id={`tab-${one}`}
          aria-selected={tab === one}
          aria-controls={viewPanel}
          tabIndex={tab === one ? 0 : -1}
          onClick={() => onChange(one)}
        >
          {t(`statistics.tabs.${one}`)}
        </button>
      ))}
    </div>
  );
}
