import type { Vote } from 'contract/document-parts';
import { seeded } from '../random.ts';
import { voteOf } from '../voting.ts';
import type { File } from './file.ts';
import { groups, members } from './house.ts';

/** Days after the beginning on which plenary decides. */
export const plenaryAfter = 176;

/**
 * A vote by name: members follow their group, a few are absent and take no part. Seats per group and
 * choice, the counts and the outcome follow from the members.
 */
export function voteByName(file: File, suffix: string, subject: string, proposer?: string): Vote[] {
  const day = file.after(plenaryAfter);
  if (day >= file.today) return [];
  const planned = voteOf(`federal ${file.bill.key} ${suffix}`, {
    house: { factions: groups, abstains: true },
    ...(proposer === undefined ? { reach: 0.95 + (file.place % 3) * 0.15 } : { proposer }),
    subject,
    day,
    time: [17, 15],
  });
  const line = new Map(planned.parties.map((each) => [each.party, each.choice]));
  const random = seeded(`absent ${file.bill.key} ${suffix}`);
  const votes = members.map(({ name, party }) => ({
    name,
    party,
    choice:
      random() < 0.06 ? ('Niet deelgenomen' as const) : (line.get(party) ?? ('Niet deelgenomen' as const)),
  }));
  const count = (choice: string, party?: string) =>
    votes.filter((each) => each.choice === choice && (party === undefined || each.party === party)).length;
  const choices = ['Voor', 'Tegen', 'Onthouding', 'Niet deelgenomen'] as const;
  const parties = groups.flatMap(({ name }) =>
    choices
      .map((choice) => ({ party: name, seats: count(choice, name), choice }))
      .filter(({ seats }) => seats > 0),
  );
  const [inFavour, against, abstentions] = [count('Voor'), count('Tegen'), count('Onthouding')];
  const outcome = inFavour > against ? 'aangenomen' : 'verworpen';
  return [
    {
      ...planned,
      outcome,
      outcomeText: outcome === 'aangenomen' ? 'Aangenomen / Adopté' : 'Verworpen / Rejeté',
      parties,
      members: votes,
      counts: { for: inFavour, against, abstentions },
    },
  ];
}
