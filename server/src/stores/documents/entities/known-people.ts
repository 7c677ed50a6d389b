import { dayOf } from 'contract/amsterdam';
import { foldedWords } from './gazetteer.ts';
import type { KnownName } from './known-name.ts';
import { inSurnames } from './naming-words.ts';

/** A person of a source's lists. */
export interface KnownPerson {
  /** The lists the person stands in. */
  sources: ReadonlySet<string>;
  /** How statistics call the person; undefined where nothing tells namesakes apart. */
  value: string | undefined;
  fullNames: readonly string[];
  surnames: readonly string[];
  /** First letters of the initials, or of the first name where these are not known; folded. */
  initials: readonly string[];
  terms: readonly Term[];
}

/** What a list says somebody was, and when. */
export interface Term {
  party: string | undefined;
  position: string | undefined;
  from: string | undefined;
  until: string | undefined;
}

/** What a document's date says of a person: in office, not in office, or not known. */
type Period = 'in' | 'out' | 'unknown';

/** Days after the end of a term in which papers of it still appear. */
const graceDays = 60;

/**
 * The persons of lists. Rows of one source with one key are one person; the same full name in several
 * sources is one person unless a source knows two of that name: these keep apart, by party.
 */
export function knownPeople(names: readonly KnownName[]): KnownPerson[] {
  const groups = new Map<string, Several<KnownName>>();
  for (const row of names) {
    if (row.kind !== 'person') continue;
    const key = `${row.source}\n${row.person ?? `name ${foldedWords(row.name)}`}`;
    addTo(groups, key, row);
  }
  const byName = new Map<string, Several<Several<KnownName>>>();
  for (const rows of groups.values()) addTo(byName, foldedWords(leading(rows).name), rows);
  return [...byName.values()].flatMap((namesakes) => {
    const keyed = namesakes.filter(([row]) => row.person !== undefined);
    const sources = keyed.map(([row]) => row.source);
    if (new Set(sources).size === sources.length) {
      const [[first, ...rows], ...others] = namesakes;
      return [personOf([first, ...rows, ...others.flat()])];
    }
    const most = sources.toSorted((one, other) => countOf(sources, other) - countOf(sources, one))[0];
    return apart(keyed.filter(([row]) => row.source === most).map(personOf));
  });
}

type Several<Item> = [Item, ...Item[]];

function addTo<Item>(groups: Map<string, Several<Item>>, key: string, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** Namesakes with the party behind the name, where the parties differ. */
function apart(namesakes: KnownPerson[]): KnownPerson[] {
  const parties = namesakes.map(({ terms }) => terms.findLast(({ party }) => party)?.party);
  return namesakes.map((person, at) => {
    const party = parties[at];
    const alone = party !== undefined && countOf(parties, party) === 1;
    return { ...person, value: alone ? `${person.value} (${party})` : undefined };
  });
}

function personOf(rows: Several<KnownName>): KnownPerson {
  const { name } = leading(rows);
  const [given = ''] = name.split(' ');
  const surnames = [...new Set(rows.flatMap((row) => row.surname ?? surnameIn(row.name) ?? []))];
  const shorter = surnames.flatMap((surname) => /^(.{3,})-\p{Lu}/u.exec(surname)?.[1] ?? []);
  const fullNames = new Set([...rows.map((row) => row.name), ...shorter.map((short) => `${given} ${short}`)]);
  const initials = [...new Set(rows.flatMap((row) => foldedWords(row.initials ?? '').charAt(0) || []))];
  return {
    sources: new Set(rows.map(({ source }) => source)),
    value: name,
    // An initial is no first name: it says too little.
    fullNames: [...fullNames].filter((full) => /^\p{L}{2,}(?!\.)/u.test(full) && full.includes(' ')),
    surnames: [...new Set([...surnames, ...shorter])],
    initials: initials.length > 0 ? initials : [foldedWords(given).charAt(0)],
    terms: rows.map(termOf).sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1)),
  };
}

export function termOf({ party, position, from, until }: KnownName): Term {
  return { party, position, from, until };
}

/** The row of a person as such, else the first. */
function leading(rows: Several<KnownName>): KnownName {
  return rows.find(({ from }) => from === undefined) ?? rows[0];
}

/** The surname where a name leaves no doubt: after a single first name, or from a word such as `van` on. */
function surnameIn(name: string): string | undefined {
  const [, second, ...others] = name.split(' ');
  if (second === undefined) return undefined;
  const begins = second.toLowerCase() === 'van' || inSurnames.has(foldedWords(second));
  return others.length === 0 || begins ? [second, ...others].join(' ') : undefined;
}

/** Whether a person was in office on a day, with some weeks after the end for what was still to be printed. */
export function periodOf({ terms }: Pick<KnownPerson, 'terms'>, day: string): Period {
  const dated = terms.filter(({ from, until }) => from ?? until);
  if (dated.length === 0) return 'unknown';
  return dated.some((term) => covers(term, day)) ? 'in' : 'out';
}

/** The parties a person had on a day, or ever when none is known for that day. */
export function partiesOf({ terms }: Pick<KnownPerson, 'terms'>, day: string): string[] {
  const had = (some: readonly Term[]) => some.flatMap(({ party }) => party ?? []);
  const then = had(terms.filter((term) => (term.from ?? term.until) && covers(term, day)));
  return then.length > 0 ? then : had(terms);
}

/** Whether the lists call a person a member of a government on a day. */
export function isInGovernment({ terms }: Pick<KnownPerson, 'terms'>, day: string): boolean {
  return terms.some((term) => isOfGovernment(term) && covers(term, day));
}

/** Whether a list calls this a seat in a government. */
export const isOfGovernment = ({ position = '' }: Pick<Term, 'position'>): boolean =>
  /^(?:vice)?-?(?:minister|staatssecretaris)/iu.test(position);

/** False for a person whose first term was still to come on a day. */
export function hasBegun({ terms }: KnownPerson, day: string): boolean {
  const dated = terms.filter(({ from, until }) => from ?? until);
  return dated.length === 0 || dated.some(({ from }) => (from ?? '') <= day);
}

/** Whether the lists only know a person as somebody who has left. */
export function hasLeft({ terms }: KnownPerson): boolean {
  return terms.every(({ position }) => position !== undefined && /^oud\b/iu.test(position));
}

function covers({ from, until }: Term, day: string): boolean {
  return (from ?? '') <= day && day <= (until === undefined ? '9999' : later(until));
}

const lastDays = new Map<string, string>();

function later(day: string): string {
  let last = lastDays.get(day);
  if (last === undefined) {
    last = dayOf(Date.parse(`${day}T12:00:00Z`) + graceDays * 86_400_000);
    lastDays.set(day, last);
  }
  return last;
}

function countOf<T>(values: readonly T[], wanted: T): number {
  return values.filter((value) => value === wanted).length;
}
