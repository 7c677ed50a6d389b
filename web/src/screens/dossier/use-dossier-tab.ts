import { useLocation, useNavigate } from '@tanstack/react-router';
import type { OpenDossier } from 'contract/dossiers';
import { hasThread, useThreadOf } from '#features/thread/use-thread.ts';
import { useNextMeetings } from './use-next-meetings.ts';

/** The parts of a dossier in their order; four of them stand beside the others where there is room. */
const parts = [
  ...(['thread', 'all', 'paper', 'meeting', 'vote', 'commitment', 'files'] as const),
  ...(['transpose', 'next', 'tally', 'people', 'team'] as const),
] as const;
export type DossierPart = (typeof parts)[number];

/** How much a part holds; of one that is empty, or stands beside the others, nothing. Notes and the thread tell it themselves. */
export function amountOf(
  dossier: OpenDossier,
  part: Exclude<DossierPart, 'team' | 'thread' | 'transpose' | 'next'>,
  wide: boolean,
): number {
  const { counts, numberOfPeople, organisations, votes } = dossier;
  if (part === 'tally') return wide ? 0 : votes.length;
  if (part === 'people') return wide ? 0 : numberOfPeople + organisations.length;
  return part === 'files' ? dossier.files : counts[part];
}

/** The parts of a dossier that are there, the one that is shown, which is in the address, and what shows another. */
export function useDossierTab(dossier: OpenDossier, address: string, wide: boolean) {
  const navigate = useNavigate();
  const asked = useLocation({ select: ({ search }) => (search as Record<string, string>).tab });
  const threaded = hasThread(dossier);
  const thread = useThreadOf(dossier, address);
  const next = useNextMeetings(dossier, address);
  // Empty tabs go, but that of everything and that in which is written.
  const shown = parts.filter((part) => {
    if (part === 'thread') return threaded;
    if (part === 'transpose') return !wide && thread.data?.transposition !== undefined;
    if (part === 'team') return dossier.domain !== 'nl-lr';
    if (part === 'next') return !wide && next.length > 0;
    return part === 'all' || amountOf(dossier, part, wide) > 0;
  });
  const first = shown[0] ?? 'all';
  return {
    shown,
    part: shown.find((part) => part === asked) ?? first,
    choose: (part: DossierPart) =>
      void navigate({
        to: '.',
        search: ({ tab: _before, ...others }) => (part === first ? others : { ...others, tab: part }),
        state: true,
        replace: true,
        resetScroll: false,
      }),
  };
}
