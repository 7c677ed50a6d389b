import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Words } from 'contract/words';
import { locales, type Locale } from 'contract/users';
import { onPreferences, preferencesNow } from './preferences.ts';

/** Mails and what is wrong with a saved search are put into words by the server. */
type BrowserWords = Omit<Words, 'mail' | 'savedSearches'>;
/** What nobody needs before they ask for help or open the palette. */
type LateWords = Pick<Words, 'palette' | 'shortcuts' | 'support'>;

// Keys are typed from the Dutch words, so an unknown key does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: BrowserWords };
  }
}

const catalogues: Record<Locale, () => Promise<{ words: Omit<BrowserWords, keyof LateWords> }>> = {
  nl: () => import('./words/nl.ts'),
  'en-gb': () => import('./words/en-gb.ts'),
};
const lateCatalogues: Record<Locale, () => Promise<{ words: LateWords }>> = {
  nl: () => import('./words/late-nl.ts'),
  'en-gb': () => import('./words/late-en-gb.ts'),
};
let lateWanted = false;

/** Loads the words of palette, shortcuts and support; from then on they follow the language as well. */
export async function loadLateWords(): Promise<void> {
  lateWanted = true;
  await addLateWords(preferencesNow().locale);
}

async function addLateWords(locale: Locale): Promise<void> {
  const { words } = await lateCatalogues[locale]();
  i18next.addResourceBundle(locale, 'translation', words);
}

/** The locale as `Intl` and the `lang` attribute write it. */
export const languageTag: Record<Locale, string> = { nl: 'nl-NL', 'en-gb': 'en-GB' };

/** Loads the words of the preferred language; from then on language and `<html lang>` follow the preference. */
export async function startLocale(): Promise<void> {
  const locale = preferencesNow().locale;
  const { words } = await catalogues[locale]();
  await i18next.use(initReactI18next).init({
    lng: locale,
    lowerCaseLng: true,
    supportedLngs: [...locales],
    load: 'currentOnly',
    fallbackLng: false,
    resources: { [locale]: { translation: words } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  document.documentElement.lang = languageTag[locale];
  onPreferences(() => void show(preferencesNow().locale));
}

async function show(locale: Locale): Promise<void> {
  if (i18next.language === locale) return;
  const [{ words }] = await Promise.all([catalogues[locale](), lateWanted && addLateWords(locale)]);
  // Another change may have come first while the words were loading.
  if (preferencesNow().locale !== locale) return;
  i18next.addResourceBundle(locale, 'translation', words);
  await i18next.changeLanguage(locale);
  document.documentElement.lang = languageTag[locale];
}
