import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RollCall } from 'contract/dossiers';
import { useFormats } from '#features/formats.ts';
import styles from './dossier-cards.module.css';
import { Outcome } from './dossier-rows.tsx';
import { RowLink } from './row-link.tsx';
import { useDossierWords } from './use-dossier-words.ts';

/** How the European Parliament voted by name, and the members of our two countries; numbers, and no word on why. */
export function RollCallVote({ rollCall, here }: { rollCall: RollCall; here: string }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const words = useDossierWords();
  const { document, vote, day, abstained, countries, withoutCountry } = rollCall;
  const { counts } = vote;
  return (
    <div className={styles.bill}>
      <p>
        <span>{t('dossier.votes.rollCall', { day: words.day(day) })}</span>
        <Outcome vote={vote} />
      </p>
      {counts && (
        <>
          <span
            className={styles.bar}
            role="img"
            aria-label={t('dossier.votes.threeSides', {
              for: number(counts.for),
              abstained: number(abstained),
              against: number(counts.against),
            })}
          >
            <i style={{ flexGrow: counts.for }} data-choice="for" />
            {abstained > 0 && <i style={{ flexGrow: abstained }} data-choice="abstained" />}
            <i style={{ flexGrow: counts.against }} data-choice="against" />
          </span>
          <p className={styles.sides} aria-hidden="true">
            <span>
              <b>{number(counts.for)}</b> {t('dossier.votes.for')}
            </span>
            {abstained > 0 && (
              <span>
                <b>{number(abstained)}</b> {t('dossier.votes.abstained')}
              </span>
            )}
            <span>
              <b>{number(counts.against)}</b> {t('dossier.votes.against')}
            </span>
          </p>
        </>
      )}
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
            {countries.map(({ country, for: yes, against, abstained: neither }) => (
              <tr key={country}>
                <th scope="row">
                  {t(`dossier.votes.members.${country}`)}
                  {neither > 0 && (
                    <small>
                      {number(neither)} {t('dossier.votes.abstained')}
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
