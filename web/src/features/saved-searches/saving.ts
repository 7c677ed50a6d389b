import type { DomainId } from 'contract/dashboards';
import type { QueryDetails, SavedSearch } from 'contract/saved-searches';
import type { z } from 'zod';
import { value } from '#session/value.ts';

/** What the dialog of saved searches is open for. */
export interface Saving {
  domain: DomainId;
  /** What is looked for. */
  criteria: z.input<typeof QueryDetails>;
  /** The saved search that is changed; a new one without. */
  saved?: SavedSearch;
  /** Title to begin with; the query without. */
  title?: string;
  /** True when its results were just on the screen: it can be saved without running it again (decision 5.11). */
  ran?: boolean;
  onSaved?: (saved: SavedSearch) => void;
}

/** The open dialog; there is one on the page. */
export const saving = value<Saving | undefined>(undefined);

/** Opens the dialog that saves a search. */
export const saveSearch = (asked: Saving): void => saving.set(asked);

/** Opens the dialog on a saved search as it is. */
export const editSearch = (saved: SavedSearch): void =>
  saveSearch({ domain: saved.queryDetails.groupingDetails.name, criteria: saved.queryDetails, saved });
