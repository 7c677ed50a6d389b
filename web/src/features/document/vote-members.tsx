import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { PartyLink, useParties } from '#features/named/party-link.tsx';
import { PersonLink } from '#features/named/person-link.tsx';
import { usePersonsOf } from '#features/person/use-persons-of.ts';
import { SourceWord } from './source-word.tsx';
import { choiceIcons } from './vote-bar.tsx';
import type { Choice, MemberVote } from './vote-figures.ts';
import styles from './vote-tab.module.css';

/** What each member voted, party by party. */
export function MembersTable({
  members,
  document,
}: {
  members: readonly MemberVote[];
  document: DocumentDetail;
}) {
  const { t } = useTranslation();
  const { domain } = document;
  const idOf = usePersonsOf(document);
  const partyOf = useParties(domain);
  if (members.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{t('document.vote.members')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('document.vote.member')}</th>
          <th scope="col">{t('document.vote.party')}</th>
          <th scope="col">{t('document.vote.choice')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ name, party, choice, choiceText, deviates }, index) => (
          <tr key={index} data-deviates={deviates || undefined}>
            <th scope="row">
              <PersonLink id={idOf({ name, party })} domain={domain}>
                {name}
              </PersonLink>
              {deviates && <small className={styles.deviates}>{t('document.vote.why.member')}</small>}
            </th>
            <td>
              <PartyLink id={partyOf(party, document)?.id} domain={domain}>
                {party}
              </PartyLink>
            </td>
            <td>
              <SourceWord text={choiceText}>
                <ChoiceName choice={choice} />
              </SourceWord>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChoiceName({ choice }: { choice: Choice }) {
  const { t } = useTranslation();
  const Icon = choiceIcons[choice];
  return (
    <span className={styles.choice} data-choice={choice}>
      <Icon size={15} aria-hidden="true" />
      {t(`document.vote.choices.${choice}`)}
    </span>
  );
}
