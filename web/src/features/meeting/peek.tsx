import {
  IconArrowsDiagonal,
  IconBroadcast,
  IconClock,
  IconFileText,
  IconMapPin,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaDetail, AgendaPoint } from 'contract/agenda-meeting';
import type { AgendaItem } from 'contract/agendas';
import { HitsPill } from '#features/agenda/hits-pill.tsx';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { AddToListButton } from '#features/lists/add-to-list-button.tsx';
import { useNames } from '#features/names.ts';
import { meetingLink } from '#features/reading/meeting-link.ts';
import { MarkedText } from '#features/marked-text.tsx';
import { iconButtonLook, IconButton } from '#ui/icon-button.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { NewWindow } from '#ui/new-window.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { FollowButton } from './follow-button.tsx';
import { KindMark } from './kind-mark.tsx';
import { useStream, useWhatBecame } from './meeting-words.ts';
import { participantsOf } from './participants.ts';
import styles from './peek.module.css';
import { hitsOf } from './points-hits.ts';
import { timeOf, useMeetingTimes } from './use-meeting-times.ts';
import { useMeeting } from './use-meeting.ts';

interface PeekProps {
  id: string;
  /** What the list knows of it, which is there at once. */
  item: AgendaItem | undefined;
  query: string;
  /** Address of the agenda it is looked at beside. */
  address: string;
  onClose: () => void;
}

/** A meeting looked at beside the agenda (UX-2, 11). */
export function Peek(props: PeekProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.peek} aria-label={t('meeting.page')} data-peek>
      <PeekContent key={props.id} {...props} />
    </section>
  );
}

/** What is shown of a meeting beside the agenda, or in a sheet over it. */
export function PeekContent({ id, item, query, address, onClose }: PeekProps) {
  const { t } = useTranslation();
  const { meeting, error, retry } = useMeeting(id, query);
  const known = meeting ?? item;
  return (
    <>
      <div className={styles.card}>
        <header className={styles.top}>
          {known && <KindMark meeting={known} />}
          <span className={styles.tools}>
            <Link
              {...meetingLink({ id }, query, address)}
              className={iconButtonLook}
              aria-label={t('meeting.peek.open')}
              data-tip={t('meeting.peek.open')}
            >
              <IconArrowsDiagonal size={17} aria-hidden="true" />
            </Link>
            <IconButton icon={IconX} label={t('meeting.peek.close')} onClick={onClose} />
          </span>
        </header>
        {known ? (
          <Head known={known} meeting={meeting} />
        ) : (
          !error && <SkeletonRows rows={2} label={t('meeting.loading')} />
        )}
        {known && known.confidentiality === 'Besloten' && (
          <p className={styles.closed}>{t('meeting.closed.text')}</p>
        )}
        {known && (
          <div className={styles.actions}>
            <FollowButton id={id} followed={meeting?.followed} short />
            <AddToListButton documentId={id} variant="default" label={t('meeting.actions.list')} />
            <CalendarButton id={id} inFeed={meeting?.inFeed} short />
          </div>
        )}
      </div>
      {error && !meeting && <FailurePanel headingLevel="h3" error={error} onRetry={retry} />}
      {!meeting && !error && known && <SkeletonRows rows={3} height={64} label={t('meeting.loading')} />}
      {meeting && meeting.confidentiality !== 'Besloten' && <Content meeting={meeting} />}
    </>
  );
}

function Head({ known, meeting }: { known: AgendaItem; meeting: AgendaDetail | undefined }) {
  const names = useNames();
  const times = useMeetingTimes();
  const became = useWhatBecame(meeting ?? known);
  const { title, committees, institution, place, timeKnown } = known;
  const who = committees.map(({ name }) => names.shortCommittee(name)).join(', ');
  const when = timeKnown
    ? `${times.shortDays(known)}, ${times.hours(timeOf(known))}`
    : `${times.shortDays(known)}, ${times.hours(timeOf(known))}`;
  return (
    <>
      <h2 className={styles.title} data-off={became !== undefined || undefined}>
        <MarkedText {...title} />
      </h2>
      {became !== undefined && (
        <p className={styles.off} data-status={known.status}>
          {became}
        </p>
      )}
      <ul className={styles.facts}>
        <Line icon={<IconClock size={16} aria-hidden="true" />}>{when}</Line>
        {place !== undefined && place !== '' && (
          <Line icon={<IconMapPin size={16} aria-hidden="true" />}>{place}</Line>
        )}
        <Line icon={<IconUsers size={16} aria-hidden="true" />}>
          {[institution, who].filter((part) => part !== '').join(' · ')}
        </Line>
        {meeting && <Stream meeting={meeting} />}
      </ul>
    </>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}

function Stream({ meeting }: { meeting: AgendaDetail }) {
  const stream = useStream(meeting);
  return (
    stream && (
      <Line icon={<IconBroadcast size={16} aria-hidden="true" />}>
        <a href={stream.url} target="_blank" rel="noopener noreferrer">
          {stream.words}
          <NewWindow />
        </a>
      </Line>
    )
  );
}

function Content({ meeting: { agenda, people } }: { meeting: AgendaDetail }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <>
      <section className={styles.card} aria-labelledby="peek-points">
        <h3 id="peek-points" className={styles.name}>
          {t('meeting.tabs.points')} <span>{number(agenda.length)}</span>
        </h3>
        {agenda.length === 0 ? (
          <p className={styles.quiet}>{t('meeting.peek.noPoints')}</p>
        ) : (
          <ol className={styles.points}>
            {agenda.map((point, index) => (
              <Point key={index} point={point} />
            ))}
          </ol>
        )}
      </section>
      {people.length > 0 && (
        <section className={styles.card} aria-labelledby="peek-people">
          <h3 id="peek-people" className={styles.name}>
            {t('meeting.tabs.people')}
          </h3>
          <p className={styles.people}>
            <People people={people} />
          </p>
        </section>
      )}
    </>
  );
}

function Point({ point }: { point: AgendaPoint }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const count = point.documents.length;
  const hits = hitsOf(point);
  return (
    <li>
      <span className={styles.number}>{point.number}</span>
      <div>
        <MarkedText {...point.title} />
        {(count > 0 || hits > 0) && (
          <p className={styles.under}>
            {count > 0 && (
              <span>
                <IconFileText size={14} aria-hidden="true" />
                {t('meeting.row.documents', { count, number: number(count) })}
              </span>
            )}
            <HitsPill count={hits} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Names after which the others are counted. */
const named = 5;

/** The participants in two sentences: who leads, and who else is there. */
function People({ people }: { people: AgendaDetail['people'] }) {
  const { t } = useTranslation();
  const parts = participantsOf(people);
  const chairs = parts.find(({ part }) => part === 'chair')?.people.map(({ name }) => name) ?? [];
  const others = parts.filter(({ part }) => part !== 'chair').flatMap(({ people: members }) => members);
  const names = others
    .slice(0, named)
    .map(({ name }) => name)
    .join(', ');
  const left = others.length - named;
  return [
    chairs.length > 0 ? t('meeting.peek.chair', { names: chairs.join(', ') }) : '',
    left > 0 ? t('meeting.peek.others', { names, count: left }) : names,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
