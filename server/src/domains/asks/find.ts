import { setImmediate } from 'node:timers/promises';
import type { AskRequest } from 'contract/asks';
import { dashboards, type DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { findMarks } from 'contract/query/highlight';
import { combine } from 'contract/query/nodes';
import { parseQuery } from 'contract/query/parse';
import { everything, type QueryNode, type QueryTree } from 'contract/query/tree';
import { missingModule } from '#domains/files/index.ts';
import type { Passage } from '#domains/summaries/index.ts';
import { among, asQueryError, type Labelled, requireGrouping, searchFor } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { invalidQuery } from '#platform/errors.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import { anyOf, type CountedTerm, loosenedQuery } from './loosen.ts';
import { type Occurrence, scoreOf } from './rank.ts';
import { readQuestion } from './read-question.ts';
import { readingPassages } from './reading-passages.ts';

interface Needs {
  documents: DocumentStore;
  clock: Clock;
  labelled: Labelled;
}

/** Something a passage may hold, with how much it tells. */
export interface Sought {
  /** As it is written in the question or the query. */
  written: string;
  tree: QueryTree;
  worth: number;
}

/** A passage with what it holds of the question. */
export interface FoundPassage {
  document: Document;
  passage: Passage;
  occurrences: Occurrence[];
}

/** What was found for a question, before anything is said of it. */
export interface Findings {
  translated: string;
  madeBy: 'words' | 'asker';
  leftOut: string[];
  unknown: string[];
  /** Exact number of documents. */
  count: number;
  sought: Sought[];
  /** Best first; those of an answer before stand in front. */
  passages: FoundPassage[];
  /** Documents that were looked through and have a file of which no text could be read. */
  unread: Document[];
}

/** Documents whose passages are read, and passages of one. */
const documentsRead = 20;
const passagesOfOne = 3;

/**
 * The passages that answer a question best, within a search and what the actor's modules allow. The words of the question
 * are looked for all together, and with fewer of them as long as hardly any document has them, unless it says itself what
 * to look for.
 * @throws EC-02 for a query or filters that cannot be run
 */
export async function findPassages(
  { documents, clock, labelled }: Needs,
  actor: Actor,
  asked: AskRequest,
  served: readonly DomainId[],
): Promise<Findings> {
  requireGrouping(asked, served);
  const { languages } = dashboards[asked.groupingDetails.name];
  const reading = (text: string): QueryTree => {
    const parsed = parseQuery(text, languages);
    if (parsed.error) throw invalidQuery(parsed.error);
    return parsed.tree;
  };
  const labelledIds = asked.labels.length === 0 ? undefined : await labelled(actor, asked.labels);
  const within = asked.query === '' ? undefined : reading(asked.query);
  const search = (tree: QueryTree): Search => {
    const query = within ? combine('and', within, [tree]) : tree;
    return among(searchFor(query, asked, actor, clock.now()), labelledIds);
  };
  const countOf = (tree: QueryTree) =>
    asQueryError(asked.translated ?? asked.query, () => documents.count(search(tree)));
  const all = await countOf(everything);
  const worthOf = (count: number) => Math.log(1 + all / (count + 1));

  const { first, ...query } = await queryOf(asked, { reading, countOf, worthOf });
  const best = (text: string) =>
    documents.search(search(reading(text)), { size: documentsRead, order: 'best' });
  const hits = query.translated === '' ? undefined : await best(query.translated);
  const firstHits = first ? await best(first) : undefined;
  const ids = [...(firstHits?.hits ?? []), ...(hits?.hits ?? [])].map(({ document }) => document.id);
  const open = (await documents.getMany([...new Set(ids)])).filter(
    ({ confidentiality }) => confidentiality !== 'Besloten',
  );
  const kept = await keptPassages(documents, actor, asked, query.sought);
  const passages = [...kept, ...(await rankedIn(open, query.sought))];
  // What several documents say word for word is read once.
  const unlike = [
    ...new Map(passages.toReversed().map((one) => [one.passage.text, one])).values(),
  ].toReversed();
  return {
    ...query,
    count: hits?.total ?? 0,
    passages: unlike.slice(0, limits.readPassages),
    unread: open.filter(hasUnread),
  };
}

interface Counting {
  reading: (text: string) => QueryTree;
  countOf: (tree: QueryTree) => Promise<number>;
  worthOf: (count: number) => number;
}

interface AskedQuery extends Pick<Findings, 'translated' | 'madeBy' | 'leftOut' | 'unknown' | 'sought'> {
  /** What is read first of what is found. */
  first?: string;
}

async function queryOf(
  { question, translated }: AskRequest,
  { reading, countOf, worthOf }: Counting,
): Promise<AskedQuery> {
  if (translated !== undefined) {
    const sought = await Promise.all(
      positiveParts(reading(translated)).map(async (tree): Promise<Sought> => ({
        tree,
        written: translated.slice(tree.span.start, tree.span.end),
        worth: worthOf(await countOf(tree)),
      })),
    );
    return { translated, madeBy: 'asker', leftOut: [], unknown: [], sought };
  }
  const { terms, leftOut } = readQuestion(question);
  const counted = await Promise.all(
    terms.map(async (term): Promise<CountedTerm> => ({
      ...term,
      count: await countOf(reading(term.query)),
    })),
  );
  const known = counted.filter(({ count }) => count > 0);
  const { query, first = '' } =
    known.length === 0
      ? { query: anyOf(counted) }
      : await loosenedQuery(known, (text) => countOf(reading(text)));
  return {
    translated: query,
    first,
    madeBy: 'words',
    leftOut,
    unknown: counted.filter(({ count }) => count === 0).map(({ written }) => written),
    sought: known.map(({ query: text, written, count }) => ({
      tree: reading(text),
      written,
      worth: worthOf(count),
    })),
  };
}

/** The parts of a query that a passage can hold. */
function positiveParts(node: QueryNode): QueryNode[] {
  if (node.type === 'not') return [];
  return node.type === 'and' || node.type === 'or' ? node.nodes.flatMap(positiveParts) : [node];
}

async function rankedIn(found: readonly Document[], sought: readonly Sought[]): Promise<FoundPassage[]> {
  const worth = sought.map((each) => each.worth);
  const ranked: (FoundPassage & { score: number })[] = [];
  for (const [rank, document] of found.entries()) {
    const titled = new Set(occurrencesIn(document.title, sought).map(({ term }) => term));
    const best = passagesWith(document, sought)
      .map((one) => ({ ...one, score: scoreOf({ ...one, titled, worth }) * (1 - rank / 200) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score);
    ranked.push(...best.slice(0, passagesOfOne));
    // Long reports are looked through one by one, with room for others in between.
    await setImmediate();
  }
  return ranked.toSorted((one, other) => other.score - one.score).map(({ score: _score, ...one }) => one);
}

/** All passages of a document with what they hold. */
function passagesWith(document: Document, sought: readonly Sought[]): FoundPassage[] {
  const occurrences = occurrencesIn(document.text, sought);
  return readingPassages(document).map((passage) => ({
    document,
    passage,
    occurrences: occurrences.filter(({ start, end }) => passage.start <= start && end <= passage.end),
  }));
}

function occurrencesIn(text: string, sought: readonly Sought[]): Occurrence[] {
  return sought.flatMap(({ tree }, term) =>
    (findMarks(tree, [{ field: 'text', text }])[0] ?? []).map(({ start, end }) => ({ term, start, end })),
  );
}

/** The passages of the answer before that the actor may still read, as they are now. */
async function keptPassages(
  documents: DocumentStore,
  actor: Actor,
  { kept, groupingDetails }: AskRequest,
  sought: readonly Sought[],
): Promise<FoundPassage[]> {
  if (kept.length === 0) return [];
  const known = await documents.getMany([...new Set(kept.map(({ documentId }) => documentId))]);
  const readable = known.filter(
    (document) =>
      document.confidentiality !== 'Besloten' &&
      document.domain === groupingDetails.name &&
      missingModule(actor, document) === undefined,
  );
  return readable.flatMap((document) => {
    const places = kept.filter(({ documentId }) => documentId === document.id);
    return passagesWith(document, sought).filter(({ passage }) =>
      places.some(({ start }) => passage.start <= start && start < passage.end),
    );
  });
}

/** Whether a document has a file that would be text and of which none could be read. */
function hasUnread({ text, file, attachments }: Document): boolean {
  const own = file && text.trim() === '' ? [file] : [];
  return [...own, ...attachments].some(
    (one) =>
      (one.text ?? '') === '' &&
      one.documentId === undefined &&
      !/^(audio|video|image)\//.test(one.mimeType ?? ''),
  );
}
