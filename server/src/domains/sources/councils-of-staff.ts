import { councilId, type NamedCouncil, NamedCouncils } from 'contract/councils';
import { z } from 'zod';
import type { Doer } from '#domains/audit/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { keep, readKept } from '#domains/kept-content/index.ts';

const name = 'councils';
const State = z.object({ councils: NamedCouncils });

/** The councils that staff chose; undefined while they chose none. */
export async function councilsOfStaff(
  db: PeopleStore,
): Promise<{ version: number; councils: NamedCouncil[] | undefined }> {
  const { version, state } = await readKept(db, name, State);
  return { version, councils: state?.councils };
}

/**
 * Keeps which councils staff chose; `before` are those that were read instead.
 * @throws EC-06 when somebody changed it since `version`
 */
export async function keepCouncils(
  transaction: PeopleStore,
  doer: Doer,
  asked: { version: number; councils: NamedCouncil[]; reason: string | undefined },
  before: readonly NamedCouncil[],
  now: number,
): Promise<void> {
  const { version, councils, reason } = asked;
  await keep(
    transaction,
    doer,
    {
      ...{ name, version, state: { councils }, action: 'councils.set', target: name, reason },
      before: bySystem(without(before, councils)),
      after: bySystem(without(councils, before)),
    },
    now,
  );
}

function without(some: readonly NamedCouncil[], others: readonly NamedCouncil[]): NamedCouncil[] {
  const known = new Set(others.map(councilId));
  return some.filter((one) => !known.has(councilId(one)));
}

/** For the audit log: names with what their system calls them. */
function bySystem(councils: readonly NamedCouncil[]): Record<string, string[]> {
  const lines: Record<string, string[]> = {};
  for (const { system, name: council, key } of councils) (lines[system] ??= []).push(`${council} (${key})`);
  return lines;
}
