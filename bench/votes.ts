import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Vote } from 'contract/document-parts';
import type { VotesResponse, VotesSummary } from 'contract/votes';
import type { Document } from '../server/src/stores/documents/document.ts';
import { sqliteDocumentStore } from '../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import { aDocument } from '../server/src/stores/documents/test/documents.ts';
import { random, vocabulary } from './corpus.ts';
import { ms, printTable, quantile, timed } from './figures.ts';
import { serve, type Server } from './server.ts';

interface Options {
  votes: number;
  runs: number;
  /** Folder to build in and keep; a temporary one is removed afterwards. */
  data: string | undefined;
}

const batchSize = 500;
/** As many parties, with as many members, as a large chamber has. */
const seats = [30, 26, 22, 18, 14, 10, 8, 6, 5, 4, 3, 2, 1, 1];
const partyName = (at: number) => `Fractie ${String.fromCharCode(65 + at)}`;

/** Builds votes and measures the matrix over HTTP: a page of it, and what is counted over all of them. */
export async function benchVotes({ votes, runs, data }: Options): Promise<void> {
  const folder = data ?? join(tmpdir(), `bench-votes-${votes}-${process.pid}`);
  console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, ${votes} votes\n`);
  await build(folder, votes);
  const before = loadavg()[0]!;
  const server = await serve(folder);
  try {
    const rows: string[][] = [];
    for (const [name, query, narrowing] of questions) {
      rows.push(await measure(server, runs, name, { path: '/votes', query, narrowing }));
      rows.push(await measure(server, runs, name, { path: '/votes/summary', query, narrowing }));
    }
    printTable(['votes of', 'call', 'votes', 'first ms', 'p50 ms', 'p95 ms', 'processor ms', 'kB'], rows);
    const { rss, delayP99 } = await server.figures();
    console.log(
      `\nRSS ${Math.round(rss / 2 ** 20)} MB, event-loop delay p99 ${ms(delayP99)} ms, ` +
        `load of the machine ${before.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} after`,
    );
  } finally {
    await server.stop();
    if (!data) await rm(folder, { recursive: true, force: true });
  }
}

const questions: readonly [name: string, query: string, narrowing: object][] = [
  ['all', 'woord', {}],
  ['a common word', 'motie', {}],
  ['all, narrowed', 'woord', { outcomes: ['verworpen'], manners: ['hands'] }],
  ['all, where two differed', 'woord', { differing: [partyName(0), partyName(1)] }],
];

async function measure(
  server: Server,
  runs: number,
  name: string,
  { path, query, narrowing }: { path: string; query: string; narrowing: object },
): Promise<string[]> {
  const size = path === '/votes' ? { size: 100 } : {};
  // Each is of another period, so that nothing that was kept can answer.
  const ask = (run: number) =>
    server.ask<VotesResponse & VotesSummary>(path, query, run, undefined, { narrowing, ...size });
  const [first, answer] = await timed(() => ask(0));
  // Figures are of what came since they were last asked for.
  await server.figures();
  const samples: number[] = [];
  for (let run = 1; run <= runs; run += 1) samples.push((await timed(() => ask(run)))[0]);
  const processor = (await server.figures()).processor / runs;
  return [
    ...[name, path, String(answer.total), ms(first), ms(quantile(samples, 0.5)), ms(quantile(samples, 0.95))],
    ms(processor),
    (JSON.stringify(answer).length / 1_000).toFixed(0),
  ];
}

async function build(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'documents.sqlite');
  if (existsSync(path)) return;
  const store = await sqliteDocumentStore({ path });
  const documents = papers(count);
  for (let from = 0; from < count; from += batchSize)
    await store.put(documents.slice(from, from + batchSize));
  await store.close();
}

/** A paper with a vote each, of which one in twelve is by name; the same for the same number. */
function papers(count: number): Document[] {
  const next = random(11);
  const words = vocabulary(20_000);
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.floor(20_000 ** next())]!).join(' ');
  const end = Date.parse('2026-10-01T12:00:00Z');
  return Array.from({ length: count }, (_, nth) => {
    const date = end - Math.floor(next() * 8 * 365) * 86_400_000;
    const byName = next() < 1 / 12;
    const parties: Vote['parties'] = [];
    const members: Vote['members'] = [];
    seats.forEach((size, at) => {
      const party = partyName(at);
      const choice = next() < 0.55 ? ('Voor' as const) : ('Tegen' as const);
      const others = byName && size > 4 && next() < 0.2 ? 1 : 0;
      const other = choice === 'Voor' ? ('Tegen' as const) : ('Voor' as const);
      parties.push({ party, seats: size - others, choice });
      if (others > 0) parties.push({ party, seats: others, choice: other });
      for (let seat = 0; byName && seat < size; seat += 1)
        members.push({ name: `Lid ${at}-${seat}`, party, choice: seat < others ? other : choice });
    });
    const inFavour = parties.reduce((sum, { seats = 0, choice }) => sum + (choice === 'Voor' ? seats : 0), 0);
    const subject = text(8);
    return aDocument({
      id: `paper-${nth}`,
      groupPath: nth % 3 === 0 ? 'tk/amendement' : 'tk/motie',
      title: subject,
      date,
      text: `woord ${text(80)}`,
      people: [{ name: `Lid ${nth % 14}-0`, role: 'Eerste ondertekenaar', party: partyName(nth % 14) }],
      numbers: [{ kind: 'document', value: `36 ${String(nth % 1_000).padStart(3, '0')}, nr. ${nth}` }],
      votes: [
        {
          subject,
          outcome: inFavour > 75 ? 'aangenomen' : 'verworpen',
          date: new Date(date).toISOString(),
          parties,
          members,
        },
      ],
    });
  });
}
