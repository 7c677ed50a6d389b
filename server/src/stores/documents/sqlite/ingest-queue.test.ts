import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domainIds } from 'contract/dashboards';
import { expect, onTestFinished, test } from 'vitest';
import type { Document } from '../document.ts';
import { inThread } from '../in-thread.ts';
import { aDocument } from '../test/documents.ts';
import { ingestQueue } from './ingest-queue.ts';
import { openPreparer } from './preparer.ts';
import type { Writing } from './protocol.ts';
import { openWriter } from './writer.ts';

/** A queue into a real store, and how many documents each of its transactions had. */
async function aQueue() {
  const folder = await mkdtemp(join(tmpdir(), 'ingest-queue-'));
  const { operations, close } = openWriter({
    path: join(folder, 'documents.sqlite'),
    domains: domainIds,
    durable: false,
  });
  const sizes: number[] = [];
  const writer = inThread<Writing>({
    operations: {
      ...operations,
      put(packed: readonly Uint8Array[]) {
        const ingested = operations.put(packed);
        sizes.push(ingested.length);
        return ingested;
      },
    },
    close,
  });
  const queue = ingestQueue(inThread(openPreparer({ compress: false })), writer, () => false);
  onTestFinished(async () => {
    await queue.close();
    await writer.close();
    await rm(folder, { recursive: true });
  });
  return { queue, sizes };
}

const documents = (prefix: string, count: number, text = 'kort'): Document[] =>
  Array.from({ length: count }, (_none, nth) => aDocument({ id: `${prefix}-${nth}`, text }));

test('ingest queue: a thousand at a time while nobody waits', async () => {
  const { queue, sizes } = await aQueue();
  const ingested = await queue.put(documents('many', 1_300));
  expect(sizes).toEqual([1_000, 300]);
  expect(ingested.map(({ id }) => id).slice(998, 1_002)).toEqual([
    'many-998',
    'many-999',
    'many-1000',
    'many-1001',
  ]);
});

test('ingest queue: fewer at a time while somebody waits with little', async () => {
  const { queue, sizes } = await aQueue();
  await Promise.all([queue.put(documents('many', 1_600)), queue.put(documents('few', 1))]);
  expect(sizes).toEqual([1_000, 250, 250, 100, 1]);
});

test('ingest queue: who loads much too is nobody to hurry for', async () => {
  const { queue, sizes } = await aQueue();
  await Promise.all([queue.put(documents('one', 1_300)), queue.put(documents('other', 600))]);
  expect(sizes).toEqual([1_000, 300, 600]);
});

test('ingest queue: no more than ever of long texts', async () => {
  const { queue, sizes } = await aQueue();
  await queue.put(documents('long', 300, 'lang '.repeat(10_000)));
  expect(sizes).toEqual([250, 50]);
});
