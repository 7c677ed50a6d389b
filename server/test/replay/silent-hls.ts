/**
 * An HLS stream of our own making: silence in Opus, in fragments of MP4, which every Chromium plays. What it is like is
 * that of the chamber's: a master list with sound as a rendition of its own, media lists that say when each piece was
 * recorded.
 */
interface SilentStream {
  /** Epoch milliseconds at which each piece was recorded; each lasts `pieceSeconds`. */
  pieces: readonly number[];
}

export const pieceSeconds = 4;

const rate = 48_000;
/** Samples of a packet of 20 milliseconds, and a packet that holds silence. */
const packetSamples = 960;
const packet = Buffer.from([0xf8, 0xff, 0xfe]);

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
function box(type: string, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type), content]);
}
const full = (type: string, flags: number, ...parts: Uint8Array[]) => box(type, u32(flags), ...parts);
const matrix = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32));

/** What says how the pieces are to be played (ISO/IEC 14496-12; Opus in ISO BMFF). */
export function initialPiece(): Buffer {
  const sound = box(
    'Opus',
    ...[Buffer.alloc(6), u16(1), Buffer.alloc(8), u16(1), u16(16), u32(0), u32(rate * 65_536)],
    // Version, channels, samples to skip, rate of the source, gain, mapping.
    box('dOps', u8(0, 1), u16(0), u32(rate), u16(0), u8(0)),
  );
  const tables = box(
    'stbl',
    full('stsd', 0, u32(1), sound),
    ...['stts', 'stsc', 'stco'].map((type) => full(type, 0, u32(0))),
    full('stsz', 0, u32(0), u32(0)),
  );
  const media = box(
    'mdia',
    full('mdhd', 0, u32(0), u32(0), u32(rate), u32(0), u16(0x55c4), u16(0)),
    full('hdlr', 0, u32(0), Buffer.from('soun'), Buffer.alloc(12), Buffer.from('sound\0')),
    box('minf', full('smhd', 0, u32(0)), box('dinf', full('dref', 0, u32(1), full('url ', 1))), tables),
  );
  const track = box(
    'trak',
    full(
      'tkhd',
      7,
      u32(0),
      u32(0),
      u32(1),
      u32(0),
      u32(0),
      Buffer.alloc(8),
      u32(0),
      u16(0x100),
      u16(0),
      matrix,
      u32(0),
      u32(0),
    ),
    media,
  );
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6'), u32(0), Buffer.from('iso6mp41')),
    box(
      'moov',
      full(
        'mvhd',
        0,
        u32(0),
        u32(0),
        u32(rate),
        u32(0),
        u32(0x10000),
        u16(0x100),
        Buffer.alloc(10),
        matrix,
        Buffer.alloc(24),
        u32(2),
      ),
      track,
      box('mvex', full('trex', 0, u32(1), u32(1), u32(packetSamples), u32(packet.length), u32(0))),
    ),
  ]);
}

/** A piece by its number, with its place in the whole. */
export function silentPiece(number: number): Buffer {
  const packets = (pieceSeconds * rate) / packetSamples;
  const header = (offset: number) =>
    box(
      'moof',
      full('mfhd', 0, u32(number + 1)),
      box(
        'traf',
        // Offsets count from the fragment; size and length of a packet are the usual ones.
        full('tfhd', 0x02_00_00, u32(1)),
        full('tfdt', 0, u32(number * pieceSeconds * rate)),
        full('trun', 0x00_00_01, u32(packets), u32(offset)),
      ),
    );
  const before = header(0).length + 8;
  return Buffer.concat([
    header(before),
    box('mdat', Buffer.concat(Array.from({ length: packets }, () => packet))),
  ]);
}

/** The list of what there is: sound alone, and what stands for the picture. */
export function masterList(): string {
  return [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Nederlands",DEFAULT=YES,AUTOSELECT=YES,URI="sound.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="opus"',
    'picture.m3u8',
    '',
  ].join('\n');
}

/** The list of the pieces, each with when it was recorded. */
export function mediaList({ pieces }: SilentStream): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${pieceSeconds}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MAP:URI="initial.mp4"',
    ...pieces.flatMap((recorded, number) => [
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(recorded).toISOString()}`,
      `#EXTINF:${pieceSeconds},`,
      `${number}.m4s`,
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}
