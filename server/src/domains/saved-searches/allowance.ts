import { limits } from 'contract/limits';
import { z } from 'zod';
import type { PeopleStore } from '#stores/people/index.ts';

/** How many saved searches a user may have of one dashboard and of the agenda, and how many of all may mail directly. */
export interface Allowance {
  searches: number;
  direct: number;
  agenda: number;
}

const OrganisationLimits = z.looseObject({
  savedSearches: z.number().int().min(0).optional(),
  agendaSearches: z.number().int().min(0).optional(),
  directSearches: z.number().int().min(0).optional(),
});

/** The constants, unless the organisation has limits of its own (decisions 5.10, R6). */
export async function allowanceOf(db: PeopleStore, organisationId: string): Promise<Allowance> {
  const row = await db
    .selectFrom('organisations')
    .select('limits')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  const own = OrganisationLimits.parse(JSON.parse(row?.limits ?? '{}'));
  return {
    searches: own.savedSearches ?? limits.maximumSavedSearches,
    agenda: own.agendaSearches ?? limits.maximumAgendaSearches,
    direct: own.directSearches ?? limits.maximumDirectSearches,
  };
}
