import type { DocumentId } from 'contract/document-parts';
import type { Cursor, Reading } from '#connectors/connector.ts';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import type { Named } from '#stores/documents/entities/known-name.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import { cleaned } from './clean.ts';
import type { FailedItem } from './kept-items.ts';

/** Documents gathered for one put, and UTF-16 units of their text. */
const putSize = 500;
const putText = 8_000_000;
/** Bytes of payloads of items that failed, in memory at once. */
const heavyPayloads = 64 * 1024 * 1024;

/** What items come to when the last word on each document and key counts. */
export interface Gathered {
  documents: Map<DocumentId, Document>;
  withdrawn: Set<DocumentId>;
  /** The document a key stands for; undefined once the source withdrew the key. */
  keys: Map<string, DocumentId | undefined>;
  names: Named[];
  /** UTF-16 units of the text that was read for it. */
  text: number;
  /** Where each document or withdrawal came among what was read. */
  places: Map<DocumentId, number>;
  /** The last place among these. */
  place: number;
  /** Documents that were there before anybody listened. */
  old: Set<DocumentId>;
}

export const nothing = (): Gathered => ({
  documents: new Map(),
  withdrawn: new Set(),
  keys: new Map(),
  names: [],
  text: 0,
  places: new Map(),
  place: 0,
  old: new Set(),
});

/** What is to be stored in one go; after the last of a batch the cursor may move. */
export interface Step {
  gathered: Gathered;
  /** Items that could not be read, by their names. */
  failed: Map<string, FailedItem>;
  /** Items that were kept until now and could be read. */
  mended: Set<string>;
  done?: { rows: number; cursor: Cursor; remaining: number | undefined };
}

export const emptyStep = (): Step => ({ gathered: nothing(), failed: new Map(), mended: new Set() });

/** True for what fills a put. */
export function isFull({ gathered: { documents, text } }: Step): boolean {
  return documents.size >= putSize || text >= putText;
}

/** True where what is kept of items that failed takes so much memory that it is to be kept before more is read. */
export function isHeavy({ failed }: Step): boolean {
  return failed.values().reduce((sum, { payload }) => sum + (payload?.byteLength ?? 0), 0) >= heavyPayloads;
}

/** Two steps as one. */
export function merged(earlier: Step, later: Step): Step {
  const { documents, withdrawn, keys, names, text, places, old } = earlier.gathered;
  for (const [id, document] of later.gathered.documents) {
    documents.set(id, document);
    withdrawn.delete(id);
    if (later.gathered.old.has(id)) old.add(id);
    else old.delete(id);
  }
  for (const id of later.gathered.withdrawn) {
    documents.delete(id);
    withdrawn.add(id);
  }
  for (const [key, id] of later.gathered.keys) keys.set(key, id);
  for (const [id, place] of later.gathered.places) places.set(id, place);
  const gathered = {
    documents,
    withdrawn,
    keys,
    names: [...names, ...later.gathered.names],
    text: text + later.gathered.text,
    places,
    place: later.gathered.place,
    old,
  };
  const { failed, mended } = earlier;
  for (const item of later.mended) {
    failed.delete(item);
    mended.add(item);
  }
  for (const [item, one] of later.failed) {
    failed.set(item, one);
    mended.delete(item);
  }
  const rows = (earlier.done?.rows ?? 0) + (later.done?.rows ?? 0);
  const done = later.done ?? earlier.done;
  return { gathered, failed, mended, ...(done ? { done: { ...done, rows } } : {}) };
}

/** Adds what an item says to what was gathered; the bytes of its files are kept and let go of. */
export async function addReading(
  reading: Reading,
  { place, isOld }: { place: number; isOld: boolean },
  gathered: Gathered,
  files: FileStore,
): Promise<void> {
  const storeKeys = new Map<string, string>();
  for (const { fileId, bytes } of reading.files) storeKeys.set(fileId, await files.put(bytes));
  for (const document of reading.documents) {
    gathered.documents.set(document.id, cleaned(withStoreKeys(document, storeKeys)));
    gathered.withdrawn.delete(document.id);
    gathered.text += document.text.length;
    gathered.places.set(document.id, place);
    if (isOld) gathered.old.add(document.id);
    else gathered.old.delete(document.id);
  }
  for (const id of reading.withdrawn) {
    gathered.documents.delete(id);
    gathered.withdrawn.add(id);
    gathered.places.set(id, place);
  }
  for (const { key, id } of cleaned(reading.keys)) gathered.keys.set(key, id);
  gathered.names.push(...cleaned(reading.names));
  for (const key of cleaned(reading.withdrawnKeys)) gathered.keys.set(key, undefined);
  gathered.place = place;
}

/** The document with the keys of its own file and of what is attached, recordings among it. */
function withStoreKeys(document: Document, storeKeys: ReadonlyMap<string, string>): Document {
  if (storeKeys.size === 0) return document;
  const kept = (file: DocumentFile): DocumentFile => {
    const storeKey = storeKeys.get(file.fileId);
    return storeKey === undefined ? file : { ...file, storeKey };
  };
  const attachments = document.attachments.map(kept);
  return { ...document, ...(document.file ? { file: kept(document.file) } : {}), attachments };
}
