import type { Vote } from 'contract/document-parts';
import { partyVotesOf } from '#connectors/reading/party-votes.ts';
import type { Day } from './calendar.ts';
import { addDays, instantAt } from './calendar.ts';
import { type Member, members, parties } from './parliament.ts';
import type { Planned } from './plan.ts';
import { seeded } from './random.ts';

/** The Tuesday on which what was tabled on a day is voted on. */
function votingDay(day: Day): Day {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, (2 - weekday + 7) % 7 || 7);
}

/** The vote on a motion or amendment: none for recent ones and for about three in ten older ones. */
export function votesOn(planned: Planned, subject: string, today: Day): Vote[] {
  const random = seeded(`votes ${planned.id}`);
  if (planned.day > addDays(today, -15) || random() < 0.27) return [];
  const date = new Date(instantAt(votingDay(planned.day), 15, 20 + Math.floor(random() * 30))).toISOString();
  if (random() < 0.07) {
    return [{ subject, outcome: 'ingetrokken', outcomeText: 'Ingetrokken', date, parties: [], members: [] }];
  }
  const proposer = parties.find((party) => party.name === planned.members[0]?.party);
  const reach = 0.75 + random() * 0.9;
  const choices = parties.map((party) => {
    const distance = proposer
      ? Math.hypot(party.economy - proposer.economy, party.society - proposer.society)
      : 0;
    const signed = planned.members.some((member) => member.party === party.name);
    const choice =
      signed || distance + (random() - 0.5) * 0.7 < reach ? ('Voor' as const) : ('Tegen' as const);
    return { party: party.name, seats: party.seats, choice };
  });
  const inFavour = choices.reduce((sum, each) => sum + (each.choice === 'Voor' ? each.seats : 0), 0);
  const outcome = inFavour > 75 ? 'aangenomen' : 'verworpen';
  const byName = random() < 0.05;
  const choiceOf = ({ name, party }: Member): Vote['members'][number]['choice'] => {
    const choice = choices.find((each) => each.party === party)?.choice ?? 'Niet deelgenomen';
    // Where it changes nothing, one in thirty goes a way of their own.
    const free = Math.abs(inFavour - 75) > 12 && seeded(`free ${planned.id} ${name}`)() < 1 / 30;
    return free ? (choice === 'Voor' ? 'Tegen' : 'Voor') : choice;
  };
  const named = byName
    ? members.map((member) => ({ name: member.name, party: member.party, choice: choiceOf(member) }))
    : [];
  return [
    {
      subject,
      outcome,
      outcomeText: `${outcome === 'aangenomen' ? 'Aangenomen' : 'Verworpen'}${byName ? ' na hoofdelijke stemming' : ' met handopsteken'}`,
      date,
      parties: byName ? partyVotesOf(named) : choices,
      members: named,
    },
  ];
}
