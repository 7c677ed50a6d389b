import { dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import type { Vote } from 'contract/document-parts';
import { limits } from 'contract/limits';
import type { PersonVotes } from 'contract/persons';
import { everything } from 'contract/query/tree';
import { scopeOf } from '#platform/access.ts';
import type { Head } from '#stores/documents/document.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { type Ballot, ballotsOf, dayOfBallot } from '#stores/documents/votes/ballot.ts';
import { type Asked, headsOf } from './asked.ts';
import { linked } from './links.ts';
import { whoIs } from './who.ts';

type MemberVote = Vote['members'][number];

/**
 * Votes by name of the period in which the person voted otherwise than the larger side of the own party. Where parties were
 * counted nothing is known of a member, and nothing is said; of governments there are no votes.
 */
export async function votesOf(asked: Asked): Promise<PersonVotes> {
  const { documents, person, actor, period, government } = asked;
  if (!period || government) return { rollCalls: 0, byParty: 0, against: [] };
  const filters = {
    ...unfiltered,
    domain: person.domain,
    from: startOfDay(period.from),
    until: endOfDay(period.to) + 1,
    kind: 'document' as const,
    having: 'votes' as const,
  };
  const { heads, more } = await headsOf(
    documents,
    { query: everything, scope: scopeOf(actor), filters, metadataField: 'metadata' },
    limits.personVotesLookedAt,
  );
  const against: PersonVotes['against'] = [];
  const told = new Set<string>();
  let rollCalls = 0;
  let byParty = 0;
  for (const document of heads) {
    for (const ballot of ballotsOf(document)) {
      // Several papers of a matter may carry one vote.
      const key = `${ballot.same} ${dayOfBallot(ballot)}`;
      if (told.has(key)) continue;
      told.add(key);
      const vote = document.votes[ballot.nth]!;
      if (!ballot.byName) {
        if (ballot.cells.length > 0) byParty += 1;
        continue;
      }
      const own = ownVote(asked, document, vote);
      if (!own) continue;
      rollCalls += 1;
      const apart = againstParty(ballot, vote, own);
      if (apart) against.push(...linked(actor, [document], () => ({ subject: vote.subject, ...apart })));
    }
  }
  const last = heads.at(-1);
  return { rollCalls, byParty, against, ...(more && last ? { from: dayOf(last.date) } : {}) };
}

/** What the person voted for or against by name; not what was a mistake. */
function ownVote({ persons, person }: Asked, document: Head, { members }: Vote): MemberVote | undefined {
  return members.find(
    (member) =>
      (member.choice === 'Voor' || member.choice === 'Tegen') &&
      !member.mistake &&
      persons.called(person.domain, member.name).includes(person) &&
      whoIs(persons, member, document) === person,
  );
}

/**
 * The numbers of the own party, of those who voted as they meant, where the person is not on the side of most of it;
 * undefined where they are, or there is none (UX-3, 28).
 */
export function againstParty(
  { deviating }: Pick<Ballot, 'deviating'>,
  { members }: Pick<Vote, 'members'>,
  { name, party, choice }: MemberVote,
): { choice: 'Voor' | 'Tegen'; partyFor: number; partyAgainst: number } | undefined {
  const deviates = deviating.some((one) => one.name === name && one.party === party);
  if (!deviates || (choice !== 'Voor' && choice !== 'Tegen')) return undefined;
  const of = (wanted: 'Voor' | 'Tegen') =>
    members.filter((one) => one.party === party && one.choice === wanted && !one.mistake).length;
  return { choice, partyFor: of('Voor'), partyAgainst: of('Tegen') };
}
