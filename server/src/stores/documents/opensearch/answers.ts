import type { Hits, Kept, Search, Withdrawn } from '../document-store.ts';
import type { Document } from '../document.ts';
import { hitsOf } from '../sqlite/marking.ts';
import { unpack } from '../sqlite/texts.ts';

/** What the engine keeps of a document, as it gives it back. */
export interface Source {
  seq: number;
  version: number;
  withdrawn: boolean;
  metadata: string;
  texts: string;
}

/** One document in an answer to `_mget` or `_doc`. */
interface Got {
  found?: boolean;
  _source?: Source;
}

/** An answer to `_search`, with `all` counting what a filter on contexts hides too. */
interface Found {
  hits: { total: { value: number }; hits: { _source: Source }[] };
  aggregations?: { all: { doc_count: number } };
}

/** The page of an answer that was asked for one hit more than its size. */
export function readHits(bytes: Uint8Array, search: Search, size: number): Hits {
  const { hits, aggregations } = read<Found>(bytes);
  const sources = hits.hits.slice(0, size).map((hit) => hit._source);
  const total = hits.total.value;
  return {
    hits: hitsOf([...sources.keys()], search, {
      read: (index) => documentIn(sources[index]!),
      seqOf: (index) => sources[index]!.seq,
    }),
    total,
    more: hits.hits.length > size,
    ...(aggregations && { hidden: aggregations.all.doc_count - total }),
  };
}

/** The document in an answer to `_doc`. */
export function readOne(bytes: Uint8Array): Document | Withdrawn | undefined {
  return documentOrTombstone(read<Got>(bytes));
}

/** The documents in an answer to `_mget`, without tombstones. */
export function readMany(bytes: Uint8Array): Document[] {
  return read<{ docs: Got[] }>(bytes)
    .docs.map(documentOrTombstone)
    .filter((document): document is Document => !!document && 'text' in document);
}

/** Everything in an answer to `_search`. */
export function readKept(bytes: Uint8Array): Kept[] {
  return read<Found>(bytes).hits.hits.map(({ _source: source }) => ({
    document: documentIn(source),
    withdrawn: source.withdrawn,
    seq: source.seq,
    version: source.version,
  }));
}

function documentOrTombstone({ _source: source }: Got): Document | Withdrawn | undefined {
  if (!source) return undefined;
  const document = documentIn(source);
  return source.withdrawn ? { id: document.id, title: document.title } : document;
}

function documentIn({ metadata, texts }: Source): Document {
  return unpack(metadata, Buffer.from(texts, 'base64'));
}

function read<T>(bytes: Uint8Array): T {
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()) as T;
}
