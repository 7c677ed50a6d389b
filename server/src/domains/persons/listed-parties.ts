import type { DomainId } from 'contract/dashboards';
import { type ListedParty as Row, PartyId } from 'contract/parties';
import { foldedWords } from '#stores/documents/entities/gazetteer.ts';
import type { KnownName } from '#stores/documents/entities/known-name.ts';
import { isOfGovernment, type Term } from '#stores/documents/entities/known-people.ts';
import type { ListedPerson, ListedPersons } from './listed.ts';

/** The chamber whose parties and groups the lists of a domain have: a branch of its source tree. */
const chambers: Partial<Record<DomainId, string>> = {
  nl: 'tk',
  eu: 'ep',
  'be-fed': 'kamer',
  'be-flm': 'vlaams-parlement',
};

/** Somebody who sat for a party, and when; days that no list tells are open. */
export interface Membership {
  person: ListedPerson;
  from: string | undefined;
  until: string | undefined;
  /** Whether the list tells days at all. */
  dated: boolean;
}

/** A party in the list of its chamber. */
export interface ListedParty {
  row: Row;
  domain: DomainId;
  /** Name and abbreviation, as the list writes them. */
  writings: readonly string[];
  memberships: readonly Membership[];
}

/** The parties of the lists of a domain. */
export interface ListedParties {
  all: readonly ListedParty[];
  /** The one that is written so on a day; undefined where none or several are. */
  named(written: string, day: string): ListedParty | undefined;
}

const known = new WeakMap<ListedPersons, Map<DomainId, ListedParties>>();

/**
 * The parties that the lists of a domain have a row for, with who sat for them. Two rows are two parties, whatever they are
 * called; where both are called the same on a day, a name stands for neither.
 */
export function partiesOf(persons: ListedPersons, domain: DomainId): ListedParties {
  let ofLists = known.get(persons);
  if (!ofLists) known.set(persons, (ofLists = new Map<DomainId, ListedParties>()));
  let parties = ofLists.get(domain);
  if (!parties) ofLists.set(domain, (parties = listedParties(persons, domain)));
  return parties;
}

function listedParties(persons: ListedPersons, domain: DomainId): ListedParties {
  const chamber = chambers[domain];
  const rows = chamber === undefined ? [] : persons.partyRows(domain);
  const byId = Map.groupBy(rows, idOf);
  const sitting = persons.of(domain);
  const parties = rows
    // A key that two rows come to, or none that an address can have, is nobody's.
    .flatMap((row) => {
      const id = idOf(row);
      return id !== undefined && byId.get(id)?.length === 1 ? [{ row, id }] : [];
    })
    .map(({ row: { name, code, from, until }, id }): ListedParty => ({
      row: {
        id,
        name,
        ...(code === undefined || code === name ? {} : { abbreviation: code }),
        chamber: chamber!,
        ...(from === undefined ? {} : { from }),
        ...(until === undefined ? {} : { until }),
      },
      domain,
      writings: [...new Set([name, code ?? name])],
      memberships: [],
    }))
    .toSorted((one, other) => one.row.name.localeCompare(other.row.name, 'nl'));
  const byWriting = new Map<string, ListedParty[]>();
  for (const party of parties)
    for (const key of new Set(party.writings.map(foldedWords)))
      byWriting.set(key, [...(byWriting.get(key) ?? []), party]);
  const called = (written: string) => byWriting.get(foldedWords(written)) ?? [];
  const memberships = new Map<ListedParty, Membership[]>();
  for (const person of sitting) {
    for (const term of seatsOf(person)) {
      const [party, ...others] = called(term.party).filter(({ row }) => overlap(row, term));
      if (!party || others.length > 0) continue;
      const membership = { person, from: term.from, until: term.until, dated: isDated(term) };
      memberships.set(party, [...(memberships.get(party) ?? []), membership]);
    }
  }
  const all = parties.map((party) => Object.assign(party, { memberships: memberships.get(party) ?? [] }));
  return {
    all,
    named(written, day) {
      const [party, ...others] = called(written).filter(({ row }) => isThere(row, day));
      return others.length > 0 ? undefined : party;
    },
  };
}

const isDated = ({ from, until }: Pick<Term, 'from' | 'until'>) => (from ?? until) !== undefined;

/** What lists also call people who do not sit in the chamber: its former members, and those of another. */
const elsewhere = /^(?:oud|voormalig|former)\b|eerste kamer|senat|sénat/iu;

/**
 * Terms for a party; those without days only of whom the list tells no days, and none in a government or another chamber.
 */
function seatsOf({ terms }: ListedPerson): (Term & { party: string })[] {
  const seats = terms.flatMap((term) =>
    term.party !== undefined && !isOfGovernment(term) ? [{ ...term, party: term.party }] : [],
  );
  const dated = seats.filter(isDated);
  if (dated.length > 0) return dated;
  return seats.filter(({ position = '' }) => !elsewhere.test(position)).slice(0, 1);
}

type Days = { from?: string | undefined; until?: string | undefined };

/** Whether the days of something hold a day, both ends within. */
export const isThere = ({ from = '', until = '9999' }: Days, day: string): boolean =>
  from <= day && day <= until;

/** Whether two have a day in common. */
export const overlap = (one: Days, other: Days): boolean =>
  (one.from ?? '') <= (other.until ?? '9999') && (other.from ?? '') <= (one.until ?? '9999');

/** Undefined where the list gives no key; signs that an address cannot have become a hyphen. */
function idOf({ source, key }: KnownName): PartyId | undefined {
  return PartyId.safeParse(`${source}-${(key ?? '').replaceAll(/[^A-Za-z0-9._~]+/g, '-')}`).data;
}
