import { queryOptions } from '@tanstack/react-query';
import { type CouncilsResponse, getCouncils, type KnownCouncil } from 'contract/admin/councils';
import { councilId, type CouncilSystem, type NamedCouncil } from 'contract/councils';
import { call } from '#api/call.ts';

/** Which councils are read, as staff keep it, with those that are known. */
export const councilsQuery = queryOptions({
  queryKey: ['admin-councils'],
  queryFn: ({ signal }) => call(getCouncils, { signal }),
  staleTime: 0,
});

/** A council of a system as the page lists it. */
export interface ListedCouncil extends NamedCouncil {
  /** Named by the file of the installation, where nobody here changes it. */
  isOfFile: boolean;
  isChosen: boolean;
  /** Not among those that are known. */
  isByHand: boolean;
}

/** Councils of a system: those that are read first, then those that can be chosen, each in the order of their names. */
export function listedCouncils(
  system: CouncilSystem,
  { file, known }: Pick<CouncilsResponse, 'file' | 'known'>,
  chosen: readonly NamedCouncil[],
): ListedCouncil[] {
  const of = (some: readonly NamedCouncil[]) => some.filter((one) => one.system === system);
  const offered = known.flatMap((one) => namedOf(system, one));
  const [ofFile, ofStaff, all] = [of(file), of(chosen), offered].map(
    (some) => new Set(some.map(councilId)),
  ) as [Set<string>, Set<string>, Set<string>];
  const once = new Map([...offered, ...of(chosen), ...of(file)].map((one) => [councilId(one), one]));
  return [...once]
    .map(([id, one]) => ({
      ...one,
      isOfFile: ofFile.has(id),
      isChosen: ofStaff.has(id),
      isByHand: !all.has(id),
    }))
    .toSorted((a, b) => Number(isRead(b)) - Number(isRead(a)) || a.name.localeCompare(b.name, 'nl'));
}

/** Whether a council is read by name. */
export const isRead = ({ isOfFile, isChosen }: ListedCouncil): boolean => isOfFile || isChosen;

function namedOf(system: CouncilSystem, { name, kind, keys }: KnownCouncil): NamedCouncil[] {
  const key = keys[system];
  return key === undefined ? [] : [{ system, key, name, kind }];
}
