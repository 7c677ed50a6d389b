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
  /** It was read when the page was opened. */
  isFirst: boolean;
}

/**
 * Councils of a system: those that were read when the page was opened first, then those that can be chosen, each in the order
 * of their names, so that none moves while it is chosen.
 */
export function listedCouncils(
  system: CouncilSystem,
  { file, known, councils: kept }: Pick<CouncilsResponse, 'file' | 'known' | 'councils'>,
  chosen: readonly NamedCouncil[],
): ListedCouncil[] {
  const of = (some: readonly NamedCouncil[]) => some.filter((one) => one.system === system);
  const offered = known.flatMap((one) => namedOf(system, one));
  const [ofFile, ofStaff, before, all] = [of(file), of(chosen), of(kept), offered].map(
    (some) => new Set(some.map(councilId)),
  ) as [Set<string>, Set<string>, Set<string>, Set<string>];
  const once = new Map(
    [...offered, ...of(kept), ...of(chosen), ...of(file)].map((one) => [councilId(one), one]),
  );
  return [...once]
    .map(([id, one]) => ({
      ...one,
      isOfFile: ofFile.has(id),
      isChosen: ofStaff.has(id),
      isByHand: !all.has(id),
      isFirst: ofFile.has(id) || before.has(id),
    }))
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || a.name.localeCompare(b.name, 'nl'));
}

/** Whether a council is read by name. */
export const isRead = ({ isOfFile, isChosen }: ListedCouncil): boolean => isOfFile || isChosen;

function namedOf(system: CouncilSystem, { name, kind, keys }: KnownCouncil): NamedCouncil[] {
  const key = keys[system];
  return key === undefined ? [] : [{ system, key, name, kind }];
}
