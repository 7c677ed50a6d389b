import type { SourceNode } from 'contract/sources/grouping';
import { groupings } from 'contract/sources';
import type { FilterNode } from 'contract/filters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, chosenLeaves, leavesOf, stateOf, toggle } from './source-choice.ts';

const build = (node: SourceNode, prefix = '', locked = false): FilterNode => {
  const path = prefix + node.code;
  const shut = locked || node.needsUpperHouse === true;
  return {
    path,
    locked: shut,
    count: 1,
    children: (node.children ?? []).map((child) => build(child, `${path}/`, shut)),
  };
};
const nodes = groupings.nl.nodes.map((node) => build(node));
const leaves = nodes.flatMap(leavesOf);
const house = nodes.find((node) => node.path === 'tk')!;
const upper = nodes.find((node) => node.path === 'ek')!;

describe('the choice of sources', () => {
  it('means the same after it was written the short way', () => {
    fc.assert(
      fc.property(fc.subarray(leaves), (some) => {
        expect(chosenLeaves(nodes, choiceOf(nodes, new Set(some)))).toEqual(new Set(some));
      }),
    );
  });
  it('never contains a locked source', () => {
    expect(leavesOf(upper)).toEqual([]);
    expect([...chosenLeaves(nodes, 'all')].filter((path) => path.startsWith('ek'))).toEqual([]);
    expect(toggle(nodes, new Set(), upper, true)).toEqual([]);
  });
  it('writes a whole group by its path and everything as all', () => {
    expect(toggle(nodes, new Set(), house, true)).toEqual(['tk']);
    expect(choiceOf(nodes, new Set(leaves))).toBe('all');
  });
  it('is mixed when a part of a group is chosen', () => {
    const choice = toggle(nodes, new Set(leaves), house.children[0]!, false);
    const chosen = chosenLeaves(nodes, choice);
    expect(stateOf(house, chosen)).toBe('mixed');
    expect(stateOf(house.children[0]!, chosen)).toBe(false);
    expect(
      stateOf(
        nodes.find((node) => node.path === 'regering')!,
        chosen,
      ),
    ).toBe(true);
  });
  it('can be nothing', () => {
    expect(choiceOf(nodes, new Set())).toEqual([]);
    expect(chosenLeaves(nodes, [])).toEqual(new Set());
  });
});
