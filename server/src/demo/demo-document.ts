import type { Document } from '#stores/documents/document.ts';

/** A document of the demo with the bytes of its files, made when asked for. */
export interface DemoDocument {
  document: Document;
  /** The files that exist: a file of the document that is not here is missing on purpose. */
  files: { fileId: string; bytes: () => Uint8Array }[];
}
