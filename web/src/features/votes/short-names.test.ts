import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test('votes: parties have short names above their columns, each its own', () => {
  const names = ['VVD', 'Groen Verbond', 'Grijs Verzet', 'ChristenUnie', 'Vooruit', 'Boeren & Buiten'];
  expect([...shortNames(names).values()]).toEqual(['VVD', 'GV', 'Gri', 'CU', 'Voo', 'BB']);
  const alike = Array.from({ length: 20 }, (_, nth) => `Lijst Lokaal ${nth}`);
  expect(new Set(shortNames(alike).values()).size).toBe(20);
});
