import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteConnection } from './connection.ts';
import type { Request } from './protocol.ts';

/** Tables, as the database calls them, of which the last may be lost with the power: a few requests more may be made then. */
const passingTables: readonly string[] = ['request_counts'];

function isPassing({ query }: CompiledQuery): boolean {
  if (query.kind !== 'InsertQueryNode' || !query.into) return false;
  return passingTables.includes(query.into.table.identifier.name);
}

/** Milliseconds one holder may keep the only connection, transaction included. */
const longestHold = 10_000;

/** A transaction or statement was cut off because it kept the connection too long. */
class HeldTooLongError extends Error {
  constructor(milliseconds: number) {
    super(`the transaction was rolled back: it lasted longer than ${milliseconds} ms`);
  }
}

class WorkerAdapter extends SqliteAdapter {
  /** The driver below queues by itself, and knows how to take the connection from a holder. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's way to a SQLite file through {@link SqliteConnection}. */
export function workerDialect(connection: SqliteConnection, hold = longestHold): Dialect {
  return {
    createAdapter: () => new WorkerAdapter(),
    createDriver: () => workerDriver(connection, hold),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** One turn with the only connection; a turn that ended, for whatever reason, runs nothing more. */
class Turn implements DatabaseConnection {
  readonly #connection: SqliteConnection;
  #generation: number;
  #ended: Error | undefined;
  inTransaction = false;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
    this.#generation = connection.generation();
  }

  get ended(): boolean {
    return this.#ended !== undefined;
  }

  end(reason: Error): void {
    this.#ended ??= reason;
  }

  async run(sql: string, parameters: Request['parameters'] = [], passing = false) {
    if (this.#ended) throw this.#ended;
    if (this.#generation !== this.#connection.generation()) {
      if (this.inTransaction) throw new Error('the transaction was lost with its worker');
      this.#generation = this.#connection.generation();
    }
    return this.#connection.run(sql, parameters, passing);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.run(
      query.sql,
      query.parameters as Request['parameters'],
      isPassing(query),
    );
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded store does not stream');
  }
}

function workerDriver(connection: SqliteConnection, hold: number): Driver {
  const waiting: (() => void)[] = [];
  const timers = new WeakMap<Turn, NodeJS.Timeout>();
  let taken = false;

  function pass(): void {
    const next = waiting.shift();
    if (next) next();
    else taken = false;
  }

  /** Takes the connection away from a holder that may never give it back. */
  function cutOff(turn: Turn): void {
    turn.end(new HeldTooLongError(hold));
    if (!turn.inTransaction) return pass();
    // When the rollback fails there was no transaction any more; either way the next one may begin.
    connection.run('rollback').then(pass, pass);
  }

  return {
    init: async () => undefined,
    async acquireConnection() {
      if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken = true;
      const turn = new Turn(connection);
      timers.set(
        turn,
        setTimeout(() => cutOff(turn), hold),
      );
      return turn;
    },
    async beginTransaction(held) {
      const turn = held as Turn;
      // IMMEDIATE: a transaction that may write must not find out half-way that another process does.
      turn.inTransaction = true;
      try {
        await turn.run('begin immediate');
      } catch (error) {
        turn.inTransaction = false;
        throw error;
      }
    },
    async commitTransaction(held) {
      const turn = held as Turn;
      await turn.run('commit');
      turn.inTransaction = false;
    },
    async rollbackTransaction(held) {
      const turn = held as Turn;
      if (turn.ended) return;
      try {
        await turn.run('rollback');
      } catch {
        // Nothing to undo: the engine or the death of the worker did so, and the first error is on its way.
      }
      turn.inTransaction = false;
    },
    async releaseConnection(held) {
      const turn = held as Turn;
      clearTimeout(timers.get(turn));
      if (turn.ended) return;
      turn.end(new Error('the connection was given back'));
      pass();
    },
    destroy: () => connection.close(),
  };
}
