import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fields, unnamedFields } from 'contract/query/fields';
import { buildCorpus } from './build.ts';
import { ms, printTable, quantile, timed } from './figures.ts';
import { benchQueries, type BenchQuery, wildcardQueries } from './queries.ts';
import { defaultStart, serve, type Figures, type Server } from './server.ts';

interface Options {
  docs: number;
  runs: number;
  /** Folder to build in and keep; a temporary one is removed afterwards. */
  data: string | undefined;
}

/** Builds a corpus and measures the first page over HTTP beside hand-written FTS5 statements. */
export async function benchSearch({ docs, runs, data }: Options): Promise<void> {
  const folder = data ?? join(tmpdir(), `bench-${docs}-${process.pid}`);
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
  );
  await buildCorpus(folder, docs);
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
    const best: string[][] = [];
    for (const query of [...benchQueries, ...wildcardQueries])
      best.push(await measureBest(server, query, runs));
    const ranked = await server.figures();
    for (const query of wildcardQueries) rows.push(await measure(server, query, runs));
    const wild = await server.figures();
    printTable(
      [
        ...['query', 'hits', 'HTTP p50 ms', 'p95 ms', 'hits of 360 days', 'HTTP p50 ms', 'p95 ms'],
        ...['raw p50 ms', 'raw p95 ms', 'ratio p95'],
      ],
      rows,
    );
    console.log('\nThe best first, over all years and over 360 days:\n');
    printTable(
      ['query', 'hits', 'HTTP p50 ms', 'p95 ms', 'next page p50 ms', '360 days p50 ms', 'p95 ms'],
      best,
    );
    console.log(
      `\nserver after the ordinary queries: ${told(ordinary)}\n       after the best:             ${told(ranked)}\n       after the wildcards:        ${told(wild)}`,
    );
  } finally {
    await server.stop();
    if (!data) await rm(folder, { recursive: true, force: true });
  }
}

function told({ rss, delayP99, delayMax }: Figures): string {
  return `RSS ${Math.round(rss / 2 ** 20)} MB, event-loop delay p99 ${ms(delayP99)} ms, longest ${ms(delayMax)} ms`;
}

/** Page, exact count and the thirty documents, straight from the tables. */
export function rawStatements(path: string): (expression: string) => () => void {
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec('PRAGMA cache_size = -65536; PRAGMA mmap_size = 1073741824');
  const words = 'words_nl_document';
  const page = database.prepare(
    `SELECT rowid FROM ${words} WHERE ${words} MATCH ? ORDER BY rowid DESC LIMIT 30`,
  );
  const count = database.prepare(`SELECT count(*) FROM ${words} WHERE ${words} MATCH ?`);
  const contents = database.prepare('SELECT metadata, texts FROM contents WHERE row = ?');
  const columns = `{${unnamedFields.map((name) => fields[name].column).join(' ')}}`;
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
  const whole: number[] = [];
  const recent: number[] = [];
  const direct: number[] = [];
  const { countTotal } = await page(server, query, 0);
  const { countTotal: ofDefault } = await page(server, query, 0, defaultStart);
  raw?.();
  // In turn, so that all meet the same moods of the machine.
  for (let run = 1; run <= runs; run += 1) {
    whole.push((await timed(() => page(server, query, run)))[0]);
    recent.push((await timed(() => page(server, query, run, defaultStart)))[0]);
    if (raw) direct.push((await timed(raw))[0]);
  }
  const p95 = quantile(whole, 0.95);
  const head = [
    ...[name, String(countTotal), ms(quantile(whole, 0.5)), ms(p95)],
    ...[String(ofDefault), ms(quantile(recent, 0.5)), ms(quantile(recent, 0.95))],
  ];
  if (!raw) return [...head, '', '', ''];
  const rawP95 = quantile(direct, 0.95);
  return [...head, ms(quantile(direct, 0.5)), ms(rawP95), (p95 / rawP95).toFixed(1)];
}

/** First pages in the order of the best, and those after them, of periods that nothing is kept of. */
async function measureBest(
  server: Server,
  { name, query }: Pick<BenchQuery, 'name' | 'query'>,
  runs: number,
): Promise<string[]> {
  const order = { order: 'best' };
  const whole: number[] = [];
  const next: number[] = [];
  const recent: number[] = [];
  let hits = 0;
  for (let run = 1; run <= runs; run += 1) {
    const [took, { countTotal, searchMoreAfter }] = await timed(() =>
      page(server, query, run, undefined, order),
    );
    whole.push(took);
    hits = countTotal;
    if (searchMoreAfter) {
      const more = { ...order, searchAfter: searchMoreAfter };
      next.push((await timed(() => page(server, query, run, undefined, more)))[0]);
    }
    recent.push((await timed(() => page(server, query, run, defaultStart, order)))[0]);
  }
  return [
    ...[name, String(hits), ms(quantile(whole, 0.5)), ms(quantile(whole, 0.95))],
    ...[next.length > 0 ? ms(quantile(next, 0.5)) : '', ms(quantile(recent, 0.5))],
    ms(quantile(recent, 0.95)),
  ];
}

function page(
  server: Server,
  query: string,
  refresh: number,
  start?: string,
  more?: object,
): Promise<{ countTotal: number; searchMoreAfter?: string }> {
  return server.ask('/document/timeline', query, refresh, start, more);
}
