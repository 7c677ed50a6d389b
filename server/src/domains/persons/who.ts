import { dayOf } from 'contract/amsterdam';
import { isInGovernment, periodOf } from '#stores/documents/entities/known-people.ts';
import { partyFits } from '#stores/documents/entities/who-is-meant.ts';
import type { DomainId } from 'contract/dashboards';
import type { ListedPerson, ListedPersons } from './listed.ts';

/** Somebody as a document names them. */
interface Naming {
  name: string;
  party?: string | undefined;
  /** The source's own key, where it gives one. */
  key?: string | undefined;
}

/** Where and when. */
interface Setting {
  domain: DomainId;
  /** Epoch milliseconds. */
  date: number;
}

/**
 * The one person of the lists whom a name stands for on its day: by key where there is one that a list knows, else by the
 * name, and where several of that name were in office, by the party. `several` where that leaves more than one, undefined
 * where nobody is meant whom the lists know.
 */
export function whoIs(
  persons: ListedPersons,
  { name, party, key }: Naming,
  { domain, date }: Setting,
): ListedPerson | 'several' | undefined {
  const known = key === undefined ? undefined : persons.keyed(domain, key);
  if (known) return known;
  const day = dayOf(date);
  const called = persons.called(domain, name).filter((person) => wasInOffice(person, day));
  const written = party === undefined ? undefined : (persons.parties(domain).named(party) ?? party);
  const possible =
    written === undefined ? called : called.filter((person) => partyFits(person, written, day) !== 'no');
  if (possible.length <= 1) return possible[0];
  const fitting =
    written === undefined ? [] : possible.filter((person) => partyFits(person, written, day) === 'yes');
  return fitting.length === 1 && possible.every((person) => fitsOrNot(person, written!, day))
    ? fitting[0]
    : 'several';
}

/** The same where it is certain: nobody where more than one is possible. */
export function personMeant(
  persons: ListedPersons,
  naming: Naming,
  setting: Setting,
): ListedPerson | undefined {
  const who = whoIs(persons, naming, setting);
  return who === 'several' ? undefined : who;
}

/** Whether a party tells if it is this person: of whom no party is known it does not. */
function fitsOrNot(person: ListedPerson, party: string, day: string): boolean {
  return partyFits(person, party, day) !== 'unknown';
}

function wasInOffice(person: ListedPerson, day: string): boolean {
  return periodOf(person, day) !== 'out' || isInGovernment(person, day);
}
