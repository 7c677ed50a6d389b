import type { Vote } from 'contract/document-parts';

/** Members of whom the party is known, of all who voted, below which the parties would tell another vote. */
const knownShare = 0.5;

/**
 * The votes of parties (`partyVotesOf`) where the list of members is not of the day of the vote: who left since has no
 * party and is in no row, so that the rows come to less than the counts. None where most have left, as in earlier legislatures.
 */
export function partyVotesKnown(members: Vote['members']): Vote['parties'] {
  const known = members.filter(({ party }) => party !== undefined).length;
  return known < members.length * knownShare ? [] : partyVotesOf(members);
}

/**
 * The votes of parties as their members by name cast them: for each choice that members of a party made a row
 * with how many made it, so that a divided party has several. Members whose party is not known are in none.
 */
export function partyVotesOf(members: Vote['members']): Vote['parties'] {
  const rows = new Map<string, Vote['parties'][number] & { seats: number }>();
  for (const { party, choice, choiceText } of members) {
    if (party === undefined) continue;
    const key = JSON.stringify([party, choice, choiceText]);
    const row = rows.get(key) ?? { party, seats: 0, choice, ...(choiceText ? { choiceText } : {}) };
    row.seats++;
    rows.set(key, row);
  }
  return [...rows.values()];
}
