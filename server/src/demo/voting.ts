import type { Vote } from 'contract/document-parts';
import type { Day } from './calendar.ts';
import { instantAt } from './calendar.ts';
import type { Party } from './parliament.ts';
import { seeded } from './random.ts';

/** How a house votes. */
interface House {
  factions: readonly Party[];
  /** Whether it counts abstentions; where it does not, whoever hesitates votes against. */
  abstains: boolean;
}

interface Ballot {
  house: House;
  /** Party of the proposer; without one the proposal comes from the executive and stands in the middle. */
  proposer?: string;
  subject: string;
  day: Day;
  time: readonly [number, number];
  /** How far support reaches on the axes: 0.8 is contested, 2 is near unanimity. */
  reach?: number;
}

/** A vote by party whose counts and outcome follow from the seats; the same seed votes alike. */
export function voteOf(seed: string, { house, proposer, subject, day, time, reach }: Ballot): Vote {
  const random = seeded(`ballot ${seed}`);
  const author = house.factions.find((each) => each.name === proposer);
  const support = reach ?? 0.75 + random() * 0.75;
  const parties = house.factions.map(({ name, seats, economy, society }) => {
    const distance =
      name === proposer
        ? 0
        : Math.hypot(economy - (author?.economy ?? 0.1), society - (author?.society ?? 0)) +
          (random() - 0.5) * 0.7;
    const hesitates = house.abstains && distance >= support && distance < support + 0.22;
    const choice = distance < support ? 'Voor' : hesitates ? 'Onthouding' : 'Tegen';
    return { party: name, seats, choice } as const;
  });
  const seatsOf = (choice: string) =>
    parties.reduce((sum, each) => sum + (each.choice === choice ? each.seats : 0), 0);
  const [inFavour, against, abstentions] = [seatsOf('Voor'), seatsOf('Tegen'), seatsOf('Onthouding')];
  return {
    subject,
    outcome: inFavour > against ? 'aangenomen' : 'verworpen',
    date: new Date(instantAt(day, time[0], time[1])).toISOString(),
    parties,
    members: [],
    counts: { for: inFavour, against, ...(house.abstains ? { abstentions } : {}) },
  };
}
