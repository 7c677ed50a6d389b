import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './filter-chips.module.css';

/** What narrows a search, each with a way to take it away, and all of it at once. */
export function Chips({
  chips,
  onClear,
}: {
  chips: readonly { key: string; label: string; remove: () => void }[];
  onClear: () => void;
}) {
  const { t } = useTranslation();
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={t('filters.active.title')}>
      <ul>
        {chips.map(({ key, label, remove }) => (
          <li key={key}>
            <button
              type="button"
              aria-label={t('filters.active.remove', { name: label })}
              onClick={(event) => {
                // The chip goes away: the focus moves to the next one, or to the results, not to nowhere.
                const { parentElement: chip } = event.currentTarget;
                const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
                (neighbour?.querySelector('button') ?? document.getElementById('main'))?.focus();
                remove();
              }}
            >
              <span>{label}</span>
              <IconX size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {chips.length > 1 && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            document.getElementById('main')?.focus();
            onClear();
          }}
        >
          {t('filters.active.clear')}
        </button>
      )}
    </div>
  );
}
