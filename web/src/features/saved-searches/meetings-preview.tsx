import { IconAlertTriangle, IconCalendarEvent } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/failures.ts';
import { useFormats } from '#features/formats.ts';
import { describeError } from '#session/describe.ts';
import styles from './search-form.module.css';
import type { useMeetings } from './use-meetings.ts';

/** Which meetings a search of the agenda finds from today on. */
export function MeetingsPreview({
  meetings,
  asked,
}: {
  meetings: ReturnType<typeof useMeetings>;
  /** There is a query to run. */
  asked: boolean;
}) {
  const { t } = useTranslation();
  const { number, shortDate, time } = useFormats();
  const { data, error, isFetching } = meetings;
  // No meetings of any source is an answer as well (decision 8.3).
  const none = error instanceof ApiError && error.code === 'EC-04';
  const fault = error && !none;
  const Icon = fault ? IconAlertTriangle : IconCalendarEvent;
  return (
    <div role="status" className={styles.what}>
      <p className={styles.previewLine} data-fault={fault ? true : undefined}>
        <Icon size={16} aria-hidden="true" />
        <span>
          {!asked
            ? t('saving.agenda.first')
            : fault
              ? describeError(error)
              : none
                ? t('saving.agenda.found', { count: 0, number: number(0) })
                : isFetching || !data
                  ? t('saving.preview.running')
                  : t('saving.agenda.found', { count: data.countTotal, number: number(data.countTotal) })}
        </span>
      </p>
      {asked && !error && data && data.data.length > 0 && (
        <ul className={styles.meetings}>
          {data.data.map((meeting) => (
            <li key={meeting.id}>
              <time dateTime={meeting.startTime}>
                {shortDate(meeting.startTime)}
                {meeting.timeKnown && `, ${time(meeting.startTime)}`}
              </time>
              <span>{meeting.title.text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
