import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import { useFormats } from '#features/formats.ts';
import { PartyLink, useParties } from '#features/named/party-link.tsx';
import { SourceWord } from './source-word.tsx';
import { choiceIcons } from './vote-bar.tsx';
import { choices, type Choice, type PartyVotes } from './vote-figures.ts';
import styles from './vote-tab.module.css';

/** What each party voted: a column per choice that anybody made; last, those of whom the party is not known. */
export function PartiesTable({
  parties,
  unknown,
  document,
}: {
  parties: readonly PartyVotes[];
  unknown: PartyVotes['cells'];
  document: DocumentDetail;
}) {
  const { t } = useTranslation();
  const partyOf = useParties(document.domain);
  const made = choices.filter((choice) => unknown[choice] ?? parties.some(({ cells }) => cells[choice]));
  const columns = choices.filter(
    (choice) => choice === 'Voor' || choice === 'Tegen' || made.includes(choice),
  );
  if (parties.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{t('document.vote.parties')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('document.vote.party')}</th>
          {columns.map((choice) => (
            <th key={choice} scope="col" className={styles.choiceHead}>
              <span aria-hidden="true">{t(`document.vote.short.${choice}`)}</span>
              <span className="visually-hidden">{t(`document.vote.choices.${choice}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parties.map((party) => (
          <tr key={party.party} data-deviates={party.deviates}>
            <th scope="row">
              <PartyLink id={partyOf(party.party, document)?.id} domain={document.domain}>
                {party.party}
              </PartyLink>
              {party.deviates && (
                <small className={styles.deviates}>{t(`document.vote.why.${party.deviates}`)}</small>
              )}
              {party.mistake && <small className={styles.deviates}>{t('document.vote.mistake')}</small>}
            </th>
            {columns.map((choice) => (
              <td key={choice} className={styles.choiceCell}>
                <Cell choice={choice} cell={party.cells[choice]} />
              </td>
            ))}
          </tr>
        ))}
        {Object.keys(unknown).length > 0 && (
          <tr>
            <th scope="row">{t('document.vote.partyUnknown')}</th>
            {columns.map((choice) => (
              <td key={choice} className={styles.choiceCell}>
                <Cell choice={choice} cell={unknown[choice]} />
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Cell({ choice, cell }: { choice: Choice; cell: PartyVotes['cells'][Choice] }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (!cell) return null;
  const Icon = choiceIcons[choice];
  return (
    <SourceWord text={cell.text}>
      <span className={styles.choice} data-choice={choice}>
        <Icon size={15} aria-hidden="true" />
        {cell.seats === undefined ? (
          <span className="visually-hidden">{t(`document.vote.choices.${choice}`)}</span>
        ) : (
          number(cell.seats)
        )}
      </span>
    </SourceWord>
  );
}
