import { IconAlertTriangle, IconCalendarCheck, IconCalendarEvent, IconCalendarX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import type { LinkedDocument, MeetingDetail } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import styles from './document-head.module.css';
import { Fact } from './facts.tsx';
import { type Trail, useDocumentLink } from '#features/reading/use-document-link.ts';

const icons = {
  planned: IconCalendarEvent,
  held: IconCalendarCheck,
  cancelled: IconCalendarX,
  moved: IconAlertTriangle,
};

/** When and where a meeting is, how it went, and which meeting it replaces or goes on from. */
export function MeetingFacts({ meeting, highlight, results }: Trail & { meeting: MeetingDetail }) {
  const { t } = useTranslation();
  const { place, status, sourceTimes, approximate, replaces, replacedBy, resumes } = meeting;
  const Icon = icons[status];
  const linkTo = useDocumentLink(highlight, results);
  const times = [sourceTimes?.start, sourceTimes?.end]
    .flatMap((text) => text ?? [])
    .map(timeIn)
    .join(' – ');
  const to = (link: LinkedDocument) =>
    link.locked ? (
      link.title
    ) : (
      <Link {...linkTo(link)}>
        <MeetingName link={link} />
      </Link>
    );
  return (
    <>
      <Fact name={t('document.facts.date')}>
        <MeetingTime meeting={meeting} />
        {approximate && (
          <small className={styles.approximate}>
            {t('document.facts.approximate')}
            {times && `: ${t('document.facts.sourceTimes', { times })}`}
          </small>
        )}
      </Fact>
      {place && <Fact name={t('document.facts.place')}>{place}</Fact>}
      <Fact name={t('document.facts.progress')}>
        <span className={styles.progress} data-status={status}>
          <Icon size={15} aria-hidden="true" />
          {t(`document.meeting.status.${status}`)}
        </span>
      </Fact>
      {replacedBy && <Fact name={t('document.meeting.replacedBy')}>{to(replacedBy)}</Fact>}
      {replaces && <Fact name={t('document.meeting.replaces')}>{to(replaces)}</Fact>}
      {resumes && <Fact name={t('document.meeting.resumes')}>{to(resumes)}</Fact>}
    </>
  );
}

/** The time in an instant as a source writes it, or its own words where there is none. */
function timeIn(text: string): string {
  return /T(\d\d:\d\d)/.exec(text)?.[1] ?? text;
}

/** A meeting is told from another one by its day more than by its name. */
function MeetingName({ link }: { link: Exclude<LinkedDocument, { locked: true }> }) {
  const { shortDate, time } = useFormats();
  return (
    <>
      {link.title} ({shortDate(link.date)}
      {link.timeKnown && `, ${time(link.date)}`})
    </>
  );
}

function MeetingTime({ meeting: { start, end, timeKnown } }: { meeting: MeetingDetail }) {
  const { t } = useTranslation();
  const { longDate, time } = useFormats();
  const date = longDate(start);
  if (!timeKnown) {
    return (
      <time dateTime={dayOf(Date.parse(start))}>
        {date}, {t('document.meeting.allDay')}
      </time>
    );
  }
  const sameDay = end !== undefined && dayOf(Date.parse(end)) === dayOf(Date.parse(start));
  const until = end === undefined ? '' : sameDay ? `–${time(end)}` : ` – ${longDate(end)}, ${time(end)}`;
  return (
    <time dateTime={start}>
      {date}, {time(start)}
      {until}
    </time>
  );
}
