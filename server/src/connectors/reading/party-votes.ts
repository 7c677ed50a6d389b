import type { Vote } from 'contract/document-parts';

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
