import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';
import { nearDay } from './day-groups.ts';
import styles from './timeline-list.module.css';

/** The heading of a day: Vandaag, Gisteren or the weekday, then the date, and how many results it has. */
export const DayHeading = memo(function DayHeading({
  day,
  count,
}: {
  day: string;
  count: number | undefined;
}) {
  const { t } = useTranslation();
  const { weekday, number } = useFormats();
  const near = nearDay(day, today());
  const date = weekday(day, today());
  return (
    <h2 className={styles.day}>
      {near ? (
        <>
          <b>{t(`timeline.days.${near}`)}</b> <span>{date}</span>
        </>
      ) : (
        <b>{date}</b>
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
