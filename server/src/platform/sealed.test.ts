import { expect, test } from 'vitest';
import { openSealer } from './sealed.ts';
import { openSigner } from './tickets.ts';

const signer = openSigner(Buffer.alloc(32, 1));
const sealer = openSealer(signer, 'tests');

test('sealed: a text opens for its owner alone, and is never sealed the same way twice', () => {
  const sealed = sealer.seal('geheim ✓', 'anna');
  expect(sealer.open(sealed, 'anna')).toBe('geheim ✓');
  expect(sealed).not.toContain('geheim');
  expect(sealer.seal('geheim ✓', 'anna')).not.toBe(sealed);
  expect(() => sealer.open(sealed, 'bert')).toThrow();
});

test('sealed: what was altered, cut or sealed by another key or for another purpose does not open', () => {
  const sealed = sealer.seal('geheim', 'anna');
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1]! ^= 1;
  const openers = [
    sealer,
    openSealer(signer, 'others'),
    openSealer(openSigner(Buffer.alloc(32, 2)), 'tests'),
  ];
  expect(() => sealer.open(bytes.toString('base64url'), 'anna')).toThrow();
  expect(() => sealer.open(sealed.slice(0, 20), 'anna')).toThrow();
  for (const other of openers.slice(1)) expect(() => other.open(sealed, 'anna')).toThrow();
});
