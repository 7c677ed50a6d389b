import { type LimitName, limitNames } from 'contract/admin/organisations';
import { limits } from 'contract/limits';
import { z } from 'zod';
import type { Share } from '#platform/access.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** What an organisation that has no limits of its own allows itself and its users (decision R6). */
export const usualLimits: Readonly<Record<LimitName, number>> = {
  /** Active users (decision 6.7). */
  seats: limits.seats,
  /** Saved searches of one dashboard, of the agenda, and of all together those that mail directly. */
  savedSearches: limits.maximumSavedSearches,
  agendaSearches: limits.maximumAgendaSearches,
  directSearches: limits.maximumDirectSearches,
  activeLists: limits.maximumActiveLists,
  /** Items on one list. */
  listItems: limits.maximumListItems,
  /** Notes of the organisation about one document or dossier, and its labels. */
  teamNotes: limits.maximumTeamNotes,
  teamLabels: limits.maximumLabels,
  /** Searches of one user at a time and in a minute (decision 10.14). */
  searchesAtOnce: limits.searchesAtOnce,
  searchesPerMinute: limits.searchesPerMinute,
  /** Questions of one user in an hour and in a day. */
  asksPerHour: limits.asksPerHour,
  asksPerDay: limits.asksPerDay,
  /** Readers of the organisation's newsletters, and issues of a calendar month (decision 10.6). */
  newsletterReaders: limits.maximumReaders,
  newsletterIssues: limits.maximumIssues,
  /** Calls with API keys in a day, and webhooks of one user (decisions 10.8, 10.9). */
  apiCallsPerDay: limits.apiCallsPerDay,
  webhooks: limits.maximumWebhooks,
};

/** How many of each an organisation allows. */
type Allowance = Record<LimitName, number>;
const atLeastOne: readonly LimitName[] = ['searchesAtOnce', 'searchesPerMinute'];

const OwnLimits = z.looseObject(
  Object.fromEntries(limitNames.map((name) => [name, z.number().int().min(0).optional()])) as Record<
    LimitName,
    z.ZodOptional<z.ZodNumber>
  >,
);

/** The share of an organisation's users, of its limits as they are stored. */
export function shareOf(stored: string): Share {
  const { searchesAtOnce, searchesPerMinute, apiCallsPerDay, asksPerHour, asksPerDay } = allowed(stored);
  return {
    atOnce: searchesAtOnce,
    perMinute: searchesPerMinute,
    callsPerDay: apiCallsPerDay,
    asksPerHour,
    asksPerDay,
  };
}

/** The constants, unless the organisation has limits of its own (decisions 3.26, 5.10, R6). */
export async function allowanceOf(db: PeopleStore, organisationId: string): Promise<Allowance> {
  return allowed(await storedLimits(db, organisationId));
}

/** The least that a limit can be: without any search nobody could do anything. */
export const leastOf = (name: LimitName): number => (atLeastOne.includes(name) ? 1 : 0);

/** Gives an organisation, whose row the transaction holds, a limit of its own, or the usual one again. */
export async function setLimit(
  transaction: PeopleStore,
  organisationId: string,
  name: LimitName,
  value: number | undefined,
): Promise<void> {
  const { [name]: _before, ...others } = OwnLimits.parse(
    JSON.parse(await storedLimits(transaction, organisationId)),
  );
  const own = value === undefined ? others : { ...others, [name]: value };
  await transaction
    .updateTable('organisations')
    .set({ limits: JSON.stringify(own) })
    .where('id', '=', organisationId)
    .execute();
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
    limitNames.map((name) => [name, own[name] ?? usualLimits[name]]),
  ) as unknown as Allowance;
}
