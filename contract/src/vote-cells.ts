import type { DomainId } from './dashboards.ts';

/** By what the cells of a vote are told: the party of those who voted, or the country of members who did by name. */
export const votesPer = ['party', 'country'] as const;
export type VotesPer = (typeof votesPer)[number];

/** Stands for what the government said of votes of which that is not known. */
export const unknownOpinion = 'unknown';

/** Whether votes of a dashboard can be told by the country of the members beside their party. */
export const tellsCountries = (domain: DomainId): boolean => domain === 'eu';

/** What a party is shown to have done in a vote. */
export const cellKinds = ['for', 'against', 'abstained', 'absent', 'split'] as const;
export type CellKind = (typeof cellKinds)[number];

/** What most of a party did, and how many of its members did what, where that is known. */
interface Shown {
  side: Exclude<CellKind, 'split'> | 'none';
  for?: number | undefined;
  against?: number | undefined;
  abstained?: number | undefined;
}

/** Members of a party who did different things, those aside who did not take part, make it split. */
export function kindOfCell({ side, ...numbers }: Shown): CellKind {
  const ways = [numbers.for, numbers.against, numbers.abstained].filter((number = 0) => number > 0);
  return ways.length > 1 || side === 'none' ? 'split' : side;
}
