import { councilSystems, NamedCouncils, standardCouncils } from 'contract/councils';
import { expect, test } from 'vitest';
import { councilOf } from '../reading/councils.ts';
import { knownCouncils } from './known-councils.ts';

test('known councils: each stands there once, is in a system, and can be named as it stands there', () => {
  const all = knownCouncils();
  const named = all.map(({ kind, name }) => `${kind} ${name}`);
  expect(new Set(named).size).toBe(named.length);
  expect(all.filter(({ keys }) => councilSystems.every((system) => !keys[system]))).toEqual([]);
  const councils = all.flatMap(({ name, kind, keys }) =>
    councilSystems.flatMap((system) => {
      const key = keys[system];
      return key ? [{ system, key, name, kind }] : [];
    }),
  );
  // Refuses a key that a system cannot have, and one that stands there twice.
  expect(NamedCouncils.parse(councils)).toHaveLength(councils.length);
  expect(councils).toEqual(expect.arrayContaining([...standardCouncils]));
});

test('known councils: a municipality has a code of its own, a province is one of the twelve', () => {
  const of = (kind: string) => knownCouncils().filter((one) => one.kind === kind);
  const codes = of('gemeente').map(({ code }) => code);
  expect(codes).not.toContain(undefined);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { name, kind } of of('provincie'))
    expect(councilOf(name, kind)).toMatchObject({ kind: 'province', institution: `Provincie ${name}` });
  // What a municipality is called by CBS, whatever a supplier writes.
  expect(of('gemeente').map(({ name }) => name)).toEqual(
    expect.arrayContaining(["'s-Hertogenbosch", 'Bergen (NH.)', 'Kaag en Braassem', 'Súdwest-Fryslân']),
  );
  expect(of('gemeente').filter(({ name }) => !/^('s-)?\p{Lu}[\p{L}' .,()-]+$/u.test(name))).toEqual([]);
});
