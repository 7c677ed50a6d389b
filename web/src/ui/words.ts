import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';

/** Words, or a text of them, by their names. */
interface Texts {
  readonly [name: string]: Texts | string;
}
type Values = Readonly<Record<string, string | number | undefined>>;

/** The words of one language. */
interface Translation {
  /** The locale they are in, such as `en-gb`. */
  language: string;
  /** The text of a key with its values in it; the key itself where there is none. Another function in another language. */
  t: TFunction;
  /** The text of a key made of data, as it stands in the catalogue. */
  look: (key: string) => string | undefined;
}

/** What was added so far, by language. */
const catalogues = new Map<string, Texts>();
const listeners = new Set<() => void>();
/** Values that every text may name. */
let always: Values = {};
let spoken = inLanguage('');

/** Adds words of a language; those of the same name at the top take the place of the earlier. */
export function addWords(language: string, words: object): void {
  catalogues.set(language, { ...catalogues.get(language), ...words });
}

/** Says everything in this language from now on; `values` are those that every text may name. */
export function speak(language: string, values: Values = always): void {
  always = values;
  if (spoken.language === language) return;
  spoken = inLanguage(language);
  for (const listener of listeners) listener();
}

/** What is spoken now, outside of components. */
export const speaking = (): Translation => spoken;

/** Says a text now, outside of components. */
export const translate = ((key: string, values?: Values) =>
  say(spoken.language, key, values)) as unknown as TFunction;

/** The words of the language that is spoken; the component is drawn again when that changes. */
export const useTranslation = (): Translation => useSyncExternalStore(subscribe, speaking);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function inLanguage(language: string): Translation {
  const t = (key: string, values?: Values) => say(language, key, values);
  return { language, t: t as unknown as TFunction, look: (key) => look(language, key) };
}

function look(language: string, key: string): string | undefined {
  let found: Texts | string | undefined = catalogues.get(language);
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Reads the catalogues as i18next does, whose types check the keys: `_one` and `_other` by a `count`, which Dutch and
 * English tell apart alike, `_zero` where there is one, and `{{name}}` for a value. That library does far more, which
 * every page would fetch and every word would wait for.
 */
function say(language: string, key: string, values: Values = {}): string {
  const { count } = values;
  const text = (typeof count === 'number' ? counted(language, key, count) : undefined) ?? look(language, key);
  if (text === undefined) return key;
  return text.includes('{{') ? filled(text, values) : text;
}

function counted(language: string, key: string, count: number): string | undefined {
  const none = count === 0 ? look(language, `${key}_zero`) : undefined;
  return none ?? look(language, `${key}_${Math.abs(count) === 1 ? 'one' : 'other'}`);
}

const place = /\{\{(.+?)\}\}/g;

/** A value that is named and not given stays as it is written, for whoever reads it to see. */
function filled(text: string, values: Values): string {
  return text.replaceAll(place, (whole, name: string) => {
    const from = Object.hasOwn(values, name) ? values : Object.hasOwn(always, name) ? always : undefined;
    return from ? String(from[name] ?? '') : whole;
  });
}
