import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenDossier } from 'contract/dossiers';
import { VersionsCard } from '#features/compare/versions-card.tsx';
import { PeopleCard, VotesCard } from '#features/dossier/dossier-cards.tsx';
import type { NamedDossier } from '#features/dossier/use-dossier.ts';
import { hasThread } from '#features/thread/use-thread.ts';
import { Transposing } from '#features/thread/transpose-card.tsx';
import { useFormats } from '#features/formats.ts';
import cards from '#features/meeting/meeting-cards.module.css';
import looks from './dossier-aside.module.css';
import { NextMeetings } from './next-meetings.tsx';
import { useDossierTab } from './use-dossier-tab.ts';

/** Beside a dossier: its next meetings, its votes at a glance, and who is in it. */
export function DossierAside({
  dossier,
  named,
  here,
}: {
  dossier: OpenDossier;
  named: NamedDossier;
  here: string;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { choose } = useDossierTab(dossier, named.number, true);
  const { counts, people, organisations } = dossier;
  const showVotes = () => choose('vote');
  return (
    <aside className={cards.aside} aria-label={t('dossier.next.title')}>
      {hasThread(dossier) && <Transposing number={named.number} here={here} />}
      <Card title={t('dossier.next.title')}>
        <NextMeetings dossier={dossier} number={named.number} here={here} />
      </Card>
      {counts.vote > 0 && (
        <Card
          title={t('dossier.votes.title')}
          extra={
            <button type="button" className={looks.all} onClick={showVotes}>
              {t('dossier.votes.all', { number: number(counts.vote) })}
            </button>
          }
        >
          <VotesCard dossier={dossier} here={here} onVotes={showVotes} />
        </Card>
      )}
      <VersionsCard domain={named.domain} number={named.number} />
      {people.length + organisations.length > 0 && (
        <Card title={t('dossier.people.title')}>
          <PeopleCard dossier={dossier} named={named} />
        </Card>
      )}
    </aside>
  );
}

function Card({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={cards.card} aria-labelledby={id}>
      <div className={looks.title}>
        <h2 id={id} className={cards.name}>
          {title}
        </h2>
        {extra}
      </div>
      {children}
    </section>
  );
}
