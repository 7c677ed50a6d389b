import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { access, endpoint } from 'contract/endpoint';
import type { Locale } from 'contract/users';
import { call, setCaller } from './call.ts';
import { EmptyAnswerError, OfflineError, SlowError } from './failures.ts';

const response = z.object({ name: z.string() });
const read = endpoint({
  method: 'GET',
  path: '/things/{id}',
  summary: 'Reads a thing.',
  access: access.session,
  params: { id: z.string() },
  query: { kind: z.string().optional() },
  response,
});
const write = endpoint({
  method: 'POST',
  path: '/things',
  summary: 'Makes a thing.',
  access: access.public,
  body: z.strictObject({ name: z.string() }),
  response,
});

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const seen: { method?: string; url: URL; headers: IncomingMessage['headers']; body: string }[] = [];
const left: string[] = [];
const server = createServer((request, reply) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    const { method, headers } = request;
    seen.push({ ...(method ? { method } : {}), url: new URL(request.url!, 'http://x'), headers, body });
    answer(request, reply);
  });
});
const realFetch = globalThis.fetch;
const thing = (reply: ServerResponse) => reply.end(JSON.stringify({ name: 'fiets' }));

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  // In a browser a path is enough; here it needs a host.
  globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${String(path)}`, init);
});
afterAll(() => {
  globalThis.fetch = realFetch;
  server.closeAllConnections();
  server.close();
});
let locale: Locale;
beforeEach(() => {
  seen.length = 0;
  left.length = 0;
  locale = 'nl';
  answer = (_, reply) => thing(reply);
  setCaller({ token: () => 'geheim', locale: () => locale, leave: (departure) => left.push(departure) });
});

test('a GET carries token, language, parameters and a timestamp', async () => {
  locale = 'en-gb';
  expect(await call(read, { params: { id: 'a/b c' }, query: { kind: 'x&y' } })).toEqual({ name: 'fiets' });
  const [request] = seen;
  expect(request!.url.pathname).toBe('/api/things/a%2Fb%20c');
  expect(request!.url.searchParams.get('kind')).toBe('x&y');
  expect(Number(request!.url.searchParams.get('timestamp'))).toBeGreaterThan(1_000_000_000_000);
  expect(request!.headers).toMatchObject({ 'x-auth': 'geheim', 'accept-language': 'en-gb' });
});

test('a POST carries its body as JSON and no timestamp', async () => {
  await call(write, { body: { name: 'fiets' } });
  expect(seen[0]).toMatchObject({ method: 'POST', body: '{"name":"fiets"}' });
  expect(seen[0]!.url.search).toBe('');
  expect(seen[0]!.headers['content-type']).toBe('application/json');
});

test('no answer in time is slow, not offline', async () => {
  answer = () => undefined;
  await expect(call(write, { body: { name: 'x' }, timeout: 30 })).rejects.toThrow(SlowError);
  expect(seen).toHaveLength(1);
});

test('a search is tried once more after a time-out', async () => {
  answer = (_, reply) => seen.length > 1 && thing(reply);
  const found = call(write, { body: { name: 'x' }, timeout: 30, retrySlow: true });
  expect(await found).toEqual({ name: 'fiets' });
  expect(seen).toHaveLength(2);
});

test('a broken connection is offline and is not tried again', async () => {
  answer = (request) => request.socket.destroy();
  await expect(call(write, { body: { name: 'x' }, retrySlow: true })).rejects.toThrow(OfflineError);
  expect(seen).toHaveLength(1);
});

test.each(['', '<html>'])('the success %j without content is no success', async (text) => {
  answer = (_, reply) => reply.end(text);
  await expect(call(write, { body: { name: 'x' } })).rejects.toThrow(EmptyAnswerError);
});

test('an abort throws what the caller gave as reason', async () => {
  const stop = new AbortController();
  answer = () => stop.abort(new Error('verder'));
  await expect(call(write, { body: { name: 'x' }, signal: stop.signal })).rejects.toThrow('verder');
});

test('a 401 leaves for login, but not from a public call', async () => {
  answer = (_, reply) => {
    reply.statusCode = 401;
    reply.end(JSON.stringify({ errors: [{ code: 'SESSION', message: 'x' }], requestId: 'r' }));
  };
  await expect(call(write, { body: { name: 'x' } })).rejects.toMatchObject({ status: 401 });
  expect(left).toEqual([]);
  await expect(call(read, { params: { id: '1' } })).rejects.toMatchObject({ code: 'SESSION' });
  expect(left).toEqual(['login']);
});
