import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { List } from 'contract/lists';
import type { SavedSearch } from 'contract/saved-searches';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from './documents.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { type Receiver, receiverNetwork, startReceiver } from './webhook-receiver.ts';

const page = fileURLToPath(new URL('../../docs/api.md', import.meta.url));

let product: TestProduct;
let receiver: Receiver;
let who: Subscriber;
let folder: string;
/** The examples of a language, in the order of the page. */
let examplesIn: (language: string) => string[];
let environment: Record<string, string>;
/** More than one page of the examples, newest first. */
const titles = Array.from({ length: 130 }, (_, index) => `Brief ${index} over het stroomnet`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'examples-'));
  // By the time of this machine, as whoever checks a signature has it.
  product = await openProduct(new Date().toISOString(), undefined, {}, receiverNetwork);
  receiver = await startReceiver();
  const now = product.clock.now().getTime();
  await product.documents.put(
    titles.map((title, index) => aDocument({ id: `test-${index}`, title, date: now - index * 60_000 })),
  );
  who = await product.subscriber();
  const made = await who.post('/users/me/api-keys', { name: 'Voorbeeld', scopes: ['read', 'lists'] });
  environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    API_URL: await product.app.listen({ port: 0, host: '127.0.0.1' }),
    API_KEY: made.json<{ key: string }>().key,
  };
  const words = await readFile(page, 'utf8');
  examplesIn = (language) =>
    [...words.matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
      .filter(([, name]) => name === language)
      .map(([, , code]) => code!);
});
afterAll(async () => {
  await product.close();
  await receiver.close();
  await rm(folder, { recursive: true });
});

/** Runs a program as a reader of the page would, with more behind it or on its standard input. */
async function run(program: string, args: readonly string[], input = ''): Promise<string> {
  const child = spawn(program, args, { env: environment, cwd: folder });
  child.stdin.end(input);
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((ended) => child.once('exit', ended)),
  ]);
  expect([code, errors]).toEqual([0, '']);
  return out;
}

async function fileOf(name: string, code: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, code);
  return path;
}

/** Says so where a program is missing: nothing is proven of its example then. */
function isThere(program: string): boolean {
  const found = spawnSync(program, ['--version']).status === 0;
  if (!found) console.warn(`${program} is not on this machine: its example in docs/api.md is not run`);
  return found;
}

const titlesIn = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[2]);

test.skipIf(!isThere('curl'))('api examples: curl asks for a page of results', async () => {
  const [, ask] = examplesIn('sh');
  const answer = JSON.parse(await run('sh', ['-c', ask!])) as { data: { title: { text: string } }[] };
  expect(answer.data.map(({ title }) => title.text)).toEqual(titles.slice(0, 5));
});

test.skipIf(!isThere('python3'))('api examples: Python prints every result', async () => {
  const [search] = examplesIn('python');
  const printed = await run('python3', [await fileOf('search.py', search!)]);
  expect(titlesIn(printed)).toEqual(titles);
});

test('api examples: TypeScript prints every result and fills a list', async () => {
  const [search] = examplesIn('ts');
  const printed = await run(process.execPath, [await fileOf('search.mts', search!)]);
  expect(titlesIn(printed)).toEqual(titles);
  const lists = (await who.get('/lists/active')).json<{ data: List[] }>().data;
  expect(lists).toMatchObject([{ title: 'Power grid' }]);
  const items = await who.get(`/lists/${lists[0]!.id}/list-items`);
  expect(items.json<{ data: object[] }>().data).toHaveLength(titles.length);
});

test('api examples: a receiver in Python and one in TypeScript know what is signed', async () => {
  const queryDetails = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } };
  const saved = await who.post('/savedsearches', { title: 'Net', queryDetails });
  const savedSearchId = saved.json<{ data: SavedSearch }>().data.id;
  const body = { name: 'Team', url: receiver.url(), savedSearchId };
  const made = (await who.post('/users/me/webhooks', body)).json<{ data: { id: string }; secret: string }>();
  await who.post('/users/me/webhooks/test', { id: made.data.id });
  const got = receiver.got.at(-1)!;
  const changed = `${got.body} `;

  const [, check] = examplesIn('ts');
  const { isOurs } = (await import(pathToFileURL(await fileOf('check.mts', check!)).href)) as {
    isOurs: (headers: object, body: string, secret: string) => boolean;
  };
  expect(isOurs(got.headers, got.body, made.secret)).toBe(true);
  expect(isOurs(got.headers, changed, made.secret)).toBe(false);

  if (!isThere('python3')) return;
  const [, inPython] = examplesIn('python');
  const path = await fileOf(
    'check.py',
    `${inPython}\nimport json, sys\n` +
      `given = json.load(sys.stdin)\n` +
      `print([is_ours(given["headers"], one.encode(), given["secret"]) for one in given["bodies"]])\n`,
  );
  const given = { headers: got.headers, bodies: [got.body, changed], secret: made.secret };
  expect(await run('python3', [path], JSON.stringify(given))).toBe('[True, False]\n');
});
