import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import styles from './list-manager.module.css';

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
