import { type DomainId, dashboards } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { parseQuery } from 'contract/query/parse';
import type { QueryNode, Span } from 'contract/query/tree';
import type { SuggestedQuery, SuggestionsResponse } from 'contract/query-suggestions';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { type DocumentStore, type Search, TooBroadError } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { askedSearch, type Labelled, requireGrouping, type SearchedParameters } from './search.ts';
import { asQueryError } from './timeline.ts';

interface Parts {
  documents: DocumentStore;
  clock: Clock;
  labelled: Labelled;
}

/** Words of a query whose hits are counted, those of them that are looked into, and proposals that are counted for one. */
const wordsCounted = 12;
const wordsLookedInto = 3;
const proposalsCounted = 10;
/** Letters of a word from which it may have two typing errors, and one. */
const lettersForTwo = 7;
const lettersForOne = 4;
/** Letters of each part of a compound. */
const leastPart = 4;

/** A word of a query and where it stands in it. */
interface WrittenWord {
  word: string;
  span: Span;
  /** Whether two words in its place have to stand in brackets, to be looked for where it was: in a field or a turn. */
  inField?: boolean;
}

/**
 * What may be meant by a search with fewer than three hits: other words of the documents in the place of those that hardly
 * any document of the domain has, compounds in two words, and all that begins as the first of these; with the exact hits
 * of the whole query within the same filters, most first (SEARCH.md, Tips).
 */
export async function suggestQueries(
  parts: Parts,
  actor: Actor,
  parameters: SearchedParameters,
  served: readonly DomainId[],
): Promise<SuggestionsResponse> {
  const { documents } = parts;
  requireGrouping(parameters, served);
  const { query } = parameters;
  const { languages } = dashboards[parameters.groupingDetails.name];
  const search = await askedSearch(parts, parameters, actor);
  const reading = (text: string) => parseQuery(text, languages).tree;
  const countOf = async (text: string, of: Search = search) => {
    const tree = reading(text);
    return tree ? documents.count({ ...of, query: tree }) : 0;
  };
  const total = await asQueryError(query, () => documents.count(search));
  if (total >= limits.fewHits) return { data: [] };

  const everywhere = inDomain(search);
  const words = wordsOf(search.query).slice(0, wordsCounted);
  const counts = await Promise.all(words.map(({ word }) => countOf(word, everywhere)));
  const rare = words.filter((_, index) => counts[index]! < limits.fewHits).slice(0, wordsLookedInto);
  const proposed = await Promise.all(
    rare.map(async ({ word, span, inField }) => {
      const instead = await proposalsFor(documents, search.filters.domain, word);
      return instead.map(
        (by) =>
          query.slice(0, span.start) + (inField && by.includes(' ') ? `(${by})` : by) + query.slice(span.end),
      );
    }),
  );
  const counted = await Promise.all(
    [...new Set(proposed.flat())].map(async (text): Promise<SuggestedQuery> => {
      const count = countOf(text).catch((error: unknown) => {
        // What begins with so few letters is nothing to suggest.
        if (error instanceof TooBroadError) return 0;
        throw error;
      });
      return { query: text, count: await count };
    }),
  );
  const better = counted
    .filter(({ count }) => count > total)
    .toSorted((one, other) => other.count - one.count);
  return { data: better.slice(0, limits.maximumSuggestedQueries) };
}

/** The same search without what narrows it within its domain. */
function inDomain({ filters: { domain, kind }, ...search }: Search): Search {
  return { ...search, filters: { domain, kind, ...unfiltered } };
}

/** The bare words that a document has to have, or one of them. */
function wordsOf(node: QueryNode): WrittenWord[] {
  if (node.type === 'word') return [node];
  if (node.type === 'and' || node.type === 'or') return node.nodes.flatMap(wordsOf);
  if (node.type === 'near') return node.operands.flatMap(wordsOf);
  const within = node.type === 'field' ? [node.node] : node.type === 'said' ? [node.speaker, node.said] : [];
  return within.flatMap(wordsOf).map((word) => ({ ...word, inField: true }));
}

/** What may stand in the place of a word, the likeliest first. */
async function proposalsFor(documents: DocumentStore, domain: DomainId, word: string): Promise<string[]> {
  const { length } = word;
  const distance = length >= lettersForTwo ? 2 : length >= lettersForOne ? 1 : 0;
  const halves = halvesOf(word);
  const [similar, known] = await Promise.all([
    distance === 0 ? [] : documents.similarWords(domain, word, distance, proposalsCounted),
    halves.length === 0 ? [] : documents.knownWords(domain, [...new Set(halves.flat())]),
  ]);
  // The longer the last part, the fewer words are cut in their middle.
  const words = new Set<string>(known);
  const cut = halves.filter((parts) => parts.every((part) => words.has(part)));
  const splits = cut.slice(0, proposalsCounted / 2);
  return [
    // Numbers differ in a digit and mean something else.
    ...similar.filter((one) => !/\p{N}/u.test(one)),
    ...splits.map(([first, last]) => `${first} ${last}`),
    ...splits.slice(0, 2).map(([first]) => `${first}*`),
  ];
}

/** A compound in two, cut anywhere, with and without the s between its parts; longest last part first. */
function halvesOf(word: string): [string, string][] {
  const cuts = Array.from(
    { length: Math.max(0, word.length - 2 * leastPart + 1) },
    (_, at) => at + leastPart,
  );
  return cuts.flatMap((at): [string, string][] => {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    const withoutS = first.endsWith('s') && first.length > leastPart ? first.slice(0, -1) : undefined;
    return [[first, last], ...(withoutS === undefined ? [] : [[withoutS, last] as [string, string]])];
  });
}
