import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CopyDiffersError, replaceBy } from '#stores/documents/copy.ts';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import { openSearchDocumentStore } from '#stores/documents/opensearch/opensearch-document-store.ts';
import { openRebuild } from '#stores/documents/opensearch/rebuild.ts';
import { sqliteCopySource, sqliteRebuild } from '#stores/documents/sqlite/copies.ts';
import { pagesOfNames } from '#domains/names/index.ts';
import { type Held, holdFiles } from '#stores/hold.ts';
import { endBecause } from '../cannot-start.ts';
import { processConfig } from '../config.ts';
import { storePaths } from '../configured-stores.ts';
import { withPeople } from './with-people.ts';

const engines = ['sqlite', 'opensearch'];
const usage = 'Usage: npm run reindex -- --from sqlite|opensearch --to sqlite|opensearch\n';

const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' } },
  allowPositionals: false,
});
if (!engines.includes(values.from ?? '') || !engines.includes(values.to ?? '')) {
  process.stderr.write(usage);
  process.exit(64);
}
const config = processConfig();
const path = storePaths(config.DATA_DIR).documents;
const { OPENSEARCH_URL: url = '', OPENSEARCH_PREFIX: prefix } = config;
if ((values.from === 'opensearch' || values.to === 'opensearch') && !url) {
  stopWith('OPENSEARCH_URL is not set: it says where OpenSearch is.');
}
if (values.from === 'sqlite' && !existsSync(path)) stopWith(`There are no documents at ${path}.`);

const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());

let held: Held | undefined;
try {
  // A file must not be replaced under a product that has it open.
  if (values.to === 'sqlite') held = holdFiles(path);
  const names = await withPeople(({ db }) => pagesOfNames(db));
  const source =
    values.from === 'sqlite' ? sqliteCopySource(path) : await openSearchDocumentStore({ url, prefix });
  const rebuild = values.to === 'sqlite' ? sqliteRebuild(path) : openRebuild({ url, prefix });
  const target = await rebuild.catch(async (error: unknown) => {
    await source.close();
    throw error;
  });
  const started = Date.now();
  let told = 0;
  const read = await replaceBy(target, source, {
    names,
    signal: stopping.signal,
    report(seq, highest) {
      if (Date.now() - told < 1_000 && seq < highest) return;
      told = Date.now();
      const share = Math.floor((100 * seq) / Math.max(1, highest));
      process.stderr.write(`${share} %: up to number ${seq} of ${highest}\n`);
    },
  });
  if (read === undefined) {
    process.stderr.write('Stopped; run it again to go on from here.\n');
    process.exitCode = 130;
  } else {
    const seconds = Math.round((Date.now() - started) / 1_000);
    process.stdout.write(`Copied ${read} documents in ${seconds} s; the counts of every source agree.\n`);
  }
} catch (error) {
  if (error instanceof CopyDiffersError) {
    process.stderr.write('The copy is not in use, because it differs:\n');
    for (const difference of error.differences) process.stderr.write(`  ${difference}\n`);
    process.stderr.write('Stop the product while this runs and run it again.\n');
    process.exitCode = 1;
  } else if (error instanceof EngineUnavailableError) {
    process.stderr.write('The search engine does not answer; run it again to go on from here.\n');
    process.exitCode = 69;
  } else endBecause(error);
} finally {
  held?.release();
}

function stopWith(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
