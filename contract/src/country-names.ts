import type { Locale } from './users.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** The name of a country in a language of the interface, by its code (ISO 3166-1 alpha-2); any other text stays as it is. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  names.set(locale, known);
  return known.of(code) ?? code;
}
