import { useLocation, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MinistryHead } from '#features/ministry/ministry-head.tsx';
import { Commitments, NamedIn, Topics } from '#features/ministry/parts.tsx';
import { useMinistry, useMinistryPapers } from '#features/ministry/use-ministry.ts';
import { Answered } from '#features/person/block.tsx';
import { CountedNote, Figures } from '#features/person/figures.tsx';
import { Letters, Questions } from '#features/person/papers.tsx';
import parts from '#features/person/person.module.css';
import { SubjectPage } from '#features/person/subject-page.tsx';
import { useMonths } from '#features/person/use-months.ts';

/** A ministry by what papers call it: its ministers, what it promised, sent and answered. */
export function MinistryScreen() {
  const { domain, name } = useParams({ from: '/shell/$domain/ministry/$name' });
  return <OneMinistry key={`${domain} ${name}`} />;
}

function OneMinistry() {
  const { t } = useTranslation();
  const { domain, name } = useParams({ from: '/shell/$domain/ministry/$name' });
  const here = useLocation({ select: ({ href }) => href });
  const { months, choose } = useMonths();
  const asked = { domain, name, months };
  const found = useMinistry(asked);
  const told = useMinistryPapers(asked);
  return (
    <SubjectPage
      kind="ministry"
      domain={domain}
      found={found}
      first={(ministry) => (
        <>
          <MinistryHead ministry={ministry} />
          <Figures subject={{ ...ministry, government: true }} months={months} onMonths={choose} />
          <CountedNote subject={ministry} />
          <p className={parts.note}>{t('ministry.counted', { name: ministry.name })}</p>
        </>
      )}
      cards={(ministry) => (
        <Answered found={told}>
          {(papers) => <NamedIn ministry={ministry} papers={papers} here={here} />}
        </Answered>
      )}
    >
      {(ministry) => (
        <Answered found={told}>
          {(papers) => {
            const subject = { ...ministry, government: true };
            return (
              <>
                <div className={parts.uneven}>
                  <Commitments ministry={subject} papers={papers} here={here} />
                  <Topics ministry={subject} papers={papers} />
                </div>
                <div className={parts.pair}>
                  <Questions subject={subject} papers={papers} here={here} />
                  <Letters subject={subject} papers={papers} here={here} />
                </div>
              </>
            );
          }}
        </Answered>
      )}
    </SubjectPage>
  );
}
