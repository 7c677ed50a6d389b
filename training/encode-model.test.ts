import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeModel } from '../server/src/domains/contexts/model.ts';
import { shippedModel, shippedModelPath } from '../server/src/domains/contexts/shipped-model.ts';
import { encodeModel } from './encode-model.ts';

const headOf = (bytes: Buffer) => bytes.toString('utf8', 0, bytes.indexOf('\n'));

test('encode model: a model survives being read and written, and the one that ships is of the seed words of today', () => {
  const model = shippedModel();
  const shipped = readFileSync(shippedModelPath);
  const again = encodeModel(model);
  // Other seed words need another training: npm run training -- train <samples folder>.
  expect(headOf(again)).toBe(headOf(shipped));
  expect(again.equals(shipped)).toBe(true);
  expect(decodeModel(again)).toEqual(model);
  expect(model.features.length).toBeGreaterThan(10_000);
  expect(again.length).toBeLessThan(2_000_000);
});
