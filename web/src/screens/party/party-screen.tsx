import { useLocation, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Members } from '#features/party/members.tsx';
import { PartyHead, PartyNote } from '#features/party/party-head.tsx';
import { PartyVotes } from '#features/party/party-votes.tsx';
import { useParty, usePartyPapers, usePartySaid, usePartyVotes } from '#features/party/use-party.ts';
import { Answered } from '#features/person/block.tsx';
import { CommitmentsCard } from '#features/person/cards.tsx';
import { CountedNote, Figures } from '#features/person/figures.tsx';
import { Proposals, Questions } from '#features/person/papers.tsx';
import parts from '#features/person/person.module.css';
import { Said, Topics } from '#features/person/said.tsx';
import { SubjectPage } from '#features/person/subject-page.tsx';
import { useMonths } from '#features/person/use-months.ts';

/** A party of the list of its chamber: who sits for it, and what there is of it. */
export function PartyScreen() {
  const { partyId } = useParams({ from: '/shell/$domain/party/$partyId' });
  return <OneParty key={partyId} id={partyId} />;
}

function OneParty({ id }: { id: string }) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: '/shell/$domain/party/$partyId' });
  const here = useLocation({ select: ({ href }) => href });
  const { months, choose } = useMonths();
  const asked = { id, months };
  const found = useParty(asked);
  const said = usePartySaid(asked);
  const papers = usePartyPapers(asked);
  const votes = usePartyVotes(asked);
  return (
    <SubjectPage
      kind="party"
      domain={domain}
      found={found}
      finding={({ name, queries }) => ({ label: t('party.bar.find', { name }), said: queries.said })}
      first={(party) => (
        <>
          <PartyHead party={party} />
          <Figures subject={party} months={months} onMonths={choose} />
          <CountedNote subject={party} />
          <PartyNote party={party} />
        </>
      )}
      cards={(party) => (
        <>
          <Answered found={votes}>
            {(answer) => <PartyVotes domain={party.domain} votes={answer} here={here} />}
          </Answered>
          <Answered found={papers}>
            {({ commitments }) => <CommitmentsCard subject={party} commitments={commitments} here={here} />}
          </Answered>
        </>
      )}
    >
      {(party) => (
        <>
          <Answered found={said}>
            {(answer) => (
              <div className={parts.uneven}>
                <Said subject={party} said={answer} here={here} />
                <Topics subject={party} said={answer} />
              </div>
            )}
          </Answered>
          <Answered found={papers}>
            {(answer) => (
              <div className={parts.pair}>
                <Questions subject={party} papers={answer} here={here} />
                <Proposals kind="motions" subject={party} papers={answer} here={here} />
                <Proposals kind="amendments" subject={party} papers={answer} here={here} />
              </div>
            )}
          </Answered>
          <Members party={party} />
        </>
      )}
    </SubjectPage>
  );
}
