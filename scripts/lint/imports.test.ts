import { expect, test } from 'vitest';
import { circles, productImports } from './imports.ts';

test('imports: nothing in the product imports itself round a circle, neither values nor types', () => {
  const imports = productImports();
  expect(imports.size).toBeGreaterThan(1_000);
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
  expect(circles(imports)).toEqual([]);
});

test('imports: a circle is found among files, among folders, and between a file and a folder', () => {
  const found = (...imports: [string, string][]) =>
    circles(new Map(imports.map(([from, to]) => [from, [to]]))).map((circle) => circle.join(' '));
  expect(found(['a/one.ts', 'a/two.ts'], ['a/two.ts', 'a/one.ts'])).toEqual(['a/one.ts a/two.ts']);
  expect(found(['a/x/one.ts', 'a/y/two.ts'], ['a/y/other.ts', 'a/x/three.ts'])).toEqual(['a/x a/y']);
  expect(found(['a/x.ts', 'a/x/one.ts'], ['a/x/two.ts', 'a/x.ts'])).toEqual(['a/x a/x.ts']);
  expect(found(['a/one.ts', 'a/two.ts'], ['a/two.ts', 'b/three.ts'], ['b/three.ts', 'c/four.ts'])).toEqual(
    [],
  );
});
