import type { Vote } from 'contract/document-parts';
import { partyVotesOf } from '#connectors/reading/party-votes.ts';
import type { Day } from './calendar.ts';
import { addDays, instantAt } from './calendar.ts';
import { members, parties } from './parliament.ts';
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
  const byName = random() < 0.05;
  const voted = byName ? votedByName(choices, random) : [];
  const rows = byName ? partyVotesOf(voted) : choices;
  const inFavour = rows.reduce((sum, each) => sum + (each.choice === 'Voor' ? (each.seats ?? 0) : 0), 0);
  const outcome = inFavour > 75 ? 'aangenomen' : 'verworpen';
  return [
    {
      subject,
      outcome,
      outcomeText: `${outcome === 'aangenomen' ? 'Aangenomen' : 'Verworpen'}${byName ? ' na hoofdelijke stemming' : ' met handopsteken'}`,
      date,
      parties: rows,
      members: voted,
    },
  ];
}

/** The vote on a bill that went to the Senate on a day, which therefore was adopted: on the Tuesday before. */
export function voteOnBill(planned: Planned, subject: string, toSenate: Day): Vote[] {
  const random = seeded(`vote on ${planned.id}`);
  let inFavour = parties.reduce((sum, { seats }) => sum + seats, 0);
  const choices = parties.map(({ name, seats }) => {
    const isAgainst = random() < 0.4 && inFavour - seats > 75;
    if (isAgainst) inFavour -= seats;
    return { party: name, seats, choice: isAgainst ? ('Tegen' as const) : ('Voor' as const) };
  });
  const date = new Date(instantAt(addDays(votingDay(toSenate), -7), 15, 30)).toISOString();
  return [
    {
      subject,
      outcome: 'aangenomen',
      outcomeText: 'Aangenomen met handopsteken',
      date,
      parties: choices,
      members: [],
    },
  ];
}

type Choice = 'Voor' | 'Tegen';

/** All members by name; of a hundred some two do otherwise than their party. */
function votedByName(choices: readonly { party: string; choice: Choice }[], random: () => number) {
  const choiceOf = new Map(choices.map(({ party, choice }) => [party, choice]));
  return members.map(({ name, party }) => {
    const most = choiceOf.get(party)!;
    const other: Choice = most === 'Voor' ? 'Tegen' : 'Voor';
    return { name, party, choice: random() < 0.02 ? other : most };
  });
}
