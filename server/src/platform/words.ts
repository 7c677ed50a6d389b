import i18next from 'i18next';
import type { Locale } from 'contract/users';
import { listedFields } from 'contract/query/fields';
import { words } from 'contract/words';
import { staffWords } from './staff-words.ts';

const catalogue = i18next.createInstance();
await catalogue.init({
  resources: { nl: { translation: words.nl }, 'en-gb': { translation: words['en-gb'] } },
  lng: 'nl',
  fallbackLng: 'nl',
  lowerCaseLng: true,
  // Answers are JSON or escaped by the template that uses them.
  interpolation: { escapeValue: false, defaultVariables: { fields: listedFields } },
});

// Keys come from data too; where the front end types them, these are not typed.
const text = catalogue.t as (key: string, values: Record<string, string | number>) => string;

/** Texts that are always the same, which a mail says hundreds of times. */
const said: Record<Locale, Map<string, string>> = { nl: new Map(), 'en-gb': new Map() };

/** A text of the catalogue in the given language, or what staff set in its place, for errors, mails and feeds. */
export function say(locale: Locale, key: string, values?: Record<string, string | number>): string {
  if (values) return text(key, { lng: locale, ...values });
  const known = staffWords().words[locale][key] ?? said[locale].get(key);
  if (known !== undefined) return known;
  const found = text(key, { lng: locale });
  // Keys made of data that are not in the catalogue could be without end.
  if (found !== key) said[locale].set(key, found);
  return found;
}

/**
 * What people call the input at a path such as `body.filters.0`, of which the first part says where in the request it
 * is. A name of ours that has no words would mean nothing to them.
 */
export function sayField(locale: Locale, path: string): string {
  const [, ...names] = path.split('.');
  return say(locale, `fields.${names.findLast((name) => name in words.nl.fields) ?? 'body'}`);
}

/** The locale a browser asks for; Dutch is the default and fallback (specification §9). */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase() ?? '';
  return first.startsWith('en') ? 'en-gb' : 'nl';
}
