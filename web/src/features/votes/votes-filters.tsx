import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboards } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { unknownOpinion } from 'contract/vote-cells';
import { Check } from '#features/filters/check.tsx';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import type { VotesView } from '#features/search/votes-view.ts';
import { Section } from '#features/section.tsx';
import type { Scope } from '#features/statistics/scope.ts';
import { useVotesSummary } from './use-votes.ts';
import styles from './votes.module.css';

/** Choices that are told at first. */
const few = 5;

/** What votes are narrowed to; the search stays what it is. */
export function VotesFilters({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const names = useNames();
  const { number } = useFormats();
  const { domain, search } = scope;
  const { votes: view } = search.view;
  const { data } = useVotesSummary(scope);
  const look = (change: Partial<VotesView>) => search.look({ votes: { ...view, ...change } });
  if (!data) return null;
  const counted = (count: number) => ({
    count: number(count),
    countLabel: t('votes.count', { count, number: number(count) }),
  });
  // Many councils have motions.
  const kinds = data.kinds.map(({ value }) => value);
  // Chambers that have it tell of a vote by hands what each party did; elsewhere no more than numbers may be known of it.
  const hands = dashboards[domain].languages[0] === 'nl' && (domain === 'nl' || domain === 'nl-lr');
  return (
    <>
      <Choices
        name="votesKind"
        title={t('votes.filters.kind')}
        options={data.kinds}
        chosen={view.kinds}
        labelOf={(path) => names.sourceAmong(domain, path, kinds)}
        countOf={counted}
        onChoose={(kinds) => look({ kinds })}
      />
      <Choices
        name="votesOutcome"
        title={t('votes.outcome')}
        options={data.outcomes}
        chosen={view.outcomes}
        labelOf={(outcome) => t(`votes.outcomes.${outcome}`)}
        countOf={counted}
        onChoose={(outcomes) => look({ outcomes })}
      >
        <Check
          label={t('votes.filters.close', { count: limits.closeVote })}
          state={view.close}
          {...counted(data.close)}
          onChange={(close) => look({ close })}
        />
      </Choices>
      <Choices
        name="votesManner"
        title={t('votes.filters.manner')}
        options={data.manners}
        chosen={view.manners}
        labelOf={(manner) =>
          t(
            manner === 'names'
              ? 'votes.filters.names'
              : hands
                ? 'votes.filters.hands'
                : 'votes.filters.unnamed',
          )
        }
        countOf={counted}
        onChoose={(manners) => look({ manners })}
      />
      {(data.opinions.some(({ value }) => value !== unknownOpinion) || view.opinions.length > 0) && (
        <Choices
          name="votesOpinion"
          title={t('votes.filters.opinion')}
          options={data.opinions}
          chosen={view.opinions}
          labelOf={(opinion) => (opinion === unknownOpinion ? t('votes.filters.unknownOpinion') : opinion)}
          countOf={counted}
          onChoose={(opinions) => look({ opinions })}
        />
      )}
      {(data.by.length > 0 || view.by.length > 0) && (
        <Choices
          name="votesBy"
          title={t('votes.filters.by')}
          options={data.by}
          chosen={view.by}
          labelOf={(party) => party}
          countOf={counted}
          onChoose={(by) => look({ by })}
        />
      )}
    </>
  );
}

/** Values with a box each; all are on where none is chosen, and the last one cannot be taken away. */
function Choices<Value extends string>({
  name,
  title,
  options,
  chosen,
  labelOf,
  countOf,
  onChoose,
  children,
}: {
  name: string;
  title: string;
  options: readonly { value: Value; count: number }[];
  chosen: readonly Value[];
  labelOf: (value: Value) => string;
  countOf: (count: number) => { count: string; countLabel: string };
  onChoose: (chosen: readonly Value[]) => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [all, setAll] = useState(false);
  const counts = new Map(options.map(({ value, count }) => [value, count]));
  const values = [...new Set([...options.map(({ value }) => value), ...chosen])];
  const isOn = (value: Value) => chosen.length === 0 || chosen.includes(value);
  const turn = (value: Value, on: boolean) => {
    const next = values.filter((each) => (each === value ? on : isOn(each)));
    if (next.length > 0) onChoose(next.length === values.length ? [] : next);
  };
  const shown = all || values.length <= few + 1 ? values : values.slice(0, few);
  return (
    <Section name={name} title={title}>
      {shown.map((value) => (
        <Check
          key={value}
          label={labelOf(value)}
          state={isOn(value)}
          disabled={isOn(value) && values.filter(isOn).length === 1}
          {...countOf(counts.get(value) ?? 0)}
          onChange={(on) => turn(value, on)}
        />
      ))}
      {shown.length < values.length && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {t('votes.filters.all', { number: number(values.length) })}
        </button>
      )}
      {children}
    </Section>
  );
}
