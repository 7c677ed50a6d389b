import type { VoteCell } from 'contract/votes';

/**
 * The two numbers above each other in a split cell: who was for and who against, or who abstained in the place of a side
 * that nobody took. A third way is told by its words alone.
 */
export function splitNumbers({ for: yes = 0, against = 0, abstained = 0 }: Omit<VoteCell, 'party' | 'side'>) {
  const ways = [
    { side: 'for', count: yes },
    { side: 'against', count: against },
    { side: 'abstained', count: abstained },
  ] as const;
  const taken = ways.filter(({ count }) => count > 0);
  return taken.length === 2 ? taken : ways.slice(0, 2);
}
