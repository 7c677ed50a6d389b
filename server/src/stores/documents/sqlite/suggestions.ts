import type { DatabaseSync } from 'node:sqlite';
import { isWithin } from 'contract/sources/paths';
import { beginningOf, keysOf } from 'contract/query/value-keys';
import type { Bucket, ValuesAsked } from '../document-store.ts';
import type { SuggestedValue } from '../suggested-values.ts';
import { endOf } from './patterns.ts';
import { type Partition, partitionOf, stemOf } from './partitions.ts';
import { query } from './query.ts';

/** Documents with a value, by the path each has in the source tree. */
type Paths = Record<string, number>;

/**
 * Values are kept by how many documents have them, in steps that double, so that the most used ones that begin somehow
 * are found without a look at all the others: of numbers there is one for nearly every document.
 */
function levelOf(documents: number): number {
  return documents === 0 ? 0 : 1 + Math.ceil(Math.log2(documents));
}

/** The most documents a value of a level has. */
const mostAt = (level: number) => 2 ** (level - 1);

interface Change extends SuggestedValue {
  /** Those of a dashboard, or its meetings. */
  domain: string;
  paths: Map<string, number>;
}

/** Whose a value is: documents' go by the name of their domain, as when only they had values, meetings' by their partition's. */
function ownerOf(partition: Partition): string {
  return partition.endsWith('_document') ? stemOf(partition) : partition;
}

/** Collects what a batch changes in the values that are suggested and writes it together. */
export function suggestionWriter(database: DatabaseSync) {
  const find = query<{ documents: number; paths: string }>(
    database,
    'SELECT documents, paths FROM suggestion WHERE domain = ? AND field = ? AND value = ?',
  );
  const put = database.prepare(
    'INSERT OR REPLACE INTO suggestion(domain, field, value, documents, paths) VALUES(?, ?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM suggestion WHERE domain = ? AND field = ? AND value = ?');
  const putKey = database.prepare(
    'INSERT OR IGNORE INTO suggestion_key(domain, field, level, key, value) VALUES(?, ?, ?, ?, ?)',
  );
  const removeKey = database.prepare(
    'DELETE FROM suggestion_key WHERE domain = ? AND field = ? AND level = ? AND key = ? AND value = ?',
  );
  let waiting = new Map<string, Change>();

  function apply({ domain, field, value, paths: changed }: Change): void {
    const stored = find.get(domain, field, value);
    const paths = new Map(Object.entries(stored ? (JSON.parse(stored.paths) as Paths) : {}));
    for (const [path, by] of changed) {
      const count = (paths.get(path) ?? 0) + by;
      // A store that is renewed does not know of what came before.
      if (count > 0) paths.set(path, count);
      else paths.delete(path);
    }
    const documents = paths.values().reduce((sum, count) => sum + count, 0);
    const [before, after] = [levelOf(stored?.documents ?? 0), levelOf(documents)];
    if (documents > 0) put.run(domain, field, value, documents, JSON.stringify(Object.fromEntries(paths)));
    else if (stored) remove.run(domain, field, value);
    if (before === after) return;
    for (const key of keysOf(field, value)) {
      if (before > 0) removeKey.run(domain, field, before, key, value);
      if (after > 0) putKey.run(domain, field, after, key, value);
    }
  }

  return {
    /** Counts the values of a document at a path once more or less. */
    count(values: readonly SuggestedValue[], partition: Partition, groupPath: string, by: 1 | -1): void {
      const domain = ownerOf(partition);
      for (const { field, value } of values) {
        const key = `${domain} ${field} ${value}`;
        const change = waiting.get(key) ?? { domain, field, value, paths: new Map<string, number>() };
        waiting.set(key, change);
        change.paths.set(groupPath, (change.paths.get(groupPath) ?? 0) + by);
      }
    },
    /** Writes what was counted, inside the caller's transaction. */
    write(): void {
      for (const change of waiting.values()) apply(change);
      waiting = new Map();
    },
    /** Drops what was counted, after the transaction failed. */
    forget(): void {
      waiting = new Map();
    },
  };
}

/** Reads what ingest keeps of the values; see `DocumentStore.fieldValues`. */
export function suggestionReader(database: DatabaseSync): (asked: ValuesAsked) => Bucket[] {
  const nextLevel = query<{ level: number | null }>(
    database,
    'SELECT max(level) AS level FROM suggestion_key WHERE domain = ? AND field = ? AND level < ?',
  );
  const fitting = database.prepare(
    `SELECT key, value, documents, paths FROM suggestion_key JOIN suggestion USING(domain, field, value)
     WHERE domain = ? AND field = ? AND level = ? AND key >= ? AND key < ? ORDER BY key, value`,
  );

  return ({ domain, kind, field, text, scope, limit }) => {
    if (!scope.domains.includes(domain)) return [];
    const excluded = scope.excludedPaths.filter((path) => path.domain === domain).map(({ path }) => path);
    const owner = ownerOf(partitionOf(domain, kind));
    const begin = beginningOf(field, text);
    const found = new Map<string, { key: string; value: string; count: number }>();
    for (
      let level = nextLevel.only(owner, field, Number.MAX_SAFE_INTEGER).level;
      level !== null;
      level = nextLevel.only(owner, field, level).level
    ) {
      const most = mostAt(level);
      // Those are ahead of all that may come.
      if (
        found
          .values()
          .filter(({ count }) => count > most)
          .toArray().length >= limit
      )
        break;
      let best = 0;
      for (const row of fitting.iterate(owner, field, level, begin, endOf(begin))) {
        const { key, value, documents, paths } = row as unknown as Row;
        if (found.has(value)) continue;
        const count = excluded.length > 0 ? countOutside(excluded, JSON.parse(paths) as Paths) : documents;
        if (count === 0) continue;
        found.set(value, { key, value, count });
        // None of this level can be ahead of these.
        if (count === most && (best += 1) === limit) break;
      }
    }
    return [...found.values()]
      .sort(
        (one, other) => other.count - one.count || order(one.key, other.key) || order(one.value, other.value),
      )
      .slice(0, limit)
      .map(({ value, count }) => ({ value, count }));
  };
}

interface Row {
  key: string;
  value: string;
  documents: number;
  paths: string;
}

/** Documents that are at none of these nodes nor below one. */
function countOutside(excluded: readonly string[], paths: Paths): number {
  const isOutside = (path: string) => !excluded.some((node) => isWithin(path, node));
  return Object.entries(paths).reduce((sum, [path, count]) => (isOutside(path) ? sum + count : sum), 0);
}

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
