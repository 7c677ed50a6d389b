import { limits } from 'contract/limits';
import { z } from 'zod';
import type { PeopleStore } from '#stores/people/index.ts';

/** How many of each an organisation allows its users. */
export interface Allowance {
  /** Saved searches of one dashboard, of the agenda, and of all together those that mail directly. */
  savedSearches: number;
  agendaSearches: number;
  directSearches: number;
  activeLists: number;
  /** Items on one list. */
  listItems: number;
}

const OwnLimits = z.looseObject({
  savedSearches: z.number().int().min(0).optional(),
  agendaSearches: z.number().int().min(0).optional(),
  directSearches: z.number().int().min(0).optional(),
  activeLists: z.number().int().min(0).optional(),
  listItems: z.number().int().min(0).optional(),
});

/** The constants, unless the organisation has limits of its own (decisions 3.26, 5.10, R6). */
export async function allowanceOf(db: PeopleStore, organisationId: string): Promise<Allowance> {
  const row = await db
    .selectFrom('organisations')
    .select('limits')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  const own = OwnLimits.parse(JSON.parse(row?.limits ?? '{}'));
  return {
    savedSearches: own.savedSearches ?? limits.maximumSavedSearches,
    agendaSearches: own.agendaSearches ?? limits.maximumAgendaSearches,
    directSearches: own.directSearches ?? limits.maximumDirectSearches,
    activeLists: own.activeLists ?? limits.maximumActiveLists,
    listItems: own.listItems ?? limits.maximumListItems,
  };
}
