import type { Grouping, PathAlias } from './grouping.ts';
import { isWithin, sourceNode } from './paths.ts';

/** A saved path that is read as another one, or as nothing when even its institution is unknown. */
export interface ChangedPath {
  from: string;
  to?: string;
}

/** What paths stand for today, with every difference; a path may have become several. */
interface Resolved {
  paths: string[];
  changed: ChangedPath[];
}

/**
 * The paths that saved ones of an older version stand for today: the same, their aliases, or the nearest
 * parent that is left (decision 3.10). Paths without any of these are left out; every difference is told.
 */
export function resolveGroupPaths(grouping: Grouping, version: number, paths: readonly string[]): Resolved {
  return resolved(paths, (from) =>
    movedPaths(grouping.aliases, version, from).flatMap((moved) => nearest(grouping, moved) ?? []),
  );
}

/** What a path stands for now of which nobody knows the version; nothing where the tree never had it. */
export const standsNow = (tree: Pick<Grouping, 'nodes' | 'moved'>, path: string): readonly string[] =>
  sourceNode(tree, path) ? [path] : (tree.moved?.[path] ?? []);

/**
 * What paths stand for of which nobody knows the version they were taken from, as in an address: those the tree has stand
 * for themselves, and those that staff moved for where they are. Others are left out and told.
 */
export function presentGroupPaths(
  tree: Pick<Grouping, 'nodes' | 'moved'>,
  paths: readonly string[],
): Resolved {
  return resolved(paths, (from) => standsNow(tree, from));
}

function resolved(paths: readonly string[], standsFor: (path: string) => readonly string[]): Resolved {
  const changed: ChangedPath[] = [];
  const all = new Set<string>();
  for (const from of paths) {
    const found = [...new Set(standsFor(from))];
    for (const to of found) {
      all.add(to);
      if (to !== from) changed.push({ from, to });
    }
    if (found.length === 0) changed.push({ from });
  }
  return { paths: [...all], changed };
}

/** Where the aliases of every version above one lead, version by version. */
export function movedPaths(aliases: readonly PathAlias[], version: number, path: string): string[] {
  const later = Map.groupBy(
    aliases.filter(({ since }) => since > version),
    ({ since }) => since,
  );
  return [...later]
    .toSorted(([one], [other]) => one - other)
    .reduce((paths, [, together]) => paths.flatMap((one) => movedOnce(together, one)), [path]);
}

/** Where the aliases of one version lead: all its moves happened at once, and that of the nearest node counts. */
export function movedOnce(aliases: readonly PathAlias[], path: string): string[] {
  let nearestMove: PathAlias | undefined;
  const others: string[] = [];
  for (const alias of aliases) {
    if (alias.also) {
      if (alias.from === path) others.push(alias.to);
    } else if (isWithin(path, alias.from) && alias.from.length > (nearestMove?.from.length ?? -1)) {
      nearestMove = alias;
    }
  }
  const moved = nearestMove ? nearestMove.to + path.slice(nearestMove.from.length) : path;
  return [moved, ...others];
}

function nearest(grouping: Grouping, path: string): string | undefined {
  const codes = path.split('/');
  while (codes.length > 0 && !sourceNode(grouping, codes.join('/'))) codes.pop();
  return codes.length > 0 ? codes.join('/') : undefined;
}
