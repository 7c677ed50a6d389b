import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Request, Response } from './protocol.ts';

/** The people's database in one file, as whoever has it in their own thread asks it. */
interface PeopleFile {
  /** Runs one statement; what the database refuses is an answer too. */
  run(request: Request): Response;
  close(): void;
}

const maximumStatements = 300;

/** @throws when the file cannot be opened */
export function openFile(path: string): PeopleFile {
  const database = new DatabaseSync(path, { timeout: 5_000 });
  // FULL: what was acknowledged survives a power cut (ARCHITECTURE.md, people's store).
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  // 32 MiB: a batch of matches touches pages all over their indexes.
  database.exec('pragma cache_size = -32768');
  // SQLite's own knows no letters but those of English; no index is made of it.
  database.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );

  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= maximumStatements) statements.clear();
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  function answer({ id, sql, parameters }: Request): Response {
    try {
      const statement = prepared(sql);
      if (statement.columns().length > 0) {
        const rows = statement.all(...parameters) as Record<string, unknown>[];
        return { id, rows: rows.map((row) => ({ ...row })), changes: rows.length };
      }
      return { id, rows: [], changes: Number(statement.run(...parameters).changes) };
    } catch (error) {
      const {
        message,
        code = 'ERR_SQLITE',
        errcode = 0,
      } = error as Error & { code?: string; errcode?: number };
      return { id, fault: { message, code, errcode } };
    }
  }

  return {
    run(request) {
      // In a transaction the disk is waited for at its end, and how it is may not be changed.
      if (!request.passing || database.isTransaction) return answer(request);
      database.exec('pragma synchronous = normal');
      try {
        return answer(request);
      } finally {
        database.exec('pragma synchronous = full');
      }
    },
    close: () => database.close(),
  };
}
