import { useTranslation } from 'react-i18next';
import type { AgendaDetail } from 'contract/agenda-meeting';
import { useNames } from '#features/names.ts';
import { MarkedSegments } from '#features/reading/marked-segments.tsx';
import page from '#features/reading/page.module.css';
import { segmentsOf } from '#features/reading/segments.ts';
import { useReadFrom } from '#features/reading/use-read-from.ts';
import { MeetingActions } from './meeting-actions.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import styles from './meeting.module.css';
import { LiveNow } from './live-now.tsx';
import { KindMark } from './kind-mark.tsx';

/** What a meeting is, when and where, and what one can do with it (UX-2, 13). */
export function MeetingHead({ meeting, results }: { meeting: AgendaDetail; results: string | undefined }) {
  const { t } = useTranslation();
  const names = useNames();
  const { institution, committees, title, status, demo, kind } = meeting;
  const heading = useReadFrom();
  const off = status === 'cancelled' || status === 'moved';
  const who = committees.map(({ name }) => names.shortCommittee(name)).join(', ');
  const line = [institution, who, numberOf(meeting)].filter((part) => part !== '');
  return (
    <header className={styles.head} data-kind={kind}>
      <p className={styles.line}>
        <KindMark meeting={meeting} square />
        {line.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      <h1 ref={heading} tabIndex={-1} className={page.title} data-off={off || undefined}>
        <MarkedSegments segments={segmentsOf(title.text, title.marks)} />
      </h1>
      {demo && <p className={styles.demo}>{t('meeting.demo')}</p>}
      {meeting.tellsLive && <LiveNow meeting={meeting} />}
      <MeetingFacts meeting={meeting} results={results} />
      <MeetingActions meeting={meeting} />
    </header>
  );
}

/** The number by which the source knows a meeting, where its id has one that people use: 2026A05873. */
function numberOf({ id }: AgendaDetail): string {
  return /-(\d{4}[A-Z]\d{4,6})$/.exec(id)?.[1] ?? '';
}
