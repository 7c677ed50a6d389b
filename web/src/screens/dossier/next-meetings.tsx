import type { OpenDossier } from 'contract/dossiers';
import { NextCard } from '#features/dossier/dossier-cards.tsx';
import styles from './dossier-screen.module.css';
import { useNextMeetings } from './use-next-meetings.ts';

interface Meetings {
  dossier: OpenDossier;
  number: string;
  here: string;
}

/** What is planned, here and in the countries that transpose. */
export function NextMeetings({ dossier, number, here }: Meetings) {
  return <NextCard next={useNextMeetings(dossier, number)} here={here} />;
}

/** The soonest of them, above the parts of a dossier on a phone. */
export function SoonestMeeting({ dossier, number, here }: Meetings) {
  const next = useNextMeetings(dossier, number);
  if (next.length === 0) return null;
  return (
    <div className={styles.next}>
      <NextCard next={next.slice(0, 1)} here={here} />
    </div>
  );
}
