import type { NextMeeting, OpenDossier } from 'contract/dossiers';
import { useThreadOf } from '#features/thread/use-thread.ts';

/** The next meetings of a dossier and, of a directive, those of the national bills that name it; soonest first. */
export function useNextMeetings(dossier: OpenDossier, number: string): readonly NextMeeting[] {
  const national = useThreadOf(dossier, number).data?.transposition?.next ?? [];
  const all = [...dossier.next, ...national];
  return [...new Map(all.map((meeting) => [meeting.key, meeting])).values()].toSorted((one, other) =>
    (one.date ?? '') < (other.date ?? '') ? -1 : 1,
  );
}
