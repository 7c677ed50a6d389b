import { setTimeout as later } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { server } from '#test/postgres.ts';
import { openProduct } from '#test/product.ts';
import { endSessionsOf } from './sessions.ts';

// The embedded store has one connection, on which nobody waits for another.
test.skipIf(!server)(
  'sessions: ended while their user is seen, neither waits for the other for ever',
  async () => {
    const product = await openProduct();
    const { db } = product.people;
    const reader = await product.subscriber();
    product.clock.advance(120_000);
    const waiting = async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
      return rows.length > 0;
    };

    let seen: Promise<{ statusCode: number }> | undefined;
    await db.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .updateTable('users')
        .set({ active: 0 })
        .where('email', '=', reader.email)
        .returning('id')
        .executeTakeFirstOrThrow();
      // A call begins when somebody waits for its answer.
      seen = reader.get('/users/me/sessions').then((answer) => answer);
      while (!(await waiting())) await later(10);
      await endSessionsOf(transaction, id);
    });
    expect((await seen!).statusCode).toBe(200);
    expect((await reader.get('/users/me/sessions')).statusCode).toBe(401);
    await product.close();
  },
);
