import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Section } from '#features/section.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import styles from './recent-section.module.css';
import { clearRecentSearches, removeRecentSearch, type SearchPlace } from './recent-searches.ts';
import type { Recent } from './use-recent.ts';

/** The recent searches in the left sidebar, closed at first (UX 5.2); each and all can be taken away, with undo. */
export function RecentSection({ place, searches }: { place: SearchPlace; searches: readonly Recent[] }) {
  const { t } = useTranslation();
  if (searches.length === 0) return null;
  return (
    <Section name="recent" title={t('filters.recent.title')} closed>
      <ul className={styles.searches}>
        {searches.map(({ key, query, detail, search, choose }) => (
          <li key={key}>
            <button type="button" title={detail === '' ? query : `${query} · ${detail}`} onClick={choose}>
              <span>{query}</span>
              {detail !== '' && <small>{detail}</small>}
            </button>
            <IconButton
              icon={IconX}
              size={15}
              label={t('filters.recent.remove')}
              name={t('filters.recent.removeOne', { query })}
              onClick={() =>
                showMessage({
                  kind: 'info',
                  text: t('filters.recent.removed'),
                  undo: removeRecentSearch(place, search),
                })
              }
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.clear}
        onClick={() =>
          showMessage({
            kind: 'info',
            text: t('filters.recent.cleared'),
            undo: clearRecentSearches(place),
          })
        }
      >
        {t('filters.recent.clear')}
      </button>
    </Section>
  );
}
