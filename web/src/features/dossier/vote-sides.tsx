import { useTranslation } from 'react-i18next';
import type { DossierVote } from 'contract/dossiers';
import { useFormats } from '#features/formats.ts';
import styles from './vote-sides.module.css';

/** How many members were on each side, as a bar and in numbers. */
export function VoteSides({ counts }: { counts: NonNullable<DossierVote['counts']> }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { for: yes, against, abstentions = 0 } = counts;
  const sides = [
    { side: 'for', count: yes },
    ...(abstentions > 0 ? [{ side: 'abstained', count: abstentions } as const] : []),
    { side: 'against', count: against },
  ] as const;
  const told = sides.map(({ side, count }) => `${t(`dossier.votes.${side}`)} ${number(count)}`);
  return (
    <>
      <span className={styles.bar} role="img" aria-label={told.join(', ')}>
        {sides.map(({ side, count }) => (
          <i key={side} style={{ flexGrow: count }} data-choice={side} />
        ))}
      </span>
      <p className={styles.sides} aria-hidden="true">
        {sides.map(({ side, count }) => (
          <span key={side}>
            <b>{number(count)}</b> {t(`dossier.votes.${side}`)}
          </span>
        ))}
      </p>
    </>
  );
}
