import { useMediaQuery } from '@mantine/hooks';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { Answered } from '#features/person/block.tsx';
import { CommitmentsCard, MeetingsCard, VotesCard } from '#features/person/cards.tsx';
import { CountedNote, Figures } from '#features/person/figures.tsx';
import { Letters, Proposals, Questions } from '#features/person/papers.tsx';
import { periods } from '#features/person/period-menu.tsx';
import { PersonHead } from '#features/person/person-head.tsx';
import parts from '#features/person/person.module.css';
import { Said, Topics } from '#features/person/said.tsx';
import {
  usePerson,
  usePersonMeetings,
  usePersonPapers,
  usePersonSaid,
  usePersonVotes,
} from '#features/person/use-person.ts';
import page from '#features/reading/page.module.css';
import { usePageTitle } from '#session/page-title.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { PersonBar } from './person-bar.tsx';
import { PersonFailure } from './person-failure.tsx';
import styles from './person-screen.module.css';

/** Somebody of the sources' lists: who they are, and what there is of them (UX-3, 28 and 33b). */
export function PersonScreen() {
  const { personId } = useParams({ from: '/shell/$domain/person/$personId' });
  return <OnePerson key={personId} id={personId} />;
}

function OnePerson({ id }: { id: string }) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: '/shell/$domain/person/$personId' });
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  const results = useLocation({ select: ({ state }) => state.results });
  const { m } = useLocation({ select: ({ search }) => search as Record<string, string> });
  const months = periods.find((count) => String(count) === m) ?? limits.personMonths;
  const asked = { id, months };
  const found = usePerson(asked);
  const said = usePersonSaid(asked);
  const papers = usePersonPapers(asked);
  const meetings = usePersonMeetings({ id });
  const votes = usePersonVotes(asked);
  const room = useMediaQuery('(min-width: 1181px)', undefined, { getInitialValueInEffect: false });
  const person = found.data;
  usePageTitle(person?.name ?? t('person.page'));
  const choose = (next: number) =>
    void navigate({
      to: '.',
      search: next === limits.personMonths ? {} : { m: String(next) },
      state: true,
      replace: true,
      resetScroll: false,
    });
  const soon = (
    <Answered found={meetings}>{(answer) => <MeetingsCard meetings={answer} here={here} />}</Answered>
  );
  const cards = person && (
    <>
      {!person.government && (
        <Answered found={votes}>
          {(answer) => <VotesCard person={person} votes={answer} here={here} />}
        </Answered>
      )}
      <Answered found={papers}>
        {({ commitments }) => <CommitmentsCard person={person} commitments={commitments} here={here} />}
      </Answered>
    </>
  );
  return (
    <div className={page.screen} data-reading>
      <PersonBar person={person} domain={domain} results={results} />
      <div className={page.columns}>
        <main id="main" tabIndex={-1} className={styles.main}>
          {person ? (
            <article className={styles.person}>
              <PersonHead person={person} />
              <Figures person={person} months={months} onMonths={choose} />
              <CountedNote person={person} />
              {!room && <div className={styles.soon}>{soon}</div>}
              <Answered found={said}>
                {(answer) => (
                  <div className={parts.uneven}>
                    <Said person={person} said={answer} here={here} />
                    <Topics person={person} said={answer} />
                  </div>
                )}
              </Answered>
              <Answered found={papers}>
                {(answer) => (
                  <div className={parts.pair}>
                    <Questions person={person} papers={answer} here={here} />
                    <Proposals kind="motions" person={person} papers={answer} here={here} />
                    <Proposals kind="amendments" person={person} papers={answer} here={here} />
                    <Letters person={person} papers={answer} here={here} />
                  </div>
                )}
              </Answered>
              {!room && <div className={styles.below}>{cards}</div>}
            </article>
          ) : found.error ? (
            <PersonFailure error={found.error} domain={domain} onRetry={() => void found.refetch()} />
          ) : (
            <SkeletonRows rows={8} label={t('person.loading')} />
          )}
        </main>
        {room && person && (
          <aside className={styles.aside} aria-label={person.name}>
            {soon}
            {cards}
          </aside>
        )}
      </div>
    </div>
  );
}
