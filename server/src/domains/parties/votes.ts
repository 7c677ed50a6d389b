import { limits } from 'contract/limits';
import type { CountedSearch } from 'contract/counted';
import { dashboards } from 'contract/dashboards';
import { parseQuery } from 'contract/query/parse';
import type { DividedVote, PartyVotes } from 'contract/parties';
import { everything } from 'contract/query/tree';
import { cellKinds } from 'contract/vote-cells';
import { linked, queryFor, searchOf, personMeant } from '#domains/persons/index.ts';
import { withVotes } from '#stores/documents/filters.ts';
import type { PlacedBallot } from '#stores/documents/votes/ballot.ts';
import { type AskedParty, isParty, partyQuery } from './asked.ts';

/** Votes at which is looked for what kinds of papers are voted on. */
const lookedAt = 200;

const none = {
  counted: 0,
  for: 0,
  against: 0,
  abstained: 0,
  split: 0,
  absent: 0,
  splitByName: 0,
  divided: [],
};

/** How often the party was for, against or divided, of the votes of its chamber in the period in which it was counted. */
export async function votesOf(asked: AskedParty): Promise<PartyVotes> {
  const { documents, period } = asked;
  if (!period) return none;
  const { chamber } = asked.party.row;
  // What is asked here is all votes of the chamber, whatever they are about.
  const whole = searchOf(asked, { query: partyQuery(asked, 'party'), period, branches: [chamber] }).search;
  const search = withVotes({ ...whole, query: everything });
  const { total, parties, page } = await documents.votes(search, { narrowing: {}, size: lookedAt });
  const party = nameInVotes(asked, parties);
  if (party === undefined) return none;
  const counts = await Promise.all(
    cellKinds.map(async (how) => {
      const found = await documents.votes(search, { narrowing: { voted: { party, how } }, size: 0 });
      return [how, found.total] as const;
    }),
  );
  const divided = await documents.votes(search, {
    narrowing: { voted: { party, how: 'split' }, manners: ['names'] },
    size: limits.personRows,
  });
  return {
    party,
    counted: counts.reduce((sum, [, count]) => sum + count, 0),
    ...(Object.fromEntries(counts) as Record<(typeof cellKinds)[number], number>),
    splitByName: divided.total,
    divided: divided.page.flatMap((vote) => dividedVote(asked, party, vote)),
    ...(await openingAll(asked, page, total)),
  };
}

/** What the votes call the party; of several ways to write it that of the most votes. */
function nameInVotes(
  asked: AskedParty,
  parties: readonly { name: string; votes: number }[],
): string | undefined {
  const { period, party } = asked;
  const last = { date: Date.parse(`${period!.to}T12:00:00Z`), groupPath: party.row.chamber };
  return parties
    .filter(({ name }) => isParty(asked, name, last))
    .toSorted((one, other) => other.votes - one.votes)[0]?.name;
}

/** A search for the kinds of papers that were voted on, where that finds all votes there are. */
async function openingAll(
  asked: AskedParty,
  newest: readonly PlacedBallot[],
  total: number,
): Promise<{ search?: CountedSearch }> {
  const { documents, words, period, party } = asked;
  const types = [...new Set(newest.map(({ document }) => document.sourceType))];
  const query = queryFor(words, 'type', types);
  if (!period || parseQuery(query, dashboards[asked.domain].languages).error) return {};
  const { search, opens } = searchOf(asked, { query, period, branches: [party.row.chamber] });
  const found = await documents.votes(withVotes(search), { narrowing: {}, size: 0 });
  return found.total === total ? { search: opens } : {};
}

function dividedVote(
  { actor, persons }: AskedParty,
  party: string,
  { document, ballot, subject }: PlacedBallot,
): DividedVote[] {
  const cell = ballot.cells.find((one) => one.party === party);
  const counts = cell?.for === undefined ? undefined : { for: cell.for, against: cell.against ?? 0 };
  const deviating = ballot.deviating.flatMap(({ name, party: own, choice }) => {
    if (own !== party) return [];
    const who = personMeant(persons, { name, party }, { domain: document.domain, date: ballot.date });
    return [{ name, side: choice, ...(who ? { id: who.id } : {}) }];
  });
  return linked(actor, [{ ...document, votes: [] }], () => ({
    subject,
    ...(counts ? { counts } : {}),
    deviating,
  }));
}
