import { Readable } from 'node:stream';
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib';

/**
 * A payload as it is kept while it cannot be read: JSON that people can look at, in which bytes are a text
 * (`$text`) where they are UTF-8 and base64 (`$base64`) where they are not, packed with gzip.
 */

/** Bytes of a kept payload, packed. */
const mostBytes = 8 * 1024 * 1024;
/** Bytes of a payload before it is packed; what is kept is never more, so unpacking it stops there. */
const mostUnpacked = 128 * 1024 * 1024;

/** The payload for keeping: without its files where it is too large with them, undefined where it is even then. */
export function packPayload(raw: unknown): Uint8Array | undefined {
  return packed(raw, false) ?? packed(raw, true);
}

/** The payload that was kept. @throws Error for bytes that are none */
export function unpackPayload(bytes: Uint8Array): unknown {
  return JSON.parse(gunzipSync(bytes, { maxOutputLength: mostUnpacked }).toString('utf8'), revived);
}

/** The first characters of what was kept, as the text it is; no more of it is unpacked. */
export async function payloadStart(
  bytes: Uint8Array,
  most: number,
): Promise<{ text: string; isCut: boolean }> {
  const unpacked = Readable.from([Buffer.from(bytes)]).pipe(createGunzip());
  let text = '';
  // Leaving the loop ends the stream.
  for await (const piece of unpacked.setEncoding('utf8') as AsyncIterable<string>) {
    text += piece;
    if (text.length > most) return { text: text.slice(0, most).toWellFormed(), isCut: true };
  }
  return { text, isCut: false };
}

function packed(raw: unknown, withoutFiles: boolean): Uint8Array | undefined {
  const text = Buffer.from(JSON.stringify(kept(raw, withoutFiles)) ?? 'null');
  if (text.byteLength > mostUnpacked) return undefined;
  const bytes = gzipSync(text);
  return bytes.byteLength > mostBytes ? undefined : bytes;
}

/** The same value as JSON can tell it. */
function kept(value: unknown, withoutFiles: boolean): unknown {
  if (value instanceof Uint8Array) return keptBytes(value);
  if (Array.isArray(value)) return value.map((one: unknown) => kept(one, withoutFiles));
  if (typeof value !== 'object' || value === null) return value;
  if (withoutFiles && 'bytes' in value && 'mimeType' in value) return { fault: 'too large to be kept' };
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, kept(one as unknown, withoutFiles)]),
  );
}

function keptBytes(bytes: Uint8Array): unknown {
  try {
    return { $text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { $base64: Buffer.from(bytes).toString('base64') };
  }
}

function revived(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [name, ...others] = Object.keys(value);
  const [text] = Object.values(value) as unknown[];
  if (others.length > 0 || typeof text !== 'string') return value;
  if (name === '$text') return new TextEncoder().encode(text);
  return name === '$base64' ? new Uint8Array(Buffer.from(text, 'base64')) : value;
}
