import { once } from 'node:events';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { EngineUnavailableError } from './unavailable.ts';
import { answerErrors } from './error-answers.ts';
import type { Log } from './log.ts';

/** A server whose only call finds the engine down, and what it logs. */
function serverWithoutEngine(level = 'warn') {
  const lines: { level: number; requestId?: string; msg?: string }[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as { level: number });
      done();
    },
  });
  const log: Log = pino({ level }, stream);
  const app = fastify({ loggerInstance: log });
  answerErrors(app);
  app.get('/down', () => Promise.reject(new EngineUnavailableError('connect ECONNREFUSED 10.0.0.7:9200')));
  const arrived = Promise.withResolvers<void>();
  app.get('/left', async ({ socket }) => {
    arrived.resolve();
    await once(socket, 'close');
    throw new Error('Premature close');
  });
  app.get('/broken', () => Promise.reject(new Error('a defect')));
  return { app, lines, arrived: arrived.promise };
}

it('error answers: answers 503 in the user’s language while the engine is down, with a time to try again', async () => {
  const { app } = serverWithoutEngine();
  const answer = await app.inject('/down');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
  expect(answer.json()).toMatchObject({
    errors: [{ code: 'UNAVAILABLE', message: expect.stringMatching(/^Zoeken is even niet mogelijk/) }],
    requestId: expect.any(String),
  });
  expect(answer.body).not.toContain('10.0.0.7');
  const english = await app.inject({ url: '/down', headers: { 'accept-language': 'en-gb' } });
  expect(english.body).toContain('Search is not available at the moment');
});

it('error answers: warns once per request, and keeps errors for defects', async () => {
  const { app, lines } = serverWithoutEngine();
  await app.inject('/down');
  const own = lines.filter(({ requestId }) => requestId !== undefined);
  expect(own.map(({ level }) => level)).toEqual([40]);
  const broken = await app.inject('/broken');
  expect(broken.statusCode).toBe(500);
  expect(broken.body).not.toContain('a defect');
  expect(lines.map(({ level }) => level)).toEqual([40, 50]);
});

it('error answers: does not call it an error that a client left before its answer', async () => {
  const { app, lines, arrived } = serverWithoutEngine('info');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const left = expect(fetch(`${address}/left`, { signal: leaving.signal })).rejects.toThrow();
  await arrived;
  leaving.abort();
  await left;
  await expect
    .poll(() => lines)
    .toContainEqual(expect.objectContaining({ msg: 'the client left before the answer' }));
  await app.close();
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});
