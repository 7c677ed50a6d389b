import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dashboards, type DomainId } from 'contract/dashboards';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { labels } from '#features/team/team-queries.ts';
import { committeesOf, filterTypes } from '#session/filter-types.ts';
import { daysOf, samePeriod, today, writeDay } from './period.ts';
import { defaultSearch, type SearchState } from './search-state.ts';

/** Parts of a search that narrow it, in the order in which they are told. */
export type FilterGroup = 'period' | 'minimalMatch' | 'language' | ListedGroup;
/** Those of which several can be chosen. */
type ListedGroup =
  | 'contexts'
  | 'types'
  | 'committees'
  | 'stakeholders'
  | 'withoutStakeholders'
  | 'topics'
  | 'withoutTopics'
  | 'labels';

/** A filter that is not as it is by default, in words, and the change that takes it away. */
interface ActiveFilter {
  group: FilterGroup;
  label: string;
  removal: Partial<SearchState>;
}

/** From so many choices of one kind on, they are told together. */
const together = 4;

/** Tells which filters of a search of a dashboard are set; the query itself is none of them. */
export function useActiveFilters(domain: DomainId): (state: SearchState) => ActiveFilter[] {
  const { t } = useTranslation();
  const { percentage } = useFormats();
  const names = useNames();
  const periodName = usePeriodName(domain);
  const known = useQuery(filterTypes).data;
  const without = (name: string) => t('filters.active.without', { name });
  const labelNames = useQuery(labels).data?.data;
  const labelName = (id: string) =>
    t('filters.active.label', {
      name: labelNames
        ? (labelNames.find((label) => label.id === id)?.name ?? t('filters.active.unknownLabel'))
        : '…',
    });
  const committeeName = (code: string) =>
    (known && committeesOf(known, domain).find((committee) => committee.code === code)?.name) ?? code;

  return (state) => {
    const contextual = dashboards[domain].contextRequired && state.contexts !== 'all';
    const each = <T extends string>(
      group: ListedGroup,
      chosen: readonly T[],
      name: (one: T) => string,
    ): ActiveFilter[] => {
      const all = { [group]: defaultSearch[group] };
      if (chosen.length >= together) {
        return [{ group, label: t(`filters.active.${group}`, { count: chosen.length }), removal: all }];
      }
      return chosen.map((one) => ({
        group,
        label: name(one),
        removal: chosen.length === 1 ? all : { [group]: chosen.filter((other) => other !== one) },
      }));
    };
    const one = (group: FilterGroup, active: boolean, label: () => string, removal: Partial<SearchState>) =>
      active ? [{ group, label: label(), removal }] : [];
    const { period, lookBack, language } = state;
    const types = state.types === 'all' ? [] : state.types;
    return [
      ...one('period', lookBack, () => t('timeline.period.lookBack'), { lookBack: false }),
      ...one('period', !lookBack && !samePeriod(period, defaultSearch.period), () => periodName(period), {
        period: defaultSearch.period,
      }),
      ...each('contexts', state.contexts === 'all' ? [] : state.contexts, names.context),
      ...one(
        'minimalMatch',
        contextual && state.minimalMatch !== defaultSearch.minimalMatch,
        () => t('filters.active.minimalMatch', { percentage: percentage(state.minimalMatch) }),
        { minimalMatch: defaultSearch.minimalMatch },
      ),
      ...each('types', types, (path) => names.sourceAmong(domain, path, types)),
      ...each('committees', state.committees, committeeName),
      ...one('language', language !== undefined, () => t(`filters.languages.${language!}`), {
        language: undefined,
      }),
      ...each('stakeholders', state.stakeholders, nameOf),
      ...each('withoutStakeholders', state.withoutStakeholders, (value) => without(nameOf(value))),
      ...each('topics', state.topics, (topic) => topic),
      ...each('withoutTopics', state.withoutTopics, without),
      ...each('labels', state.labels, labelName),
    ];
  };
}

/** The name of a stakeholder, which is written `CODE:name`. */
const nameOf = (stakeholder: string) => stakeholder.slice(stakeholder.indexOf(':') + 1);

/** Names periods: relative ones by what they are, fixed ones by their days. */
export function usePeriodName(domain: DomainId): (period: SearchState['period']) => string {
  const { t } = useTranslation();
  return (period) => {
    if (period.kind === 'days') return t('timeline.period.days', { count: period.days });
    if (period.kind !== 'range') return t(`timeline.period.${period.kind}`);
    const days = daysOf(period, today(), domain);
    return t('timeline.period.range', { from: writeDay(days.from), to: writeDay(days.to) });
  };
}

/** What takes all filters of a group away. */
export function removalOf(filters: readonly ActiveFilter[], group: FilterGroup): Partial<SearchState> {
  const names = new Set(
    filters.filter((filter) => filter.group === group).flatMap(({ removal }) => Object.keys(removal)),
  );
  return Object.fromEntries([...names].map((name) => [name, defaultSearch[name as keyof SearchState]]));
}
