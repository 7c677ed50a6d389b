import type { Vote } from 'contract/document-parts';
import { pick, seeded } from '../random.ts';
import { type Voter, voters } from './members.ts';

/** Of all Members, who is away; and of those of a country that has its own view of a matter, who follows that. */
const share = { away: 0.07, ownMind: 0.01, ownView: 0.6 };
/** How many countries have one. */
const ownViews = 3;
const choices = ['Voor', 'Tegen', 'Onthouding'] as const;
const countries = [...new Set(voters.flatMap(({ country = [] }) => country))];

/**
 * A vote by groups as a roll call: Members follow their group, but for some, and more of those from a country that sees it in
 * another way. Who was away is not named, as in the real ones. Groups, counts and outcome follow from the members.
 */
export function rollCall(seed: string, planned: Vote): Vote {
  const random = seeded(`roll call ${seed}`);
  const line = new Map(planned.parties.map(({ party, choice }) => [party, choice]));
  const views = new Map(
    Array.from({ length: ownViews }, () => [pick(random, countries), pick(random, choices)] as const),
  );
  const choiceOf = ({ party, country = '' }: Voter) => {
    const view = views.get(country);
    const aside = random();
    if (view !== undefined && aside < share.ownView) return view;
    return aside > 1 - share.ownMind ? pick(random, choices) : line.get(party)!;
  };
  const members = voters
    .filter(() => random() >= share.away)
    .map((voter) => ({ ...voter, choice: choiceOf(voter) }));
  const groups = Map.groupBy(members, ({ party, choice }) => JSON.stringify([party, choice]));
  const parties = [...groups.values()].map((rows) => {
    const { party, choice } = rows[0]!;
    return { party, seats: rows.length, choice };
  });
  const count = (choice: string) => members.filter((member) => member.choice === choice).length;
  const [inFavour, against, abstentions] = choices.map(count);
  return {
    ...planned,
    outcome: inFavour! > against! ? 'aangenomen' : 'verworpen',
    parties,
    members,
    counts: { for: inFavour!, against: against!, abstentions: abstentions! },
  };
}
