import { isInCapitals } from './capitals.ts';
import type { Committee, DocumentNumber, Person } from '../document-parts.ts';

/** What can be found of a document; of a confidential one only title and type (decision 3.33). */
export interface Searched {
  /** In the language asked for, or the source's when there is no translation (decision 3.12). */
  title: string;
  people: readonly Pick<Person, 'name' | 'party'>[];
  organisations: readonly { name: string }[];
  committees: readonly Committee[];
  numbers: readonly Pick<DocumentNumber, 'value'>[];
  sourceType: string;
  /** The text, then the texts of its files. */
  texts: readonly string[];
  /** Who spoke where in the first of the texts, in its order; of debates. */
  turns: readonly { speaker: Pick<Person, 'name' | 'party'>; from: number; to: number }[];
}

/** Who speaks, as it is searched: the name, and the party that the report writes beside it. */
export const speakerValue = ({ name, party }: Pick<Person, 'name' | 'party'>): string =>
  party === undefined ? name : `${name} (${party})`;

/** A field that is searched, and all that anybody needs to know of it. */
export interface Field {
  /** Its names in a query, before a colon; one without is searched with all others alone. */
  nl?: string;
  en?: string;
  /** Where an index holds its words. */
  column: string;
  /**
   * `title`: there in several languages. `names`: many short values. `texts`: few long ones. `label`: searched only
   * where a query names it. `speakers`: so too, and each is kept with what was said in one turn.
   */
  kind: 'title' | 'names' | 'texts' | 'label' | 'speakers';
  /** How its values become words; numbers are found in whatever way they are written (numbers.ts). */
  analyser: 'words' | 'number';
  /** A phrase or proximity never runs from one value into the next (SEARCH.md, Text and words). */
  values(document: Searched): readonly string[];
  /** Those of them that are suggested to whoever names the field; all where absent. */
  suggested?(document: Searched): readonly string[];
  /** There are so few values that they are suggested before anything of one is typed. */
  few?: true;
}

/**
 * Every field, in the order in which a document is looked through for marks: the title first, and the texts last, as
 * only so much is looked at. Union, parser, both engines, marks and messages follow from it (SEARCH.md, Grammar).
 */
const registry = {
  title: {
    nl: 'titel',
    en: 'title',
    column: 'title',
    kind: 'title',
    analyser: 'words',
    values: ({ title }) => [title],
  },
  number: {
    nl: 'nummer',
    en: 'number',
    column: 'numbers',
    kind: 'names',
    analyser: 'number',
    values: ({ numbers }) => numbers.map(({ value }) => value),
  },
  committee: {
    nl: 'commissie',
    en: 'committee',
    column: 'committees',
    kind: 'names',
    analyser: 'words',
    values: ({ committees }) => committees.flatMap(({ code, name }) => [code, name]),
    // Codes are what people say, or keys of a source that mean nothing to anybody.
    suggested: ({ committees }) =>
      committees.flatMap(({ code, name }) => (isInCapitals(code) ? [code, name] : [name])),
  },
  person: {
    nl: 'persoon',
    en: 'person',
    column: 'people',
    kind: 'names',
    analyser: 'words',
    values: ({ people }) => people.map(({ name }) => name),
  },
  party: {
    nl: 'partij',
    en: 'party',
    column: 'parties',
    kind: 'names',
    analyser: 'words',
    values: ({ people }) => [...new Set(people.flatMap(({ party }) => party ?? []))],
    few: true,
  },
  organisation: {
    nl: 'organisatie',
    en: 'organisation',
    column: 'organisations',
    kind: 'names',
    analyser: 'words',
    values: ({ organisations }) => organisations.map(({ name }) => name),
  },
  speaker: {
    nl: 'spreker',
    en: 'speaker',
    column: 'speaker',
    kind: 'speakers',
    analyser: 'words',
    values: ({ turns }) => [...new Set(turns.map(({ speaker }) => speakerValue(speaker)))],
    suggested: ({ turns }) => [...new Set(turns.map(({ speaker }) => speaker.name))],
  },
  type: {
    nl: 'type',
    en: 'type',
    column: 'type',
    kind: 'label',
    analyser: 'words',
    values: ({ sourceType }) => [sourceType],
    few: true,
  },
  text: { column: 'body', kind: 'texts', analyser: 'words', values: ({ texts }) => texts },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof registry;
/** A field that a query can name. */
export type QueryField = {
  [Name in FieldName]: (typeof registry)[Name] extends { nl: string } ? Name : never;
}[FieldName];

export const fields: Readonly<Record<FieldName, Field>> = registry;
export const fieldNames = Object.keys(registry) as FieldName[];
/** Those that are searched where a query names none. */
export const unnamedFields = fieldNames.filter(
  (name) => fields[name].kind !== 'label' && fields[name].kind !== 'speakers',
);

/** A turn in a text: from its first UTF-16 unit to the one after its last. */
export interface SpokenTurn {
  /** Place of the speaker among the values of the field `speaker`. */
  speaker: number;
  from: number;
  to: number;
}

/** One value of one field of a document; phrases and proximities stay inside it. */
export interface FieldValue {
  field: FieldName;
  text: string;
  /** Who speaks where in it; only in the text of a debate. */
  turns?: readonly SpokenTurn[];
}

/** Every value of a document, field by field. */
export function fieldValuesOf(document: Searched): FieldValue[] {
  const values = fieldNames.flatMap((field) =>
    fields[field].values(document).map((text): FieldValue => ({ field, text })),
  );
  const spoken = values.find(({ field }) => field === 'text');
  if (spoken && document.turns.length > 0) {
    const places = new Map(fields.speaker.values(document).map((name, place) => [name, place]));
    spoken.turns = document.turns.map(({ speaker, from, to }) => ({
      speaker: places.get(speakerValue(speaker))!,
      from,
      to,
    }));
  }
  return values;
}

const queryFields = fieldNames.filter((name): name is QueryField => fields[name].nl !== undefined);
/** Those whose values are suggested while somebody types one: short ones that documents share. */
export const suggestedFields = queryFields.filter((name) =>
  ['names', 'label', 'speakers'].includes(fields[name].kind),
);
const wordsIn = (locale: 'nl' | 'en') => queryFields.map((name) => registry[name][locale]);

/** Fields by their names in a query, Dutch and English. */
export const fieldByWord: ReadonlyMap<string, QueryField> = new Map(
  (['nl', 'en'] as const).flatMap((locale) => queryFields.map((name) => [registry[name][locale], name])),
);

/** The names of all fields, for messages that list them: `{{fields.nl}}` in the catalogue. */
export const listedFields = { nl: wordsIn('nl').join(', '), en: wordsIn('en').join(', ') };
