import { type Connection, RefusedError } from './connection.ts';
import {
  addedColumns,
  columnsOfOldest,
  domainOfWord,
  documentsIndex,
  maximumTurns,
  stateIndex,
  turns,
  wordsIndex,
  type Layout,
} from './mapping.ts';

/** Names under one prefix; `documents` is an alias, so that a rebuilt index can take its place at once. */
export function namesUnder(prefix: string) {
  return { documents: `${prefix}-documents`, words: `${prefix}-words`, state: `${prefix}-state` };
}

/** Makes what is missing; any number of processes may do so at the same time. */
export async function ensureIndices(connection: Connection, prefix: string, layout: Layout): Promise<void> {
  const { documents, words, state } = namesUnder(prefix);
  await ensureIndex(connection, state, stateIndex(layout));
  await ensureIndex(connection, words, wordsIndex(layout));
  if (await currentIndex(connection, prefix)) return;
  await ensureIndex(connection, `${documents}-1`, {
    ...documentsIndex(layout),
    aliases: { [documents]: {} },
  });
}

/** What an index can do that may have been made by an earlier version. */
interface Abilities {
  /** Columns that the documents from before do not have, until it is rebuilt. */
  lacking: string[];
  /** Whether several words may stand at a place; otherwise it is given those that are written alone. */
  beside: boolean;
  /** Whether a turn is found by the party of its speaker. */
  spokenParties: boolean;
  /** Whether its words are known by domain; otherwise a wildcard may be too broad for words of another one. */
  wordsByDomain: boolean;
}

/** Lets an index that was made before a field was added take documents with that field, and its words their domain. */
export async function addColumns({ ask }: Connection, index: string, words: string): Promise<Abilities> {
  await ask({ method: 'PUT', path: `/${words}/_mapping`, body: { properties: domainOfWord } });
  const path = `/${index}/_mapping`;
  const answer = await ask<Record<string, { mappings: Mappings }>>({ method: 'GET', path });
  const { properties = {}, _meta } = Object.values(answer)[0]?.mappings ?? {};
  const missing = Object.entries(addedColumns).filter(([name]) => !(name in properties));
  if (missing.length > 0)
    await ask({ method: 'PUT', path, body: { properties: Object.fromEntries(missing) } });
  if (missing.some(([name]) => name === turns.path)) {
    const body = { 'index.mapping.nested_objects.limit': maximumTurns };
    await ask({ method: 'PUT', path: `/${index}/_settings`, body });
  }
  const given = _meta?.wordColumns ?? columnsOfOldest;
  const lacking = Object.keys(addedColumns).filter((name) => !given.includes(name));
  return {
    lacking,
    beside: _meta?.beside === true,
    spokenParties: _meta?.spokenParties === true,
    wordsByDomain: _meta?.wordsByDomain === true,
  };
}

interface Mappings {
  properties?: Record<string, unknown>;
  _meta?: { wordColumns?: string[]; beside?: boolean; spokenParties?: boolean; wordsByDomain?: boolean };
}

/** Makes an index unless it is there; one that is there is only looked up, so that it may be closed to writes. */
export async function ensureIndex({ ask }: Connection, name: string, body: object): Promise<void> {
  try {
    await ask({ method: 'GET', path: `/${name}/_alias` });
    return;
  } catch (error) {
    if (!(error instanceof RefusedError && error.status === 404)) throw error;
  }
  try {
    await ask({ method: 'PUT', path: `/${name}`, body });
  } catch (error) {
    if (!(error instanceof RefusedError && error.type === 'resource_already_exists_exception')) throw error;
  }
}

/** The index the alias stands for; undefined before the first. */
export async function currentIndex({ ask }: Connection, prefix: string): Promise<string | undefined> {
  try {
    const found = await ask<Record<string, unknown>>({
      method: 'GET',
      path: `/_alias/${namesUnder(prefix).documents}`,
    });
    return Object.keys(found)[0];
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return undefined;
    throw error;
  }
}

/** Makes findable what was written: words first, for a document must not be found before its words. */
export async function refreshed({ ask }: Connection, documents: string, words: string): Promise<void> {
  await ask({ method: 'POST', path: `/${words}/_refresh` });
  await ask({ method: 'POST', path: `/${documents}/_refresh` });
}
