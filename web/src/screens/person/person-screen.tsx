import { useLocation, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Answered } from '#features/person/block.tsx';
import { CommitmentsCard, MeetingsCard, VotesCard } from '#features/person/cards.tsx';
import { CountedNote, Figures } from '#features/person/figures.tsx';
import { Letters, Proposals, Questions } from '#features/person/papers.tsx';
import { PersonHead } from '#features/person/person-head.tsx';
import parts from '#features/person/person.module.css';
import { Said, Topics } from '#features/person/said.tsx';
import { SubjectPage } from '#features/person/subject-page.tsx';
import { useMonths } from '#features/person/use-months.ts';
import {
  usePerson,
  usePersonMeetings,
  usePersonPapers,
  usePersonSaid,
  usePersonVotes,
} from '#features/person/use-person.ts';

/** Somebody of the sources' lists: who they are, and what there is of them (UX-3, 28 and 33b). */
export function PersonScreen() {
  const { personId } = useParams({ from: '/shell/$domain/person/$personId' });
  return <OnePerson key={personId} id={personId} />;
}

function OnePerson({ id }: { id: string }) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: '/shell/$domain/person/$personId' });
  const here = useLocation({ select: ({ href }) => href });
  const { months, choose } = useMonths();
  const asked = { id, months };
  const found = usePerson(asked);
  const said = usePersonSaid(asked);
  const papers = usePersonPapers(asked);
  const meetings = usePersonMeetings({ id });
  const votes = usePersonVotes(asked);
  return (
    <SubjectPage
      kind="person"
      domain={domain}
      found={found}
      finding={({ surname, name, queries }) => ({
        label: t('person.bar.find', { name: surname ?? name }),
        said: queries.said,
      })}
      first={(person) => (
        <>
          <PersonHead person={person} />
          <Figures subject={person} months={months} onMonths={choose} />
          <CountedNote subject={person} />
        </>
      )}
      soon={
        found.data && (
          <Answered found={meetings}>{(answer) => <MeetingsCard meetings={answer} here={here} />}</Answered>
        )
      }
      cards={(person) => (
        <>
          {!person.government && (
            <Answered found={votes}>
              {(answer) => <VotesCard subject={person} votes={answer} here={here} />}
            </Answered>
          )}
          <Answered found={papers}>
            {({ commitments }) => <CommitmentsCard subject={person} commitments={commitments} here={here} />}
          </Answered>
        </>
      )}
    >
      {(person) => (
        <>
          <Answered found={said}>
            {(answer) => (
              <div className={parts.uneven}>
                <Said subject={person} said={answer} here={here} />
                <Topics subject={person} said={answer} />
              </div>
            )}
          </Answered>
          <Answered found={papers}>
            {(answer) => (
              <div className={parts.pair}>
                <Questions subject={person} papers={answer} here={here} />
                <Proposals kind="motions" subject={person} papers={answer} here={here} />
                <Proposals kind="amendments" subject={person} papers={answer} here={here} />
                <Letters subject={person} papers={answer} here={here} />
              </div>
            )}
          </Answered>
        </>
      )}
    </SubjectPage>
  );
}
