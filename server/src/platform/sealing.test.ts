import { expect, test } from 'vitest';
import { openSealing } from './sealing.ts';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64url');
const sealing = openSealing(key(1));

test('sealing: a secret comes back, and is written differently each time', () => {
  const [one, other] = [sealing.seal('geheim ✓', 'anna'), sealing.seal('geheim ✓', 'anna')];
  expect(one).not.toBe(other);
  expect(one).not.toContain(Buffer.from('geheim').toString('base64url'));
  expect([one, other].map((sealed) => sealing.open(sealed, 'anna'))).toEqual(['geheim ✓', 'geheim ✓']);
});

test('sealing: nothing opens with another key, as that of another, or changed', () => {
  const sealed = sealing.seal('geheim', 'anna');
  expect(() => openSealing(key(2)).open(sealed, 'anna')).toThrow();
  expect(() => sealing.open(sealed, 'bert')).toThrow();
  expect(() => sealing.open(`${sealed.slice(0, -2)}AA`, 'anna')).toThrow();
  expect(() => sealing.open('', 'anna')).toThrow();
});
