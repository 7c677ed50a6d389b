import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import type { CourseKind, DossierVote, Stage } from 'contract/dossiers';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';

const noon = (day: string) => `${day}T12:00:00Z`;

/** What a dossier says of days, stages and votes. */
export function useDossierWords() {
  const { t } = useTranslation();
  const { number, shortDay, shortDate, time, dayAndTime } = useFormats();
  return useMemo(() => {
    /** di 14 apr; with the year where it is another than this. */
    const day = (text: string) =>
      text.slice(0, 4) === today().slice(0, 4) ? shortDay(noon(text)) : shortDate(noon(text));
    const counts = (vote: DossierVote) =>
      vote.counts ? ` ${number(vote.counts.for)}–${number(vote.counts.against)}` : '';
    const outcome = (vote: DossierVote) => t(`dossier.outcomes.${vote.outcome ?? 'unknown'}`) + counts(vote);
    return {
      day,
      /** vandaag 07:45, gisteren 16:10, or vr 20 nov, 16:10. */
      moment: (instant: string) => {
        const on = dayOf(Date.parse(instant));
        if (on === today()) return t('dossier.today', { time: time(instant) });
        if (on === dayOf(Date.now() - 86_400_000)) return t('dossier.yesterday', { time: time(instant) });
        return dayAndTime(instant);
      },
      /** aangenomen 97–53 */
      outcome,
      /** Tweede Kamer: aangenomen 97–53. An outcome never stands without whose it is. */
      outcomeBy: (vote: DossierVote) => t('dossier.votes.by', { by: vote.by, what: outcome(vote) }),
      stageName: (course: CourseKind, { key }: Pick<Stage, 'key'>) => {
        if (key === 'vote') return t(`dossier.stages.vote.${course}`);
        if (key === 'published') return t(`dossier.stages.published.${course}`);
        if (key === 'senate')
          return t(course === 'beFedBill' ? 'dossier.stages.senateBe' : 'dossier.stages.senate');
        return t(`dossier.stages.names.${key}`);
      },
      /** uiterlijk 11 feb 2028: until when a directive has to be transposed. */
      due: ({ due }: Stage) =>
        due === undefined
          ? t('dossier.stages.due.notFound')
          : t(due < today() ? 'dossier.stages.due.was' : 'dossier.stages.due.until', { day: day(due) }),
      /** How long a stage took, or goes on. */
      lasted: ({ days, state }: Stage) => {
        if (days === undefined) return undefined;
        if (state === 'running')
          return days === 0
            ? t('dossier.stages.runningToday')
            : t('dossier.stages.running', { count: days, number: number(days) });
        return days === 0
          ? t('dossier.stages.sameDay')
          : t('dossier.stages.days', { count: days, number: number(days) });
      },
    };
  }, [t, number, shortDay, shortDate, time, dayAndTime]);
}
