import { dayOf } from 'contract/amsterdam';
import type { PartyHead, PartyMember } from 'contract/parties';
import {
  newestReport,
  searchOf,
  turnsFound,
  isThere,
  type Membership,
  overlap,
} from '#domains/persons/index.ts';
import { alikeTo, type AskedParty, partyQuery } from './asked.ts';
import { papersOf } from './papers.ts';

/** What the party is by its list, who sits for it, and what is counted of it. */
export async function headOfParty(asked: AskedParty): Promise<PartyHead> {
  const { party, domain, period, words, now } = asked;
  const alike = alikeTo(asked);
  const [turns, papers, reportsUntil] = await Promise.all([
    alike.length === 0 ? turnsOf(asked) : undefined,
    papersOf(asked),
    newestReport(asked, party.row.chamber),
  ]);
  const counted = Object.entries(papers).map(([kind, { counted: numbers }]) => [kind, numbers]);
  return {
    ...party.row,
    domain,
    ...membersOf(asked, dayOf(now)),
    queries: {
      all: partyQuery(asked, 'party'),
      said: `${partyQuery(asked, 'speaker')} ${words.said}`,
    },
    alike,
    ...(period ? { period } : {}),
    ...(turns ? { turns } : {}),
    ...(Object.fromEntries(counted) as Pick<PartyHead, 'questions' | 'motions'>),
    ...(reportsUntil === undefined ? {} : { reportsUntil }),
  };
}

async function turnsOf(asked: AskedParty): Promise<PartyHead['turns']> {
  const { period, documents, party } = asked;
  if (!period) return undefined;
  const query = partyQuery(asked, 'speaker');
  return turnsFound(documents, searchOf(asked, { query, period, branches: [party.row.chamber] }));
}

function membersOf(
  { party: { row, memberships }, period }: AskedParty,
  today: string,
): Pick<PartyHead, 'seats' | 'members' | 'former'> {
  const day = row.until !== undefined && row.until < today ? row.until : today;
  const now = memberships.filter((one) => isThere(one, day));
  const present = new Set(now.map(({ person }) => person));
  const before = memberships.filter(
    (one) =>
      !present.has(one.person) &&
      one.until !== undefined &&
      period !== undefined &&
      overlap(one, { from: period.from, until: period.to }),
  );
  const counted = now.length > 0 && now.every(({ dated }) => dated);
  return {
    ...(counted ? { seats: { count: present.size, day } } : {}),
    members: told(now),
    former: told(before),
  };
}

/** Each person once with the last of their days, by surname. */
function told(memberships: readonly Membership[]): PartyMember[] {
  const last = new Map(
    memberships
      .toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1))
      .map((one) => [one.person, one]),
  );
  return [...last.values()]
    .toSorted((one, other) => sorted(one).localeCompare(sorted(other), 'nl'))
    .map(({ person, from, until }) => ({
      id: person.id,
      name: person.name,
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
    }));
}

const sorted = ({ person: { name, surname } }: Membership) => `${surname ?? ''} ${name}`.trim();
