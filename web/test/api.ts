import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

interface Seen {
  method: string;
  url: URL;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
/** What to answer; `undefined` never answers, `'break'` breaks the connection. */
type Answer = { status?: number; text: string; headers?: Record<string, string> } | undefined | 'break';

/** A real HTTP server behind `fetch('/api/…')` for the tests of one file; `answer` may be set per test. */
export function useApi(): { seen: Seen[]; answer: (request: Seen) => Answer | Promise<Answer> } {
  const api = { seen: [] as Seen[], answer: (): Answer => ({ text: '{}' }) };
  const server = createServer((request, reply) => {
    let body = '';
    const finish = async () => {
      const url = new URL(request.url ?? '/', 'http://x');
      const one = { method: request.method ?? '', url, headers: request.headers, body };
      api.seen.push(one);
      const answer = await (api as { answer: (request: Seen) => Answer | Promise<Answer> }).answer(one);
      if (answer === 'break') request.socket.destroy();
      else if (answer !== undefined) reply.writeHead(answer.status ?? 200, answer.headers).end(answer.text);
    };
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => void finish());
  });
  const realFetch = globalThis.fetch;
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    // In a browser a path is enough; here it needs a host.
    globalThis.fetch = (path, init) => realFetch(`http://127.0.0.1:${port}${path as string}`, init);
  });
  beforeEach(() => {
    api.seen.length = 0;
  });
  afterAll(() => {
    globalThis.fetch = realFetch;
    server.closeAllConnections();
    server.close();
  });
  return api;
}
