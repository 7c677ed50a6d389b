import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Opens the bytes from `start` up to and including `end`. */
  open(range?: { start: number; end: number }): Readable;
}

/** Where the bytes of documents are kept, by key (hex SHA-256 of the content). */
export interface FileStore {
  /** Keeps the bytes and answers their key; the same content is kept once. @throws NoRoomError */
  put(bytes: Uint8Array): Promise<string>;
  get(key: string): Promise<StoredFile | undefined>;
  /** Resolves when, as far as is known, files can be kept. @throws NoRoomError */
  check(): Promise<void>;
}
