import { limits } from 'contract/limits';
import type { CountedSearch } from 'contract/counted';
import type { DividedVote, PartyVotes } from 'contract/parties';
import { everything } from 'contract/query/tree';
import { cellKinds } from 'contract/vote-cells';
import { linked, searchOf, whoIs } from '#domains/persons/index.ts';
import type { Search } from '#stores/documents/document-store.ts';
import { withVotes } from '#stores/documents/filters.ts';
import type { PlacedBallot } from '#stores/documents/votes/ballot.ts';
import { type AskedParty, isParty } from './asked.ts';

/** Words of the types of papers that are voted on, by which a query finds them all. */
const votedOn = (
  'motie motion amendement amendment wet voorstel voorstellen wetsvoorstel proposal proposition ontwerp projet besluit decision ' +
  'stemming stemmingen vote votes verslag report resolutie resolution brief lijst hamerstuk verzoek decreet'
).split(' ');

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
  const query = `${asked.words.type}:(${votedOn.join(` ${asked.words.or} `)})`;
  const words = searchOf(asked, { query, period, branches: [chamber] });
  const search = withVotes({ ...words.search, query: everything });
  const { total, parties } = await documents.votes(search, { narrowing: {}, size: 0 });
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
    ...(await openingAll(asked, { search: withVotes(words.search), opens: words.opens }, total)),
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

/** The search by words, where it has as many votes as there are. */
async function openingAll(
  { documents }: AskedParty,
  { search, opens }: { search: Search; opens: CountedSearch },
  total: number,
): Promise<{ search?: CountedSearch }> {
  const found = await documents.votes(search, { narrowing: {}, size: 0 });
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
    const who = whoIs(persons, { name, party }, document);
    return [{ name, side: choice, ...(who && who !== 'several' ? { id: who.id } : {}) }];
  });
  return linked(actor, [{ ...document, votes: [] }], () => ({
    subject,
    ...(counts ? { counts } : {}),
    deviating,
  }));
}
