import { calendarPrograms } from 'contract/calendar-programs';
import { useTranslation } from '#ui/words.ts';
import styles from './feeds.module.css';

/** How the address of a calendar is added to each program. */
export function CalendarSteps() {
  const { t } = useTranslation();
  return (
    <dl className={styles.programs}>
      {calendarPrograms.map((program) => (
        <div key={program}>
          <dt>{t(`feeds.program.${program}`)}</dt>
          <dd>{t(`feeds.steps.${program}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
