import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vote } from 'contract/document-parts';
import type { DocumentDetail } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { membersOf, partiesOf, unknownOf } from './vote-figures.ts';
import { MembersTable } from './vote-members.tsx';
import { PartiesTable } from './vote-parties.tsx';
import { VoteBar, VoteOutcome } from './vote-bar.tsx';
import styles from './vote-tab.module.css';

/** The votes on a document: outcome first, then how many, then every party and every member (UX 5.5). */
export function VoteTab({ document }: { document: DocumentDetail }) {
  const { votes, title } = document;
  return votes.map((vote, index) => (
    <OneVote
      key={index}
      vote={vote}
      document={document}
      named={votes.length > 1 || vote.subject !== title.text}
    />
  ));
}

function OneVote({
  vote,
  document,
  named,
}: {
  vote: Vote;
  document: DocumentDetail;
  /** Its subject is told: there are several, or it differs from the title. */
  named: boolean;
}) {
  const { t } = useTranslation();
  const { longDate, number } = useFormats();
  const [deviating, setDeviating] = useState(false);
  const parties = partiesOf(vote);
  const members = membersOf(vote);
  const deviations =
    parties.filter((party) => party.deviates).length + members.filter((member) => member.deviates).length;
  return (
    <section className={styles.vote}>
      <VoteOutcome vote={vote} />
      <h2 className={named ? undefined : 'visually-hidden'}>{vote.subject}</h2>
      {vote.date && <p className={styles.date}>{t('document.vote.date', { date: longDate(vote.date) })}</p>}
      <VoteBar vote={vote} />
      {deviations > 0 && (
        <Checkbox
          classNames={{ root: styles.filter, description: styles.hint }}
          checked={deviating}
          onChange={(event) => setDeviating(event.currentTarget.checked)}
          label={t('document.vote.deviatesOnly', { number: number(deviations) })}
          description={t('document.vote.deviatesHint')}
        />
      )}
      {parties.length > 0 ? (
        <PartiesTable
          parties={deviating ? parties.filter((party) => party.deviates) : parties}
          unknown={deviating ? {} : unknownOf(vote)}
          document={document}
        />
      ) : (
        members.length === 0 && <p className={styles.date}>{t('document.vote.noParties')}</p>
      )}
      {members.length > 0 && (
        <MembersTable
          members={deviating ? members.filter((member) => member.deviates) : members}
          document={document}
        />
      )}
    </section>
  );
}
