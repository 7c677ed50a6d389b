import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import { getLiveMeeting, type AgendaDetail, type LiveMeeting } from 'contract/agenda-meeting';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { NewWindow } from '#ui/new-window.tsx';
import styles from './live-now.module.css';

/** Milliseconds between two looks at who speaks, while the page is seen. */
const lookAgain = 30_000;

/** Milliseconds before its time from which a meeting may have begun. */
const early = 90 * 60_000;

/** That a meeting of which that is told is held right now, and who has the word; nothing at any other time. */
export function LiveNow({ meeting }: { meeting: AgendaDetail }) {
  const { id } = meeting;
  const found = useQuery({
    queryKey: ['meeting-live', id],
    staleTime: lookAgain,
    refetchInterval: lookAgain,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) =>
      mayBeHeld(meeting)
        ? ((await call(getLiveMeeting, { params: { id }, signal, quiet: true })).live ?? null)
        : null,
  });
  // Whoever reads the page did not ask for it: where a look fails nothing is said, least of all what the one before told.
  return found.data && !found.isError ? (
    <Live live={found.data} shown={meeting.stream !== undefined} />
  ) : null;
}

/** Whether it is its day and about its time, and nothing keeps it from being held. */
function mayBeHeld({ startTime, status, confidentiality }: AgendaDetail): boolean {
  const start = Date.parse(startTime);
  const isOn = status === 'planned' || status === 'held';
  const now = Date.now();
  return isOn && confidentiality !== 'Besloten' && dayOf(start) === dayOf(now) && now >= start - early;
}

function Live({
  live: { url, since, suspended, speaker },
  shown,
}: {
  live: LiveMeeting;
  /** The page leads to where it is shown already. */
  shown: boolean;
}) {
  const { t } = useTranslation();
  const { time } = useFormats();
  return (
    <p className={styles.live}>
      <b className={styles.now}>{t('meeting.live.now')}</b>
      <span>{t('meeting.live.since', { time: time(since) })}</span>
      {suspended && <span>{t('meeting.live.suspended')}</span>}
      {speaker && (
        <span>
          {t(
            speaker.chair
              ? 'meeting.live.chair'
              : speaker.interruption
                ? 'meeting.live.interruption'
                : 'meeting.live.speaks',
            { name: speaker.party === undefined ? speaker.name : `${speaker.name} (${speaker.party})` },
          )}
        </span>
      )}
      {!shown && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t('meeting.live.watch')}
          <NewWindow />
        </a>
      )}
    </p>
  );
}
