import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FindField } from '#features/document/find-field.tsx';
import { NeighboursBar } from '#features/document/neighbours-bar.tsx';
import { agendaOf, useMeetingNeighbours } from '#features/meeting/use-meeting-neighbours.ts';
import { meetingLink } from '#features/reading/meeting-link.ts';
import type { Trail } from '#features/reading/use-document-link.ts';
import type { Hits } from '#features/reading/use-hits.ts';
import { writeAgenda } from '#features/agenda/agenda-state.ts';
import { WayBack } from '#features/reading/way-back.tsx';
import styles from './meeting-screen.module.css';

/** Above a meeting: the way back, its place among those it was opened from, and finding in what it is about. */
export function MeetingBar({
  id,
  highlight,
  results,
  searchable,
  hits,
}: Trail & {
  id: string;
  /** There is something to find words in. */
  searchable: boolean;
  hits: Hits;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouter();
  const neighbours = useMeetingNeighbours(id, results);
  const from = agendaOf(results);
  /** Going back from a meeting that was walked to leads to the agenda with that one beside it. */
  const linkTo = useCallback(
    (meeting: { id: string }) => {
      const agenda = agendaOf(results);
      const walked =
        agenda?.meeting === undefined
          ? results
          : router.buildLocation({ to: '/agenda', search: writeAgenda({ ...agenda, meeting: meeting.id }) })
              .href;
      return meetingLink(meeting, highlight, walked);
    },
    [highlight, results, router],
  );
  const find = useCallback(
    (word: string) =>
      void navigate({
        to: '.',
        search: ({ q: _before, ...others }) => (word === '' ? others : { ...others, q: word }),
        state: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const name = results === undefined ? 'agenda' : from ? 'back' : 'results';
  return (
    <nav className={styles.bar} aria-label={t('meeting.bar.label')} data-unprinted>
      <WayBack to={results ?? '/agenda'}>{t(`meeting.bar.${name}`)}</WayBack>
      {neighbours && (
        <NeighboursBar
          neighbours={neighbours}
          linkTo={linkTo}
          names={{
            label: t('meeting.neighbours.label'),
            previous: t('meeting.neighbours.previous'),
            next: t('meeting.neighbours.next'),
          }}
        />
      )}
      {searchable && <FindField word={highlight} fault={undefined} hits={hits} onFind={find} />}
    </nav>
  );
}
