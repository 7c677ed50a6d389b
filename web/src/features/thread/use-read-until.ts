import { useTranslation } from 'react-i18next';
import type { ThreadLane } from 'contract/threads';
import { useDossierWords } from '#features/dossier/use-dossier-words.ts';

/** How far sources were read: all of them at least until then. Undefined where none of them ever was, as in the demo. */
export function useReadUntil(): (read: ThreadLane['read']) => string | undefined {
  const { moment } = useDossierWords();
  return (read) => {
    const oldest = read.map(({ at }) => at).toSorted()[0];
    return oldest === undefined ? undefined : moment(oldest);
  };
}

/** The countries and the Union by name. */
export function useLaneName(): (domain: ThreadLane['domain']) => string {
  const { t } = useTranslation();
  return (domain) => (domain === 'nl-lr' ? '' : t(`dossier.thread.lanes.${domain}`));
}
