import type { Document } from '../document.ts';
import type { Withdrawn } from '../document-store.ts';
import { maintained, recogniserOfPages } from '../entities/recogniser.ts';
import { hitOf, markWhole } from '../marking.ts';
import { serve, type Synchronous } from '../worker-side.ts';
import { prepare, restored, restoredHead, tombstone, type Stored } from './prepare.ts';
import type { Reading } from './reading.ts';
import { endOfVoted, votesIn } from './votes.ts';

interface Source {
  stored: Stored;
  seq: number;
  placed?: number;
  version: number;
  kind: string;
}
interface Found {
  _id: string;
  found?: boolean;
  _source: Source;
}
interface Searched {
  /** Without a total where none was asked for. */
  hits: { total?: { value: number }; hits: Found[] };
  aggregations?: { all: { doc_count: number } };
}

function read<T>(answer: Uint8Array): T {
  return JSON.parse(Buffer.from(answer).toString()) as T;
}

function understood({ _source: { stored, kind } }: Found): Document | Withdrawn {
  const document = restored(stored);
  return kind === 'withdrawn' ? { id: document.id, title: document.title } : document;
}

function isDocument(document: Document | Withdrawn): document is Document {
  return 'text' in document;
}

let recogniser = maintained;

const reading: Synchronous<Reading> = {
  prepare: (documents, beside) => documents.map((document) => prepare(document, recogniser, beside)),
  know(pages) {
    recogniser = recogniserOfPages(pages);
  },
  tombstones: (answer) =>
    Object.fromEntries(
      read<{ docs: Found[] }>(answer)
        .docs.filter((one) => one.found && one._source.kind !== 'withdrawn')
        .map((one) => [one._id, tombstone(restored(one._source.stored))]),
    ),
  hits(answer, search) {
    const { hits, aggregations } = read<Searched>(answer);
    return {
      hits: hits.hits.map(({ _source }) => hitOf(restored(_source.stored), _source.seq, search)),
      total: hits.total?.value ?? 0,
      all: aggregations?.all.doc_count ?? hits.total?.value ?? 0,
    };
  },
  document(answer) {
    const [one] = read<{ docs: Found[] }>(answer).docs;
    return one?.found ? understood(one) : undefined;
  },
  documents: (answer) =>
    read<{ docs: Found[] }>(answer)
      .docs.filter(({ found }) => found)
      .map(understood)
      .filter(isDocument),
  heads(answer) {
    const { hits } = read<Searched>(answer);
    return {
      documents: hits.hits.map(({ _source }) => restoredHead(_source.stored)),
      total: hits.total?.value ?? 0,
    };
  },
  endOfVoted,
  votes: (answers, asked) => votesIn(answers, asked),
  marked(answer, query, metadataField) {
    const [one] = read<{ docs: Found[] }>(answer).docs;
    return markWhole(one?.found ? understood(one) : undefined, query, metadataField);
  },
  kept: (answer) =>
    read<Searched>(answer).hits.hits.map(({ _source: { stored, seq, version, placed, kind } }) => ({
      document: restored(stored),
      seq,
      ...(placed === undefined ? {} : { placed }),
      version,
      withdrawn: kind === 'withdrawn',
    })),
};
serve({ operations: reading, close: () => undefined });
