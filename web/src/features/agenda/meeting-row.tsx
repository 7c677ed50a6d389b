import { IconFileText, IconListNumbers, IconLock, IconRefreshAlert, type Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayText } from 'contract/amsterdam';
import type { AgendaItem } from 'contract/agendas';
import { useFormats } from '#features/formats.ts';
import type { useMeetingLink } from '#features/reading/use-meeting-link.ts';
import { MarkedText } from '#features/marked-text.tsx';
import { useIsNew } from '#features/timeline/new-marks.ts';
import styles from './agenda-list.module.css';
import { HitsPill } from './hits-pill.tsx';
import type { WordsOfMeeting } from './use-meeting-words.ts';

/** One meeting of the list: when, what, who meets and where, and what became of it (UX-2, 11). */
export const MeetingRow = memo(function MeetingRow({
  meeting,
  day,
  words,
  onNow,
  linkTo,
  chosen = false,
  onPeek,
}: {
  meeting: AgendaItem;
  day: DayText;
  words: WordsOfMeeting;
  /** It is going on. */
  onNow: boolean;
  /** Undefined for a sample, which leads nowhere. */
  linkTo: ReturnType<typeof useMeetingLink> | undefined;
  /** It is the one that is looked at beside the others. */
  chosen?: boolean;
  /** Looks at it there; the link leads to its page. */
  onPeek?: (id: string) => void;
}) {
  const { t } = useTranslation();
  const { begins, ends, who, off, changed, closed, corrected } = words(meeting, day);
  const { title, kind, startTime, approximate, domain } = meeting;
  const isNew = useIsNew(meeting.id);
  return (
    <article
      className={styles.meeting}
      data-kind={kind}
      data-off={off === undefined ? undefined : true}
      data-chosen={chosen || undefined}
    >
      <p className={styles.when}>
        <time dateTime={startTime}>{begins}</time>
        {ends !== undefined && <span>{ends}</span>}
      </p>
      <i className={styles.bar} aria-hidden="true" />
      <div className={styles.what}>
        <h3>
          {linkTo ? (
            <Link
              {...linkTo(meeting)}
              data-title={meeting.id}
              aria-current={chosen ? 'true' : undefined}
              onClick={(event) => {
                if (!onPeek || !isPlainClick(event)) return;
                event.preventDefault();
                onPeek(meeting.id);
              }}
            >
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
        {changed !== undefined && (
          <p className={styles.off} data-status="moved">
            <IconRefreshAlert size={14} aria-hidden="true" />
            {changed}
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
        {isNew && <b className={styles.new}>{t('timeline.item.new')}</b>}
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
        {!closed && <Amount icon={IconListNumbers} of="points" count={meeting.points} />}
        {!closed && <Amount icon={IconFileText} of="documents" count={meeting.documents} />}
        <HitsPill count={meeting.hits} />
      </p>
    </article>
  );
});

/** A click of the mouse or a tap, and not one of the keys or one that asks for another tab. */
export function isPlainClick(event: MouseEvent | globalThis.MouseEvent): boolean {
  const { detail, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return detail > 0 && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** How much is on the agenda; what it has none of is not said. */
function Amount({ icon: Shape, of, count }: { icon: Icon; of: 'points' | 'documents'; count: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (count === 0) return null;
  const said = t(`meeting.row.${of}`, { count, number: number(count) });
  return (
    <span className={styles.amount} data-tip={said}>
      <Shape size={15} aria-hidden="true" />
      <span aria-hidden="true">{number(count)}</span>
      <span className="visually-hidden">{said}</span>
    </span>
  );
}

/** A meeting that goes by too fast to be read: when and what (UX 4). */
export const PassingMeeting = memo(function PassingMeeting({
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
});
