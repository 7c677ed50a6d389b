import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#session/describe.ts';
import styles from './save-mark.module.css';

/** How saving something stands. */
export type Saving =
  | { state: 'saving' }
  | { state: 'saved' }
  | { state: 'failed'; failure: unknown; retry: () => void };

/** The tick beside what was saved, or why it was not with another try (UX 5.8). */
export function SaveMark({
  saving,
  words,
}: {
  saving: Saving | undefined;
  /** What it says of each state; the reason follows the last. */
  words: { saving: string; saved: string; failed: string };
}) {
  const { t } = useTranslation();
  return (
    <>
      {/* Live regions must be on the page before their text comes. */}
      <div role="status" className={styles.mark} data-state={saving?.state}>
        {saving?.state === 'saving' && words.saving}
        {saving?.state === 'saved' && (
          <>
            <IconCheck size={15} aria-hidden="true" />
            {words.saved}
          </>
        )}
      </div>
      <div role="alert" className={styles.fault}>
        {saving?.state === 'failed' && (
          <>
            <IconAlertCircle size={16} aria-hidden="true" />
            <p>
              {words.failed} {describeError(saving.failure)}{' '}
              <button type="button" onClick={saving.retry}>
                {t('shell.tryAgain')}
              </button>
            </p>
          </>
        )}
      </div>
    </>
  );
}
