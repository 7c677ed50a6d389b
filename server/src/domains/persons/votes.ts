import { dayOf } from 'contract/amsterdam';
import type { Vote } from 'contract/document-parts';
import { limits } from 'contract/limits';
import type { PersonVotes } from 'contract/persons';
import { everything } from 'contract/query/tree';
import { startOfDay, endOfDay } from 'contract/amsterdam';
import type { Head } from '#domains/documents/index.ts';
import { scopeOf } from '#platform/access.ts';
import { unfiltered } from '#stores/documents/filters.ts';
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
  let rollCalls = 0;
  let byParty = 0;
  for (const document of heads) {
    for (const vote of document.votes) {
      if (vote.members.length === 0) {
        if (vote.parties.length > 0) byParty += 1;
        continue;
      }
      const own = ownVote(asked, document, vote);
      if (!own) continue;
      rollCalls += 1;
      const against_ = otherwise(vote, own);
      if (against_)
        against.push(...linked(actor, [document], () => ({ subject: vote.subject, ...against_ })));
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

/** The numbers of the own party where the person is on its smaller side; undefined where there is none. */
export function otherwise(
  { members }: Pick<Vote, 'members'>,
  { party, choice }: MemberVote,
): { choice: 'Voor' | 'Tegen'; partyFor: number; partyAgainst: number } | undefined {
  if (party === undefined || (choice !== 'Voor' && choice !== 'Tegen')) return undefined;
  const of = (wanted: 'Voor' | 'Tegen') =>
    members.filter((member) => member.party === party && member.choice === wanted && !member.mistake).length;
  const [partyFor, partyAgainst] = [of('Voor'), of('Tegen')];
  const onSmaller = choice === 'Voor' ? partyFor < partyAgainst : partyAgainst < partyFor;
  return onSmaller ? { choice, partyFor, partyAgainst } : undefined;
}
