import { limits } from 'contract/limits';
import { z } from 'zod';
import type { PeopleStore } from '#stores/people/index.ts';

/** How many active lists a user may have, and items on one. */
export interface ListAllowance {
  lists: number;
  items: number;
}

const OrganisationLimits = z.looseObject({
  activeLists: z.number().int().min(0).optional(),
  listItems: z.number().int().min(0).optional(),
});

/** The constants, unless the organisation has limits of its own (decisions 3.26, R6). */
export async function listAllowanceOf(db: PeopleStore, organisationId: string): Promise<ListAllowance> {
  const row = await db
    .selectFrom('organisations')
    .select('limits')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  const own = OrganisationLimits.parse(JSON.parse(row?.limits ?? '{}'));
  return {
    lists: own.activeLists ?? limits.maximumActiveLists,
    items: own.listItems ?? limits.maximumListItems,
  };
}
