import { IconLock, IconRefreshAlert, IconWorld } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import type { AgendaDetail } from 'contract/agenda-meeting';
import type { LinkedDocument } from 'contract/documents';
import { isElsewhere } from '#features/agenda/is-elsewhere.ts';
import { useMeetingWords } from '#features/agenda/use-meeting-words.ts';
import { Fact, Facts } from '#features/document/facts.tsx';
import { useFormats } from '#features/formats.ts';
import { DossierLink } from '#features/reading/dossier-link.tsx';
import { useMeetingLink } from '#features/reading/use-meeting-link.ts';
import { NewWindow } from '#ui/new-window.tsx';
import styles from './meeting.module.css';
import { useStream, useWhatBecame } from './meeting-words.ts';
import { timeOf, useMeetingTimes } from './use-meeting-times.ts';

/** When and where a meeting is, what it is about and what became of it; what is not known is not shown. */
export function MeetingFacts({ meeting, results }: { meeting: AgendaDetail; results: string | undefined }) {
  const { t } = useTranslation();
  const times = useMeetingTimes();
  const { dossier, place, meeting: details } = meeting;
  const stream = useStream(meeting);
  return (
    <Facts>
      <Fact name={t('meeting.facts.date')}>
        <time dateTime={dayOf(Date.parse(meeting.startTime))}>{times.days(meeting)}</time>
      </Fact>
      {place !== undefined && place !== '' && <Fact name={t('meeting.facts.place')}>{place}</Fact>}
      <Fact name={t('meeting.facts.time')}>
        <Hours meeting={meeting} />
      </Fact>
      <Fact name={t('meeting.facts.status')}>
        <Status meeting={meeting} />
      </Fact>
      {dossier && (
        <Fact name={t('meeting.facts.file')}>
          <DossierLink item={{ ...meeting, numbers: [] }} number={dossier.number}>
            {[dossier.number, dossier.title === meeting.title.text ? '' : dossier.title]
              .filter(Boolean)
              .join(' ')}
          </DossierLink>
        </Fact>
      )}
      {stream && (
        <Fact name={t('meeting.facts.picture')}>
          <a href={stream.url} target="_blank" rel="noopener noreferrer">
            {stream.words}
            <NewWindow />
          </a>
        </Fact>
      )}
      {(['replaces', 'replacedBy', 'resumes'] as const).map((relation) => {
        const other = details?.[relation];
        return (
          other && (
            <Fact key={relation} name={t(`meeting.facts.${relation}`)}>
              <OtherMeeting other={other} results={results} />
            </Fact>
          )
        );
      })}
    </Facts>
  );
}

/** The time of a meeting, how honest it is, and how it was announced before. */
function Hours({ meeting }: { meeting: AgendaDetail }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const times = useMeetingTimes();
  const words = useMeetingWords()(meeting, dayOf(Date.parse(meeting.startTime)));
  const { startTime, timeKnown, approximate } = meeting;
  const before = meeting.changes
    .flatMap(({ changes }) => changes)
    .find((change) => change.kind === 'time' || change.kind === 'date');
  const was = before && (before.kind === 'time' ? times.hours(before.from) : times.dayAndHours(before.from));
  return (
    <span className={styles.hours}>
      <time dateTime={timeKnown ? startTime : undefined} data-off={words.off !== undefined || undefined}>
        {times.hours(timeOf(meeting))}
      </time>
      {approximate && (
        <span
          className={styles.approximate}
          tabIndex={0}
          data-tip={[t('agendaPage.meeting.approximateHint'), words.corrected].filter(Boolean).join(' ')}
          data-tip-touch=""
        >
          {t('agendaPage.meeting.approximate')}
        </span>
      )}
      {was !== undefined && (
        <span className={styles.changed}>
          <IconRefreshAlert size={14} aria-hidden="true" />
          {t('meeting.facts.was', { when: was })}
        </span>
      )}
      {timeKnown && isElsewhere(startTime, time(startTime)) && (
        <span className={styles.note} data-tip={t('agendaPage.amsterdamTimeHint')} data-tip-touch="">
          {t('agendaPage.amsterdamTime')}
        </span>
      )}
    </span>
  );
}

/** Whether it goes on, and else whether it is public. */
function Status({ meeting }: { meeting: AgendaDetail }) {
  const { t } = useTranslation();
  const became = useWhatBecame(meeting);
  const { confidentiality, status } = meeting;
  if (became !== undefined) {
    return (
      <span className={styles.off} data-status={status}>
        {became}
      </span>
    );
  }
  const open = confidentiality !== 'Default';
  const progress = status === 'held' ? 'held' : 'planned';
  return (
    <span className={styles.status} data-confidentiality={confidentiality}>
      {confidentiality === 'Openbaar' && <IconWorld size={15} aria-hidden="true" />}
      {confidentiality === 'Besloten' && <IconLock size={15} aria-hidden="true" />}
      {open && t(`meeting.facts.states.${confidentiality}`)}
      <span>
        {open && ' · '}
        {t(`meeting.facts.states.${progress}`)}
      </span>
    </span>
  );
}

function OtherMeeting({ other, results }: { other: LinkedDocument; results: string | undefined }) {
  const { shortDate, time } = useFormats();
  const linkTo = useMeetingLink('', results);
  if (other.locked) return other.title;
  return (
    <Link {...linkTo(other)}>
      {other.title} ({shortDate(other.date)}
      {other.timeKnown && `, ${time(other.date)}`})
    </Link>
  );
}
