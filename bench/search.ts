import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { LoginResponse } from 'contract/users';
import { sqliteDocumentStore } from '../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import { openPeople } from '../server/src/stores/people/index.ts';
import { seedBenchUser } from './account.ts';
import { corpus, vocabulary } from './corpus.ts';
import { ms, printTable, quantile } from './figures.ts';
import { benchQueries, type BenchQuery, wildcardQueries } from './queries.ts';

interface Options {
  docs: number;
  runs: number;
  /** Folder to build in and keep; a temporary one is removed afterwards. */
  data: string | undefined;
}

/** The corpus ends here, so that a kept folder can be measured again on another day. */
const corpusEnd = Date.parse('2026-11-01T12:00:00Z');
const period = { startDate: '2015-01-01', endDate: '2026-11-01' };

/** Builds a corpus and measures the first page over HTTP beside hand-written FTS5 statements. */
export async function benchSearch({ docs, runs, data }: Options): Promise<void> {
  const folder = data ?? join(tmpdir(), `bench-${docs}-${process.pid}`);
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
  );
  await build(folder, docs);
  const path = join(folder, 'documents.sqlite');
  console.log(`index ${Math.round(statSync(path).size / 2 ** 20)} MB for ${docs} documents\n`);
  const server = await serve(folder);
  // What starting cost is not the subject.
  await server.figures();
  try {
    const raw = rawStatements(path);
    const rows: string[][] = [];
    for (const query of benchQueries) rows.push(await measure(server, query, runs, raw(query.raw)));
    const ordinary = await server.figures();
    for (const query of wildcardQueries) rows.push(await measure(server, query, runs));
    const wild = await server.figures();
    printTable(['query', 'hits', 'HTTP p50 ms', 'p95 ms', 'raw p50 ms', 'raw p95 ms', 'ratio p95'], rows);
    console.log(
      `\nserver after the ordinary queries: ${told(ordinary)}\n       after the wildcards:        ${told(wild)}`,
    );
  } finally {
    await server.stop();
    if (!data) await rm(folder, { recursive: true, force: true });
  }
}

function told({ rss, delayP99, delayMax }: Figures): string {
  return `RSS ${Math.round(rss / 2 ** 20)} MB, event-loop delay p99 ${ms(delayP99)} ms, longest ${ms(delayMax)} ms`;
}

async function build(folder: string, docs: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'documents.sqlite');
  if (existsSync(path)) return;
  const started = performance.now();
  const store = await sqliteDocumentStore({ path });
  let batch = [];
  let stored = 0;
  for (const document of corpus(docs, corpusEnd, vocabulary(200_000))) {
    batch.push(document);
    if (batch.length < 500) continue;
    await store.put(batch);
    stored += batch.length;
    batch = [];
    if (process.stderr.isTTY && stored % 20_000 === 0)
      process.stderr.write(`\r${stored} of ${docs} documents`);
  }
  await store.put(batch);
  await store.close();
  const seconds = (performance.now() - started) / 1_000;
  console.log(`ingest ${Math.round(docs / seconds)} documents/s (${Math.round(seconds)} s)`);
}

interface Figures {
  /** Bytes. */
  rss: number;
  /** Milliseconds. */
  delayP99: number;
  delayMax: number;
}

interface Server {
  search(query: string, refresh: number): Promise<{ countTotal: number; data: unknown[] }>;
  figures(): Promise<Figures>;
  stop(): Promise<void>;
}

async function serve(folder: string): Promise<Server> {
  const people = await openPeople({ path: join(folder, 'people.sqlite') });
  const account = await seedBenchUser(people.db);
  await people.close();
  const child = fork(fileURLToPath(new URL('../server/src/main.ts', import.meta.url)), {
    execArgv: ['--import', new URL('./monitor.ts', import.meta.url).href],
    env: { ...process.env, DATA_DIR: folder, DEMO: '0', PORT: '0', SOURCES: 'none', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const address = await addressOf(child);
  const call = async <T>(path: string, body: object, token = ''): Promise<T> => {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth': token },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { data } = await call<LoginResponse>('/users/login', account);
  return {
    // The end date differs from run to run, so that no kept count can answer.
    search: (query, refresh) =>
      call(
        '/document/timeline',
        {
          query,
          context: ['all'],
          groupingDetails: { name: 'nl' },
          startDate: dayBefore(period.startDate, refresh),
          endDate: period.endDate,
        },
        data.token,
      ),
    figures: () =>
      new Promise((resolve) => {
        child.once('message', (message) => resolve(message as Figures));
        child.send('figures');
      }),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /running at (http:\/\/\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
}

/** Page, exact count and the thirty documents, straight from the tables. */
function rawStatements(path: string): (expression: string) => () => void {
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec('PRAGMA cache_size = -65536; PRAGMA mmap_size = 1073741824');
  const words = 'words_nl_document';
  const page = database.prepare(
    `SELECT rowid FROM ${words} WHERE ${words} MATCH ? ORDER BY rowid DESC LIMIT 30`,
  );
  const count = database.prepare(`SELECT count(*) FROM ${words} WHERE ${words} MATCH ?`);
  const contents = database.prepare('SELECT metadata, texts FROM contents WHERE row = ?');
  const columns = '{title body people organisations committees numbers}';
  return (expression) => () => {
    const match = `${columns} : (${expression})`;
    for (const { rowid } of page.all(match)) contents.get(rowid as number);
    count.get(match);
  };
}

async function measure(
  server: Server,
  { name, query }: Pick<BenchQuery, 'name' | 'query'>,
  runs: number,
  raw?: () => void,
): Promise<string[]> {
  const http: number[] = [];
  const direct: number[] = [];
  const { countTotal } = await server.search(query, 0);
  raw?.();
  // In turn, so that both meet the same moods of the machine.
  for (let run = 1; run <= runs; run += 1) {
    let started = performance.now();
    await server.search(query, run);
    http.push(performance.now() - started);
    if (!raw) continue;
    started = performance.now();
    raw();
    direct.push(performance.now() - started);
  }
  const p95 = quantile(http, 0.95);
  const head = [name, String(countTotal), ms(quantile(http, 0.5)), ms(p95)];
  if (!raw) return [...head, '', '', ''];
  const rawP95 = quantile(direct, 0.95);
  return [...head, ms(quantile(direct, 0.5)), ms(rawP95), (p95 / rawP95).toFixed(1)];
}
