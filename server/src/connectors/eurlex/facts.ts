import type { Label } from 'contract/document-parts';

/** Languages whose titles are kept (decision 3.12). */
export const languages = ['en', 'fr', 'nl', 'de'] as const;
export type Language = (typeof languages)[number];

/** A link of one work to another, by its CELEX number or, where it has none, another identifier. */
type Link = { relation: string; title?: string } & (
  | { celex: string; name?: never }
  | { celex?: never; name: string }
);

/** What CELLAR says about one work, whichever of its answers said it. */
export interface WorkFacts {
  celex?: string;
  /** Resource types such as `REG_DEL`. */
  types: string[];
  /** Names of the types where the answer gives them. */
  typeNames: string[];
  titles: Partial<Record<Language, string>>;
  /** Days, YYYY-MM-DD. */
  date?: string;
  entryIntoForce: string[];
  endOfValidity: string[];
  /** Codes or names of the bodies that made it. */
  authors: { code: string; name?: string }[];
  services: string[];
  labels: Label[];
  eli?: string;
  /** `procedure` as people write it: 2018/0172(COD). */
  procedures: string[];
  /** Numbers as the identifiers of the work give them, with the scheme: `immc COM(2018)340 final`. */
  identifiers: { scheme: string; value: string }[];
  links: Link[];
  /** Further streams of the text, such as annexes, with their names and media types. */
  items: { url: string; name: string; mimeType?: string }[];
}

/** Facts of which nothing is known yet. */
export function noFacts(): WorkFacts {
  return {
    types: [],
    typeNames: [],
    titles: {},
    entryIntoForce: [],
    endOfValidity: [],
    authors: [],
    services: [],
    labels: [],
    procedures: [],
    identifiers: [],
    links: [],
    items: [],
  };
}

const threeLetters: Record<string, Language> = { eng: 'en', fra: 'fr', nld: 'nl', deu: 'de' };

/** One of the four languages by its code of two or three letters; undefined for any other. */
export function languageOf(code: string | undefined): Language | undefined {
  const plain = code?.trim().toLowerCase().slice(0, 3) ?? '';
  const two = plain.slice(0, 2) as Language;
  return threeLetters[plain] ?? (/^[a-z]{2}$/.test(plain) && languages.includes(two) ? two : undefined);
}

/** A day that exists and is known: 1001-01-01 and 9999-12-31 stand for unknown and for ever (SOURCES.md §6). */
export function knownDay(text: string | undefined): string | undefined {
  const day = text?.trim().slice(0, 10) ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || /^(1001-01-01|9999)/.test(day)) return undefined;
  return new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day ? day : undefined;
}

/** A procedure as people write it from `2013/0449/COD`, `2018/0172 (COD)`; undefined for another form. */
export function procedureOf(text: string | undefined): string | undefined {
  const [, number, type] = /\b(\d{4}\/\d{4}[A-Z]?)\s*[/(]\s*([A-Z]{3})\b/.exec(text ?? '') ?? [];
  return number ? `${number}(${type})` : undefined;
}

/** A Commission number from any of its forms: `COM(2018)340 final`, `COM_2018_0340_FIN` (SOURCES.md §8). */
export function commissionNumber(text: string): string | undefined {
  const [, type, year, number] =
    /^(COM|SWD|JOIN|SEC|C)\s*[(_]\s*(\d{4})\s*[)_]\s*0*(\d+)/.exec(text.trim()) ?? [];
  return type ? `${type}(${year}) ${number}` : undefined;
}
