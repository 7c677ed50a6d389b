import { useTranslation } from 'react-i18next';
import type { Narrowing } from 'contract/statistics';
import { useFormats } from '#features/formats.ts';
import type { SearchState } from '#features/search/search-state.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { excluding, narrowed, typesWithout, type Named } from './narrow.ts';
import type { Scope } from './scope.ts';

/**
 * The ways in which a number changes the search. Each runs it at once, says so (also to who cannot see it)
 * and can be undone.
 */
interface Narrow {
  /** Finds exactly what a number counted. */
  to: (what: { name: string; count: number }, ...filters: readonly Narrowing[]) => void;
  /** Leaves nodes of the source tree out. */
  withoutNodes: (name: string, paths: readonly string[]) => void;
  /** Leaves out what a stakeholder or a topic counted. */
  withoutNamed: (name: string, named: Named, value: string) => void;
  /** Takes a filter away again. */
  off: (name: string, change: Partial<SearchState>) => void;
}

/** See `Narrow`. */
export function useNarrow({ domain, search }: Pick<Scope, 'domain' | 'search'>): Narrow {
  const { t } = useTranslation();
  const { number } = useFormats();
  const before = search.run;
  const apply = (change: Partial<SearchState>, text: string) => {
    search.submit(change.query ?? before.query, change);
    showMessage({ kind: 'info', text, undo: () => search.submit(before.query, before) });
  };
  return {
    to: ({ name, count }, ...filters) =>
      apply(narrowed(...filters), t('statistics.filter.on', { name, number: number(count) })),
    withoutNodes: (name, paths) => {
      const types = typesWithout(domain, before.types, paths);
      if (types) apply({ types }, t('filters.active.without', { name }));
      else showMessage({ kind: 'info', text: t('statistics.filter.nothingLeft', { name }) });
    },
    withoutNamed: (name, named, value) => {
      const change = excluding(before, named, value);
      if (change) apply(change, t('filters.active.without', { name }));
      else showMessage({ kind: 'info', text: t('statistics.filter.noMore', { name }) });
    },
    off: (name, change) => apply(change, t('statistics.filter.off', { name })),
  };
}
