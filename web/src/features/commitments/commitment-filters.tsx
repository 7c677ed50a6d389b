import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commitmentDues, commitmentStandings } from 'contract/commitment-kinds';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { Check } from '#features/filters/check.tsx';
import { Zeros } from '#features/filters/zeros.tsx';
import { useFormats } from '#features/formats.ts';
import type { CommitmentsView } from '#features/search/commitments-view.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { Section } from '#features/section.tsx';
import { useAtOnce } from '#ui/use-at-once.ts';
import { useCommitments } from './use-commitments.ts';

/** Names that are in sight before the others are asked for. */
const few = 6;

interface Choice {
  value: string;
  label: string;
  count: number;
}

/** What commitments can be narrowed to, each with how many it would show (UX-3, 30). */
export function CommitmentFilters({ domain, search }: { domain: DomainId; search: Search }) {
  const { t } = useTranslation();
  const { view } = search;
  const { first } = useCommitments(domain, search.run, view.commitments);
  if (!first) return null;
  const { facets } = first;
  const change = (next: Partial<CommitmentsView>) =>
    search.look({ commitments: { ...view.commitments, ...next } });
  const known = <Value extends string>(
    values: readonly Value[],
    counts: readonly { value: Value; count: number }[],
    nameOf: (value: Value) => string,
  ): Choice[] =>
    values.map((value) => ({
      value,
      label: nameOf(value),
      count: counts.find((one) => one.value === value)?.count ?? 0,
    }));
  const named = (
    counts: readonly { value: string; count: number }[],
    chosen: readonly string[],
  ): Choice[] => {
    const missing = chosen.filter((value) => !counts.some((one) => one.value === value));
    return [...counts, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
      value,
      label: value === '' ? t('commitments.filters.unnamed') : value,
      count,
    }));
  };
  const { standings, ministries, parties, dues } = view.commitments;
  const among = <Value extends string>(values: readonly Value[], chosen: readonly string[]) =>
    values.filter((value) => chosen.includes(value));
  return (
    <>
      <Choices
        name="standings"
        title={t('commitments.filters.standings')}
        // States that no commitment has are left out, unless they are always there.
        choices={known(commitmentStandings, facets.standings, (value) =>
          t(`commitments.standings.${value}`),
        ).filter(({ value, count }) => count > 0 || !['partly', 'unfulfilled', 'unknown'].includes(value))}
        chosen={standings}
        onChoose={(chosen) =>
          change({
            standings: chosen.length === 0 ? commitmentStandings : among(commitmentStandings, chosen),
          })
        }
      />
      <Choices
        name="ministries"
        title={t('commitments.filters.ministries')}
        choices={named(facets.ministries, ministries)}
        chosen={ministries}
        onChoose={(chosen) => change({ ministries: chosen })}
      />
      <Choices
        name="parties"
        title={t('commitments.filters.parties')}
        choices={named(facets.parties, parties)}
        chosen={parties}
        onChoose={(chosen) => change({ parties: chosen })}
      />
      <Choices
        name="dues"
        title={t('commitments.filters.dues')}
        choices={known(commitmentDues, facets.dues, (value) => t(`commitments.dues.${value}`))}
        chosen={dues}
        onChoose={(chosen) => change({ dues: among(commitmentDues, chosen) })}
      />
    </>
  );
}

/** One filter; nothing chosen is everything, which is shown as all of it ticked. */
function Choices({
  name,
  title,
  choices,
  chosen: settled,
  onChoose,
}: {
  name: string;
  title: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [all, setAll] = useState(false);
  const [chosen, choose] = useAtOnce(settled, onChoose);
  if (choices.length === 0) return null;
  const values = choices.map(({ value }) => value);
  const ticked = chosen.length === 0 ? values : chosen;
  const toggle = (value: string, on: boolean) => {
    const next = on ? [...ticked, value] : ticked.filter((other) => other !== value);
    const everything = values.every((one) => next.includes(one));
    choose(everything ? [] : next.slice(0, limits.maximumCommittees));
  };
  // One more is no reason to fold.
  const first = choices.length <= few + 1 ? choices.length : few;
  const others = choices.length - first;
  return (
    <Section name={`commitments/${name}`} title={title}>
      {choices.slice(0, all ? choices.length : first).map(({ value, label, count }) => (
        <Check
          key={value}
          label={label}
          count={number(count)}
          countLabel={t('commitments.inGroup', { count, number: number(count) })}
          state={ticked.includes(value)}
          onChange={(on) => toggle(value, on)}
        />
      ))}
      {others > 0 && (
        <Zeros
          label={all ? t('commitments.filters.fewer') : t('commitments.filters.others', { count: others })}
          opened={all}
          onToggle={setAll}
        />
      )}
    </Section>
  );
}
