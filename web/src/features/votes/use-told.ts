import { countryName } from 'contract/country-names';
import { tellsCountries, type VotesPer } from 'contract/vote-cells';
import type { Scope } from '#features/statistics/scope.ts';
import { usePreferences } from '#session/preferences.ts';

/** What the votes of a dashboard are told by. */
export const perOf = ({ domain, search }: Pick<Scope, 'domain' | 'search'>): VotesPer =>
  tellsCountries(domain) ? search.view.votes.per : 'party';

/** The same, with how parties are called, or countries in the language of the interface. */
export function useTold(scope: Pick<Scope, 'domain' | 'search'>): {
  byCountry: boolean;
  nameOf: (name: string) => string;
} {
  const { locale } = usePreferences().preferences;
  const byCountry = perOf(scope) === 'country';
  return { byCountry, nameOf: (name) => (byCountry ? countryName(name, locale) : name) };
}
