import type { Vote } from 'contract/document-parts';

export type Choice = Vote['parties'][number]['choice'];
/** In the order in which they are shown. */
export const choices: readonly Choice[] = ['Voor', 'Tegen', 'Onthouding', 'Niet deelgenomen'];

/** How one party voted: a cell per choice it made. */
export interface PartyVotes {
  party: string;
  cells: Partial<Record<Choice, Cell>>;
  /** What most of its members chose, those who stayed away left out. */
  main: Choice;
  mistake: boolean;
  /** Voted otherwise than the outcome, or its members did not agree. */
  deviates: 'outcome' | 'divided' | undefined;
}
interface Cell {
  /** Members, where the source tells how many. */
  seats: number | undefined;
  /** The source's own word where it differs (decision 3.34). */
  text: string | undefined;
}

/** A vote by name, with whether it is another than that of most of the party. */
export type MemberVote = Vote['members'][number] & { deviates: boolean };

/** How many chose what, and what was counted: members, or parties where no member is counted. */
interface Totals {
  of: 'members' | 'parties';
  counts: Record<Choice, number>;
}

/** The votes of a vote added up; the source's own count goes before ours. */
export function totalsOf({ counts, parties, members }: Vote): Totals | undefined {
  const sum = (seats: (choice: Choice) => number): Record<Choice, number> =>
    Object.fromEntries(choices.map((choice) => [choice, seats(choice)])) as Record<Choice, number>;
  const seated = parties.some(({ seats }) => seats !== undefined);
  const ofParties = sum((choice) =>
    parties.filter((party) => party.choice === choice).reduce((all, { seats = 0 }) => all + seats, 0),
  );
  const ofMembers = sum((choice) => members.filter((member) => member.choice === choice).length);
  if (counts) {
    return {
      of: 'members',
      counts: {
        Voor: counts.for,
        Tegen: counts.against,
        Onthouding: counts.abstentions ?? Math.max(ofParties.Onthouding, ofMembers.Onthouding),
        'Niet deelgenomen': Math.max(ofParties['Niet deelgenomen'], ofMembers['Niet deelgenomen']),
      },
    };
  }
  if (members.length > 0) return { of: 'members', counts: ofMembers };
  if (seated) return { of: 'members', counts: ofParties };
  if (parties.length === 0) return undefined;
  return {
    of: 'parties',
    counts: sum((choice) => parties.filter((party) => party.choice === choice).length),
  };
}

/** The parties of a vote, one row each: grouped by what they chose, the largest first. */
export function partiesOf(vote: Vote): PartyVotes[] {
  const winning = winningChoice(vote);
  const rows = [...Map.groupBy(vote.parties, ({ party }) => party)].map(([party, entries]) => {
    const cells: PartyVotes['cells'] = {};
    for (const { choice, seats, choiceText } of entries) {
      const cell = cells[choice];
      cells[choice] = {
        seats: seats === undefined ? cell?.seats : seats + (cell?.seats ?? 0),
        text: choiceText ?? cell?.text,
      };
    }
    const main = mainChoice(new Map(choices.map((choice) => [choice, weightOf(cells[choice])])));
    const chosen = choices.filter((choice) => choice !== 'Niet deelgenomen' && cells[choice]);
    return {
      party,
      cells,
      main,
      mistake: entries.some(({ mistake }) => mistake),
      deviates: deviation(chosen, main, winning),
    };
  });
  const size = ({ cells }: PartyVotes) => choices.reduce((all, one) => all + weightOf(cells[one]), 0);
  return rows.toSorted(
    (one, other) => choices.indexOf(one.main) - choices.indexOf(other.main) || size(other) - size(one),
  );
}

/**
 * How many chose what without anybody knowing of which party: what the counts have more than the parties come to,
 * where the source tells how many of each party there were. Empty where these add up, or do not compare.
 */
export function unknownOf({ counts, parties }: Vote): PartyVotes['cells'] {
  if (!counts || parties.length === 0 || parties.some(({ seats }) => seats === undefined)) return {};
  const counted = { Voor: counts.for, Tegen: counts.against, Onthouding: counts.abstentions ?? 0 };
  const cells: PartyVotes['cells'] = {};
  for (const choice of ['Voor', 'Tegen', 'Onthouding'] as const) {
    const known = parties.reduce((sum, one) => sum + (one.choice === choice ? (one.seats ?? 0) : 0), 0);
    if (counted[choice] > known) cells[choice] = { seats: counted[choice] - known, text: undefined };
  }
  return cells;
}

/** The votes by name, party by party, each with whether it is another than that of most of its party. */
export function membersOf(vote: Vote): MemberVote[] {
  const parties = Map.groupBy(vote.members, ({ party }) => party ?? '');
  return [...parties].flatMap(([party, members]) => {
    const tally = new Map<Choice, number>();
    for (const { choice } of members) tally.set(choice, (tally.get(choice) ?? 0) + 1);
    const main = mainChoice(tally);
    return members.map((member) => ({
      ...member,
      deviates: party !== '' && member.choice !== 'Niet deelgenomen' && member.choice !== main,
    }));
  });
}

/** A party without known size still counts as a vote. */
function weightOf(cell: Cell | undefined): number {
  return cell ? (cell.seats ?? 1) : 0;
}

/** What most chose; who stayed away does not decide it. The first of the order wins a tie. */
function mainChoice(weights: ReadonlyMap<Choice, number>): Choice {
  const taking = choices.filter((choice) => choice !== 'Niet deelgenomen' && (weights.get(choice) ?? 0) > 0);
  const most = Math.max(...taking.map((choice) => weights.get(choice) ?? 0));
  return taking.find((choice) => weights.get(choice) === most) ?? 'Niet deelgenomen';
}

function winningChoice(vote: Vote): Choice | undefined {
  if (vote.outcome === 'aangenomen') return 'Voor';
  if (vote.outcome === 'verworpen') return 'Tegen';
  return undefined;
}

function deviation(
  chosen: readonly Choice[],
  main: Choice,
  winning: Choice | undefined,
): PartyVotes['deviates'] {
  if (chosen.length > 1) return 'divided';
  return winning !== undefined && chosen.length === 1 && main !== winning ? 'outcome' : undefined;
}
