import { fields } from 'contract/query/fields';
import { type Translation, translations } from '../searchable.ts';

/** Far enough apart that no phrase or proximity reaches from one value into the next (SEARCH.md). */
const gapBetweenValues = 1_000;

const words = {
  type: 'text',
  analyzer: 'ready',
  norms: false,
  position_increment_gap: gapBetweenValues,
};
const name = { type: 'keyword' };
const number = { type: 'long' };

/** Between words that stand at one place (contract/src/query/readings.ts). */
export const besideSign = '|';

/** Between the field, a key and the value of a suggestion; in none of them, and before all that is. */
export const suggestionSign = '\t';

/**
 * Our analyser has made the words (contract/src/query/analyser.ts): here they are only told apart by spaces, and those of
 * one place by a sign.
 */
const analysis = {
  tokenizer: { spaces: { type: 'whitespace', max_token_length: 8_192 } },
  filter: {
    places: { type: 'pattern_capture', preserve_original: false, patterns: [`([^${besideSign}]+)`] },
  },
  analyzer: { ready: { type: 'custom', tokenizer: 'spaces', filter: ['places'] } },
};

/** Where a title is in a language; the source's own without one. */
export function titleColumn(column: string, language: Translation | undefined): string {
  return language ? `${column}_${language}` : column;
}

/** Where the turns of debates are, each with its speaker and what was said in it. */
export const turns = { path: 'turns', speaker: fields.speaker.column, said: 'said' } as const;

/** Turns a document may have; the engine refuses a document with more. */
export const maximumTurns = 100_000;

/** The columns that hold words, of every field of documents. */
const wordColumns: Readonly<Record<string, object>> = Object.fromEntries(
  Object.values(fields).flatMap(({ column, kind }) => {
    if (kind === 'speakers') return [];
    const columns =
      kind === 'title' ? [undefined, ...translations].map((each) => titleColumn(column, each)) : [column];
    return columns.map((each) => [each, words]);
  }),
);

/** The columns that were added to indices in use, or may be. */
export const addedColumns: Readonly<Record<string, object>> = {
  ...wordColumns,
  facts: name,
  having: name,
  suggested: name,
  [turns.path]: {
    type: 'nested',
    dynamic: 'strict',
    properties: { [turns.speaker]: words, [turns.said]: words },
  },
  // The ingest number at which it came to stand where it does, where that is not its own.
  placed: number,
  // How many words are written in it (best-match.ts).
  length: { type: 'integer', index: false },
};

/** The columns of indices made before they were noted in the index. */
export const columnsOfOldest: readonly string[] = Object.keys(wordColumns).filter(
  (name) => name !== 'parties',
);

/** Columns of which documents that lack them are found all the same. */
export const columnsOfOrder: readonly string[] = ['placed', 'length'];

export interface Layout {
  shards: number;
  replicas: number;
}

/** Settings and fields of the documents' index. */
export function documentsIndex({ shards, replicas }: Layout): object {
  return {
    settings: {
      number_of_shards: shards,
      number_of_replicas: replicas,
      // Every put refreshes when it is done; nothing else has to.
      refresh_interval: -1,
      'mapping.nested_objects.limit': maximumTurns,
      analysis,
    },
    mappings: {
      dynamic: 'strict',
      // Which columns every document of the index has been given, that several words may stand at a place, that turns have
      // the party of their speaker, and that the words of its documents are known by domain.
      _meta: {
        wordColumns: Object.keys(addedColumns),
        beside: true,
        spokenParties: true,
        wordsByDomain: true,
      },
      _source: {
        includes: ['stored', 'seq', 'placed', 'date', 'version', 'hash', 'kind', 'domain', 'topics'],
      },
      properties: {
        id: name,
        domain: name,
        kind: name,
        date: number,
        seq: number,
        version: { type: 'integer', index: false },
        hash: { type: 'keyword', index: false, doc_values: false },
        groupPath: name,
        groupPaths: name,
        committeeCodes: name,
        stakeholders: name,
        topics: name,
        scored: { type: 'boolean' },
        contexts: { type: 'object', dynamic: true },
        ...addedColumns,
        // The document as JSON texts; nothing looks inside.
        stored: { type: 'object', enabled: false },
      },
    },
  };
}

/** Where a word says of which domain it is. */
export const domainOfWord = { domain: name };

/** Every word of a domain once, for wildcards. Words of replaced versions stay: they match nothing. */
export function wordsIndex({ shards, replicas }: Layout): object {
  return {
    settings: { number_of_shards: shards, number_of_replicas: replicas, refresh_interval: -1 },
    mappings: { dynamic: 'strict', _source: { enabled: false }, properties: { word: name, ...domainOfWord } },
  };
}

/** Who writes and how far the ingest numbers are. */
export function stateIndex({ replicas }: Layout): object {
  return {
    settings: { number_of_shards: 1, number_of_replicas: replicas },
    mappings: { dynamic: false, properties: {} },
  };
}
