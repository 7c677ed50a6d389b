import { DatabaseSync } from 'node:sqlite';
import { makePrivate } from '../../database-files.ts';
import { wordsTable, type Partition } from './partitions.ts';
import { wordColumns } from './tokens.ts';
import { turnTables } from './turns.ts';
import { votedTable } from './voted.ts';

/** Raised when the tables or the words in them change; a store of an earlier version is renewed where a product starts
 * (copies.ts, renewing.ts), and one of another version refused. */
const version = 9;
/**
 * Stores from this version on have the tables of this one, or get them by what is added, and only lack words: they can be
 * used while they are renewed.
 */
const alikeSince = 5;
/** The domains that words tell of, and what suggestions are made from. */
const suggestionTables = `
  -- The bit of each domain in what words tell of domains, counted from the lowest.
  CREATE TABLE domain(place INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  -- Values of the fields of a query with the documents of a domain that have them, by path of the source tree, and what
  -- these are found by (suggestions.ts).
  CREATE TABLE suggestion(
    domain TEXT NOT NULL, field TEXT NOT NULL, value TEXT NOT NULL, documents INTEGER NOT NULL, paths TEXT NOT NULL,
    PRIMARY KEY(domain, field, value)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE suggestion_key(
    domain TEXT NOT NULL, field TEXT NOT NULL, level INTEGER NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY(domain, field, level, key, value)
  ) STRICT, WITHOUT ROWID;
`;

/** What the order of the best needs. */
const orderTables = `
  -- How many words a document has (best-match.ts), apart so that all are read at once; of older ones nothing is known.
  CREATE TABLE length(row INTEGER PRIMARY KEY, words INTEGER NOT NULL) STRICT;
  -- Those of a partition, and how many words they have together.
  CREATE TABLE measured(partition TEXT PRIMARY KEY, documents INTEGER NOT NULL, words INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`;

/** What a version added to the tables of those before it, by that version; a new store is made of all of it, too. */
const additions: ReadonlyMap<number, string> = new Map([
  [7, `${turnTables} ${suggestionTables} ${orderTables}`],
  [8, votedTable],
]);

/** What of the tables of before looked otherwise then, by version: what stores of before it are given, new ones not. */
const alterations: ReadonlyMap<number, string> = new Map([
  // Of any domain, as far as is known: a word is counted for all until the store is renewed.
  [
    7,
    `ALTER TABLE term ADD COLUMN domains INTEGER NOT NULL DEFAULT -1;
     ALTER TABLE documents ADD COLUMN placed INTEGER;`,
  ],
]);

/** How a store stands to this version. */
type Age = 'current' | 'alike' | 'older';

/** The tables. Words and marks are written by tokens.ts; what a query may ask of them is in translate.ts. */
const tables = `
  CREATE TABLE documents(
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    date INTEGER NOT NULL,
    seq INTEGER NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    partition TEXT NOT NULL,
    hash BLOB NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0,
    -- The ingest number at which it came to stand where it does; none where that is its own. Of a version that has the
    -- date of the one before, that one's, so that who pages finds it in its place.
    placed INTEGER
  ) STRICT;
  -- JSON without texts, and the texts compressed; apart from documents so that ordering reads little.
  CREATE TABLE contents(row INTEGER PRIMARY KEY, metadata TEXT NOT NULL, texts BLOB NOT NULL) STRICT;
  -- Every word of the index once, for wildcards. Words of replaced versions stay: they match nothing.
  -- \`domains\` has a bit for each domain with documents that have the word (domain-bits.ts).
  CREATE TABLE term(id INTEGER PRIMARY KEY, word TEXT NOT NULL, domains INTEGER NOT NULL) STRICT;
  -- A wildcard reads all that begin alike, of which another domain may have many.
  CREATE INDEX term_words ON term(word, domains);
  -- Trigrams of every term with its ends marked (patterns.ts).
  CREATE VIRTUAL TABLE term_parts USING fts5(
    word, content='', columnsize=0, detail=none, tokenize="trigram case_sensitive 1");
  INSERT INTO term_parts(term_parts, rank) VALUES('hashsize', 33554432);
  -- Values of the dimensions statistics count by, as small numbers.
  CREATE TABLE value(id INTEGER PRIMARY KEY, dimension TEXT NOT NULL, value TEXT NOT NULL, UNIQUE(dimension, value)) STRICT;
  -- What statistics count, one segment for each partition of a batch (segments.ts). Rows of replaced versions stay.
  CREATE TABLE segment(id INTEGER PRIMARY KEY, partition TEXT NOT NULL, data BLOB NOT NULL) STRICT;
  -- The ingest number at which a partition's index was last merged into one piece (merging.ts).
  CREATE TABLE merged(partition TEXT PRIMARY KEY, seq INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE facet(
    partition TEXT NOT NULL, dimension TEXT NOT NULL, value TEXT NOT NULL, documents INTEGER NOT NULL,
    PRIMARY KEY(partition, dimension, value)
  ) STRICT, WITHOUT ROWID;
`;

/** A partition's full-text table. */
function partitionTable(partition: Partition): string {
  const table = wordsTable(partition);
  return `
    CREATE VIRTUAL TABLE ${table} USING fts5(
      ${wordColumns.join(', ')},
      content='', contentless_delete=1, tokenize="ascii tokenchars '_'");
    -- Room for a whole batch, so that it becomes one segment.
    INSERT INTO ${table}(${table}, rank) VALUES('hashsize', 33554432);
    -- What merging.ts asks to be merged, is: two pieces of a size are enough.
    INSERT INTO ${table}(${table}, rank) VALUES('usermerge', 2);`;
}

/**
 * Opens the store for writing and makes its tables when it is new. Blocks. Where it need not be durable, the disk is
 * not waited for; only who renews a store opens one that is alike.
 */
export function openForWriting(
  path: string,
  partitions: readonly Partition[],
  { durable, alike = false }: { durable: boolean; alike?: boolean },
): DatabaseSync {
  makePrivate(path);
  const database = new DatabaseSync(path, { timeout: 5_000 });
  database.exec('PRAGMA page_size = 8192; PRAGMA journal_mode = WAL');
  // FULL: an acknowledged ingest number must survive a power cut, or it would be given out twice.
  database.exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'OFF'}; PRAGMA cache_size = -65536`);
  // Bytes, and pages: many batches change the same pages, so copying them into the file less often is less work.
  database.exec('PRAGMA journal_size_limit = 67108864; PRAGMA wal_autocheckpoint = 4000');
  const found = database.prepare('PRAGMA user_version').get()?.user_version;
  if (found === 0) {
    database.exec(
      `BEGIN IMMEDIATE; ${tables} ${partitions.map(partitionTable).join('')} ${since(0, additions)}
       PRAGMA user_version = ${version}; COMMIT`,
    );
  } else if (alike && ageOfVersion(found as number) === 'alike') addWhatLacks(database, found as number);
  else if (found !== version) {
    database.close();
    throw new Error(
      `the document store ${path} has version ${String(found)}, this program needs ${version}: ` +
        'npm run reindex -- --from sqlite --to sqlite makes one of it',
    );
  }
  return database;
}

/**
 * Adds what is lacking to a store that is renewed. Its version stays what it is until all of its words are made anew, so
 * what was added is noted beside it.
 */
function addWhatLacks(database: DatabaseSync, found: number): void {
  const added = database.prepare('PRAGMA application_id').get()?.application_id as number;
  const sql = since(Math.max(found, added), alterations, additions);
  if (sql === '') return;
  database.exec(`BEGIN IMMEDIATE; ${sql} PRAGMA application_id = ${version}; COMMIT`);
}

function since(earlier: number, ...given: (typeof additions)[]): string {
  return given
    .flatMap((one) => [...one].flatMap(([raised, sql]) => (raised > earlier ? [sql] : [])))
    .join('');
}

/** Whether a store, perhaps one of an earlier version that is only read, tells where documents came to stand. Blocks. */
export function hasPlaces(database: DatabaseSync): boolean {
  return !!database.prepare("SELECT 1 FROM pragma_table_info('documents') WHERE name = 'placed'").get();
}

/** How an existing store stands to this version; a later one is current, and refused when it is opened. Blocks. */
export function ageOf(path: string): Age {
  const database = openForReading(path);
  try {
    return ageOfVersion(database.prepare('PRAGMA user_version').get()?.user_version as number);
  } finally {
    database.close();
  }
}

function ageOfVersion(found: number): Age {
  if (found <= 0 || found >= version) return 'current';
  return found >= alikeSince ? 'alike' : 'older';
}

/** Opens an existing store for reading. Blocks. */
export function openForReading(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  // Kilobytes, for each thread that reads: the system keeps what was read of the file too, once for all of them.
  database.exec('PRAGMA cache_size = -16384');
  return database;
}
