import type { AgendaQueryDetails, AgendaSavedSearch } from 'contract/agenda-searches';
import type { DomainId } from 'contract/dashboards';
import type { QueryDetails, SavedSearch } from 'contract/saved-searches';
import type { z } from 'zod';
import { value } from '#session/value.ts';

/** The dialog on a search of a dashboard. */
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

/** The dialog on a search of the agenda. */
export interface SavingAgenda {
  domain: 'agenda';
  /** The saved search that is changed; a new one without. */
  saved?: AgendaSavedSearch;
  /** A saved search that a new one begins as. */
  copyOf?: AgendaSavedSearch;
  /** What a new one looks for at first. */
  begin?: AgendaQueryDetails;
}

/** What the open dialog of saved searches is for; there is one on the page. */
export const saving = value<Saving | SavingAgenda | undefined>(undefined);

/** What had the focus when the dialog was asked for, before its code came. */
export let openedFrom: Element | null = null;

const open = (asked: Saving | SavingAgenda): void => {
  openedFrom = document.activeElement;
  saving.set(asked);
};

/** Opens the dialog that saves a search of a dashboard. */
export const saveSearch = (asked: Saving): void => open(asked);

/** Opens the dialog on a saved search as it is. */
export const editSearch = (saved: SavedSearch): void =>
  saveSearch({ domain: saved.queryDetails.groupingDetails.name, criteria: saved.queryDetails, saved });

/** Opens the dialog that saves a search of the agenda. */
export const saveAgendaSearch = (asked: Omit<SavingAgenda, 'domain'> = {}): void =>
  open({ domain: 'agenda', ...asked });
