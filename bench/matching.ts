import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contextCodes } from 'contract/contexts';
import { matchAll } from '../server/src/domains/alerts/test/follow-all.ts';
import { waitingMatches } from '../server/src/domains/alerts/tell/waiting-matches.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { isLease, openLeases } from '../server/src/stores/people/leases.ts';
import type { Document } from '../server/src/stores/documents/document.ts';
import { sqliteDocumentStore } from '../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import { openTemporaryStore } from '../server/src/stores/documents/temporary-store.ts';
import { openPeople, type PeopleStore } from '../server/src/stores/people/index.ts';
import { benchCorpus, fill } from './build.ts';
import { vocabulary } from './corpus.ts';
import { printTable, quantile } from './figures.ts';
import { seedSavedSearches } from './saved-searches.ts';

interface Options {
  /** Documents that are there already; measured one after the other. */
  sizes: readonly number[];
  searches: number;
  /** Batches of each. */
  runs: number;
  /** Folder with the corpora, which are kept; else they are built and removed. */
  data: string | undefined;
}

const batchSize = 1_000;

/**
 * Measures what it costs to look which of many saved searches a batch of new documents is for, beside documents that
 * are there already; and beside that what storing the batch alone in a small store costs.
 */
export async function benchMatching({ sizes, searches, runs, data }: Options): Promise<void> {
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}; ` +
      `${searches} saved searches, batches of ${batchSize} documents, load ${loadavg()[0]!.toFixed(1)}\n`,
  );
  const rows: string[][] = [];
  for (const size of sizes) rows.push(...(await measure(size, { searches, runs, data })));
  printTable(
    [
      'documents there',
      'batch',
      'matches',
      'a search: median, mean, p95, none, 50+',
      'seconds',
      'CPU s',
      'store alone CPU s',
      'loop computed max ms',
      'peak RSS MB',
    ],
    rows,
  );
}

async function measure(size: number, { searches, runs, data }: Omit<Options, 'sizes'>): Promise<string[][]> {
  const own = join(tmpdir(), `bench-matching-${process.pid}`);
  const folder = join(data ?? own, String(size));
  await mkdir(folder, { recursive: true });
  await mkdir(own, { recursive: true });
  const path = join(folder, 'documents.sqlite');
  const built = existsSync(path);
  const documents = await sqliteDocumentStore({ path });
  if (!built) console.log(`ingest ${Math.round(await fill(documents, size))} documents/s`);
  const people = await openPeople({ path: join(own, `people-${size}.sqlite`) });
  try {
    const lease = await openLeases(people).claim('matching');
    if (!isLease(lease)) throw new Error('nobody else matches here');
    const matching = {
      documents,
      people: people.db,
      clock: systemClock,
      queue: waitingMatches,
    };
    await matchAll(matching, lease);
    await seedSavedSearches(people.db, searches, vocabulary(200_000), await documents.settled());
    const rows: string[][] = [];
    for (let run = 1; run <= runs; run += 1) {
      const batch = newDocuments(run);
      const alone = await spent(async () => (await openTemporaryStore(keptOf(batch))).close());
      const before = await documents.settled();
      await documents.put(batch);
      await quiet();
      let matches = 0;
      const { seconds, cpu, stretch, rss } = await spent(async () => {
        matches = (await matchAll(matching, lease))?.matches ?? 0;
      });
      rows.push([
        String(size),
        String(run),
        String(matches),
        await hitsPerSearch(people.db, searches, before),
        seconds.toFixed(1),
        cpu.toFixed(1),
        alone.cpu.toFixed(1),
        (stretch * 1_000).toFixed(0),
        String(Math.round(rss / 2 ** 20)),
      ]);
    }
    await lease.release();
    return rows;
  } finally {
    await documents.close();
    await people.close();
    await rm(own, { recursive: true, force: true });
  }
}

/** How many documents the searches found above an ingest number; the last two as parts of all searches. */
async function hitsPerSearch(db: PeopleStore, searches: number, after: number): Promise<string> {
  const found = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll<number>().as('hits'))
    .where('seq', '>', after)
    .groupBy('savedSearchId')
    .execute();
  const hits = [...found.map((one) => one.hits), ...Array.from({ length: searches - found.length }, () => 0)];
  const mean = hits.reduce((sum, one) => sum + one, 0) / searches;
  const part = (which: (one: number) => boolean) =>
    `${((hits.filter(which).length / searches) * 100).toFixed(1)} %`;
  return [
    quantile(hits, 0.5),
    mean.toFixed(1),
    quantile(hits, 0.95),
    part((one) => one === 0),
    part((one) => one >= 50),
  ].join(', ');
}

/** Documents that nobody has seen: of other texts in every batch, and of another time each run of the bench. */
function newDocuments(run: number): Document[] {
  const now = Date.now();
  const made: Document[] = [];
  let nth = 0;
  for (const document of benchCorpus(batchSize * run)) {
    if (nth++ < batchSize * (run - 1)) continue;
    const contexts = Object.fromEntries(
      Array.from({ length: 1 + (nth % 4) }, (_, at) => [
        contextCodes[(nth * 7 + at * 5) % contextCodes.length]!,
        (nth * 13 + at * 37) % 101,
      ]),
    );
    made.push({ ...document, id: `new-${now}-${nth}`, date: now - nth * 1_000, contexts });
  }
  return made;
}

const keptOf = (batch: readonly Document[]) =>
  batch.map((document, at) => ({ document, withdrawn: false, seq: at + 1, version: 1 }));

interface Spent {
  /** On the clock, of all processors, and the most the main thread computed at a stretch. */
  seconds: number;
  cpu: number;
  stretch: number;
  /** The most memory the process held meanwhile, bytes. */
  rss: number;
}

/** Waits until the store has merged what was put: that is a cost of storing. */
async function quiet(): Promise<void> {
  const spentIn = async (milliseconds: number): Promise<number> => {
    const before = process.cpuUsage();
    await sleep(milliseconds);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  for (let tries = 0; tries < 60 && (await spentIn(500)) > 50; tries += 1);
}

async function spent(work: () => Promise<unknown>): Promise<Spent> {
  const computed = () => Object.values(process.threadCpuUsage()).reduce((sum, one) => sum + one, 0) / 1e6;
  let rss = process.memoryUsage.rss();
  let stretch = 0;
  let last = computed();
  const watch = setInterval(() => {
    const now = computed();
    stretch = Math.max(stretch, now - last);
    last = now;
  }, 5);
  // Far less often: asking for it costs more than it measures.
  const weigh = setInterval(() => (rss = Math.max(rss, process.memoryUsage.rss())), 200);
  const before = process.cpuUsage();
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage(before);
  clearInterval(watch);
  clearInterval(weigh);
  return { seconds, cpu: (user + system) / 1_000_000, stretch, rss };
}
