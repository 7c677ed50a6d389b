import type { ContextCode } from 'contract/contexts';
import { everything } from 'contract/query/tree';
import { unmetParts } from 'contract/query/unmet';
import type { Actor } from '#platform/access.ts';
import { AppError } from '#platform/errors.ts';
import type { Kept, Search } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { openTemporaryStore, type TemporaryStore } from '#stores/documents/temporary-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { namesFor } from '../follow/run-searches.ts';
import { wordsOf } from '../mails/line-facts.ts';
import { readCriteria, savedSearchOf } from '../searches/saved-search-criteria.ts';
import type { SavedRow } from '../searches/saved-search-store.ts';
import { wholeScope } from './document-now.ts';

/** Filters of which one alone can keep a document from being found. */
const loneFilters = [
  'groupPaths',
  'committees',
  'stakeholders',
  'withoutStakeholders',
  'topics',
  'withoutTopics',
] as const;

/** A context that a search asks for, and what the document scores there. */
export interface Score {
  code: ContextCode;
  percentage: number;
}

/** Why a search does not find a document. */
export type Reason =
  | { kind: 'otherDashboard' }
  /** It can not be read, or not be run, any more (decision 8.6). */
  | { kind: 'unreadable' }
  | { kind: 'tooBroad' }
  /** Words as they stand in the query; none of them when the document is too long to say which. */
  | { kind: 'missing' | 'excluded'; words: string[] }
  | { kind: 'contexts'; scores: Score[]; minimum: number }
  | { kind: (typeof loneFilters)[number] };

/** Whether a search finds a document by what it asks today, and what makes it so. */
export interface Verdict {
  finds: boolean;
  /** Empty where it finds it. */
  reasons: Reason[];
  /** What was found, as the document writes it; nothing of a closed one. */
  words: string[];
  /** Best first; only where the search chooses by contexts and the document is scored. */
  scores: Score[];
  /** Percentage from which a context selects; undefined where none does. */
  minimum: number | undefined;
}

const none = { words: [], scores: [], minimum: undefined };

/**
 * What each saved search of a user says of a document, looked for as the follower does: in a small store of that
 * document alone, by the same evaluator.
 */
export async function verdictsOn(
  kept: Kept,
  searches: readonly SavedRow[],
  { actor, people, now }: { actor: Actor; people: PeopleStore; now: Date },
): Promise<Verdict[]> {
  const read = searches.map((row) => {
    if (row.dashboard !== kept.document.domain) return 'otherDashboard' as const;
    try {
      // What the modules allow is a step of its own.
      const search = savedSearchOf(readCriteria(row.criteria).criteria, actor, now);
      return { search: { ...search, scope: wholeScope }, query: readCriteria(row.criteria).criteria.query };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return 'unreadable' as const;
    }
  });
  const asked = read.flatMap((one) =>
    typeof one === 'string' ? [] : { search: JSON.stringify(one.search) },
  );
  const names = asked.length === 0 ? [] : await namesFor(asked, people);
  const store = await openTemporaryStore([kept], { names });
  try {
    const verdicts: Verdict[] = [];
    for (const one of read) {
      verdicts.push(
        typeof one === 'string'
          ? { finds: false, reasons: [{ kind: one }], ...none }
          : await verdictOf(store.documents, kept, one),
      );
    }
    return verdicts;
  } finally {
    await store.close();
  }
}

async function verdictOf(
  store: TemporaryStore['documents'],
  kept: Kept,
  { search, query }: { search: Search; query: string },
): Promise<Verdict> {
  const { filters } = search;
  const { domain, kind } = filters;
  const open = { ...unfiltered, domain, kind };
  const used = loneFilters.filter((name) => filters[name].length > 0);
  const alone = (part: Partial<Search['filters']>): Search => ({
    ...search,
    query: everything,
    filters: { ...open, ...part },
  });
  const [all, words, contexts, ...others] = (
    await store.findIds(
      [
        search,
        { ...search, filters: open },
        alone(filters.contexts ? { contexts: filters.contexts } : {}),
        ...used.map((name) => alone({ [name]: filters[name] })),
      ].map((one) => ({ search: JSON.stringify(one) })),
    )
  ).map((answer) => (answer === 'tooBroad' ? answer : answer.length > 0));
  if (all === 'tooBroad') return { finds: false, reasons: [{ kind: 'tooBroad' }], ...none };
  const minimum = filters.contexts?.minimum;
  const scores = scoresOf(kept, filters.contexts?.codes ?? []);
  const reasons: Reason[] = [
    ...(words === true ? [] : await wordReasons(store, kept, search, query)),
    ...(contexts === true || minimum === undefined ? [] : [{ kind: 'contexts' as const, scores, minimum }]),
    ...used.filter((_, at) => others[at] !== true).map((name) => ({ kind: name })),
  ];
  if (all !== true) return { finds: false, reasons, words: [], scores, minimum };
  const closed = kept.document.confidentiality === 'Besloten';
  const [[shown] = []] = closed
    ? []
    : await store.mark([JSON.stringify(search)], [{ id: kept.document.id, searches: [0] }]);
  const found = shown ? wordsOf([shown.title, ...shown.passages]) : [];
  return { finds: true, reasons: [], words: found, scores, minimum };
}

/** Which words of the query make it so. */
async function wordReasons(
  store: TemporaryStore['documents'],
  { document }: Kept,
  { query: tree, metadataField }: Search,
  query: string,
): Promise<Reason[]> {
  const { met } = await store.highlight(document.id, tree, metadataField);
  if (!met.whole) return [{ kind: 'missing', words: [] }];
  const { missing, excluded } = unmetParts(tree, met);
  const written = (spans: typeof missing) => [
    ...new Set(spans.map(({ start, end }) => query.slice(start, end))),
  ];
  return [
    ...(missing.length > 0 ? [{ kind: 'missing' as const, words: written(missing) }] : []),
    ...(excluded.length > 0 ? [{ kind: 'excluded' as const, words: written(excluded) }] : []),
  ];
}

/** What the document scores in some contexts, best first; nothing while it is not scored, or when it is closed. */
function scoresOf({ document }: Kept, codes: readonly ContextCode[]): Score[] {
  const { contexts, confidentiality } = document;
  if (!contexts || confidentiality === 'Besloten') return [];
  return codes
    .map((code) => ({ code, percentage: contexts[code] ?? 0 }))
    .toSorted((one, other) => other.percentage - one.percentage);
}
