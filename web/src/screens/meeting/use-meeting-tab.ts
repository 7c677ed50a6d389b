import { useLocation, useNavigate } from '@tanstack/react-router';
import type { AgendaDetail } from 'contract/agenda-meeting';
import type { CommitmentItem } from 'contract/commitments';

/** The parts of a meeting in the order in which they are shown; the last three stand beside the others where there is room. */
const parts = ['report', 'points', 'commitments', 'related', 'changes', 'people', 'files'] as const;
export type MeetingPart = (typeof parts)[number];

/** What the parts are made of: the meeting and what was promised in it. */
interface PartsOfMeeting {
  meeting: AgendaDetail;
  commitments: readonly CommitmentItem[];
}

/** How much a part holds; undefined for one that is not there. */
export function amountOf(
  { meeting, commitments }: PartsOfMeeting,
  part: MeetingPart,
  wide: boolean,
): number | undefined {
  const { reports, agenda, related, changes, people, attachments } = meeting;
  if (part === 'points') return agenda.length;
  const beside = part === 'changes' || part === 'people' || part === 'files';
  if (wide && beside) return undefined;
  const amount = {
    report: reports,
    commitments,
    related,
    changes,
    people,
    files: attachments,
  }[part].length;
  return amount > 0 || part === 'changes' ? amount : undefined;
}

/** The parts of a meeting that are there, the one that is shown, which is in the address, and what shows another. */
export function useMeetingTab(
  found: PartsOfMeeting,
  wide: boolean,
): { shown: MeetingPart[]; part: MeetingPart; choose: (part: MeetingPart) => void } {
  const navigate = useNavigate();
  const asked = useLocation({ select: ({ search }) => (search as Record<string, string>).tab });
  const shown = parts.filter((part) => amountOf(found, part, wide) !== undefined);
  const first = shown[0]!;
  return {
    shown,
    part: shown.find((part) => part === asked) ?? first,
    choose: (part) =>
      void navigate({
        to: '.',
        search: ({ tab: _before, ...others }) => (part === first ? others : { ...others, tab: part }),
        state: true,
        replace: true,
        resetScroll: false,
      }),
  };
}
