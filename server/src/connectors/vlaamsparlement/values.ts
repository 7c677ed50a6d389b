import { z } from 'zod';
import type { Committee, Person } from 'contract/document-parts';
import { htmlText } from '../reading/html.ts';

/** Text that may be absent. */
export const text = z.string().nullish();
/** A number of the service, as a number or in digits. */
export const Id = z.coerce.number().int().positive();

/** A list whose keys the service leaves away when it is empty, and the list when it has one element. */
export const many = <T extends z.ZodType>(item: T) =>
  z
    .union([z.array(item), item])
    .nullish()
    .transform((value): z.output<T>[] => {
      if (value === null || value === undefined) return [];
      return Array.isArray(value) ? value : [value];
    });

/** A yes or no: `J` and `N` beside real booleans. */
export const flag = z
  .union([z.boolean(), z.string()])
  .nullish()
  .transform((value) => (typeof value === 'string' ? /^(j|ja|true)$/i.test(value) : (value ?? undefined)));

/** A group of members. */
export const Party = z.looseObject({ id: z.coerce.number().nullish(), naam: z.string() });

/** Somebody as lists, agendas and votes name them. */
export const PersonRow = z.looseObject({
  id: z.coerce.number().nullish(),
  voornaam: text,
  naam: z.string(),
  fractie: Party.nullish(),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** A committee as lists and meetings name it. */
export const CommitteeRow = z.looseObject({
  id: z.coerce.number().nullish(),
  afkorting: text,
  titel: text,
  naam: text,
  datumvan: text,
  datumtot: text,
});
export type CommitteeRow = z.infer<typeof CommitteeRow>;

/** People by what they have to do with a matter. */
export const Contacts = many(z.looseObject({ beschrijving: text, contact: many(PersonRow) }));

/** First name and surname as people write them. */
export function nameOf({ voornaam, naam }: Pick<PersonRow, 'voornaam' | 'naam'>): string {
  return [voornaam?.trim(), naam.trim()].filter(Boolean).join(' ');
}

/** A person with party and what they did. */
export function personOf(row: PersonRow, role?: string | null, position?: string): Person {
  const party = row.fractie?.naam.trim();
  return {
    name: nameOf(row),
    ...(role?.trim() ? { role: role.trim() } : {}),
    ...(position ? { function: position } : {}),
    ...(party ? { party } : {}),
  };
}

/** People without those named before in the same part. */
export function distinctPeople(people: readonly Person[]): Person[] {
  return [...new Map(people.map((person) => [`${person.name}|${person.role ?? ''}`, person])).values()];
}

/** A committee by its abbreviation, which outlives the legislature, while its number does not. */
export function committeeOf(row: CommitteeRow): Committee | undefined {
  const name = (row.titel ?? row.naam)?.trim();
  return name ? { code: row.afkorting?.trim() || name, name } : undefined;
}

/** The instant of a date with an offset without colon, such as `2024-07-02T00:00:00+0200`. */
export function instantOf(written: string | null | undefined): number | undefined {
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d):?(\d\d)$/.exec(written?.trim() ?? '');
  const instant = parts ? Date.parse(`${parts[1]}${parts[2]}:${parts[3]}`) : NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

/** True for an instant that is not just the midnight of its day. */
export function hasTime(written: string | null | undefined): boolean {
  return /T(?!00:00:00)/.test(written ?? '');
}

/**
 * The day of a date, `YYYY-MM-DD`, as exact as the service says it is: a year or month alone is no day and
 * gives none.
 */
export function dayText(written: string | null | undefined, format?: string | null): string | undefined {
  if (format && format !== 'DD-MM-YYYY') return undefined;
  return /^(\d{4}-\d\d-\d\d)T/.exec(written ?? '')?.[1];
}

/** Text of a value with markup, a line for each block; undefined when it holds none. */
export function plainText(markup: string | null | undefined): string | undefined {
  return htmlText(markup ?? '') || undefined;
}

/** One line without markup and stray spaces. */
export function line(markup: string | null | undefined): string | undefined {
  return plainText(markup)?.replace(/\s+/g, ' ').trim();
}

/** An address of the parliament over https, as its answers still say http. */
export function secure(address: string | null | undefined): string | undefined {
  const clean = address?.trim();
  if (!clean || !URL.canParse(clean)) return undefined;
  const url = new URL(clean);
  if (/(^|\.)(vlpar|vlaamsparlement)\.be$/.test(url.hostname)) url.protocol = 'https:';
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}
