import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { List } from 'contract/lists';
import { moduleKeys } from 'contract/modules';
import { sqliteDocumentStore } from '../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import { aDocument } from '../server/src/stores/documents/test/documents.ts';
import { random, vocabulary } from './corpus.ts';
import { ms, printTable, quantile } from './figures.ts';
import { serve, type Server } from './server.ts';

/** As many as a list may hold. */
const items = 500;

/** What a list becomes, with the body of its call; the newsletter also as long as it gets. */
const ways: readonly (readonly [name: string, path: string, body: object])[] = [
  ['newsletter, HTML', 'newsletter/preview', { settings: {}, locale: 'nl' }],
  [
    'newsletter with summaries, HTML',
    'newsletter/preview',
    { settings: { show: { summary: true, pageLink: true } }, locale: 'nl' },
  ],
  ['newsletter as a mail', 'export/eml', { settings: {}, locale: 'nl' }],
  ['Word', 'export/docx/nl', {}],
  ['Excel', 'export/xlsx', {}],
];

/** Makes files of a list of 500 items over HTTP, and tells what each takes of the processors and of the main thread. */
export async function benchLists({ runs }: { runs: number }): Promise<void> {
  console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, ${items} items\n`);
  const folder = await mkdtemp(join(tmpdir(), 'bench-lists-'));
  await buildDocuments(join(folder, 'documents.sqlite'));
  const server = await serve(folder, {}, undefined, moduleKeys);
  try {
    const list = await fullList(server);
    const rows: string[][] = [];
    for (const [name, path, body] of ways) {
      const make = () => server.download(`/lists/${list.id}/${path}`, body);
      // The first loads what makes it.
      let bytes = await make();
      await server.figures();
      const samples: number[] = [];
      let held = 0;
      for (let run = 0; run < runs; run += 1) {
        bytes = await make();
        const { processor, computedMax } = await server.figures();
        samples.push(processor);
        held = Math.max(held, computedMax);
      }
      const size = (bytes / 1_000).toFixed(0);
      rows.push([name, size, ms(quantile(samples, 0.5)), ms(quantile(samples, 0.95)), ms(held)]);
    }
    printTable(['500 items as', 'kB', 'CPU ms p50', 'CPU ms p95', 'held ms'], rows);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fullList(server: Server): Promise<List> {
  const { data: list } = await server.post<{ data: List }>('/lists', { title: 'Vijfhonderd' });
  const documents = Array.from({ length: items }, (_, nth) => ({
    kind: 'document',
    documentId: `bench-${nth}`,
    note: `Let op de tweede alinea, die sinds vorige week anders luidt (${nth}).`,
  }));
  await server.post('/lists/list-items', { listIds: [list.id], listItems: documents });
  return list;
}

/** Letters of a few pages, the same every time. */
async function buildDocuments(path: string): Promise<void> {
  const next = random(11);
  const words = vocabulary(20_000);
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.floor(20_000 ** next())]!).join(' ');
  const paragraph = () => Array.from({ length: 5 }, () => `De ${text(14)}.`).join(' ');
  const store = await sqliteDocumentStore({ path });
  await store.put(
    Array.from({ length: items }, (_, nth) =>
      aDocument({
        id: `bench-${nth}`,
        groupPath: 'regering/kamerbrief',
        sourceType: 'Brief regering',
        title: `Kamerbrief over ${text(8)}`,
        date: Date.parse('2026-11-02T10:00:00Z') - nth * 3_600_000,
        text: Array.from({ length: 20 }, paragraph).join('\n\n'),
      }),
    ),
  );
  await store.close();
}
