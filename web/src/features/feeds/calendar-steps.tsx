import { useTranslation } from 'react-i18next';
import { calendarPrograms } from 'contract/calendar-programs';
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
