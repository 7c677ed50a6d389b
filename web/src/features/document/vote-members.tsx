import { useTranslation } from 'react-i18next';
import { SourceWord } from './source-word.tsx';
import { choiceIcons } from './vote-bar.tsx';
import type { Choice, MemberVote } from './vote-figures.ts';
import styles from './vote-tab.module.css';

/** What each member voted, party by party. */
export function MembersTable({ members }: { members: readonly MemberVote[] }) {
  const { t } = useTranslation();
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
              {name}
              {deviates && <small className={styles.deviates}>{t('document.vote.why.member')}</small>}
            </th>
            <td>{party}</td>
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
