import { useMediaQuery } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useLocation, useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaDetail } from 'contract/agenda-meeting';
import { LockedAgenda } from '#features/agenda/locked-agenda.tsx';
import { MeetingAside } from '#features/meeting/meeting-aside.tsx';
import { MeetingHead } from '#features/meeting/meeting-head.tsx';
import { marksIn } from '#features/meeting/meeting-points.tsx';
import { useNewSince } from '#features/meeting/meeting-visits.ts';
import { useChangeWords } from '#features/meeting/use-change-words.ts';
import { useMeeting } from '#features/meeting/use-meeting.ts';
import page from '#features/reading/page.module.css';
import type { Trail } from '#features/reading/use-document-link.ts';
import { useHits } from '#features/reading/use-hits.ts';
import { useKeptQuery } from '#features/reading/use-kept-query.ts';
import { useSidebar } from '#features/shortcuts/use-sidebar.ts';
import { usePageTitle } from '#session/page-title.ts';
import { useSession } from '#session/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { MeetingBar } from './meeting-bar.tsx';
import { MeetingFailure } from './meeting-failure.tsx';
import { MeetingParts } from './meeting-parts.tsx';
import styles from './meeting-screen.module.css';

/** One meeting with the query of the address marked in it (UX 5.4, UX-2, 13). */
export function MeetingScreen() {
  const { meetingId } = useParams({ from: '/shell/agenda/$meetingId' });
  const { hasModule } = useSession();
  const { q, since } = useLocation({ select: ({ search }) => search as Record<string, string> });
  const results = useLocation({ select: ({ state }) => state.results });
  // Links of mails have the key of a query too long for them.
  const { query, pending } = useKeptQuery(q);
  if (!hasModule('agenda')) return <LockedAgenda />;
  if (pending) return null;
  return <OneMeeting key={meetingId} id={meetingId} highlight={query} results={results} since={since} />;
}

function OneMeeting({ id, since: named, ...trail }: Trail & { id: string; since: string | undefined }) {
  const { t } = useTranslation();
  const { highlight, results } = trail;
  const { meeting, error, pending, retry } = useMeeting(id, highlight);
  usePageTitle(meeting?.title.text ?? t('meeting.page'));
  const since = useNewSince(id, meeting !== undefined, named);
  const here = useLocation({ select: ({ href }) => href });
  const scroller = useRef<HTMLDivElement>(null);
  const total = meeting ? meeting.title.marks.length + marksIn(meeting.agenda) : 0;
  // A meeting is read from its head on; who looks for another word is brought to it.
  const [opened] = useState(highlight);
  const hits = useHits(
    scroller,
    scroller,
    total,
    `${id} ${highlight} ${total}`,
    highlight === opened ? -1 : 0,
  );
  const room = useMediaQuery('(min-width: 1181px)', undefined, { getInitialValueInEffect: false });
  const closed = meeting?.confidentiality === 'Besloten';
  const aside = useSidebar('right', room && meeting !== undefined && !closed);
  return (
    <div className={page.screen} data-reading>
      <MeetingBar id={id} {...trail} searchable={meeting !== undefined && !closed} hits={hits} />
      <div className={page.columns}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <div ref={scroller} className={styles.scroller}>
            {meeting ? (
              <article className={styles.meeting}>
                <MeetingHead meeting={meeting} results={results} />
                {closed ? (
                  <EmptyState icon={sign(IconLock, 28)} title={t('meeting.closed.title')}>
                    <p>{t('meeting.closed.text')}</p>
                  </EmptyState>
                ) : (
                  <MeetingParts
                    meeting={meeting}
                    since={since}
                    wide={room}
                    highlight={highlight}
                    results={here}
                  />
                )}
              </article>
            ) : error ? (
              <MeetingFailure error={error} results={results} onRetry={retry} />
            ) : (
              pending && <SkeletonRows rows={6} label={t('meeting.loading')} />
            )}
          </div>
          {meeting && <Arrivals meeting={meeting} />}
        </main>
        {aside && meeting && <MeetingAside meeting={meeting} />}
      </div>
    </div>
  );
}

/** Says what changed while the meeting is being read. */
function Arrivals({ meeting: { changes } }: { meeting: AgendaDetail }) {
  const { t } = useTranslation();
  const words = useChangeWords();
  const [seen] = useState(changes[0]?.at ?? '');
  const what = changes
    .filter(({ at }) => at > seen)
    .flatMap(({ changes: all }) => all.map(words))
    .map(({ name, now }) => [name, now].filter((part) => part !== undefined).join(': '))
    .join('; ');
  return (
    <p role="status" className="visually-hidden">
      {what !== '' && t('meeting.changes.arrived', { what })}
    </p>
  );
}
