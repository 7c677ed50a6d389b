import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import styles from './list-manager.module.css';

/** Above a form whose text was saved otherwise elsewhere: what is saved now, with the way back to that (UX-2, 14). */
export function DraftConflict({ children, onDiscard }: { children: ReactNode; onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.draft} role="alert">
      <p>
        {t('listManager.draft.conflict')}{' '}
        <button type="button" onClick={onDiscard}>
          {t('listManager.draft.keepTheirs')}
        </button>
      </p>
      <h4>{t('listManager.draft.theirs')}</h4>
      {children}
      <h4>{t('listManager.draft.mine')}</h4>
    </div>
  );
}

/** Above a form that holds what was left in it: since when, and the way back to what is saved. */
export function DraftNotice({
  at,
  onDiscard,
}: {
  /** Epoch milliseconds. */
  at: number;
  onDiscard: () => void;
}) {
  const { t } = useTranslation();
  const { dayAndTime } = useFormats();
  return (
    <p className={styles.draft}>
      {t('listManager.draft.kept', { moment: dayAndTime(new Date(at).toISOString()) })}{' '}
      <button type="button" onClick={onDiscard}>
        {t('listManager.draft.discard')}
      </button>
    </p>
  );
}
