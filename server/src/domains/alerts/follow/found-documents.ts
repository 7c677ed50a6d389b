import type { DocumentId } from 'contract/document-parts';
import type { FoundBy } from '#stores/documents/batch-search.ts';

/** A search that found a document, and for whom. */
interface Finding<Row> {
  /** As JSON. */
  search: string;
  rows: readonly Row[];
}

/** Some documents and the searches that found them, as they are marked in one go. */
export interface Part<Row> {
  searches: string[];
  found: FoundBy[];
  /** Per document and search, in the order of `found`: for whom it was found. */
  rows: (readonly Row[])[][];
}

/** What searches found, by document: so that a document is read once for all who found it. */
interface FoundDocuments<Row> {
  add(id: DocumentId, finding: Finding<Row>): void;
  /** Findings that wait. */
  size(): number;
  /** Takes them out, in parts of at most so many findings. */
  take(most: number): Generator<Part<Row>>;
}

export function foundDocuments<Row>(): FoundDocuments<Row> {
  let documents = new Map<DocumentId, Finding<Row>[]>();
  let size = 0;
  return {
    add(id, finding) {
      const findings = documents.get(id);
      if (findings) findings.push(finding);
      else documents.set(id, [finding]);
      size += 1;
    },
    size: () => size,
    *take(most) {
      const taken = documents;
      documents = new Map();
      size = 0;
      let part: [DocumentId, Finding<Row>[]][] = [];
      let room = most;
      for (const [id, findings] of taken) {
        for (let from = 0; from < findings.length;) {
          const some = findings.slice(from, from + room);
          part.push([id, some]);
          from += some.length;
          room -= some.length;
          if (room > 0) continue;
          yield partOf(part);
          part = [];
          room = most;
        }
      }
      if (part.length > 0) yield partOf(part);
    },
  };
}

/** Names every search once, however many documents it found. */
function partOf<Row>(part: readonly [DocumentId, readonly Finding<Row>[]][]): Part<Row> {
  const places = new Map<string, number>();
  const placeOf = (search: string) => {
    const place = places.get(search) ?? places.size;
    places.set(search, place);
    return place;
  };
  return {
    found: part.map(([id, findings]) => ({ id, searches: findings.map(({ search }) => placeOf(search)) })),
    rows: part.map(([, findings]) => findings.map(({ rows }) => rows)),
    searches: [...places.keys()],
  };
}
