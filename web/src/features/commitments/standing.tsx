import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleX,
  IconHelpCircle,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CommitmentItem, CommitmentStanding } from 'contract/commitments';
import { useFormats } from '#features/formats.ts';
import styles from './standing.module.css';

const icons: Record<CommitmentStanding, Icon> = {
  overdue: IconAlertTriangle,
  open: IconCircleDashed,
  partly: IconCircleHalf2,
  unfulfilled: IconCircleDashed,
  unknown: IconHelpCircle,
  fulfilled: IconCircleCheck,
  lapsed: IconCircleX,
};

type Known = Pick<CommitmentItem, 'standing' | 'daysLeft' | 'age' | 'commitment'>;

/** How a commitment stands: late by so many days, open for so many, or what its source calls it. */
export function Standing({ item }: { item: Known }) {
  const words = useStandingWords();
  const Shape = icons[item.standing];
  return (
    <span className={styles.standing} data-standing={item.standing}>
      <Shape size={14} aria-hidden="true" />
      {words(item)}
    </span>
  );
}

function useStandingWords() {
  const { t } = useTranslation();
  const { number } = useFormats();
  return ({ standing, daysLeft, age, commitment: { stateText } }: Known): string => {
    const days = (count: number) => ({ count, number: number(count) });
    if (standing === 'overdue') return t('commitments.state.late', days(-(daysLeft ?? 0)));
    if (standing === 'unknown') return stateText ?? t('commitments.state.unknown');
    if (standing !== 'open') return t(`commitments.state.${standing}`);
    if (daysLeft === 0) return t('commitments.state.today');
    if (daysLeft !== undefined) return t('commitments.state.left', days(daysLeft));
    return age === 0 ? t('commitments.state.openSinceToday') : t('commitments.state.openSince', days(age));
  };
}
