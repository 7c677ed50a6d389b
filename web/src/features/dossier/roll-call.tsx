import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RollCall } from 'contract/dossiers';
import { useFormats } from '#features/formats.ts';
import styles from './dossier-cards.module.css';
import { Outcome } from './dossier-rows.tsx';
import { RowLink } from './row-link.tsx';
import { useDossierWords } from './use-dossier-words.ts';
import { VoteSides } from './vote-sides.tsx';

/** How the European Parliament voted by name, and the members of our two countries; numbers, and no word on why. */
export function RollCallVote({ rollCall, here }: { rollCall: RollCall; here: string }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const words = useDossierWords();
  const { document, vote, day, countries, withoutCountry } = rollCall;
  return (
    <div className={styles.bill}>
      <p>
        <span>{t('dossier.votes.rollCall', { day: words.day(day) })}</span>
        <Outcome vote={vote} />
      </p>
      {vote.counts && <VoteSides counts={vote.counts} />}
      {countries.length > 0 && (
        <table className={styles.tally}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('dossier.rows.vote')}</th>
              <th scope="col">{t('dossier.votes.for')}</th>
              <th scope="col">{t('dossier.votes.against')}</th>
            </tr>
          </thead>
          <tbody>
            {countries.map(({ country, for: yes, against, abstentions = 0 }) => (
              <tr key={country}>
                <th scope="row">
                  {t(`dossier.votes.members.${country}`)}
                  {abstentions > 0 && (
                    <small>
                      {number(abstentions)} {t('dossier.votes.abstained')}
                    </small>
                  )}
                </th>
                <td className={styles.side} data-choice="for">
                  <IconCheck size={14} aria-hidden="true" />
                  {number(yes)}
                </td>
                <td className={styles.side} data-choice="against">
                  <IconX size={14} aria-hidden="true" />
                  {number(against)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {withoutCountry > 0 && (
        <p className={styles.quiet}>
          {t('dossier.votes.withoutCountry', { count: withoutCountry, number: number(withoutCountry) })}
        </p>
      )}
      <p className={styles.of}>
        <RowLink document={document} here={here}>
          {vote.subject}
        </RowLink>
      </p>
    </div>
  );
}
