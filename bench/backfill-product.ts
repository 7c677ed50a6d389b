// The product with one source that is read when the parent says so, without the pause between two requests
// that a foreign server is owed.
import type { AddressInfo } from 'node:net';
import { tweedekamer } from '../server/src/connectors/tweedekamer/tweedekamer.ts';
import { byItem } from '../server/src/connectors/items/item-source.ts';
import { builtInClassifier } from '../server/src/domains/contexts/index.ts';
import { identityStore, keptItems, runSource, sourceStates } from '../server/src/domains/sources/index.ts';
import { buildApp } from '../server/src/app.ts';
import { processConfig } from '../server/src/config.ts';
import { openParts } from '../server/src/parts.ts';
import { isLease } from '../server/src/stores/people/leases.ts';
import { openTextExtraction } from '../server/src/platform/text-extraction/extract-text.ts';

const config = processConfig();
const parts = await openParts(config);
const classifier = builtInClassifier();
const app = await buildApp({ ...parts, model: classifier });
const stopping = new AbortController();
const extraction = openTextExtraction();

async function readAll(baseUrl: string): Promise<void> {
  const lease = await parts.leases.claim('bench');
  if (!isLease(lease)) throw new Error('nobody else reads here');
  await runSource(byItem(tweedekamer({ baseUrl, extraction, request: { interval: 0 } })), {
    store: parts.documents,
    classifier,
    files: parts.files,
    state: sourceStates(parts.people.db, lease),
    identities: identityStore(parts.people.db, lease),
    items: keptItems(parts.people.db, lease),
    lease,
    since: 0,
    signal: stopping.signal,
  });
  await lease.release();
}

process.on('message', (message: { read?: string }) => {
  if (!message.read) return;
  readAll(message.read).then(
    () => process.send?.({ done: true }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
async function stop(): Promise<void> {
  stopping.abort();
  await app.close();
  await extraction.close();
  await classifier.close();
  await parts.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
await app.listen({ port: config.PORT, host: config.HOST });
process.stdout.write(`running at http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
