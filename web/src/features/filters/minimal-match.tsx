import { Slider } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { useFormats } from '#features/formats.ts';
import { showError } from '#session/describe.ts';
import { usePreferences } from '#session/session.ts';
import { useMoved } from '#ui/use-moved.ts';
import styles from './filters.module.css';

/** The slider of the minimum match; the last choice is remembered as a preference (specification §9). */
export function MinimalMatch({
  percentage,
  hidden,
  onChange,
}: {
  percentage: number;
  hidden: number | undefined;
  onChange: (percentage: number) => void;
}) {
  const { t } = useTranslation();
  const { number, percentage: percent } = useFormats();
  const { change } = usePreferences();
  const id = useId();
  const sliding = useMoved(percentage, (value) => {
    onChange(value);
    void change({ minimalMatchPercentage: value }).catch(showError);
  });
  return (
    <>
      <div className={styles.matchHead}>
        <span id={id}>{t('filters.minimalMatch')}</span>
        <b>{percent(sliding.shown)}</b>
      </div>
      <Slider
        value={sliding.shown}
        onChange={sliding.move}
        onChangeEnd={sliding.keep}
        min={0}
        max={100}
        step={5}
        label={null}
        marks={[{ value: limits.defaultMinimalMatch }]}
        thumbLabel={t('filters.minimalMatch')}
        thumbSize={24}
      />
      <p className={styles.hint}>{t('filters.explainMatch')}</p>
      {hidden !== undefined && hidden > 0 && (
        <p className={styles.hint}>
          {t('filters.hidden', { number: number(hidden), percentage: percent(percentage) })}{' '}
          <button type="button" className={styles.link} onClick={() => onChange(0)}>
            {t('timeline.results.showHidden')}
          </button>
        </p>
      )}
      {sliding.shown !== limits.defaultMinimalMatch && (
        <button
          type="button"
          className={styles.link}
          onClick={() => sliding.keep(limits.defaultMinimalMatch)}
        >
          {t('filters.resetMatch')}
        </button>
      )}
    </>
  );
}
