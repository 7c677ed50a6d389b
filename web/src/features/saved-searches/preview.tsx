import { IconAlertTriangle, IconChartBar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { SavedSearchPreview } from 'contract/saved-searches';
import { useFormats } from '#features/formats.ts';
import { describeError } from '#session/describe.ts';
import type { MailRate } from './mail-rate.ts';
import { bringsOf, mailsOf } from './preview-words.ts';
import styles from './search-form.module.css';
import type { usePreview } from './use-preview.ts';

/** What a search would have brought and how many mails that makes, with a warning where it is much (decision 4.13). */
export function Preview({ preview, rate }: { preview: ReturnType<typeof usePreview>; rate: MailRate }) {
  const { t } = useTranslation();
  const { data, error, refetch } = preview;
  return (
    <div role="status" className={styles.preview} data-volume={data?.volume}>
      {error && (
        <p className={styles.previewLine}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          <span>
            <b>{t('saving.form.cannotRun')}</b> {describeError(error)}{' '}
            <button type="button" className={styles.link} onClick={() => void refetch()}>
              {t('shell.tryAgain')}
            </button>
          </span>
        </p>
      )}
      {!data && !error && (
        <p className={styles.previewLine}>
          <IconChartBar size={16} aria-hidden="true" />
          <span>{t('saving.preview.running')}</span>
        </p>
      )}
      {data && <Volume preview={data} rate={rate} />}
    </div>
  );
}

function Volume({ preview, rate }: { preview: SavedSearchPreview; rate: MailRate }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { hits, volume } = preview;
  const perDay = Math.round(preview.perDay);
  const values = { count: hits, number: number(perDay < 1 ? hits : perDay) };
  const brings = t(bringsOf(preview), values);
  const mails = t(`saving.preview.mails.${mailsOf(preview, rate)}`, { number: number(perDay) });
  const Icon = volume === 'ordinary' ? IconChartBar : IconAlertTriangle;
  return (
    <>
      <p className={styles.previewLine}>
        <Icon size={16} aria-hidden="true" />
        <span>
          {t('saving.preview.title')}: <b>{brings}</b>, {mails}
        </span>
      </p>
      {volume === 'much' && <p className={styles.previewNote}>{t('saving.preview.much')}</p>}
      {volume === 'tooMuchForDirect' && (
        <p className={styles.previewNote}>
          {t('saving.preview.tooMuch', { maximum: number(limits.previewRefusal) })}
        </p>
      )}
    </>
  );
}
