import { describe, expect, test } from 'vitest';
import { dossierAddress, dossierQuery, writtenNumber } from './dossier-address.ts';
import { dossierName, placeInDossier } from './dossier-numbers.ts';

describe('dossier numbers: addresses have no spaces, slashes and brackets', () => {
  test.each([
    ['36 914', '36914', '36914'],
    ['36 410-XV', '36410-XV', '36410-XV'],
    ['36 455-(R2188)', '36455-R2188', '36455-R2188'],
    ['2021/0106(COD)', '2021-0106-COD', '2021/0106(COD)'],
    ['DOC 56 0191', 'DOC-56-0191', 'DOC 56 0191'],
    ['56K0191', '56K0191', '56K0191'],
    ['2026Z01234', '2026Z01234', '2026Z01234'],
    ['1559 (2024-2025)', '1559-2024-2025', '1559-2024-2025'],
  ])('%s', (number, address, written) => {
    expect(dossierAddress(number)).toBe(address);
    expect(writtenNumber(address)).toBe(written);
  });
  test.each(['', '–', 'x'.repeat(61)])('none of %j', (number) =>
    expect(dossierAddress(number)).toBeUndefined(),
  );
});

test('dossier numbers: however one is written it names the same dossier', () => {
  expect(['36 914', '36914', '36.914'].map(dossierName)).toEqual(['kst_36914', 'kst_36914', 'kst_36914']);
  expect(['DOC 56 0191', '56K0191'].map(dossierName)).toEqual(['k_56_191', 'k_56_191']);
  expect(dossierName('12 of 3')).toBeUndefined();
});

test('dossier numbers: a query of one is quoted where its signs would be read otherwise', () => {
  expect(dossierQuery('36914')).toBe('nummer:36914');
  expect(dossierQuery('2021-0106-COD')).toBe('nummer:"2021/0106(COD)"');
});

describe('dossier numbers: the place of a paper stands behind its dossier', () => {
  test.each([
    ['36 914, nr. 38', '36 914', 'nr. 38'],
    ['36 914, A', '36 914', 'A'],
    ['DOC 56 0191/013', '56K0191', '013'],
    ['36 914', '36 914', undefined],
    ['36 915, nr. 3', '36 914', undefined],
    ['2026D12345', '36 914', undefined],
  ])('%s in %s', (number, dossier, mark) => expect(placeInDossier(number, dossier)).toBe(mark));
});
