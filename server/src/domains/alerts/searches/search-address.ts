import { limits } from 'contract/limits';
import type { QueryDetails } from 'contract/saved-searches';

/** Where the browser shows what a saved search finds, as it writes such addresses itself (UX 4). */
export function searchAddress(baseUrl: string, id: string, criteria: QueryDetails): string {
  const { query, context, minimalMatchPercentage: minimum, groupPaths, metadataField } = criteria;
  const { stakeholders, withoutStakeholders, topics, withoutTopics } = criteria;
  const parameters = {
    q: query,
    ctx: context.includes('all') ? '' : context.join(','),
    min: minimum === undefined || minimum === limits.defaultMinimalMatch ? '' : String(minimum),
    types: groupPaths.map((path) => path.replaceAll('/', '.')).join(','),
    com: namesOf([...criteria.euEpCommittees, ...criteria.committees]),
    lang: metadataField === 'metadata' ? '' : metadataField.replace('metadata_', ''),
    who: namesOf(stakeholders),
    notwho: namesOf(withoutStakeholders),
    about: namesOf(topics),
    notabout: namesOf(withoutTopics),
    s: id,
  };
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return `${baseUrl}/${criteria.groupingDetails.name}/dashboard?${new URLSearchParams(given).toString()}`;
}

/** Names between commas; those of their own are escaped. */
const namesOf = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');
