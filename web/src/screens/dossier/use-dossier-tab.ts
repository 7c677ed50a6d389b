import { useLocation, useNavigate } from '@tanstack/react-router';
import type { OpenDossier } from 'contract/dossiers';

/** The parts of a dossier in their order; three of them stand beside the others where there is room. */
const parts = [
  'all',
  'paper',
  'meeting',
  'vote',
  'commitment',
  'files',
  'next',
  'tally',
  'people',
  'team',
] as const;
export type DossierPart = (typeof parts)[number];

/** How much a part holds; of one that is empty, or stands beside the others, nothing. Notes are told by their part. */
export function amountOf(dossier: OpenDossier, part: Exclude<DossierPart, 'team'>, wide: boolean): number {
  const { counts, next, numberOfPeople, organisations, votes } = dossier;
  if (part === 'next') return wide ? 0 : next.length;
  if (part === 'tally') return wide ? 0 : votes.length;
  if (part === 'people') return wide ? 0 : numberOfPeople + organisations.length;
  return part === 'files' ? dossier.files : counts[part];
}

/** The parts of a dossier that are there, the one that is shown, which is in the address, and what shows another. */
export function useDossierTab(dossier: OpenDossier, wide: boolean) {
  const navigate = useNavigate();
  const asked = useLocation({ select: ({ search }) => (search as Record<string, string>).tab });
  // Empty tabs go, but that of everything and that in which is written.
  const shown = parts.filter((part) =>
    part === 'team' ? dossier.domain !== 'nl-lr' : part === 'all' || amountOf(dossier, part, wide) > 0,
  );
  return {
    shown,
    part: shown.find((part) => part === asked) ?? 'all',
    choose: (part: DossierPart) =>
      void navigate({
        to: '.',
        search: ({ tab: _before, ...others }) => (part === 'all' ? others : { ...others, tab: part }),
        state: true,
        replace: true,
        resetScroll: false,
      }),
  };
}
