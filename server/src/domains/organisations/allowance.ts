import { limits } from 'contract/limits';
import { z } from 'zod';
import type { Share } from '#platform/access.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** What an organisation that has no limits of its own allows itself and its users (decision R6). */
const usual = {
  /** Active accounts (decision 6.7). */
  seats: limits.seats as number,
  /** Saved searches of one dashboard, of the agenda, and of all together those that mail directly. */
  savedSearches: limits.maximumSavedSearches as number,
  agendaSearches: limits.maximumAgendaSearches as number,
  directSearches: limits.maximumDirectSearches as number,
  activeLists: limits.maximumActiveLists as number,
  /** Items on one list. */
  listItems: limits.maximumListItems as number,
  /** Searches of one user at a time and in a minute (decision 10.14). */
  searchesAtOnce: limits.searchesAtOnce as number,
  searchesPerMinute: limits.searchesPerMinute as number,
  /** Readers of the organisation's newsletters, and issues of a calendar month (decision 10.6). */
  newsletterReaders: limits.maximumReaders as number,
  newsletterIssues: limits.maximumIssues as number,
  /** Calls with API keys in a day, and webhooks of one user (decisions 10.8, 10.9). */
  apiCallsPerDay: limits.apiCallsPerDay as number,
  webhooks: limits.maximumWebhooks as number,
};

/** How many of each an organisation allows. */
type Allowance = typeof usual;
export type LimitName = keyof Allowance;
/** Names of the limits an organisation can have of its own. */
export const limitNames = Object.keys(usual) as LimitName[];
/** Limits that may not be 0: nobody could search any more. */
const atLeastOne: readonly LimitName[] = ['searchesAtOnce', 'searchesPerMinute'];

const OwnLimits = z.looseObject(
  Object.fromEntries(limitNames.map((name) => [name, z.number().int().min(0).optional()])) as Record<
    LimitName,
    z.ZodOptional<z.ZodNumber>
  >,
);

/** The share of an organisation's users, of its limits as they are stored. */
export function shareOf(stored: string): Share {
  const { searchesAtOnce, searchesPerMinute, apiCallsPerDay } = allowed(stored);
  return { atOnce: searchesAtOnce, perMinute: searchesPerMinute, callsPerDay: apiCallsPerDay };
}

/** The constants, unless the organisation has limits of its own (decisions 3.26, 5.10, R6). */
export async function allowanceOf(db: PeopleStore, organisationId: string): Promise<Allowance> {
  return allowed(await storedLimits(db, organisationId));
}

/** Gives an organisation a limit of its own, or the usual one again. @throws RangeError for what cannot be a limit */
export async function setLimit(
  db: PeopleStore,
  organisationId: string,
  name: LimitName,
  value: number | undefined,
): Promise<void> {
  const least = atLeastOne.includes(name) ? 1 : 0;
  if (value !== undefined && (!Number.isSafeInteger(value) || value < least))
    throw new RangeError(`${name} must be a whole number of at least ${least}.`);
  await db.transaction().execute(async (transaction) => {
    const { [name]: _before, ...others } = OwnLimits.parse(
      JSON.parse(await storedLimits(transaction, organisationId)),
    );
    const own = value === undefined ? others : { ...others, [name]: value };
    await transaction
      .updateTable('organisations')
      .set({ limits: JSON.stringify(own) })
      .where('id', '=', organisationId)
      .execute();
  });
}

async function storedLimits(db: PeopleStore, organisationId: string): Promise<string> {
  const row = await db
    .selectFrom('organisations')
    .select('limits')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  return row?.limits ?? '{}';
}

function allowed(stored: string): Allowance {
  const own = OwnLimits.parse(JSON.parse(stored));
  return Object.fromEntries(
    limitNames.map((name) => [name, own[name] ?? usual[name]]),
  ) as unknown as Allowance;
}
