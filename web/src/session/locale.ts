import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { listedFields } from 'contract/query/fields';
import type { Words } from 'contract/words';
import { locales, type Locale } from 'contract/users';
import { config } from './config.ts';
import { onPreferences, preferencesNow } from './preferences.ts';

/** Mails, files, why something is refused and what is wrong with an input are put into words by the server. */
type BrowserWords = Omit<
  Words,
  | 'accounts'
  | 'mail'
  | 'savedSearches'
  | 'push'
  | 'offline'
  | 'agendaMails'
  | 'agenda'
  | 'sources'
  | 'exports'
  | 'fields'
  | 'refusals'
  | 'signOnPage'
  | 'supportQuestions'
  | 'why'
> & {
  agenda: Pick<Words['agenda'], 'card'>;
  sources: Omit<Words['sources'], 'epCommittees'>;
};
/** What is fetched with the part of the product that says it. */
interface LateWords {
  /** What only some logins come to: the provider of an organisation, and the second step, which the settings set up. */
  signOn: Pick<Words, 'factor' | 'signOn'>;
  /** Choosing a password. */
  newPassword: Pick<Words, 'newPassword'>;
  /** A domain outside the subscription. */
  teaser: Pick<Words, 'modules' | 'teaser'>;
  /** Palette, shortcuts, support, the table of search symbols, what contexts are and why a document has one. */
  help: Pick<Words, 'palette' | 'shortcuts' | 'support' | 'tips' | 'aboutContexts' | 'contextReasons'>;
  /** The saved searches at hand. */
  searches: Pick<Words, 'searches'>;
  /** Their dialog, their page and the addresses of their feeds. */
  saving: Pick<Words, 'feeds' | 'saving'>;
  settings: Pick<Words, 'aboutContexts' | 'api' | 'settings'>;
  /** Making a newsletter, its colours and its readers. */
  newsletter: Pick<Words, 'newsletter' | 'readers'>;
  listManager: Pick<Words, 'listManager' | 'modules' | 'richText'>;
  /** Adding to lists. */
  listPicker: Pick<Words, 'listPicker' | 'modules'>;
  /** A document with its summary and its transcript. */
  document: Pick<Words, 'connectors' | 'document' | 'summary' | 'transcript'>;
  /** Versions of a text, and two of them compared. */
  compare: Pick<Words, 'compare'>;
  /** The page of a dossier. */
  dossier: Pick<Words, 'dossier'>;
  /** What the services are called that documents come from. */
  connectors: Pick<Words, 'connectors'>;
  /** What ministers promised. */
  commitments: Pick<Words, 'commitments'>;
  /** The agenda and the page of a meeting. */
  agenda: Pick<Words, 'agendaPage' | 'meeting' | 'modules'>;
  /** The answer to a question. */
  ask: Pick<Words, 'ask'>;
  /** What is offered below the query field. */
  suggesting: Pick<Words, 'suggesting'>;
  /** The votes of a search. */
  votes: Pick<Words, 'votes'>;
  /** The page of a ministry. */
  ministry: Pick<Words, 'ministry'>;
  /** The page of a party. */
  party: Pick<Words, 'party'>;
  /** The page of a person. */
  person: Pick<Words, 'person'>;
  /** What an organisation has together about documents. */
  team: Pick<Words, 'team'>;
  /** A dashboard before its first search. */
  today: Pick<Words, 'today'>;
  /** What mails lead to, their documents and activating an account, and what staff look at. */
  mailed: Pick<Words, 'activation' | 'mailed' | 'agendaDebug' | 'searchDebug'>;
  /** The bars under the top bar, and maintenance. */
  notices: Pick<Words, 'notices' | 'maintenance'>;
  /** The admin site. */
  admin: Pick<
    Words,
    'admin' | 'adminContent' | 'connectors' | 'adminOrganisations' | 'modules' | 'richText' | 'watching'
  >;
}
type LatePart = keyof LateWords;
type EarlyWords = Omit<BrowserWords, { [Part in LatePart]: keyof LateWords[Part] }[LatePart]>;

// Keys are typed from the Dutch words, so an unknown key does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: BrowserWords };
  }
}

const catalogues: Record<Locale, () => Promise<EarlyWords>> = {
  nl: () => import('./words/nl.ts'),
  'en-gb': () => import('./words/en-gb.ts'),
};
const lateCatalogues: { [Part in LatePart]: Record<Locale, () => Promise<LateWords[Part]>> } = {
  signOn: {
    nl: () => import('./words/sign-on-nl.ts'),
    'en-gb': () => import('./words/sign-on-en-gb.ts'),
  },
  newPassword: {
    nl: () => import('./words/new-password-nl.ts'),
    'en-gb': () => import('./words/new-password-en-gb.ts'),
  },
  teaser: {
    nl: () => import('./words/teaser-nl.ts'),
    'en-gb': () => import('./words/teaser-en-gb.ts'),
  },
  help: {
    nl: () => import('./words/late-nl.ts'),
    'en-gb': () => import('./words/late-en-gb.ts'),
  },
  searches: {
    nl: () => import('./words/searches-nl.ts'),
    'en-gb': () => import('./words/searches-en-gb.ts'),
  },
  saving: {
    nl: () => import('./words/saving-nl.ts'),
    'en-gb': () => import('./words/saving-en-gb.ts'),
  },
  connectors: {
    nl: () => import('./words/connectors-nl.ts'),
    'en-gb': () => import('./words/connectors-en-gb.ts'),
  },
  document: {
    nl: () => import('./words/document-nl.ts'),
    'en-gb': () => import('./words/document-en-gb.ts'),
  },
  dossier: {
    nl: () => import('./words/dossier-nl.ts'),
    'en-gb': () => import('./words/dossier-en-gb.ts'),
  },
  settings: {
    nl: () => import('./words/settings-nl.ts'),
    'en-gb': () => import('./words/settings-en-gb.ts'),
  },
  newsletter: {
    nl: () => import('./words/newsletter-nl.ts'),
    'en-gb': () => import('./words/newsletter-en-gb.ts'),
  },
  listManager: {
    nl: () => import('./words/list-manager-nl.ts'),
    'en-gb': () => import('./words/list-manager-en-gb.ts'),
  },
  listPicker: {
    nl: () => import('./words/list-picker-nl.ts'),
    'en-gb': () => import('./words/list-picker-en-gb.ts'),
  },
  commitments: {
    nl: () => import('./words/commitments-nl.ts'),
    'en-gb': () => import('./words/commitments-en-gb.ts'),
  },
  agenda: {
    nl: () => import('./words/agenda-nl.ts'),
    'en-gb': () => import('./words/agenda-en-gb.ts'),
  },
  ask: {
    nl: () => import('./words/ask-nl.ts'),
    'en-gb': () => import('./words/ask-en-gb.ts'),
  },
  suggesting: {
    nl: () => import('./words/suggesting-nl.ts'),
    'en-gb': () => import('./words/suggesting-en-gb.ts'),
  },
  votes: {
    nl: () => import('./words/votes-nl.ts'),
    'en-gb': () => import('./words/votes-en-gb.ts'),
  },
  ministry: {
    nl: () => import('./words/ministry-nl.ts'),
    'en-gb': () => import('./words/ministry-en-gb.ts'),
  },
  party: {
    nl: () => import('./words/party-nl.ts'),
    'en-gb': () => import('./words/party-en-gb.ts'),
  },
  person: {
    nl: () => import('./words/person-nl.ts'),
    'en-gb': () => import('./words/person-en-gb.ts'),
  },
  compare: {
    nl: () => import('./words/compare-nl.ts'),
    'en-gb': () => import('./words/compare-en-gb.ts'),
  },
  team: {
    nl: () => import('./words/team-nl.ts'),
    'en-gb': () => import('./words/team-en-gb.ts'),
  },
  today: {
    nl: () => import('./words/today-nl.ts'),
    'en-gb': () => import('./words/today-en-gb.ts'),
  },
  mailed: {
    nl: () => import('./words/mailed-nl.ts'),
    'en-gb': () => import('./words/mailed-en-gb.ts'),
  },
  notices: {
    nl: () => import('./words/notices-nl.ts'),
    'en-gb': () => import('./words/notices-en-gb.ts'),
  },
  admin: {
    nl: () => import('./words/admin-nl.ts'),
    'en-gb': () => import('./words/admin-en-gb.ts'),
  },
};
const lateWanted = new Set<LatePart>();

/** Loads words that not every page needs; from then on they follow the language as well. */
export async function loadLateWords(part: LatePart): Promise<void> {
  lateWanted.add(part);
  await addLateWords(part, preferencesNow().locale);
}

/** A part of the application together with the words that only it says. */
export async function withWords<Part>(part: Promise<Part>, ...words: LatePart[]): Promise<Part> {
  return (await Promise.all([part, ...words.map(loadLateWords)]))[0];
}

async function addLateWords(part: LatePart, locale: Locale): Promise<void> {
  const words = await fetchWords<object>(lateCatalogues[part][locale], locale);
  i18next.addResourceBundle(locale, 'translation', words);
}

/** Fetches words, and what puts those of staff in their place where there are any. */
async function fetchWords<Some extends object>(load: () => Promise<Some>, locale: Locale): Promise<Some> {
  const set = config.words[locale];
  const [words, code] = await Promise.all([load(), set && import('./as-set.ts')]);
  return set && code ? code.asSet(words, set) : words;
}

/** The locale as `Intl` and the `lang` attribute write it. */
export const languageTag: Record<Locale, string> = { nl: 'nl-NL', 'en-gb': 'en-GB' };

/** Loads the words of the preferred language; from then on language and `<html lang>` follow the preference. */
export async function startLocale(): Promise<void> {
  const locale = preferencesNow().locale;
  const words = await fetchWords(catalogues[locale], locale);
  await i18next.use(initReactI18next).init({
    lng: locale,
    lowerCaseLng: true,
    supportedLngs: [...locales],
    load: 'currentOnly',
    fallbackLng: false,
    resources: { [locale]: { translation: words } },
    // Told, so that it is not guessed anew from every key.
    keySeparator: '.',
    nsSeparator: false,
    interpolation: { escapeValue: false, defaultVariables: { fields: listedFields } },
    react: { useSuspense: false },
  });
  document.documentElement.lang = languageTag[locale];
  onPreferences(() => void show(preferencesNow().locale));
}

async function show(locale: Locale): Promise<void> {
  if (i18next.language === locale) return;
  const late = [...lateWanted].map((part) => addLateWords(part, locale));
  const [words] = await Promise.all([fetchWords(catalogues[locale], locale), ...late]);
  // Another change may have come first while the words were loading.
  if (preferencesNow().locale !== locale) return;
  i18next.addResourceBundle(locale, 'translation', words);
  await i18next.changeLanguage(locale);
  document.documentElement.lang = languageTag[locale];
}
