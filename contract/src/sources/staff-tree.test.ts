import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupings } from '../sources.ts';
import { presentGroupPaths, resolveGroupPaths } from './aliases.ts';
import { addGroup, mergeInto, moveTo, placeAt, removeAt, renameAt, splitFrom } from './edit-tree.ts';
import type { Grouping } from './grouping.ts';
import { groupPathsOf, isWithin, sourceNode } from './paths.ts';
import { asShipped, placedIn, readablePaths, staffNodesOf, type StaffTree, treeInUse } from './staff-tree.ts';
import { countsByNode, holdsOutside, nodeFor, nodesOfBranch, readBelow } from './standing.ts';
import { someEdits } from './test/random-trees.ts';
import { aliasesBetween, changesBetween, treeFault } from './tree-changes.ts';

const { nl, eu } = groupings;
const publishedOf = (
  shipped: Grouping,
  nodes: StaffTree['nodes'],
  before = asShipped(shipped),
): StaffTree => ({
  version: shipped.version + 1,
  shippedVersion: shipped.version,
  nodes,
  aliases: aliasesBetween(before, nodes, shipped.version + 1),
  earlier: Object.fromEntries(groupPathsOf(shipped).map((path) => [path, shipped.version])),
});

/** Paths that documents have: those the connectors give, what is below them, and what no tree knows of. */
const documentsOf = (shipped: Grouping) => [
  ...readablePaths(shipped),
  ...readablePaths(shipped).map((path) => `${path}/new`),
];
/** What the documents below some nodes are by what a store is asked. */
function foundBelow(tree: Grouping, shipped: Grouping, nodes: readonly string[]): string[] {
  const { paths, without } = readBelow(tree, nodes);
  return documentsOf(shipped).filter(
    (one) => paths.some((path) => isWithin(one, path)) && !without.some((path) => isWithin(one, path)),
  );
}

describe.each(Object.values(groupings).map((shipped) => [shipped.name, shipped] as const))(
  'source trees of staff: %s',
  (_name, shipped) => {
    test('as it ships nothing is translated', () => {
      const tree = treeInUse(shipped, publishedOf(shipped, asShipped(shipped)));
      expect(tree.standing).toBeUndefined();
      expect(groupPathsOf(tree)).toEqual(groupPathsOf(shipped));
      const of = (grouping: Grouping) =>
        groupPathsOf(grouping).map((path) => {
          const { family, meetings, needsUpperHouse } = sourceNode(grouping, path)!;
          return { path, family, meetings, upper: path === 'ek' && needsUpperHouse };
        });
      expect(of(tree)).toEqual(of(shipped));
    });

    test('whatever is changed, every document stands under one node, which finds it, and saved paths go on finding it', () => {
      fc.assert(
        fc.property(someEdits(shipped), someEdits(shipped), (first, second) => {
          const one = first(asShipped(shipped));
          const other = second(one);
          expect(treeFault(shipped, one)).toBeUndefined();
          const published = publishedOf(shipped, one);
          const next: StaffTree = {
            ...published,
            version: published.version + 1,
            nodes: other,
            aliases: [...published.aliases, ...aliasesBetween(one, other, published.version + 1)],
            earlier: {
              ...published.earlier,
              ...Object.fromEntries(placedIn(one).map(({ path }) => [path, published.version])),
            },
          };
          const trees = [shipped, treeInUse(shipped, published), treeInUse(shipped, next)];
          const documents = documentsOf(shipped);
          for (const tree of trees) {
            const stands = documents.map((document) => nodeFor(tree, document));
            const known = new Set(groupPathsOf(tree));
            if (tree.standing) expect(stands.filter((node) => !known.has(node))).toEqual([]);
            for (const path of known) {
              const below = documents.filter((_document, at) => isWithin(stands[at]!, path));
              expect(foundBelow(tree, shipped, [path]).join()).toBe(below.join());
              const { paths } = resolveGroupPaths(trees[2]!, tree.version, [path]);
              const today = new Set(paths.length > 0 ? foundBelow(trees[2]!, shipped, paths) : []);
              expect(below.filter((document) => !today.has(document)).join()).toBe('');
              // One of no version is read as it was last.
              const present = presentGroupPaths(trees[2]!, [path]).paths;
              if (below.length > 0) expect(present).not.toEqual([]);
            }
          }
        }),
        { numRuns: 12 },
      );
    });
  },
);

test('source trees of staff: counts roll up, without what modules exclude', () => {
  const nodes = mergeInto(moveTo(asShipped(nl), 'tk/motie', ''), 'ek/motie', 'motie');
  const tree = treeInUse(nl, publishedOf(nl, nodes));
  const counts = { tk: 10, 'tk/motie': 4, 'tk/agenda': 3, ek: 7, 'ek/motie': 5 };
  expect(countsByNode(tree, counts, [])).toMatchObject({ motie: 9, tk: 6, 'tk/agenda': 3, ek: 2 });
  const upper = [{ domain: 'nl', path: 'ek' }] as const;
  expect(countsByNode(tree, counts, upper)).toMatchObject({ motie: 4, tk: 6 });
  expect(holdsOutside(tree, 'motie', upper)).toBe(true);
  expect(holdsOutside(tree, 'ek', upper)).toBe(false);
  expect(nodesOfBranch(tree, 'ek')).toContain('motie');
});

test('source trees of staff: what stands with the upper house alone needs its module, wherever it stands', () => {
  const moved = moveTo(asShipped(nl), 'ek/motie', 'tk');
  const tree = treeInUse(nl, publishedOf(nl, moved));
  expect(sourceNode(tree, 'tk/motie-2')).toMatchObject({ needsUpperHouse: true, family: 'motion' });
  expect(sourceNode(tree, 'tk')!.needsUpperHouse).toBeUndefined();
});

test('source trees of staff: a comparison tells what was done, and no more', () => {
  const shipped = asShipped(eu);
  const names = { nl: 'Werk', 'en-gb': 'Work' };
  const added = addGroup(shipped, 'ep', { id: 'work', code: 'werk', names });
  expect(changesBetween(shipped, added)).toEqual([{ kind: 'added', path: 'ep/werk' }]);
  expect(changesBetween(added, shipped)).toEqual([{ kind: 'removed', path: 'ep/werk' }]);
  const moved = moveTo(added, 'ep/plenary', 'ep/werk');
  expect(changesBetween(added, moved)).toEqual([
    { kind: 'moved', path: 'ep/werk/plenary', from: 'ep/plenary' },
  ]);
  const other = { code: 'werk', names: { ...names, nl: 'Arbeid' } };
  expect(changesBetween(added, renameAt(added, 'ep/werk', other))).toEqual([
    { kind: 'renamed', path: 'ep/werk', from: 'Werk' },
  ]);
  expect(changesBetween(shipped, renameAt(shipped, 'ep', { code: 'parlement' }))).toEqual([
    { kind: 'recoded', path: 'parlement', from: 'ep' },
  ]);
  const merged = mergeInto(shipped, 'ep/press', 'ep/research');
  expect(changesBetween(shipped, merged)).toEqual([
    { kind: 'merged', path: 'ep/research', from: 'ep/press' },
  ]);
  expect(changesBetween(merged, splitFrom(merged, 'ep/research', 'ep/press'))).toEqual([
    { kind: 'split', path: 'ep/press', from: 'ep/research' },
  ]);
  expect(changesBetween(shipped, placeAt(shipped, 'council', 0))).toEqual([{ kind: 'reordered', path: '' }]);
});

test('source trees of staff: a swap of two codes is no chain', () => {
  const shipped = asShipped(nl);
  const swapped = renameAt(
    renameAt(renameAt(shipped, 'tk/motie', { code: 'x' }), 'tk/agenda', { code: 'motie' }),
    'tk/x',
    { code: 'agenda' },
  );
  const tree = treeInUse(nl, publishedOf(nl, swapped));
  expect(resolveGroupPaths(tree, nl.version, ['tk/motie', 'tk/agenda']).changed).toEqual([
    { from: 'tk/motie', to: 'tk/agenda' },
    { from: 'tk/agenda', to: 'tk/motie' },
  ]);
});

test('source trees of staff: what is no tree is told, with what it is about', () => {
  const shipped = asShipped(nl);
  const wrong = {
    code: renameAt(shipped, 'tk', { code: 'name' }),
    sameCode: renameAt(shipped, 'tk/motie', { code: 'agenda' }),
    unread: removeAt(shipped, 'tk/motie'),
    wrongPlace: [...shipped, { id: 'tk/motie', code: 'x', reads: [], children: [] }],
    tooDeep: ['a', 'b', 'c', 'd', 'e', 'f'].reduce(
      (nodes, code, depth, codes) =>
        addGroup(nodes, codes.slice(0, depth).join('/'), {
          id: code,
          code,
          names: { nl: '-', 'en-gb': '-' },
        }),
      shipped,
    ),
  };
  for (const [fault, nodes] of Object.entries(wrong)) expect(treeFault(nl, nodes)).toMatchObject({ fault });
  expect(treeFault(nl, removeAt(shipped, 'tk/motie'))).toEqual({ fault: 'unread', name: 'tk/motie' });
});

test('source trees of staff: a later release goes on in the tree that staff published, whose version only rises', () => {
  const nodes = mergeInto(moveTo(asShipped(nl), 'tk/motie', 'regering'), 'adviescolleges', 'regering/nieuws');
  const published = publishedOf(nl, nodes);
  // It moves motions, splits off a type, drops one, and brings a type and an institution.
  const later: Grouping = {
    ...nl,
    version: nl.version + 2,
    aliases: [{ from: 'tk/motie', to: 'tk/voorstel', since: nl.version + 1 }],
    nodes: [
      ...nl.nodes.map((node) =>
        node.code === 'tk'
          ? {
              ...node,
              children: [
                ...node.children!.filter(({ code }) => code !== 'motie' && code !== 'overig'),
                { code: 'voorstel', family: 'motion' as const },
                { code: 'petitie', family: 'letter' as const },
              ],
            }
          : node.code === 'adviescolleges'
            ? { ...node, children: [...node.children!, { code: 'advies-x', family: 'law' as const }] }
            : node,
      ),
      { code: 'hof', children: [{ code: 'arrest', family: 'law' as const }] },
    ],
  };
  const tree = treeInUse(later, published);
  expect(tree.version).toBe(published.version + 2);
  expect(nodeFor(tree, 'tk/voorstel')).toBe('regering/motie');
  expect(nodeFor(tree, 'tk/petitie')).toBe('tk/petitie');
  expect(nodeFor(tree, 'hof/arrest')).toBe('hof/arrest');
  expect(nodeFor(tree, 'adviescolleges/advies-x')).toBe('regering/nieuws');
  expect(sourceNode(tree, 'tk/overig')).toBeUndefined();
  expect(treeFault(later, staffNodesOf(later, published))).toBeUndefined();
  // An older release knows the same tree.
  expect(treeInUse(nl, { ...published, shippedVersion: later.version }).version).toBe(published.version);
  expect(placedIn(staffNodesOf(nl, published)).map(({ path }) => path)).toEqual(
    placedIn(nodes).map(({ path }) => path),
  );
});
