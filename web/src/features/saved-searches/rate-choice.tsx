import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type MailRate, mailRates } from './mail-rate.ts';
import styles from './search-form.module.css';
import { useMailTimes } from './use-mail-times.ts';

/** How often a search mails: one of four, each with when that is (decision 1.2). */
export function RateChoice({
  rate,
  fault,
  refused,
  onChange,
}: {
  rate: MailRate;
  /** What the server found wrong with the choice. */
  fault: string | undefined;
  /** Why direct mail cannot be chosen, where it cannot. */
  refused: string | undefined;
  onChange: (rate: MailRate) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const { time, day } = useMailTimes();
  return (
    <fieldset className={styles.rates} aria-describedby={fault && id}>
      <legend>{t('saving.form.mail')}</legend>
      <div>
        {mailRates.map((one) => {
          const no = one === 'realTime' && refused !== undefined && rate !== 'realTime';
          return (
            <label key={one} data-disabled={no || undefined}>
              <input
                type="radio"
                name="rate"
                value={one}
                checked={rate === one}
                disabled={no}
                onChange={() => onChange(one)}
              />
              <b>{t(`saving.form.mailKinds.${one}`)}</b>
              <small>{no ? refused : t(`saving.form.mailHints.${one}`, { time, day })}</small>
            </label>
          );
        })}
      </div>
      {fault && (
        <p id={id} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
