import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';
import { nearDay, type Row } from './day-groups.ts';
import styles from './timeline-list.module.css';

/** The heading of a day, Vandaag, Gisteren or the weekday, or of days with one result each; and how many it has. */
export const DayHeading = memo(function DayHeading({
  of,
  day,
  count,
}: Omit<Extract<Row, { kind: 'heading' }>, 'kind' | 'key'>) {
  const { t } = useTranslation();
  const { weekday, month, monthOf, number } = useFormats();
  const near = of === 'day' && nearDay(day, today());
  return (
    <h2 className={styles.day}>
      {near ? (
        <>
          <b>{t(`timeline.days.${near}`)}</b> <span>{weekday(day, today())}</span>
        </>
      ) : (
        <b>
          {of === 'day'
            ? weekday(day, today())
            : of === 'month'
              ? month(day)
              : t('timeline.days.earlier', { month: monthOf(day, today()) })}
        </b>
      )}
      {count !== undefined && (
        <small>
          <span aria-hidden="true">{number(count)}</span>
          <span className="visually-hidden">
            {t('timeline.days.count', { count, number: number(count) })}
          </span>
        </small>
      )}
    </h2>
  );
});
