import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { startErasing } from '#domains/accounts/tasks.ts';
import { startAlerts } from '#domains/alerts/tasks.ts';
import { startKeyWarnings } from '#domains/api-keys/tasks.ts';
import { builtInClassifier, chooseClassifier } from '#domains/contexts/index.ts';
import { startNewsletters } from '#domains/newsletters/tasks.ts';
import { startPolling, type Polling } from '#domains/sources/index.ts';
import { startSummaries, type Summaries } from '#domains/summaries/index.ts';
import { startWatching } from '#domains/watch/tasks.ts';
import type { Background } from '#stores/people/job-loop.ts';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import { bareApp, buildApp } from './app.ts';
import { banner } from './banner.ts';
import { processConfig } from './config.ts';
import { seedDemo } from './demo/seed.ts';
import { endBecause } from './cannot-start.ts';
import { hasRoom, openParts } from './parts.ts';

process.title = 'policy-monitor';
// What is printed may meet a disk that is full; that must not end the product.
process.stdout.on('error', () => undefined);
const config = processConfig();
const parts = await openParts(config, { alone: true }).catch(endBecause);
await hasRoom(parts).catch(endBecause);
const demo = await seedDemo(parts).catch((error: unknown) => {
  if (!(error instanceof EngineUnavailableError)) endBecause(error);
  parts.log.warn('no demo data was made: the document engine does not answer; the next start makes it');
  return undefined;
});
const model = builtInClassifier();
const app = config.ROLE === 'worker' ? bareApp(parts) : await buildApp({ ...parts, model });
let polling: Polling | undefined;
let summaries: Summaries | undefined;
const background: Background[] = [];
app.addHook('onListen', async () => {
  if (config.ROLE === 'web') return;
  const unscored = (error: unknown) =>
    parts.log.warn({ err: error }, 'contexts were not scored as configured');
  polling = startPolling({
    classifier: chooseClassifier(config, unscored, model),
    names: config.SOURCES,
    atOnce: config.SOURCES_AT_ONCE,
    baseUrls: config.sourceUrls,
    documents: parts.documents,
    files: parts.files,
    people: parts.people.db,
    leases: parts.leases,
    metrics: parts.metrics,
    log: parts.log,
    clock: parts.clock,
  });
  const { documents, leases, log, clock, mailer, signingKey } = parts;
  const people = parts.people.db;
  background.push(
    startAlerts({ documents, people, leases, log, clock, mailer, signingKey, settings: config }),
    startKeyWarnings({ people, leases, log, clock, settings: config }),
    startNewsletters({ people, leases, log, clock, mailer, signingKey, settings: config }),
    startWatching({ people, documents, leases, log, clock, names: config.SOURCES, settings: config }),
    startErasing({ people, leases, log, clock }),
  );
  summaries = startSummaries({ choice: config, documents, people, leases, log, clock });
});

closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
  if (err) parts.log.fatal({ err }, 'stopping after an error');
  // Requests under way may finish; one that never does must not hold up the end.
  const patience = setTimeout(() => app.server.closeAllConnections(), 3_000);
  await Promise.all([
    app.close(),
    polling?.stop(),
    summaries?.stop(),
    ...background.map((work) => work.stop()),
  ]);
  await model.close();
  clearTimeout(patience);
  await parts.close();
});

try {
  await app.listen({ port: config.PORT, host: config.HOST });
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  process.stderr.write(`Port ${config.PORT} is in use; choose another with PORT=… npm start\n`);
  await parts.close();
  process.exit(1);
}
process.stdout.write(banner(config, (app.server.address() as AddressInfo).port, demo));
