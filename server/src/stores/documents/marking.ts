import { type FoundValue, foundFields, type Marked, type MetadataField } from 'contract/document-parts';
import { type FieldName, fieldValuesOf, type Searched } from 'contract/query/fields';
import {
  type MarkedWords,
  markRead,
  markWords,
  type Met,
  mergeMarks,
  type ReadValues,
  readValues,
} from 'contract/query/highlight';
import { choosePassages } from 'contract/query/passages';
import type { QueryTree } from 'contract/query/tree';
import { recordingOf, shownTurn } from './debate.ts';
import type { Document } from './document.ts';
import type { Hit, MarkedDocument, Search, Withdrawn } from './document-store.ts';
import { searchable, withoutTexts } from './searchable.ts';

/** Passages of a hit, and about how many words each (SEARCH.md, Highlight). */
const passages = { count: 3, words: 30 };

/** Values beside title and texts that are shown of a hit, and of a whole document. */
const mostFound = { hit: 3, document: 20 };

/** Characters of a hit looked at first; the rest only where unmarked is found in them. */
const firstCharacters = 200_000;

/** What made a document a hit, as it is shown. */
export type Shown = Omit<Hit, 'document' | 'seq'>;

/** A document that many queries mark, read once for all of them; in one language of titles. */
export interface ReadDocument {
  document: Document;
  fields: Searched;
  read: ReadValues;
}

/** Reads a document for many queries. */
export function readDocument(document: Document, metadataField: MetadataField): ReadDocument {
  const fields = searchable(document, metadataField);
  return { document, fields, read: readValues(fieldValuesOf(fields)) };
}

/** A document as a hit, with what made it one marked. */
export function hitOf(document: Document, seq: number, search: Search): Hit {
  const { query, metadataField } = search;
  return {
    document: withoutTexts(document),
    seq,
    ...shownOf(document, markHit(document, query, metadataField)),
  };
}

/** What made a document a hit. */
export function markedIn({ document, fields, read }: ReadDocument, query: QueryTree): Shown {
  return shownOf(document, valuesOf(fields, markRead(query, read)));
}

function shownOf(document: Document, { title, texts, others }: MarkedValues): Shown {
  const audio = audioOf(document);
  // The first that can be gone to.
  const [turn] = texts.flatMap(({ turns }) =>
    turns.flatMap((place) => shownTurn(document.turns ?? [], place) ?? []),
  );
  const seen = new Set([title, ...texts].flatMap(({ marks }) => marks.map(({ leaf }) => leaf)));
  const unseen = others.filter(({ marks }) => marks.some(({ leaf }) => !seen.has(leaf)));
  return {
    title: whole(title),
    passages: passagesOf(texts),
    found: foundIn(unseen, mostFound.hit),
    marks: texts.reduce((sum, { marks }) => sum + mergeMarks(marks).length, 0),
    ...(audio === undefined ? {} : { audio }),
    ...(turn === undefined ? {} : { turn }),
  };
}

/** Milliseconds from where the recording begins to the end of the last turn that is timed. */
function audioOf(document: Document): number | undefined {
  const { turns = [] } = document;
  const recording = recordingOf(document);
  if (!recording) return undefined;
  const last = turns.reduce((latest, { start = 0, end = start }) => Math.max(latest, end), 0);
  return last > recording.start ? last - recording.start : undefined;
}

/** Title, whole text and files with every hit marked; empty when there is no such document. */
export function markWhole(
  document: Document | Withdrawn | undefined,
  query: QueryTree,
  metadataField: MetadataField,
): MarkedDocument {
  const unmarked = { text: '', marks: [] };
  if (!document || !('text' in document)) {
    return { title: unmarked, text: unmarked, files: [], found: [], met: { leaves: [], whole: true } };
  }
  const { title, texts, others, met } = markAll(document, query, metadataField);
  const ofFiles = document.text === '' ? texts : texts.slice(1);
  const files = [document.file, ...document.attachments].filter((file) => file?.text);
  return {
    title: whole(title),
    text: document.text === '' || !texts[0] ? { text: document.text, marks: [] } : whole(texts[0]),
    files: ofFiles.flatMap(({ marks }, index) => {
      const count = mergeMarks(marks).length;
      return count === 0 ? [] : [{ fileId: files[index]!.fileId, marks: count }];
    }),
    found: foundIn(others, mostFound.document),
    met,
  };
}

interface MarkedValue extends MarkedWords {
  text: string;
}

interface MarkedValues {
  title: MarkedValue;
  texts: MarkedValue[];
  /** What stands in neither, of which a mark is found. */
  others: (MarkedValue & { field: FieldName })[];
}

/** Marks title and texts; the other fields take part because a query may need them to hold. */
function markAll(
  document: Document,
  query: QueryTree,
  metadataField: MetadataField,
  limit?: number,
): MarkedValues & { met: Met } {
  const fields = searchable(document, metadataField);
  const { marked, met } = markWords(query, fieldValuesOf(fields), limit);
  return { ...valuesOf(fields, marked), met };
}

/** As much of a hit as shows why it is one: a page of thirty long texts is not read to the end for three passages each. */
function markHit(document: Document, query: QueryTree, metadataField: MetadataField): MarkedValues {
  // Which turn it leads to is known of all of a debate alone.
  if (document.turns && hasSaid(query)) return markAll(document, query, metadataField);
  const first = markAll(document, query, metadataField, firstCharacters);
  const shows = first.met.whole || [first.title, ...first.texts].some(({ marks }) => marks.length > 0);
  return shows ? first : markAll(document, query, metadataField);
}

function hasSaid(node: QueryTree): boolean {
  switch (node.type) {
    case 'said':
      return true;
    case 'and':
    case 'or':
      return node.nodes.some(hasSaid);
    case 'not':
    case 'field':
      return hasSaid(node.node);
    default:
      return false;
  }
}

function valuesOf(searched: Searched, marked: readonly MarkedWords[]): MarkedValues {
  const values = fieldValuesOf(searched).map((value, index) => ({ ...value, ...marked[index]! }));
  const named = (field: FieldName) => values.filter((value) => value.field === field);
  return {
    title: named('title')[0]!,
    texts: named('text'),
    others: values.filter(({ field, marks }) => marks.length > 0 && field !== 'title' && field !== 'text'),
  };
}

function foundIn(others: MarkedValues['others'], most: number): FoundValue[] {
  return others.slice(0, most).flatMap((value) => {
    const field = foundFields.find((name) => name === value.field);
    return field ? [{ field, value: whole(value) }] : [];
  });
}

/** Passages from the texts together: each text that shows a part of the query not shown before gets its share. */
function passagesOf(texts: readonly MarkedValue[]): Marked[] {
  const shown = new Set<number>();
  let left = passages.count;
  const shares = texts.map((text) => {
    const fresh = new Set(text.marks.map(({ leaf }) => leaf).filter((leaf) => !shown.has(leaf)));
    const share = Math.min(left, fresh.size);
    for (const leaf of fresh) shown.add(leaf);
    left -= share;
    return { ...text, share };
  });
  const first = shares.findIndex(({ share }) => share > 0);
  return shares.flatMap(({ text, seen, marks, share }, index) => {
    const count = share + (index === first ? left : 0);
    return count > 0 ? choosePassages(text, seen, marks, { ...passages, count }) : [];
  });
}

function whole({ text, marks }: MarkedValue): Marked {
  return { text, marks: mergeMarks(marks) };
}
