import type { CouncilsResponse } from 'contract/admin/councils';
import {
  councilsRead,
  councilSystems,
  CouncilSystem,
  type NamedCouncil,
  standardCouncils,
} from 'contract/councils';
import { knownCouncils, knownCouncilsFrom } from '#connectors/councils/known-councils.ts';
import { councilStandings } from '#connectors/councils/walk.ts';
import type { SourceName } from '#connectors/names.ts';
import type { Doer } from '#domains/audit/index.ts';
import { councilsOfStaff, keepCouncils } from './councils-of-staff.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { cursorOf } from './store.ts';

/** The councils that a source reads now, as a part of what a connector is made with; of other sources nothing. */
export async function councilsFor(
  people: PeopleStore,
  file: readonly NamedCouncil[],
  source: SourceName,
): Promise<{ councils?: readonly NamedCouncil[] }> {
  const system = CouncilSystem.safeParse(source).data;
  if (!system) return {};
  const { councils: staff } = await councilsOfStaff(people);
  const councils = councilsRead(system, { file, staff });
  return councils ? { councils } : {};
}

/** Which councils are read, which are known, and how each stands, for staff. */
export async function councilsForStaff(
  people: PeopleStore,
  file: readonly NamedCouncil[],
): Promise<CouncilsResponse> {
  const { version, councils } = await councilsOfStaff(people);
  const standings = await Promise.all(
    councilSystems.map(async (system) =>
      [...councilStandings(await cursorOf(people, system))].map(([key, { read, fault }]) => ({
        ...{ system, key: key.toLowerCase() },
        ...(read === undefined ? {} : { read }),
        ...(fault === undefined ? {} : { fault }),
      })),
    ),
  );
  return {
    version,
    councils: councils ?? standing(file),
    file: [...file],
    known: knownCouncils().map(({ name, kind, keys }) => ({ name, kind, keys })),
    knownFrom: [...knownCouncilsFrom],
    standings: standings.flat(),
  };
}

/**
 * Sets which councils are read beside those of the file; a run that is under way goes on with those it began with.
 * @throws EC-06 when somebody changed it since `version`
 */
export async function setCouncils(
  people: PeopleStore,
  doer: Doer,
  asked: { version: number; councils: NamedCouncil[]; reason?: string | undefined },
  { file, now }: { file: readonly NamedCouncil[]; now: number },
): Promise<CouncilsResponse> {
  return people.transaction().execute(async (transaction) => {
    const before = (await councilsOfStaff(transaction)).councils ?? standing(file);
    await keepCouncils(transaction, doer, { reason: undefined, ...asked }, before, now);
    return councilsForStaff(transaction, file);
  });
}

/** Those that ship, of systems of which the file names none. */
const standing = (file: readonly NamedCouncil[]): NamedCouncil[] =>
  standardCouncils.filter(({ system }) => file.every((one) => one.system !== system));
