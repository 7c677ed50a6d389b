import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { MeetingsOfDay, MeetingToday, TodayResponse, Touching } from 'contract/today';
import { agendaOf } from '#features/agenda/agenda-link.ts';
import { meetingLink } from '#features/reading/meeting-link.ts';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { searchOf } from '#features/saved-searches/search-actions.ts';
import { savedSearchesOf } from '#features/saved-searches/use-saved-searches.ts';
import { today } from '#features/search/period.ts';
import { config } from '#session/config.ts';
import { Card } from './card.tsx';
import styles from './today.module.css';

/** The meetings of today and of the six days after it; without the module what they would be (UX-2, 09). */
export function MeetingsCards({
  domain,
  meetings,
}: {
  domain: DomainId;
  meetings: TodayResponse['meetings'];
}) {
  const { t } = useTranslation();
  if (!meetings) {
    return (
      <Card title={t('today.meetings.week')}>
        <p className={styles.teaser}>
          <b>
            <IconLock size={16} aria-hidden="true" /> {t('agenda.card.locked')}
          </b>
          <span>{t('agenda.card.lockedText')}</span>
          <a href={`mailto:${config.supportEmail}`}>{t('agenda.card.contact')}</a>
        </p>
      </Card>
    );
  }
  const ofToday = meetings.find(({ day }) => day === today());
  const later = meetings.filter((one) => one !== ofToday);
  const others = ofToday ? ofToday.count - ofToday.first.length : 0;
  return (
    <>
      <Card
        title={t('today.meetings.today')}
        extra={<Link {...agendaOf(domain)}>{t('today.meetings.agenda')}</Link>}
      >
        {ofToday ? (
          <ul>
            {ofToday.first.map((meeting) => (
              <li key={meeting.id} className={styles.touchable}>
                <Meeting meeting={meeting} />
                {meeting.touchedBy && !offOf(meeting) && <Touches domain={domain} by={meeting.touchedBy} />}
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.quiet}>{t('today.meetings.none')}</p>
        )}
        {others > 0 && (
          <p className={styles.quiet}>
            <Link {...agendaOf(domain, { view: 'day' })}>{t('today.meetings.more', { count: others })}</Link>
          </p>
        )}
      </Card>
      {later.length > 0 && (
        <Card title={t('today.meetings.week')}>
          <ul>
            {later.map((one) => (
              <li key={one.day}>
                <Day meetings={one} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** Why a meeting does not take place as planned, undefined for one that does. */
const offOf = ({ status }: MeetingToday) =>
  status === 'cancelled' || status === 'moved' ? status : undefined;

/** Names of searches that are told with one meeting. */
const named = 2;

/** Which of the user's searches find a meeting; one of documents is run by a click. */
function Touches({ domain, by }: { domain: DomainId; by: readonly Touching[] }) {
  const { t } = useTranslation();
  const saved = useQuery(savedSearchesOf(domain)).data?.data ?? [];
  const others = by.length - named;
  return (
    <p className={styles.touches}>
      {t('today.meetings.touches')}{' '}
      {by.slice(0, named).map(({ id, title }, index) => {
        const search = saved.find((one) => one.id === id);
        return (
          <span key={id}>
            {index > 0 && ', '}
            {search ? <Link {...searchOf(search)}>{title}</Link> : title}
          </span>
        );
      })}
      {others > 0 && ` ${t('today.meetings.touchesMore', { count: others })}`}
    </p>
  );
}

function Meeting({ meeting }: { meeting: MeetingToday }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const names = useNames();
  const { kind, title, place, committees, confidentiality, startTime, timeKnown } = meeting;
  const off = offOf(meeting);
  const where = [committees[0] && names.committee(committees[0]), place].filter(Boolean).join(', ');
  return (
    <Link
      {...meetingLink(meeting, '', undefined)}
      className={styles.meeting}
      data-title={meeting.id}
      data-kind={kind}
      data-off={off || undefined}
    >
      <time dateTime={startTime}>{timeKnown ? time(startTime) : t('agenda.card.allDay')}</time>
      <span>
        <strong>{title.text}</strong>
        <small>
          <span className="visually-hidden">{t(`agenda.card.${kind}`)} </span>
          {where}
        </small>
        {confidentiality === 'Besloten' && <small>{t('agenda.card.closed')}</small>}
        {off && <small className={styles.off}>{t(`agenda.card.${off}`)}</small>}
      </span>
    </Link>
  );
}

function Day({ meetings: { day, count, touched, first } }: { meetings: MeetingsOfDay }) {
  const { t } = useTranslation();
  const { shortDay } = useFormats();
  const others = count - first.length;
  return (
    <div className={styles.day}>
      <time dateTime={day}>{shortDay(`${day}T12:00:00Z`).split(' ').slice(0, 2).join(' ')}</time>
      <span>
        {first.map((meeting) => (
          <Link key={meeting.id} {...meetingLink(meeting, '', undefined)} data-title={meeting.id}>
            {meeting.title.text}
          </Link>
        ))}
        {touched === 0 ? (
          <>
            {t('today.meetings.nothing')}
            <small>{t('today.meetings.elsewhere', { count })}</small>
          </>
        ) : (
          others > 0 && <small>{t('today.meetings.others', { count: others })}</small>
        )}
      </span>
    </div>
  );
}
