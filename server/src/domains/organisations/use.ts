/** How much a user has of something that their organisation has a limit for (decision R6). */
export interface Use {
  userId: string;
  number: number;
}

/** Who has most of it comes first. */
export const mostFirst = (uses: readonly Use[]): Use[] => uses.toSorted((a, b) => b.number - a.number);
