import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Close, Ready, Request, Response } from './protocol.ts';

const port = parentPort!;
const database = new DatabaseSync((workerData as { path: string }).path, { timeout: 5_000 });
// FULL: what was acknowledged survives a power cut (ARCHITECTURE.md, people's store).
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
// 32 MiB: a batch of matches touches pages all over their indexes.
database.exec('pragma cache_size = -32768');
// SQLite's own knows no letters but those of English; no index is made of it.
database.function('lower', { deterministic: true }, (text) =>
  typeof text === 'string' ? text.toLowerCase() : text,
);

const statements = new Map<string, StatementSync>();
const maximumStatements = 300;

function prepared(sql: string): StatementSync {
  const known = statements.get(sql);
  if (known) return known;
  if (statements.size >= maximumStatements) statements.clear();
  const statement = database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function run(request: Request): Response {
  // In a transaction the disk is waited for at its end, and how it is may not be changed.
  if (!request.passing || database.isTransaction) return answer(request);
  database.exec('pragma synchronous = normal');
  try {
    return answer(request);
  } finally {
    database.exec('pragma synchronous = full');
  }
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

port.on('message', (message: Request | Close) => {
  if (message === 'close') {
    database.close();
    port.close();
  } else {
    port.postMessage(run(message));
  }
});
port.postMessage('ready' satisfies Ready);
