import type { VoteCell } from './votes.ts';

/** What a party is shown to have done in a vote. */
export type CellKind = 'for' | 'against' | 'abstained' | 'absent' | 'split';

/** Members of a party who did different things, those aside who did not take part, make it split. */
export function kindOfCell({ side, ...numbers }: Omit<VoteCell, 'party' | 'mistake'>): CellKind {
  const ways = [numbers.for, numbers.against, numbers.abstained].filter((number = 0) => number > 0);
  return ways.length > 1 || side === 'none' ? 'split' : side;
}
