import { createHash } from 'node:crypto';
import { contextCodes } from 'contract/contexts';
import { decodeModel, magic, openModel, type Model } from '../server/src/domains/contexts/model.ts';
import { dutchSeeds } from '../server/src/domains/contexts/seeds/dutch.ts';
import { englishSeeds } from '../server/src/domains/contexts/seeds/english.ts';
import { frenchSeeds } from '../server/src/domains/contexts/seeds/french.ts';

/** Changes with the seed words; a model is good for those it was trained with. */
const seedPrint = createHash('sha256')
  .update(JSON.stringify([dutchSeeds, englishSeeds, frenchSeeds]))
  .digest('hex')
  .slice(0, 12);

/** The model as bytes that `decodeModel` reads, with the print of the seed words of today. */
export function encodeModel(model: Model): Buffer {
  const head = JSON.stringify({
    magic,
    version: model.version,
    seedPrint,
    features: model.features.length,
    contexts: contextCodes,
  });
  const line = Buffer.from(`${head}\n`);
  const pad = Buffer.alloc((4 - (line.length % 4)) % 4, ' ');
  const raw = (array: Uint32Array | Float32Array | Int8Array) =>
    Buffer.from(array.buffer, array.byteOffset, array.byteLength);
  return Buffer.concat([
    line.subarray(0, -1),
    pad,
    Buffer.from('\n'),
    ...[model.features, model.rarity, model.scales, model.base, model.mix, model.offsets, model.weights].map(
      raw,
    ),
  ]);
}

/** What was written can be read again. @throws otherwise */
export function checkedBytes(model: Model): Buffer {
  const bytes = encodeModel(model);
  openModel(decodeModel(bytes));
  return bytes;
}
