import { setImmediate } from 'node:timers/promises';
import { dayOf } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import { listedId } from 'contract/counted';
import type { PersonId } from 'contract/persons';
import { inSteps } from '#platform/in-steps.ts';
import { foldedWords } from '#stores/documents/entities/gazetteer.ts';
import type { KnownName } from '#stores/documents/entities/known-name.ts';
import { knownParties, type KnownParties } from '#stores/documents/entities/known-parties.ts';
import { isInGovernment, type Term, termOf } from '#stores/documents/entities/known-people.ts';

/** A person with a key of their own in a source's list. */
export interface ListedPerson {
  id: PersonId;
  domain: DomainId;
  name: string;
  surname: string | undefined;
  /** Keys by which sources know them, as turns of debates name their speakers. */
  keys: ReadonlySet<string>;
  /** Every way in which the lists write the name, first names in full and by initials. */
  writings: readonly string[];
  terms: readonly Term[];
}

/** The persons of all lists. */
export interface ListedPersons {
  /** By any id that a list gives them. */
  find(id: string): ListedPerson | undefined;
  /** The one of a domain whom a source knows by this key. */
  keyed(domain: DomainId, key: string): ListedPerson | undefined;
  /** Those of a domain whose name is written so, whenever that was. */
  called(domain: DomainId, name: string): readonly ListedPerson[];
  /** Others of the domain whom a search for the person's name finds too: called the same, or with more behind it. */
  alike(person: ListedPerson): readonly ListedPerson[];
  /** Those of a domain whose name, however it is written, holds these words in a row. */
  holding(domain: DomainId, words: string): readonly ListedPerson[];
  /** Those of a domain. */
  of(domain: DomainId): readonly ListedPerson[];
  /** Committees that somebody sits in on a day (`YYYY-MM-DD`), each once: as a member, else in a member's place. */
  committees(person: ListedPerson, day: string): readonly KnownName[];
  /** Rows of the lists of a domain that are parties. */
  partyRows(domain: DomainId): readonly KnownName[];
  /** What the parties of a domain are called. */
  parties(domain: DomainId): Pick<KnownParties, 'named'>;
}

/** Rows or persons between two steps: so many take a few milliseconds. */
const stepSize = 1_000;

/**
 * The persons that lists give a key. Rows of one source with one key are one person, and so are those that two sources of a
 * domain give the same key and the same name. Nobody else is: namesakes are never one. Others get their turn meanwhile.
 * @param seats who sits in which committee
 */
export async function listedPersons(
  names: readonly KnownName[],
  seats: readonly KnownName[] = [],
): Promise<ListedPersons> {
  // What a person is called is read several times, and reading it is most of the work.
  const folded = new Map<string, string>();
  const fold = (text: string) => {
    const known = folded.get(text) ?? foldedWords(text);
    folded.set(text, known);
    return known;
  };
  const groups = new Map<string, KnownName[]>();
  for (const some of inSteps(names, stepSize)) {
    await setImmediate();
    for (const row of some) {
      if (row.kind !== 'person' || row.person === undefined || idOf(row) === undefined) continue;
      const own = `${row.domain}\n${row.source}\n${row.person}`;
      const group = groups.get(own);
      if (group) group.push(row);
      else groups.set(own, [row]);
    }
  }
  const merged = new Map<string, KnownName[]>();
  for (const some of inSteps([...groups.values()], stepSize)) {
    await setImmediate();
    for (const rows of some) {
      const { domain, person, name } = leading(rows);
      const key = `${domain}\n${person}\n${fold(name)}`;
      merged.set(key, [...(merged.get(key) ?? []), ...rows]);
    }
  }
  const byId = new Map<string, ListedPerson>();
  const byName = new Map<string, ListedPerson[]>();
  const byKey = new Map<string, ListedPerson | undefined>();
  const all: { person: ListedPerson; written: string[] }[] = [];
  for (const some of inSteps([...merged.values()], stepSize)) {
    await setImmediate();
    for (const rows of some) {
      const person = personOf(rows);
      for (const row of rows) byId.set(idOf(row)!, person);
      for (const key of person.keys) {
        const own = `${person.domain}\n${key}`;
        // Two sources can give two persons one key: then it says nothing.
        byKey.set(own, byKey.has(own) ? undefined : person);
      }
      const writings = new Set(person.writings.map(fold));
      for (const writing of writings) {
        const key = `${person.domain}\n${writing}`;
        const others = byName.get(key);
        if (others) others.push(person);
        else byName.set(key, [person]);
      }
      all.push({ person, written: [...writings].map((writing) => ` ${writing} `) });
    }
  }
  const parties = new Map<DomainId, KnownParties>();
  const seatsOf = Map.groupBy(seats, ({ domain, person = '' }) => `${domain}\n${person.toLowerCase()}`);
  return {
    find: (id) => byId.get(id),
    keyed: (domain, key) => byKey.get(`${domain}\n${key.toLowerCase()}`),
    called: (domain, name) => byName.get(`${domain}\n${foldedWords(name)}`) ?? [],
    alike(person) {
      const own = person.writings.map((writing) => ` ${foldedWords(writing)} `);
      return all.flatMap(({ person: other, written }) => {
        const found = written.some((words) => own.some((each) => words.includes(each)));
        return other !== person && other.domain === person.domain && found ? [other] : [];
      });
    },
    holding(domain, words) {
      const phrase = ` ${foldedWords(words)} `;
      return all.flatMap(({ person, written }) =>
        person.domain === domain && written.some((name) => name.includes(phrase)) ? [person] : [],
      );
    },
    of: (domain) => all.flatMap(({ person }) => (person.domain === domain ? [person] : [])),
    committees: ({ domain, keys }, day) =>
      heldOn(
        day,
        [...keys].flatMap((key) => seatsOf.get(`${domain}\n${key}`) ?? []),
      ),
    partyRows: (domain) => names.filter((row) => row.kind === 'party' && row.domain === domain),
    parties(domain) {
      let known = parties.get(domain);
      if (!known) {
        known = knownParties(
          domain,
          names.filter((name) => name.domain === domain),
        );
        parties.set(domain, known);
      }
      return known;
    },
  };
}

/** Seats of a day, one of a committee: members before who takes a place, both by their committee's name. */
function heldOn(day: string, seats: readonly KnownName[]): KnownName[] {
  const held = seats.filter(({ from = '', until = '9999' }) => from <= day && day <= until);
  const rank = ({ kind }: KnownName) => (kind === 'committeeMember' ? 0 : 1);
  const sorted = held.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
  return [...Map.groupBy(sorted, ({ name }) => name).values()].map(([first]) => first!);
}

/** Undefined for a key that no address can have. */
function idOf({ source, person }: KnownName): PersonId | undefined {
  const id = `${source}-${person}`;
  return listedId.test(id) ? id : undefined;
}

/** The row of the person as such, else the first. */
function leading(rows: readonly KnownName[]): KnownName {
  return rows.find(({ from, until }) => from === undefined && until === undefined) ?? rows[0]!;
}

function personOf(rows: readonly KnownName[]): ListedPerson {
  const first = leading(rows);
  const surname = rows.find((row) => row.surname !== undefined)?.surname;
  const withInitials = rows.flatMap((row) =>
    row.initials && row.surname ? [`${row.initials} ${row.surname}`] : [],
  );
  return {
    // Where several sources list the person, the one that tells of terms.
    id: idOf(rows.find(({ from }) => from !== undefined) ?? first)!,
    domain: first.domain,
    name: first.name,
    surname,
    keys: new Set(rows.flatMap(({ person }) => person?.toLowerCase() ?? [])),
    writings: [...new Set([...rows.map(({ name }) => name), ...withInitials])],
    terms: rows.map(termOf).sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1)),
  };
}

/** Days between which somebody was in office, both within; open on a side where that is not known. */
export function officeOf(person: ListedPerson, now: number): { from?: string; until?: string } {
  const dated = person.terms.filter(({ from, until }) => from ?? until);
  if (dated.length === 0 || isInGovernment(person, dayOf(now))) return {};
  const firsts = dated.map(({ from }) => from);
  const lasts = dated.map(({ until }) => until);
  return {
    ...(firsts.every((day) => day !== undefined) ? { from: firsts.reduce((a, b) => (a < b ? a : b)) } : {}),
    ...(lasts.every((day) => day !== undefined) ? { until: lasts.reduce((a, b) => (a > b ? a : b)) } : {}),
  };
}
