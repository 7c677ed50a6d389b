import { existsSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { openSearchDocumentStore } from '../server/src/stores/documents/opensearch/opensearch-document-store.ts';
import { sqliteDocumentStore } from '../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import { fill, fillRaw } from './build.ts';
import { ms, printTable, quantile, timed } from './figures.ts';
import { openPostgres, type PostgresBench } from './postgres.ts';
import { benchQueries, wildcardQueries } from './queries.ts';
import { rawStatements } from './search.ts';
import { serve, type Server } from './server.ts';

interface DashboardOptions {
  /** Corpus sizes, one after the other. */
  sizes: readonly number[];
  runs: number;
  /** Folder to build in and keep; a temporary one is removed afterwards. */
  data: string | undefined;
  /** Engines to measure beside the embedded one, where they are. */
  openSearchUrl: string | undefined;
  postgresUrl: string | undefined;
}

/** The calls of a whole dashboard, made at the same time as a browser makes them. */
const calls = [
  '/document/timeline',
  '/statistics/trends',
  '/nl/statistics/stakeholders',
  '/nl/statistics/trending-topics',
];
/** The queries PostgreSQL has an equal of. */
const postgresQueries: Record<string, string> = {
  'commonest word': 'de',
  'common word': '(motie | moties)',
  'two common words': '(motie | moties) & (regering | regeringen)',
  'middling word': 'stikstof',
  'rare word': '(lozingsvergunning | lozingsvergunningen)',
  phrase: 'van <-> de <-> kamer',
};
const clients = [1, 8, 32];
/** Milliseconds of each measurement of throughput. */
const throughputTime = 5_000;
/** Documents of the raw load that ingest is compared with. */
const rawDocuments = 20_000;
/** Documents up to which PostgreSQL is filled: above, its load alone takes hours. */
const largestPostgres = 100_000;

/** Measures whole dashboards over HTTP on every engine there is, in one run. */
export async function benchDashboard(options: DashboardOptions): Promise<void> {
  const folder = options.data ?? join(tmpdir(), `bench-${process.pid}`);
  await mkdir(folder, { recursive: true });
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
  );
  try {
    const raw = join(folder, 'raw.sqlite');
    await rm(raw, { force: true });
    console.log(`raw FTS5 load: ${Math.round(fillRaw(raw, rawDocuments))} documents/s`);
    await rm(raw, { force: true });
    for (const size of options.sizes) await measureSize(folder, size, options);
  } finally {
    if (!options.data) await rm(folder, { recursive: true, force: true });
  }
}

async function measureSize(
  folder: string,
  size: number,
  { runs, openSearchUrl, postgresUrl }: DashboardOptions,
) {
  console.log(`\n### ${size} documents\n`);
  const embedded = join(folder, String(size));
  await mkdir(embedded, { recursive: true });
  const path = join(embedded, 'documents.sqlite');
  if (!existsSync(path)) {
    const store = await sqliteDocumentStore({ path });
    console.log(`embedded: ingest ${Math.round(await fill(store, size))} documents/s`);
    await store.close();
  }
  console.log(`embedded: ${mb(statSync(path).size)} on disk`);
  const servers: [string, Server][] = [['embedded', await serve(embedded)]];
  let postgres: PostgresBench | undefined;
  if (openSearchUrl) {
    const prefix = `bench-${size}`;
    const store = await openSearchDocumentStore({ url: openSearchUrl, prefix });
    if ((await store.settled()) < size) {
      console.log(`OpenSearch: ingest ${Math.round(await fill(store, size))} documents/s`);
    }
    await store.close();
    const other = join(folder, `${size}-opensearch`);
    await mkdir(other, { recursive: true });
    servers.push([
      'OpenSearch',
      await serve(other, { OPENSEARCH_URL: openSearchUrl, OPENSEARCH_PREFIX: prefix }),
    ]);
    console.log(`OpenSearch: ${mb(await sizeInOpenSearch(openSearchUrl, prefix))} on disk`);
  }
  if (postgresUrl && size <= largestPostgres) {
    postgres = await openPostgres(postgresUrl, size);
    console.log(
      `PostgreSQL: ingest ${Math.round(postgres.ingest)} documents/s, ${mb(postgres.size)} on disk`,
    );
  }
  try {
    await merged(servers[0]![1]);
    // What starting took is not what serving takes.
    for (const [, server] of servers) await server.figures();
    await dashboards(servers, postgres, rawStatements(path), runs);
    await throughput(servers);
    for (const [name, server] of servers) {
      const { rss, delayMax } = await server.figures();
      console.log(`${name}: product RSS ${mb(rss)}, event loop held ${ms(delayMax)} ms at most`);
    }
  } finally {
    for (const [, server] of servers) await server.stop();
    await postgres?.close();
  }
}

/** Waits until broad wildcards have become as quick as they get: the index is merged after a load. */
async function merged(server: Server): Promise<void> {
  let before = Infinity;
  for (let run = 1; run <= 20; run += 1) {
    const [took] = await timed(() => server.ask(calls[0]!, wildcardQueries[0]!.query, -run));
    if (took > before * 0.95 && run > 3) return;
    before = Math.min(before, took);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
}

async function dashboards(
  servers: readonly [string, Server][],
  postgres: PostgresBench | undefined,
  raw: (expression: string) => () => void,
  runs: number,
): Promise<void> {
  const rows: string[][] = [];
  const parts: string[][] = [];
  for (const { name, query, raw: expression } of [
    ...benchQueries,
    ...wildcardQueries.map((each) => ({ ...each, raw: undefined })),
  ]) {
    const whole = new Map(servers.map(([engine]) => [engine, [] as number[]]));
    const single = calls.map(() => [] as number[]);
    const page: number[] = [];
    const direct: number[] = [];
    const inPostgres: number[] = [];
    const rawPage = expression === undefined ? undefined : raw(expression);
    const statement = postgresQueries[name];
    let total = 0;
    // In turn, so that all meet the same moods of the machine.
    for (let run = 0; run <= runs; run += 1) {
      for (const [engine, server] of servers) {
        const [took] = await timed(() => Promise.all(calls.map((call) => server.ask(call, query, run))));
        if (run > 0) whole.get(engine)!.push(took);
      }
      const [, first] = servers[0]!;
      for (const [at, call] of calls.entries()) {
        const [took, answer] = await timed(() => first.ask<{ countTotal: number }>(call, query, run + 1_000));
        if (run > 0) single[at]!.push(took);
        if (at === 0) total = answer.countTotal;
        if (at === 0 && run > 0) page.push(took);
      }
      if (rawPage && run > 0) direct.push((await timed(async () => rawPage()))[0]);
      if (postgres && statement && run > 0 && run <= 5) {
        inPostgres.push((await timed(() => postgres.dashboard(statement)))[0]);
      }
    }
    const told = (samples: readonly number[]) =>
      samples.length > 0 ? `${ms(quantile(samples, 0.5))} / ${ms(quantile(samples, 0.95))}` : '';
    const [own, other] = servers.map(([engine]) => whole.get(engine)!);
    rows.push([
      name,
      String(total),
      told(own!),
      other ? told(other) : '',
      other ? (quantile(other, 0.95) / quantile(own!, 0.95)).toFixed(1) : '',
      told(inPostgres),
    ]);
    parts.push([
      name,
      ...single.map(told),
      told(direct),
      direct.length > 0 ? (quantile(page, 0.5) / quantile(direct, 0.5)).toFixed(1) : '',
    ]);
  }
  console.log('\nWhole dashboard over HTTP, p50 / p95 in ms:\n');
  printTable(['query', 'hits', 'embedded', 'OpenSearch', 'times embedded', 'PostgreSQL, bare'], rows);
  console.log('\nThe embedded engine, call by call, p50 / p95 in ms:\n');
  printTable(
    ['query', 'page and total', 'trends', 'stakeholders', 'trending', 'raw page and total', 'ratio p50'],
    parts,
  );
}

async function throughput(servers: readonly [string, Server][]): Promise<void> {
  const rows: string[][] = [];
  let refresh = 10_000;
  for (const [engine, server] of servers) {
    for (const count of clients) {
      const samples: number[] = [];
      const until = performance.now() + throughputTime;
      await Promise.all(
        Array.from({ length: count }, async (_, client) => {
          for (let at = client; performance.now() < until; at += 1) {
            const { query } = benchQueries[at % benchQueries.length]!;
            samples.push((await timed(() => server.ask(calls[0]!, query, (refresh += 1) % 3_000)))[0]);
          }
        }),
      );
      rows.push([
        `${engine}, ${count} ${count === 1 ? 'client' : 'clients'}`,
        (samples.length / (throughputTime / 1_000)).toFixed(0),
        ms(quantile(samples, 0.5)),
        ms(quantile(samples, 0.95)),
      ]);
    }
  }
  console.log('\nFirst pages of mixed queries:\n');
  printTable(['who asks', 'pages/s', 'p50 ms', 'p95 ms'], rows);
}

async function sizeInOpenSearch(url: string, prefix: string): Promise<number> {
  const answer = await fetch(`${url}/${prefix}-*/_stats/store`);
  const { _all } = (await answer.json()) as { _all: { total: { store: { size_in_bytes: number } } } };
  return _all.total.store.size_in_bytes;
}

function mb(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
