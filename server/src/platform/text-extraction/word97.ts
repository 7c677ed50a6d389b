import { ExtractionFault } from '../extraction-fault.ts';
import { tidy, type Extracted } from './extracted.ts';

const endOfChain = 0xfffffffe;
const maximumSectors = 200_000;

/**
 * Text of a legacy Word file (97 to 2003): its main text, put together from the piece table.
 * @throws ExtractionFault
 */
export function extractWord97(bytes: Uint8Array): Extracted {
  try {
    const streams = openCompound(bytes);
    const main = streams('WordDocument');
    if (main.readUInt16LE(0) !== 0xa5ec) throw new ExtractionFault('unsupported', 'not a Word 97 document');
    const flags = main.readUInt16LE(10);
    if (flags & 0x0100) throw new ExtractionFault('encrypted', 'Word document with a password');
    const table = streams(flags & 0x0200 ? '1Table' : '0Table');
    const length = main.readUInt32LE(0x4c);
    const pieces = readPieces(main, table, main.readUInt32LE(0x1a2), main.readUInt32LE(0x1a6));
    return { text: tidy(withoutFields(pieces.slice(0, length))) };
  } catch (error) {
    if (error instanceof RangeError)
      throw new ExtractionFault('malformed', 'Word document is cut or damaged', error);
    throw error;
  }
}

function readPieces(main: Buffer, table: Buffer, start: number, size: number): string {
  let at = start;
  const end = start + size;
  // Property blocks (1) come before the piece table (2).
  while (at < end && table.readUInt8(at) === 1) at += 3 + table.readUInt16LE(at + 1);
  if (table.readUInt8(at) !== 2) throw new ExtractionFault('malformed', 'no piece table');
  const count = (table.readUInt32LE(at + 1) - 4) / 12;
  const positions = at + 5;
  const descriptors = positions + (count + 1) * 4;
  const text: string[] = [];
  for (let piece = 0; piece < count; piece++) {
    const characters =
      table.readUInt32LE(positions + piece * 4 + 4) - table.readUInt32LE(positions + piece * 4);
    const place = table.readUInt32LE(descriptors + piece * 8 + 2);
    const compressed = (place & 0x40000000) !== 0;
    const offset = (place & 0x3fffffff) / (compressed ? 2 : 1);
    const bytes = main.subarray(offset, offset + characters * (compressed ? 1 : 2));
    text.push(new TextDecoder(compressed ? 'windows-1252' : 'utf-16le').decode(bytes));
  }
  return text.join('');
}

/** Field codes stand between 0x13 and 0x14, their result up to 0x15; only the result is text. */
function withoutFields(text: string): string {
  const kept: string[] = [];
  const fields: boolean[] = [];
  for (const character of text) {
    if (character === '\x13') fields.push(true);
    else if (character === '\x14') fields[fields.length - 1] = false;
    else if (character === '\x15') fields.pop();
    else if (!fields.includes(true))
      kept.push(character === '\x07' ? '\n' : character === '\x1e' ? '-' : character);
  }
  return kept.join('');
}

/** Streams of a compound file by name. */
function openCompound(bytes: Uint8Array): (name: string) => Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorSize = 1 << file.readUInt16LE(30);
  const miniSize = 1 << file.readUInt16LE(32);
  if (sectorSize > 4096 || miniSize > 4096)
    throw new ExtractionFault('malformed', 'compound file with odd sectors');
  const sector = (n: number) => {
    const start = (n + 1) * sectorSize;
    if (start >= file.length) throw new RangeError('sector outside the file');
    return file.subarray(start, start + sectorSize);
  };
  const numbers = (block: Buffer) =>
    Array.from({ length: Math.floor(block.length / 4) }, (_, i) => block.readUInt32LE(i * 4));
  const follow = (start: number, next: readonly number[], read: (n: number) => Buffer): Buffer => {
    const blocks: Buffer[] = [];
    for (let n = start; n < 0xfffffffa; n = next[n] ?? endOfChain) {
      if (blocks.push(read(n)) > maximumSectors)
        throw new ExtractionFault('malformed', 'sectors in a circle');
    }
    return Buffer.concat(blocks);
  };
  const fatSectors = numbers(file.subarray(76, 512));
  let further = file.readUInt32LE(68);
  for (let n = 0; further < 0xfffffffa && n < 1000; n++) {
    const block = numbers(sector(further));
    further = block.pop() ?? endOfChain;
    fatSectors.push(...block);
  }
  const fat = fatSectors.filter((n) => n < 0xfffffffa).flatMap((n) => numbers(sector(n)));
  const directory = follow(file.readUInt32LE(48), fat, sector);
  const miniFat = numbers(follow(file.readUInt32LE(60), fat, sector));
  const entries = new Map<string, { start: number; size: number }>();
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const nameLength = Math.min(64, directory.readUInt16LE(at + 64));
    const name = directory.toString('utf16le', at, at + Math.max(0, nameLength - 2));
    entries.set(name, { start: directory.readUInt32LE(at + 116), size: directory.readUInt32LE(at + 120) });
  }
  const root = entries.get('Root Entry');
  const mini = root ? follow(root.start, fat, sector) : Buffer.alloc(0);
  return (name) => {
    const entry = entries.get(name);
    if (!entry) throw new ExtractionFault('unsupported', `compound file without ${name}`);
    const small = entry.size < 4096;
    const read = small ? (n: number) => mini.subarray(n * miniSize, (n + 1) * miniSize) : sector;
    return follow(entry.start, small ? miniFat : fat, read).subarray(0, entry.size);
  };
}
