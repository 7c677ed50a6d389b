import { dayOf } from 'contract/amsterdam';
import { domainIds } from 'contract/dashboards';
import type { PartyId } from 'contract/parties';
import { isWithin } from 'contract/sources';
import {
  type Asking,
  asking,
  type ListedPersons,
  type Parts,
  queryFor,
  type ListedParties,
  type ListedParty,
  overlap,
  partiesOf,
} from '#domains/persons/index.ts';
import { notFound } from '#platform/errors.ts';
import type { Call } from '#platform/http.ts';
import { foldedWords } from '#stores/documents/entities/gazetteer.ts';

/** A party about which somebody asks. */
export interface AskedParty extends Asking {
  party: ListedParty;
  parties: ListedParties;
}

/** @throws EC-03 for an id that no list gives, EC-07 where the party is of a domain outside the subscription */
export async function askedOf(
  parts: Parts,
  call: Pick<Call, 'actor' | 'locale'>,
  id: PartyId,
  months: number,
): Promise<AskedParty> {
  const persons = await parts.persons();
  const party = findParty(persons, id);
  if (!party) throw notFound('refusals.partyUnknown');
  const { domain, row } = party;
  return {
    ...asking(parts, call, { domain, persons, months, days: row }),
    party,
    parties: partiesOf(persons, domain),
  };
}

function findParty(persons: ListedPersons, id: PartyId): ListedParty | undefined {
  for (const domain of domainIds) {
    const found = partiesOf(persons, domain).all.find(({ row }) => row.id === id);
    if (found) return found;
  }
  return undefined;
}

/** A query for the party in a field, by its name and its abbreviation. */
export const partyQuery = ({ words, party }: AskedParty, field: 'party' | 'speaker'): string =>
  queryFor(words, field, party.writings);

/** Whether what is written on a day of the chamber stands for the party. */
export function isParty(
  { party, parties }: AskedParty,
  written: string | undefined,
  { date, groupPath }: { date: number; groupPath: string },
): boolean {
  const inChamber = isWithin(groupPath, party.row.chamber);
  return inChamber && written !== undefined && parties.named(written, dayOf(date)) === party;
}

/** Other parties and members of those days whom a search for the party by its names finds among speakers, too. */
export function alikeTo({ party, parties, persons, domain, period }: AskedParty): string[] {
  if (!period) return [];
  const days = { from: period.from, until: period.to };
  const own = party.writings.map(wordsOf);
  const finds = (written: string) => own.some((words) => wordsOf(written).includes(words));
  const others = parties.all.filter(
    (other) => other !== party && overlap(other.row, days) && other.writings.some(finds),
  );
  const members = party.writings.flatMap((written) => persons.holding(domain, written));
  return [...others.map(({ row }) => row.name), ...new Set(members.map(({ name }) => name))];
}

const wordsOf = (written: string) => ` ${foldedWords(written)} `;
