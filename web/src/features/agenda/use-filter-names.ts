import { useTranslation } from 'react-i18next';
import { isDomain } from 'contract/dashboards';
import { agendaKinds, agendaStates } from 'contract/session-filters';
import { useNames } from '#features/names.ts';
import type { FilterSort } from './agenda-state.ts';
import type { Facet } from './facets.ts';

/** The filters of a sort in words, each by its own name or, where these say little, all together. */
type NamedFilter = { label: string; keys: readonly string[] };

/** Names of what meetings are narrowed to: short where they stand among their like, and long to be known alone. */
interface FilterNames {
  short: (sort: FilterSort, facet: Pick<Facet, 'key' | 'name'>) => string;
  long: (sort: FilterSort, facet: Pick<Facet, 'key' | 'name'>) => string;
  /** What is chosen of a sort in words: single meetings, which have no names here, together. */
  chosen: (sort: FilterSort, facets: readonly Pick<Facet, 'key' | 'name'>[]) => NamedFilter[];
}

/** See `FilterNames`. */
export function useFilterNames(): FilterNames {
  const { t } = useTranslation();
  const names = useNames();
  const nameOf = (sort: FilterSort, key: string, name = ''): string => {
    const kind = agendaKinds.find((one) => one === key);
    if (sort === 'kinds' && kind) return t(`agendaPage.kinds.${kind}`);
    const state = agendaStates.find((one) => one === key);
    if (sort === 'statuses' && state) return t(`agendaPage.states.${state}`);
    const [domain, rest = ''] = halves(key);
    if (sort === 'sources' && isDomain(domain)) {
      return rest === '' ? t(`shell.domainNames.${domain}`) : names.source(domain, rest);
    }
    return name || (sort === 'committees' ? rest : key);
  };
  return {
    short: (sort, { key, name }) => {
      const long = nameOf(sort, key, name);
      return sort === 'committees' ? names.shortCommittee(long) : long;
    },
    long: (sort, { key, name }) => nameOf(sort, key, name),
    chosen: (sort, facets) => {
      const keys = facets.map(({ key }) => key);
      if (sort !== 'meetings')
        return facets.map(({ key, name }) => ({ label: nameOf(sort, key, name), keys: [key] }));
      return keys.length === 0 ? [] : [{ label: t('agendaPage.followed', { count: keys.length }), keys }];
    },
  };
}

/** A text at its first colon. */
function halves(text: string): [string, string | undefined] {
  const at = text.indexOf(':');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
