import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Document } from '../document.ts';
import { withoutTexts } from '../searchable.ts';

/** A document's texts: its own with who speaks where and what each source gave, its file's and its attachments' in order. */
interface Texts extends Pick<Document, 'text' | 'turns' | 'joined' | 'own'> {
  file?: string;
  attachments: (string | undefined)[];
}

/** Splits a document into what lists need and its compressed texts. */
export function pack(document: Document): { metadata: string; texts: Uint8Array } {
  const texts: Texts = {
    text: document.text,
    ...(document.turns ? { turns: document.turns } : {}),
    ...(document.joined ? { joined: document.joined } : {}),
    ...(document.own ? { own: document.own } : {}),
    file: document.file?.text,
    attachments: document.attachments.map((attachment) => attachment.text),
  };
  return {
    metadata: JSON.stringify(withoutTexts(document)),
    texts: zstdCompressSync(JSON.stringify(texts), {
      params: { [constants.ZSTD_c_compressionLevel]: 1 },
    }),
  };
}

/** The document that `pack` was given. */
export function unpack(metadata: string, texts: Uint8Array): Document {
  const document = JSON.parse(metadata) as Omit<Document, 'text'>;
  const { file, attachments, ...rest } = JSON.parse(zstdDecompressSync(texts).toString()) as Texts;
  if (document.file && file !== undefined) document.file.text = file;
  document.attachments.forEach((attachment, index) => {
    const own = attachments[index];
    // JSON has no undefined: a missing text comes back as null.
    if (typeof own === 'string') attachment.text = own;
  });
  return { ...document, ...rest };
}
