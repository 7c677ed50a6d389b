import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommitteeCount } from 'contract/filters';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { Section } from '#features/section.tsx';
import { useAtOnce } from '#ui/use-at-once.ts';
import { Check } from './check.tsx';
import styles from './filters.module.css';
import { holds, NarrowField } from './narrow-field.tsx';

/** Committees that are shown before the list is unfolded, besides the chosen ones. */
const shortList = 7;

/** The committees of a dashboard by name; none chosen means all (UX 5.2, decision 3.11). */
export function CommitteesFilter({
  title,
  known,
  chosen: settled,
  short,
  onChoose,
}: {
  title: string;
  known: readonly CommitteeCount[];
  chosen: readonly string[];
  /** Names are short where the sidebar is narrow. */
  short: boolean;
  onChoose: (committees: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const names = useNames();
  const [wanted, setWanted] = useState('');
  const [unfolded, setUnfolded] = useState(false);
  const [chosen, choose] = useAtOnce(settled, onChoose);
  if (known.length === 0) return null;
  const sorted = known.toSorted((one, other) => one.name.localeCompare(other.name));
  // The busiest ones stand in the short list, for a dashboard may have hundreds.
  const busiest = new Set(
    known
      .toSorted((one, other) => other.count - one.count)
      .slice(0, shortList)
      .map(({ code }) => code),
  );
  const fitting = sorted.filter(({ code, name }) => holds(name, wanted) || holds(code, wanted));
  const shown =
    unfolded || wanted.trim() !== ''
      ? fitting
      : fitting.filter(({ code }) => busiest.has(code) || chosen.includes(code));
  return (
    <Section
      name="committees"
      title={title}
      extra={chosen.length > 0 && <span className={styles.extra}>{`${chosen.length}/${known.length}`}</span>}
    >
      {known.length > shortList && (
        <NarrowField label={t('filters.filterCommittees')} value={wanted} onChange={setWanted} />
      )}
      {shown.map(({ code, name, count }) => (
        <Check
          key={code}
          label={short ? names.shortCommittee(name) : name}
          hint={name === code ? name : `${name} (${code})`}
          count={number(count)}
          countLabel={t('filters.documents', { number: number(count) })}
          state={chosen.includes(code)}
          onChange={(on) => choose(on ? [...chosen, code] : chosen.filter((other) => other !== code))}
        />
      ))}
      {shown.length === 0 && <p className={styles.hint}>{t('filters.noCommittees')}</p>}
      {known.length > shortList && wanted.trim() === '' && (
        <button
          type="button"
          className={styles.link}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? t('filters.fewer') : t('filters.allCommittees', { count: known.length })}
        </button>
      )}
    </Section>
  );
}
