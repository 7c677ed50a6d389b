import { IconLock, IconRefreshAlert } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayText } from 'contract/amsterdam';
import type { AgendaItem } from 'contract/agendas';
import type { useDocumentLink } from '#features/reading/use-document-link.ts';
import { MarkedText } from '#features/timeline/marked-text.tsx';
import styles from './agenda-list.module.css';
import type { WordsOfMeeting } from './use-meeting-words.ts';

/** One meeting of the list: when, what, who meets and where, and what became of it (UX-2, 11). */
export const MeetingRow = memo(function MeetingRow({
  meeting,
  day,
  words,
  onNow,
  linkTo,
}: {
  meeting: AgendaItem;
  day: DayText;
  words: WordsOfMeeting;
  /** It is going on. */
  onNow: boolean;
  /** Undefined for a sample, which leads nowhere. */
  linkTo: ReturnType<typeof useDocumentLink> | undefined;
}) {
  const { t } = useTranslation();
  const { begins, ends, who, off, changed, closed, corrected } = words(meeting, day);
  const { title, kind, startTime, approximate, domain } = meeting;
  return (
    <article className={styles.meeting} data-kind={kind} data-off={off === undefined ? undefined : true}>
      <p className={styles.when}>
        <time dateTime={startTime}>{begins}</time>
        {ends !== undefined && <span>{ends}</span>}
      </p>
      <i className={styles.bar} aria-hidden="true" />
      <div className={styles.what}>
        <h3>
          {linkTo ? (
            <Link {...linkTo(meeting)} data-title={meeting.id}>
              <MarkedText {...title} />
            </Link>
          ) : (
            <MarkedText {...title} />
          )}
        </h3>
        <p className={styles.who}>
          <span className="visually-hidden">{t(`agenda.card.${kind}`)}: </span>
          <i
            className={styles.domain}
            style={{ '--domain': `var(--pm-dom-${domain})` } as React.CSSProperties}
            aria-hidden="true"
          />
          {who.join(' · ')}
        </p>
        {changed && (
          <p className={styles.off} data-status="moved">
            <IconRefreshAlert size={14} aria-hidden="true" />
            {t('agendaPage.meeting.changed')}
          </p>
        )}
        {off !== undefined && (
          <p className={styles.off} data-status={meeting.status}>
            {meeting.status === 'moved' && <IconRefreshAlert size={14} aria-hidden="true" />}
            {off}
          </p>
        )}
      </div>
      <p className={styles.facts}>
        {closed && (
          <span className={styles.closed}>
            <IconLock size={14} aria-hidden="true" />
            {t('agenda.card.closed')}
          </span>
        )}
        {approximate && (
          <span
            className={styles.approximate}
            data-tip={[t('agendaPage.meeting.approximateHint'), corrected].filter(Boolean).join(' ')}
            data-tip-touch=""
          >
            {t('agendaPage.meeting.approximate')}
          </span>
        )}
        {onNow && <span className={styles.now}>{t('agendaPage.meeting.now')}</span>}
      </p>
    </article>
  );
});

/** A meeting that goes by too fast to be read: when and what (UX 4). */
export function PassingMeeting({
  meeting,
  day,
  words,
}: {
  meeting: AgendaItem;
  day: DayText;
  words: WordsOfMeeting;
}) {
  return (
    <div className={styles.meeting} data-kind={meeting.kind}>
      <p className={styles.when}>
        <time>{words(meeting, day).begins}</time>
      </p>
      <i className={styles.bar} />
      <p className={styles.passing}>{meeting.title.text}</p>
    </div>
  );
}
