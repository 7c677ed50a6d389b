import type { PeopleStore } from '#stores/people/index.ts';

/** What was found for saved searches and waits to be mailed, which others keep. */
export interface Findings {
  /** Lets go of what waits to be mailed for a search, in the transaction that switches its mail on. */
  forgetWaiting(db: PeopleStore, savedSearchIds: readonly string[]): Promise<void>;
  /** Lets go of everything that was found for searches, in the transaction that erases them. */
  forgetFound(db: PeopleStore, savedSearchIds: readonly string[]): Promise<void>;
}
