import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#session/describe.ts';
import styles from './save-mark.module.css';
import settings from './settings.module.css';

/** How saving one setting stands. */
export type Saving =
  { state: 'saving' } | { state: 'saved' } | { state: 'failed'; failure: unknown; retry: () => void };

/** The tick beside a setting that was saved, or why it was not with another try (UX 5.8). */
export function SaveMark({ saving }: { saving: Saving | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      {/* Live regions must be on the page before their text comes. */}
      <div role="status" className={styles.mark} data-state={saving?.state}>
        {saving?.state === 'saving' && t('settings.saving')}
        {saving?.state === 'saved' && (
          <>
            <IconCheck size={15} aria-hidden="true" />
            {t('settings.saved')}
          </>
        )}
      </div>
      <div role="alert" className={styles.fault}>
        {saving?.state === 'failed' && (
          <>
            <IconAlertCircle size={16} aria-hidden="true" />
            <p>
              {t('settings.failed')} {describeError(saving.failure)}{' '}
              <button type="button" className={settings.link} onClick={saving.retry}>
                {t('shell.tryAgain')}
              </button>
            </p>
          </>
        )}
      </div>
    </>
  );
}
