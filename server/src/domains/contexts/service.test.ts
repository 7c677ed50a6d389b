import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { contextCodes } from 'contract/contexts';
import type { OpenClassifier } from './built-in.ts';
import { chooseClassifier, withFallback } from './choose-classifier.ts';
import type { Scorable } from './classifier.ts';
import { serviceClassifier } from './service.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const document: Scorable = {
  title: 'Dijken langs de rivier',
  text: 'De dijk moet hoger.',
  language: 'nl',
  confidentiality: 'Openbaar',
  committees: [],
};
const hurry = { model: 'model-x', retries: 0, backOff: 1 };
const completion = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });

/** Stands in for the model that ships, so that it shows who gave a score. */
function standIn(): OpenClassifier {
  return {
    version: 'stand-in',
    score: async () => contextCodes.map((code) => ({ code, percentage: 7, version: 'stand-in' })),
    close: async () => undefined,
  };
}

test('context service: a good answer gives every context a score, those left out 0', async () => {
  const asked: { url: string | undefined; key: string | undefined; body: string }[] = [];
  const baseUrl = await serve((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      asked.push({ url: request.url, key: request.headers.authorization, body });
      response.setHeader('content-type', 'application/json');
      response.end(completion('{"contexts":{"water":93,"veiligheid":12}}'));
    });
  });
  const classifier = serviceClassifier({ ...hurry, baseUrl: `${baseUrl}/`, apiKey: 'secret' });
  const scores = await classifier.score(document);
  expect(scores.map(({ code }) => code)).toEqual(contextCodes);
  expect(scores.filter(({ percentage }) => percentage > 0)).toEqual([
    { code: 'veiligheid', percentage: 12, version: 'service-1-model-x' },
    { code: 'water', percentage: 93, version: 'service-1-model-x' },
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ url: '/v1/chat/completions', key: 'Bearer secret' });
  expect(JSON.parse(asked[0]!.body)).toMatchObject({ model: 'model-x', temperature: 0 });
  expect(asked[0]!.body).toContain('De dijk moet hoger.');
});

test('context service: the text of a closed document is never sent', async () => {
  let body = '';
  const baseUrl = await serve((request, response) => {
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => response.end(completion('{"contexts":{}}')));
  });
  await serviceClassifier({ ...hurry, baseUrl }).score({ ...document, confidentiality: 'Besloten' });
  expect(body).toContain('Dijken langs de rivier');
  expect(body).not.toContain('moet hoger');
});

const lies: [string, RequestListener, string][] = [
  ['an unknown context', (_, response) => response.end(completion('{"contexts":{"weather":50}}')), 'shape'],
  ['a percentage over 100', (_, response) => response.end(completion('{"contexts":{"water":140}}')), 'shape'],
  ['a percentage below 0', (_, response) => response.end(completion('{"contexts":{"water":-1}}')), 'shape'],
  ['half a percent', (_, response) => response.end(completion('{"contexts":{"water":0.5}}')), 'shape'],
  [
    'a percentage in words',
    (_, response) => response.end(completion('{"contexts":{"water":"90"}}')),
    'shape',
  ],
  ['a list', (_, response) => response.end(completion('["water"]')), 'shape'],
  [
    'more than was asked for',
    (_, response) => response.end(completion('{"contexts":{},"do":"this"}')),
    'shape',
  ],
  ['chatter around the JSON', (_, response) => response.end(completion('Sure! {"contexts":{}}')), 'shape'],
  ['no completion', (_, response) => response.end('{"error":"quota"}'), 'shape'],
  ['no choice', (_, response) => response.end('{"choices":[]}'), 'shape'],
  ['a page', (_, response) => response.end('<!doctype html><p>Log in</p>'), 'blocked'],
  ['nothing', (_, response) => response.end(), 'notJson'],
  ['cut JSON', (_, response) => response.end('{"choices":[{"mess'), 'notJson'],
  ['a refusal', (_, response) => response.writeHead(401).end('{}'), 'status'],
  ['its own failure', (_, response) => response.writeHead(500).end('{}'), 'status'],
  ['too much', (_, response) => response.end(Buffer.alloc(1_000_000, 32)), 'tooLarge'],
  [
    'a stream that is cut',
    (_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"choices":', () => response.destroy());
    },
    'network',
  ],
  ['silence', () => undefined, 'timeout'],
  [
    'a drip',
    (_, response) => {
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    },
    'timeout',
  ],
  ['a redirect', (_, response) => response.writeHead(307, { location: '/elsewhere' }).end(), 'blocked'],
];

test.each(lies)(
  'context service: an answer that is %s falls back to the model that ships',
  async (_, answer, kind) => {
    const baseUrl = await serve(answer);
    const faults: unknown[] = [];
    // Time is short only where it has to run out.
    const patience = kind === 'timeout' ? { timeout: 500 } : {};
    const classifier = withFallback(
      serviceClassifier({ ...hurry, ...patience, baseUrl }),
      standIn(),
      (fault) => faults.push(fault),
    );
    const scores = await classifier.score(document);
    expect(scores).toHaveLength(contextCodes.length);
    expect(new Set(scores.map(({ version }) => version))).toEqual(new Set(['stand-in']));
    expect(faults).toMatchObject([{ kind }]);
  },
);

test('context service: a failure that passes is tried again', async () => {
  let asked = 0;
  const baseUrl = await serve((_, response) => {
    asked += 1;
    if (asked === 1) response.writeHead(503).end('{}');
    else response.end(completion('{"contexts":{"water":80}}'));
  });
  const scores = await serviceClassifier({ ...hurry, baseUrl, retries: 1 }).score(document);
  expect(asked).toBe(2);
  expect(scores.find(({ code }) => code === 'water')?.percentage).toBe(80);
});

test('context service: a service that keeps failing is left alone for a minute, so that reading goes on fast', async () => {
  let now = 0;
  let asked = 0;
  const baseUrl = await serve((_, response) => {
    asked += 1;
    response.writeHead(500).end('{}');
  });
  const faults: unknown[] = [];
  const service = serviceClassifier({ ...hurry, baseUrl });
  const classifier = withFallback(
    service,
    standIn(),
    (fault) => faults.push(fault),
    () => now,
  );
  expect(classifier.version).toBe(service.version);
  for (let index = 0; index < 12; index += 1) await classifier.score(document);
  expect([asked, faults.length]).toEqual([5, 5]);
  now = 61_000;
  await classifier.score(document);
  expect(asked).toBe(6);
});

test('context service: without an address the model that ships is used, and an address without a model is said aloud', async () => {
  const faults: unknown[] = [];
  const without = chooseClassifier({}, (fault) => faults.push(fault));
  const half = chooseClassifier({ AI_BASE_URL: 'http://127.0.0.1:1' }, (fault) => faults.push(fault));
  expect(without.version).toMatch(/^words-/);
  expect(half.version).toBe(without.version);
  expect(faults).toHaveLength(1);
  await without.close();
  await half.close();
});
