import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Room } from '../room.ts';
import { NoRoomError, StoreUnavailableError } from '#platform/unavailable.ts';

// Counts and instants are bigint; ours stay below 2^53.
pg.types.setTypeParser(20, Number);

/** Milliseconds the server may work on a statement, and those after which a server that says nothing is given up. */
const statementTime = 10_000;
const silence = 15_000;

/**
 * Connections to PostgreSQL that outlive the server: one that breaks, in use or not, fails the statement it had and
 * is replaced. Failures that are the server's say so. @throws NoRoomError, StoreUnavailableError
 */
export function openPool(connectionString: string, room: Pick<Room, 'watch'>): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: statementTime,
    statement_timeout: statementTime,
    query_timeout: silence,
    idle_in_transaction_session_timeout: statementTime,
    keepAlive: true,
  });
  // A connection that breaks tells its statement, and as an event as well, which would end the process unheard.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function connect(): Promise<PostgresPoolClient> {
    let client: pg.PoolClient;
    try {
      client = await pool.connect();
    } catch (error) {
      throw new StoreUnavailableError('PostgreSQL cannot be reached', { cause: error });
    }
    let broken = false;
    return {
      query: ((statement: string, parameters: unknown[]) =>
        room.watch(async () => {
          try {
            return await client.query(statement, parameters);
          } catch (error) {
            const meant = meaningOf(error);
            broken ||= meant instanceof StoreUnavailableError && !(meant instanceof NoRoomError);
            throw meant;
          }
        })) as unknown as PostgresPoolClient['query'],
      // What was given up may still be under way there: the next holder must not wait for it.
      release: (destroy = false) => client.release(destroy || broken),
    };
  }

  return { connect, end: () => pool.end(), options: {} };
}

/**
 * Codes of PostgreSQL that are about the server: connection lost, resources used up, stopped or starting, a
 * statement that took too long, only to be read, and faults of its files. Its disk being full is apart.
 */
const ofServer = /^(08|53|57|58|25006$|25P03$)/;
const diskFull = '53100';

function meaningOf(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? '';
    if (code === diskFull)
      return new NoRoomError('PostgreSQL has no room to write', { server: 'PostgreSQL', cause: error });
    if (!ofServer.test(code)) return error;
  } else if (error instanceof TypeError || error instanceof RangeError) return error;
  // Everything else the client throws is about reaching the server.
  return new StoreUnavailableError('PostgreSQL does not answer', { cause: error });
}
