import { describe, expect, it } from 'vitest';
import type { Grouping } from 'contract/sources/grouping';
import { groupings, groupPathsOf, resolveGroupPaths, sourceNameKey, sourceNode } from './sources.ts';

/** What searches saved with the first version of a tree may name. */
const firstNlPaths = [
  'tk/motie',
  'tk/brief-lid',
  'tk/overig',
  'regering/kamerbrief',
  'regering/begroting',
  'ek/verslag',
  'adviescolleges/advies-rvs',
];

describe.each(Object.values(groupings).map((grouping) => [grouping.name, grouping] as const))(
  'the source tree %s',
  (_name, grouping) => {
    const paths = groupPathsOf(grouping);

    it('has each path once, in codes that addresses and catalogues can carry', () => {
      expect(paths.length).toBeGreaterThan(10);
      expect(new Set(paths).size).toBe(paths.length);
      const codes = paths.flatMap((path) => path.split('/'));
      expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code) || code === 'name')).toEqual([]);
      expect(paths.filter((path) => path.length > 200 || path.split('/').length > 3)).toEqual([]);
    });

    it('gives every document type its colour family, and nothing else one', () => {
      for (const path of paths) {
        const { family, children } = sourceNode(grouping, path)!;
        expect(family === undefined, path).toBe(children !== undefined);
      }
    });

    it('keeps old paths by aliases that lead to a node, of versions there have been', () => {
      for (const { from, to, since } of grouping.aliases) {
        expect(since).toBeGreaterThan(1);
        expect(since).toBeLessThanOrEqual(grouping.version);
        expect(resolveGroupPaths(grouping, since - 1, [from]).paths.length, from).toBe(1);
        expect(sourceNode(grouping, to.split('/')[0]!), to).toBeDefined();
      }
    });
  },
);

it('source trees: still reads what was saved with the first tree of nl', () => {
  expect(resolveGroupPaths(groupings.nl, 1, firstNlPaths)).toEqual({ paths: firstNlPaths, changed: [] });
});

it('source trees: names shared types by one key and tells what it does not know', () => {
  const key = sourceNameKey(groupings['nl-lr'], 'provincies/utrecht/motie');
  expect(key).toBe(sourceNameKey(groupings['nl-lr'], 'provincies/drenthe/motie'));
  expect(sourceNameKey(groupings['nl-lr'], 'provincies/utrecht')).toMatch(/utrecht\.name$/);
  expect(sourceNameKey(groupings.nl, 'tk')).toBe('sources.trees.nl.tk.name');
  expect(sourceNameKey(groupings.nl, 'tk/onzin')).toBeUndefined();
});

describe('source trees: saved paths of an older version', () => {
  // Version 2 split letters off and renamed the archive; version 3 moved letters to the ministry.
  const tree: Grouping = {
    name: 'nl',
    version: 3,
    nodes: [
      {
        code: 'house',
        children: [
          { code: 'motion', family: 'motion' },
          { code: 'archive', family: 'law' },
        ],
      },
      { code: 'ministry', children: [{ code: 'letter', family: 'letter' }] },
    ],
    aliases: [
      { from: 'house/letters', to: 'ministry/letter', since: 3 },
      { from: 'house/mail', to: 'house/letters', since: 2 },
      { from: 'old-ministry', to: 'ministry', since: 2 },
    ],
  };
  const resolve = (version: number, ...paths: string[]) => resolveGroupPaths(tree, version, paths);

  it('stay the same where they still exist', () => {
    expect(resolve(1, 'house/motion', 'ministry')).toEqual({
      paths: ['house/motion', 'ministry'],
      changed: [],
    });
  });

  it('follow the aliases of every version since, whole branches too', () => {
    expect(resolve(1, 'house/mail')).toEqual({
      paths: ['ministry/letter'],
      changed: [{ from: 'house/mail', to: 'ministry/letter' }],
    });
    expect(resolve(2, 'house/letters').paths).toEqual(['ministry/letter']);
    expect(resolve(1, 'old-ministry/letter').paths).toEqual(['ministry/letter']);
  });

  it('are not moved by aliases of versions they already know', () => {
    expect(resolve(2, 'house/mail')).toEqual({
      paths: ['house'],
      changed: [{ from: 'house/mail', to: 'house' }],
    });
  });

  it('move to the nearest parent that is left, each once', () => {
    expect(resolve(1, 'house/committee/report', 'house/other', 'house')).toEqual({
      paths: ['house'],
      changed: [
        { from: 'house/committee/report', to: 'house' },
        { from: 'house/other', to: 'house' },
      ],
    });
  });

  it('are told and left out when even the institution is unknown', () => {
    expect(resolve(1, 'senate/motion', '', 'ministry')).toEqual({
      paths: ['ministry'],
      changed: [{ from: 'senate/motion' }, { from: '' }],
    });
  });
});
