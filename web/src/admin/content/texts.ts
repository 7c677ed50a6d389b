import type { Locale } from 'contract/users';

/** Texts as staff keep them: by language, section and name. */
type Texts = Record<Locale, Record<string, Record<string, string>>>;

/** What a text was and what it becomes. */
export interface TextChange {
  before: string;
  after: string;
}

const all = (texts: Texts): string[] =>
  Object.values(texts).flatMap((sections) => Object.values(sections).flatMap((one) => Object.values(one)));

/** Whether every text says something. */
export const isWhole = (texts: Texts): boolean => all(texts).every((text) => text.trim() !== '');

/** The texts that changed. */
export function changesIn(before: Texts, after: Texts): TextChange[] {
  const now = all(after);
  return all(before).flatMap((text, place) =>
    now[place] === text ? [] : [{ before: text, after: now[place]! }],
  );
}

/** The texts with some of their sections changed, by language. */
export const withTexts = <Some extends Texts>(
  texts: Some,
  changed: (locale: Locale) => Partial<Some[Locale]>,
): Some => ({
  ...texts,
  nl: { ...texts.nl, ...changed('nl') },
  'en-gb': { ...texts['en-gb'], ...changed('en-gb') },
});

/** What things are called, by language. */
export const namesOf = <Names>({
  nl,
  'en-gb': en,
}: Record<Locale, { names: Names }>): Record<Locale, Names> => ({ nl: nl.names, 'en-gb': en.names });
