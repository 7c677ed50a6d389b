import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { fetchSource } from './fetch-source.ts';
import { isPrivateAddress } from './private-address.ts';
import { introduceAs } from './user-agent.ts';

const hurry = { interval: 0, retries: 0, maximumBytes: 100_000 };
let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

async function serve(answer: RequestListener): Promise<number> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])(
  'fetch source: an answer packed with %s is unpacked, and capped by what it unpacks to',
  async (name, pack) => {
    const port = await serve((request, response) => {
      const words = request.url === '/large' ? Buffer.alloc(1_000_000) : 'één antwoord';
      response.writeHead(200, { 'content-encoding': name }).end(pack(words));
    });
    const { bytes } = await fetchSource(`http://127.0.0.1:${port}/`, hurry);
    expect(new TextDecoder().decode(bytes)).toBe('één antwoord');
    await expect(fetchSource(`http://127.0.0.1:${port}/large`, hurry)).rejects.toMatchObject({
      kind: 'tooLarge',
    });
  },
);

test.each([
  ['plain', {}, (words: string) => words],
  ['packed', { 'content-encoding': 'gzip' }, gzipSync],
])(
  'fetch source: a %s answer that is too large and came whole is a fault, and ends no process',
  async (_, headers, pack) => {
    const lost: unknown[] = [];
    const listen = (error: unknown) => void lost.push(error);
    process.on('uncaughtException', listen);
    const port = await serve(
      (request, response) => void response.writeHead(200, headers).end(pack('x'.repeat(400))),
    );
    const small = { ...hurry, maximumBytes: 100 };
    for (let count = 0; count < 3; count++) {
      await expect(fetchSource(`http://127.0.0.1:${port}/`, small)).rejects.toMatchObject({
        kind: 'tooLarge',
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('uncaughtException', listen);
    expect(lost).toEqual([]);
  },
);

test.each([
  ['a name that leads to this machine', (port: number) => `http://localhost:${port}/secret`],
  ['an address of this machine', (port: number) => `http://127.0.0.2:${port}/secret`],
  ['an address in IPv6', () => 'http://[::1]/secret'],
  ['another protocol', () => 'file:///etc/passwd'],
])('fetch source: a redirect to %s is not followed', async (_, target) => {
  const asked: unknown[] = [];
  const port: number = await serve((request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: target(port) }).end();
  });
  await expect(fetchSource(`http://127.0.0.1:${port}/`, hurry)).rejects.toMatchObject({ kind: 'blocked' });
  expect(asked).toEqual(['/']);
});

test.each([
  ['this machine', 'http://127.0.0.1:9/'],
  ['this machine by name', 'http://localhost:9/'],
  ['another protocol', 'ftp://example.org/'],
])('fetch source: an address in somebody else’s answer that leads to %s is not asked', async (_, url) => {
  await expect(fetchSource(url, { ...hurry, outside: true })).rejects.toMatchObject({ kind: 'blocked' });
});

test('fetch source: a redirect on the same server is followed, one in a circle ends', async () => {
  const port = await serve((request, response) => {
    if (request.url === '/end') response.end('hier');
    else response.writeHead(302, { location: request.url === '/start' ? '/end' : '/circle' }).end();
  });
  const { url } = await fetchSource(`http://127.0.0.1:${port}/start`, hurry);
  expect(url).toBe(`http://127.0.0.1:${port}/end`);
  await expect(fetchSource(`http://127.0.0.1:${port}/circle`, hurry)).rejects.toMatchObject({
    kind: 'blocked',
  });
});

test('fetch source: a body goes by POST with its headers, those of the answer come back, and it follows no redirect', async () => {
  const port = await serve((request, response) => {
    if (request.url === '/moved') return void response.writeHead(302, { location: '/' }).end();
    const { method, headers } = request;
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const sent = Buffer.concat(pieces).toString();
      response.setHeader('x-next', 'b').end(`${method} ${headers['content-type']} ${sent}`);
    });
  });
  const body = { content: '<één/>', headers: { 'content-type': 'text/xml' } };
  const { bytes, headers } = await fetchSource(`http://127.0.0.1:${port}/`, { ...hurry, body });
  expect(new TextDecoder().decode(bytes)).toBe('POST text/xml <één/>');
  expect(headers['x-next']).toBe('b');
  await expect(fetchSource(`http://127.0.0.1:${port}/moved`, { ...hurry, body })).rejects.toMatchObject({
    kind: 'blocked',
  });
});

test('fetch source: a name nobody has is a fault of the network', async () => {
  await expect(fetchSource('http://nobody.invalid/', hurry)).rejects.toMatchObject({ kind: 'network' });
});

test('fetch source: a stop ends the wait with its own reason', async () => {
  const port = await serve(() => undefined);
  const reason = new Error('stopping');
  const stopping = new AbortController();
  const asked = fetchSource(`http://127.0.0.1:${port}/`, { ...hurry, signal: stopping.signal });
  stopping.abort(reason);
  await expect(asked).rejects.toBe(reason);
});

test.each(['10.1.2.3', '169.254.169.254', '::ffff:127.0.0.1', 'fd00::1', 'no address'])(
  'fetch source: %s counts as private',
  (address) => expect(isPrivateAddress(address)).toBe(true),
);

test.each(['8.8.8.8', '2001:4860:4860::8888'])('fetch source: %s counts as public', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
);

test.each([
  ['etag', 'if-none-match', ['"één"', '"twee"']],
  ['last-modified', 'if-modified-since', ['Sat, 21 Nov 2026 10:00:00 GMT', 'Sat, 21 Nov 2026 11:00:00 GMT']],
] as const)(
  'fetch source: an address asked again and again is asked on condition, by %s',
  async (mark, condition, [a, b]) => {
    const asked: { url: string; condition: unknown }[] = [];
    let current = { mark: a as string, text: 'eerste' };
    const port = await serve((request, response) => {
      asked.push({ url: request.url!, condition: request.headers[condition] });
      const headers = { [mark]: Buffer.from(current.mark).toString('latin1') };
      if (request.headers[condition] === headers[mark]) response.writeHead(304, headers).end();
      else response.writeHead(200, headers).end(current.text);
    });
    const ask = async (path: string) =>
      new TextDecoder().decode((await fetchSource(`http://127.0.0.1:${port}${path}`, hurry)).bytes);
    for (let time = 0; time < 4; time++) expect(await ask('/list')).toBe('eerste');
    current = { mark: b, text: 'tweede' };
    expect(await ask('/list')).toBe('tweede');
    expect(await ask('/list')).toBe('tweede');
    expect(await ask('/file')).toBe('tweede');
    // The first two are plain: what is asked once is not kept.
    expect(asked.filter(({ url }) => url === '/list').map((one) => one.condition !== undefined)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(asked.at(-1)).toEqual({ url: '/file', condition: undefined });
  },
);

test('fetch source: "not changed" from a server that was not asked on condition is a fault', async () => {
  const port = await serve((_, response) => response.writeHead(304).end());
  await expect(fetchSource(`http://127.0.0.1:${port}/`, hurry)).rejects.toMatchObject({ kind: 'status' });
});

test('fetch source: a mark is not sent on to where a redirect leads', async () => {
  const asked: unknown[] = [];
  let moved = false;
  const port = await serve((request, response) => {
    asked.push([request.url, request.headers['if-none-match']]);
    if (request.url === '/here' && moved) response.writeHead(302, { location: '/there' }).end();
    else response.writeHead(200, { etag: '"x"' }).end(request.url);
  });
  const ask = () => fetchSource(`http://127.0.0.1:${port}/here`, hurry);
  await ask();
  await ask();
  moved = true;
  expect(new TextDecoder().decode((await ask()).bytes)).toBe('/there');
  expect(asked.at(-1)).toEqual(['/there', undefined]);
});

test.each([
  ['Vizier', 'Vizier/0.1'],
  ['Één & Ander\r\nMonitor', 'Een-Ander-Monitor/0.1'],
  ['日本', 'Monitor/0.1'],
])('servers are asked under the configured name: %j', async (name, product) => {
  const asked: (string | undefined)[] = [];
  const port = await serve(({ headers }, response) => {
    asked.push(headers['user-agent']);
    response.end('ja');
  });
  introduceAs(name);
  await fetchSource(`http://127.0.0.1:${port}/`, hurry);
  expect(asked).toEqual([`${product} (political monitor; polite harvester)`]);
});
