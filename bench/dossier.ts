import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleKeys } from 'contract/modules';
import type { Document } from '../server/src/stores/documents/document.ts';
import { sqliteDocumentStore } from '../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import { aDocument } from '../server/src/stores/documents/test/documents.ts';
import { random, vocabulary } from './corpus.ts';
import { ms, printTable, quantile, timed } from './figures.ts';
import { serve } from './server.ts';

/** As many papers and meetings as large budgets have in some years, and others around them. */
const size = { papers: 1_900, meetings: 100, others: 20_000, naming: 500 };
const number = '36 914';
const parties = Array.from({ length: 15 }, (_, nth) => ({
  party: `Partij ${nth}`,
  seats: 10,
  choice: 'Voor' as const,
}));

/**
 * Asks for the page of a dossier of 2,000 documents, and for its rows, and for the thread of a procedure that 500 documents name,
 * over HTTP, and tells what that takes of the processors and how long it takes.
 */
export async function benchDossier({ runs }: { runs: number }): Promise<void> {
  console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}`);
  const folder = await mkdtemp(join(tmpdir(), 'bench-dossier-'));
  await buildDocuments(join(folder, 'documents.sqlite'));
  const server = await serve(folder, {}, undefined, moduleKeys);
  try {
    const calls = [
      ['head, stages, votes, people', '/dossiers/nl/36914', { visit: true }],
      ['first 100 rows', '/dossiers/nl/36914/rows', {}],
      ['last 100 rows', '/dossiers/nl/36914/rows', { from: size.papers }],
      ['votes alone', '/dossiers/nl/36914/rows', { kind: 'vote' }],
      ['thread that 500 name', '/threads/2024-0512-COD', {}],
      ['50 of a cell of it', '/threads/2024-0512-COD/items', { level: 'nl', phase: 'proposal', from: 2 }],
    ] as const;
    const rows: string[][] = [];
    for (const [name, path, body] of calls) {
      const walls: number[] = [];
      const processors: number[] = [];
      await server.post(path, body);
      await server.figures();
      for (let run = 0; run < runs; run += 1) {
        walls.push((await timed(() => server.post(path, body)))[0]);
        processors.push((await server.figures()).processor);
      }
      const kilobytes = JSON.stringify(await server.post(path, body)).length / 1_000;
      const figures = [quantile(processors, 0.5), quantile(processors, 0.95), quantile(walls, 0.5)];
      rows.push([name, kilobytes.toFixed(0), ...figures.map(ms)]);
    }
    console.log(`load ${loadavg()[0]?.toFixed(1)}\n`);
    printTable(['dossier of 2,000', 'kB', 'CPU ms p50', 'CPU ms p95', 'ms p50'], rows);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Papers of some pages, a third of them with a vote; the same every time. */
async function buildDocuments(path: string): Promise<void> {
  const next = random(24);
  const words = vocabulary(20_000);
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.floor(20_000 ** next())]!).join(' ');
  const store = await sqliteDocumentStore({ path });
  const at = (nth: number) => Date.parse('2026-11-02T10:00:00Z') - nth * 12 * 3_600_000;
  const paper = (nth: number): Document =>
    aDocument({
      id: `paper-${nth}`,
      groupPath: nth % 3 === 0 ? 'tk/motie' : 'regering/kamerbrief',
      sourceType: nth % 3 === 0 ? 'Motie' : 'Brief regering',
      title: text(9),
      date: at(nth),
      text: text(600),
      dossier: { number, title: 'Wet energievisie' },
      numbers: [
        { kind: 'dossier', value: number },
        { kind: 'reference', value: `${number}, nr. ${nth}` },
      ],
      people: [{ name: `Lid ${nth % 150}`, party: `Partij ${nth % 15}` }],
      votes:
        nth % 3 === 0
          ? [
              {
                subject: `Motie ${nth}`,
                outcome: 'aangenomen',
                date: new Date(at(nth)).toISOString(),
                parties,
                members: [],
              },
            ]
          : [],
    });
  const meeting = (nth: number): Document =>
    aDocument({
      id: `meeting-${nth}`,
      groupPath: 'tk/agenda',
      sourceType: 'Commissiedebat',
      title: text(6),
      date: at(nth),
      numbers: [{ kind: 'dossier', value: number }],
      meeting: { kind: 'committee', start: at(nth), timeKnown: true, status: 'held', agendaItems: [] },
    });
  const other = (nth: number): Document =>
    aDocument({ id: `other-${nth}`, title: text(9), date: at(nth), text: text(100) });
  const ofProcedure = (id: string, groupPath: string, day: string, own: Document['numbers'][number]) =>
    aDocument({
      ...{ id, domain: 'eu', groupPath, title: `${text(9)} (EU) 2026/512`, text: text(5_000) },
      date: Date.parse(`${day}T10:00:00Z`),
      numbers: [own, { kind: 'procedure', value: '2024/0512(COD)' }],
    });
  const naming = (nth: number): Document => {
    const domain = (['nl', 'nl', 'be-fed', 'be-flm'] as const)[nth % 4]!;
    const named = nth % 2 === 0 ? 'COM(2024) 512' : 'Richtlijn (EU) 2026/512';
    return aDocument({
      ...{ id: `naming-${nth}`, domain, title: text(9), date: at(nth) },
      text: `${text(300)} ${named} ${text(300)}`,
    });
  };
  const all = [
    ofProcedure('eu-proposal', 'commission/proposal', '2024-09-17', { kind: 'ce', value: 'COM(2024) 512' }),
    ofProcedure('eu-act', 'official-journal/directive', '2026-06-12', {
      kind: 'document',
      value: '32026L0512',
    }),
    ...Array.from({ length: size.naming }, (_, nth) => naming(nth)),
    ...Array.from({ length: size.papers }, (_, nth) => paper(nth)),
    ...Array.from({ length: size.meetings }, (_, nth) => meeting(nth)),
    ...Array.from({ length: size.others }, (_, nth) => other(nth)),
  ];
  for (let from = 0; from < all.length; from += 1_000) await store.put(all.slice(from, from + 1_000));
  await store.close();
}
