import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ms, printTable, quantile } from './figures.ts';
import { benchQueries } from './queries.ts';
import { serveCorpus } from './replayed-service.ts';
import { serve } from './server.ts';

/** Milliseconds between two questions of a reader. */
const pause = 250;

/** Reads a whole corpus through a connector into the running product, while a reader searches. */
export async function benchBackfill({ docs }: { docs: number }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'backfill-'));
  const source = await serveCorpus(docs);
  const entry = fileURLToPath(new URL('./backfill-product.ts', import.meta.url));
  const server = await serve(folder, {}, entry);
  console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}`);
  try {
    // What the loop did while the product started is no part of the back-fill.
    await server.figures();
    const started = performance.now();
    let ended = false;
    const reading = server.read(source.baseUrl).finally(() => (ended = true));
    const samples: number[] = [];
    for (let at = 0; !ended; at += 1) {
      const asked = performance.now();
      await server.ask('/document/timeline', benchQueries[at % benchQueries.length]!.query, at % 3_000);
      samples.push(performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    await reading;
    const seconds = (performance.now() - started) / 1_000;
    const { countTotal } = await server.ask<{ countTotal: number }>(
      '/document/timeline',
      benchQueries[0]!.query,
      0,
    );
    if (countTotal !== docs) throw new Error(`${countTotal} of ${docs} documents are found`);
    const { rss, delayP99, delayMax, computedMax } = await server.figures();
    printTable(
      [
        'documents',
        'documents/s',
        'searches',
        'p50 ms',
        'p95 ms',
        'loop p99 ms',
        'loop max ms',
        'computed max ms',
        'RSS MB',
      ],
      [
        [
          String(docs),
          (docs / seconds).toFixed(0),
          String(samples.length),
          ms(quantile(samples, 0.5)),
          ms(quantile(samples, 0.95)),
          ms(delayP99),
          ms(delayMax),
          ms(computedMax),
          String(Math.round(rss / 2 ** 20)),
        ],
      ],
    );
  } finally {
    await server.stop();
    await source.close();
    await rm(folder, { recursive: true, force: true });
  }
}
