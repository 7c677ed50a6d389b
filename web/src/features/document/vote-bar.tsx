import {
  IconArrowBackUp,
  IconCheck,
  IconCircleDotted,
  IconHelp,
  IconMinus,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Vote } from 'contract/document-parts';
import { useFormats } from '#features/formats.ts';
import { SourceWord } from './source-word.tsx';
import styles from './vote-bar.module.css';
import { choices, totalsOf, type Choice } from './vote-figures.ts';

/** A sign for each choice, so that colour is never alone (UX 2). */
export const choiceIcons: Record<Choice, TablerIcon> = {
  Voor: IconCheck,
  Tegen: IconX,
  Onthouding: IconCircleDotted,
  'Niet deelgenomen': IconMinus,
};
const outcomeIcons = { aangenomen: IconCheck, verworpen: IconX, ingetrokken: IconArrowBackUp };

/** What came of a vote, in our word; the source's own in a tooltip where it differs (decision 3.34). */
export function VoteOutcome({ vote, compact = false }: { vote: Vote; compact?: boolean }) {
  const { t } = useTranslation();
  const { outcome, outcomeText } = vote;
  const Icon = outcome ? outcomeIcons[outcome] : IconHelp;
  const word = outcome && t(`timeline.item.outcomes.${outcome}`);
  const other = outcomeText?.toLowerCase() === word?.toLowerCase() ? undefined : outcomeText;
  return (
    <p className={styles.outcome} data-outcome={outcome} data-compact={compact || undefined}>
      <Icon size={compact ? 16 : 22} aria-hidden="true" />
      <SourceWord text={word ? other : undefined}>
        {word ?? outcomeText ?? t('document.vote.unknown')}
      </SourceWord>
    </p>
  );
}

/** How the votes divide: a bar with numbers, and below it every choice with its sign. */
export function VoteBar({ vote }: { vote: Vote }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const totals = totalsOf(vote);
  if (!totals) return null;
  const { counts } = totals;
  const all = choices.reduce((sum, choice) => sum + counts[choice], 0);
  if (all === 0) return null;
  const shown = choices.filter((choice) => counts[choice] > 0 || choice === 'Voor' || choice === 'Tegen');
  return (
    <div className={styles.figures}>
      <div
        className={styles.bar}
        role="img"
        aria-label={`${t(`document.vote.unit.${totals.of}`)}: ${t('document.vote.bar', {
          for: number(counts.Voor),
          against: number(counts.Tegen),
          abstained: number(counts.Onthouding),
          absent: number(counts['Niet deelgenomen']),
        })}`}
      >
        {choices.map((choice) =>
          counts[choice] === 0 ? null : (
            <i key={choice} data-choice={choice} style={{ flexGrow: counts[choice] }} />
          ),
        )}
      </div>
      <ul className={styles.legend}>
        {shown.map((choice) => {
          const Icon = choiceIcons[choice];
          return (
            <li key={choice} data-choice={choice}>
              <Icon size={15} aria-hidden="true" />
              {t(`document.vote.choices.${choice}`)} <b>{number(counts[choice])}</b>
            </li>
          );
        })}
        {totals.of === 'parties' && <li className={styles.unit}>({t('document.vote.unit.parties')})</li>}
      </ul>
    </div>
  );
}
