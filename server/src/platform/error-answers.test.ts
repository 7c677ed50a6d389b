import { Writable } from 'node:stream';
import fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { EngineUnavailableError } from '#stores/documents/document-store.ts';
import { answerErrors } from './error-answers.ts';
import type { Log } from './log.ts';

/** A server whose only call finds the engine down, and what it logs. */
function serverWithoutEngine() {
  const lines: { level: number; requestId?: string }[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as { level: number });
      done();
    },
  });
  const log: Log = pino({ level: 'warn' }, stream);
  const app = fastify({ loggerInstance: log });
  answerErrors(app);
  app.get('/down', () => Promise.reject(new EngineUnavailableError('connect ECONNREFUSED 10.0.0.7:9200')));
  app.get('/broken', () => Promise.reject(new Error('a defect')));
  return { app, lines };
}

it('answers 503 in the user’s language while the engine is down, with a time to try again', async () => {
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
  expect(english.body).toContain('Searching is not possible at the moment');
});

it('warns once per request, and keeps errors for defects', async () => {
  const { app, lines } = serverWithoutEngine();
  await app.inject('/down');
  const own = lines.filter(({ requestId }) => requestId !== undefined);
  expect(own.map(({ level }) => level)).toEqual([40]);
  const broken = await app.inject('/broken');
  expect(broken.statusCode).toBe(500);
  expect(broken.body).not.toContain('a defect');
  expect(lines.map(({ level }) => level)).toEqual([40, 50]);
});
