import { IconLock, IconRefreshAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dayOf, type DayText } from 'contract/amsterdam';
import type { AgendaItem } from 'contract/agendas';
import { useFormats } from '#features/formats.ts';
import styles from './agenda-grid.module.css';
import type { WordsOfMeeting } from './use-meeting-words.ts';

/** How many more meetings a day of the month has. */
export function MoreMeetings({ day, count }: { day: DayText; count: number }) {
  const { t } = useTranslation();
  const { longDate, number } = useFormats();
  return (
    <span className={styles.more}>
      <span aria-hidden="true">+{number(count)}</span>
      <span className="visually-hidden">
        {t('agendaPage.day.more', { count })}, {longDate(`${day}T12:00:00Z`)}
      </span>
    </span>
  );
}

/** A meeting in its place on the grid. */
export function GridMeeting({
  meeting,
  month,
  words,
}: {
  meeting: AgendaItem;
  month: boolean;
  words: WordsOfMeeting;
}) {
  const { t } = useTranslation();
  const day = dayOf(Date.parse(meeting.startTime));
  const { begins, hours, short, who, off, changed, closed } = words(meeting, day);
  const { kind, status, approximate, timeKnown, title } = meeting;
  const signs = (
    <>
      {(changed !== undefined || status === 'moved') && <IconRefreshAlert size={12} aria-hidden="true" />}
      {closed && <IconLock size={12} aria-hidden="true" />}
    </>
  );
  const said = (
    <span className="visually-hidden">
      {[t(`agenda.card.${kind}`), off, changed, closed && t('agenda.card.closed')].filter(Boolean).join(', ')}
      .{' '}
    </span>
  );
  if (month) {
    return (
      <span className={styles.line} title={[title.text, changed, ...who].filter(Boolean).join(' · ')}>
        {said}
        {timeKnown && <span className={styles.time}>{begins}</span>}
        {signs}
        <b>{short}</b>
      </span>
    );
  }
  return (
    <span className={styles.block} title={[title.text, changed, ...who].filter(Boolean).join(' · ')}>
      {said}
      <span className={styles.time}>
        {hours}
        {signs}
        {approximate && ` ${t('agenda.card.approximate')}`}
      </span>
      <b>{short}</b>
      <span className={styles.where} data-changed={changed === undefined ? undefined : true}>
        {off ?? changed ?? who.slice(1).join(' · ')}
      </span>
    </span>
  );
}
