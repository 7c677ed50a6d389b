import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Document, Head } from '../document.ts';
import { withoutTexts } from '../searchable.ts';

/**
 * A document's texts: its own with who speaks where and when that can be seen, what each source gave and what became of
 * it, its file's and its attachments' in order.
 */
interface Texts extends Pick<Document, 'text' | 'turns' | 'footage' | 'joined' | 'own' | 'meetingLog'> {
  file?: string;
  attachments: (string | undefined)[];
}

/** A document as a row keeps it; its texts compressed, or as JSON where that is not worth the time. */
export interface Packed {
  metadata: string;
  texts: Uint8Array;
}

/** What JSON of texts begins with, and nothing compressed does. */
const brace = '{'.charCodeAt(0);

/** Characters of JSON from which compressing saves more than it costs whoever reads them. */
const worthwhile = 500;

/** Splits a document into what lists need and its texts, compressed unless told otherwise. */
export function pack(document: Document, compress = true): Packed {
  const texts: Texts = {
    text: document.text,
    ...(document.turns ? { turns: document.turns } : {}),
    ...(document.footage ? { footage: document.footage } : {}),
    ...(document.joined ? { joined: document.joined } : {}),
    ...(document.own ? { own: document.own } : {}),
    ...(document.meetingLog ? { meetingLog: document.meetingLog } : {}),
    file: document.file?.text,
    attachments: document.attachments.map((attachment) => attachment.text),
  };
  const json = JSON.stringify(texts);
  const params = { [constants.ZSTD_c_compressionLevel]: 1 };
  return {
    metadata: JSON.stringify(withoutTexts(document)),
    texts: compress && json.length >= worthwhile ? zstdCompressSync(json, { params }) : Buffer.from(json),
  };
}

/** The document that `pack` was given. */
export function unpack({ metadata, texts }: Packed): Document {
  const document = JSON.parse(metadata) as Head;
  const json =
    texts[0] === brace
      ? Buffer.from(texts.buffer, texts.byteOffset, texts.length)
      : zstdDecompressSync(texts);
  const { file, attachments, ...rest } = JSON.parse(json.toString()) as Texts;
  if (document.file && file !== undefined) document.file.text = file;
  document.attachments.forEach((attachment, index) => {
    const own = attachments[index];
    // JSON has no undefined: a missing text comes back as null.
    if (typeof own === 'string') attachment.text = own;
  });
  return { ...document, ...rest };
}
