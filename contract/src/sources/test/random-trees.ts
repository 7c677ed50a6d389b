import fc from 'fast-check';
import {
  addGroup,
  childrenAt,
  isRemovable,
  mergeInto,
  moveTo,
  parentsFor,
  placeAt,
  removeAt,
  renameAt,
  splitFrom,
  splittable,
  targetsFor,
} from '../edit-tree.ts';
import type { Grouping } from '../grouping.ts';
import { placedIn, type StaffNode } from '../staff-tree.ts';

/** One step of somebody who changes a tree: what is done, and to which of all that it can be done to. */
interface Step {
  what: 'move' | 'merge' | 'add' | 'remove' | 'place' | 'recode' | 'split';
  which: number;
  where: number;
}

const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom('move', 'move', 'merge', 'add', 'remove', 'place', 'recode', 'split'),
    which: fc.nat(),
    where: fc.nat(),
  }),
  { maxLength: 12 },
);

/** Some change after another, each as the site offers it, made to any tree of a domain. */
export const someEdits = (shipped: Grouping) =>
  steps.map(
    (all) => (nodes: readonly StaffNode[]) =>
      all.reduce<readonly StaffNode[]>((now, step, place) => edited(shipped, now, step, place), nodes),
  );

const pick = <One>(some: readonly One[], number: number): One | undefined => some[number % some.length];

function edited(
  shipped: Grouping,
  nodes: readonly StaffNode[],
  { what, which, where }: Step,
  place: number,
): readonly StaffNode[] {
  const placed = placedIn(nodes);
  const { path, node } = pick(placed, which)!;
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  switch (what) {
    case 'move': {
      const depth = (one: string) => one.split('/').length;
      const below = Math.max(...placedIn([node]).map((one) => depth(one.path)));
      const to = pick(
        parentsFor(shipped, nodes, path).filter((one) => depth(one) + below <= 5),
        where,
      );
      return to === undefined ? nodes : moveTo(nodes, path, to);
    }
    case 'merge': {
      const to = pick(targetsFor(shipped, nodes, path), where);
      return to === undefined ? nodes : mergeInto(nodes, path, to);
    }
    case 'add': {
      const to = pick(
        parentsFor(shipped, nodes, '-').filter((one) => one.split('/').length < 5),
        where,
      )!;
      const id = `group${nodes.length}x${place}x${which}`;
      return addGroup(nodes, to, { id, code: 'groep', names: { nl: 'Groep', 'en-gb': 'Group' } });
    }
    case 'remove':
      return isRemovable(node) ? removeAt(nodes, path) : nodes;
    case 'place':
      return placeAt(nodes, path, where % childrenAt(nodes, parent).length);
    case 'recode':
      return childrenAt(nodes, parent).some(({ code }) => code === `anders-${where % 3}`)
        ? nodes
        : renameAt(nodes, path, { code: `anders-${where % 3}` });
    case 'split': {
      const read = pick(splittable(node), where);
      return read === undefined ? nodes : splitFrom(nodes, path, read);
    }
  }
}
