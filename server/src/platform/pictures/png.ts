import { crc32, inflateSync } from 'node:zlib';
import type { Picture, PictureFault } from './picture.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What a picture is drawn from, its colours included. Text, places, dates and the pictures of an animation go. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'IDAT', 'IEND']);
/** Values of a pixel, by the type of colour. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Where the seven passes of an interlaced picture begin and how far they step, across and down. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature);

/** A PNG with nothing in it but the picture, once it is certain that all of it is there. */
export function readPng(bytes: Buffer, { side }: { side: number }): Picture | PictureFault {
  const pieces: Buffer[] = [signature];
  const pixels: Buffer[] = [];
  let head: Buffer | undefined;
  let type = '';
  for (let at = signature.length; type !== 'IEND';) {
    if (at + 12 > bytes.length) return 'damaged';
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return 'damaged';
    type = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, end - 4);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return 'damaged';
    if (head === undefined && (type !== 'IHDR' || content.length !== 13)) return 'damaged';
    head ??= content;
    if (type === 'IDAT') pixels.push(content);
    if (kept.has(type)) pieces.push(bytes.subarray(at, end));
    at = end;
  }
  const [width, height] = [head!.readUInt32BE(0), head!.readUInt32BE(4)];
  if (width === 0 || height === 0) return 'damaged';
  if (width > side || height > side) return 'tooManyPixels';
  const expected = bytesOf(head!);
  try {
    if (inflateSync(Buffer.concat(pixels), { maxOutputLength: expected }).length !== expected)
      return 'damaged';
  } catch {
    return 'damaged';
  }
  return { png: Buffer.concat(pieces), width, height };
}

/** Bytes of the rows of a picture, each after a byte that tells how it is filtered. */
function bytesOf(head: Buffer): number {
  const [width, height, depth, colour, interlaced] = [
    head.readUInt32BE(0),
    head.readUInt32BE(4),
    ...[head[8]!, head[9]!, head[12]!],
  ] as const;
  const rows = (across: number, down: number) =>
    across === 0 ? 0 : down * (1 + Math.ceil((across * depth * (samples[colour] ?? 0)) / 8));
  if (interlaced !== 1) return rows(width, height);
  return passes.reduce(
    (sum, [left, top, right, below]) =>
      sum + rows(Math.ceil((width - left) / right), Math.ceil((height - top) / below)),
    0,
  );
}
