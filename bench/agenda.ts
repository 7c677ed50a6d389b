import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, dayOf, type DayText, instantOf } from 'contract/amsterdam';
import type { AgendasResponse } from 'contract/agendas';
import type { DomainId } from 'contract/dashboards';
import { moduleKeys } from 'contract/modules';
import type { DocumentStore } from '../server/src/stores/documents/document-store.ts';
import type { Document, Meeting } from '../server/src/stores/documents/document.ts';
import { sqliteDocumentStore } from '../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import { aDocument } from '../server/src/stores/documents/test/documents.ts';
import { random, vocabulary } from './corpus.ts';
import { ms, printTable, quantile, timed } from './figures.ts';
import { serve, type Server } from './server.ts';

interface Options {
  meetings: number;
  runs: number;
  /** Folder to build in and keep; a temporary one is removed afterwards. */
  data: string | undefined;
}

/** Days before today and after it on which meetings are held, and one that has so many more. */
interface Days {
  back: number;
  ahead: number;
  busy?: { day: DayText; more: number };
}
const sixtyMonths: Days = { back: 54 * 30, ahead: 6 * 30 };
const batchSize = 500;

/** Where meetings stand, most of them at councils as they are. */
const calendars: readonly [share: number, domain: DomainId, groupPath: string, committees: number][] = [
  [0.16, 'nl', 'tk/agenda', 40],
  [0.03, 'nl', 'ek/agenda', 12],
  [0.5, 'nl-lr', 'gemeenten/agenda', 900],
  [0.08, 'nl-lr', 'provincies/utrecht/agenda', 30],
  [0.12, 'eu', 'ep/committees/agenda', 24],
  [0.03, 'eu', 'council/agenda', 10],
  [0.05, 'be-fed', 'kamer/agenda', 30],
  [0.03, 'be-flm', 'vlaams-parlement/agenda', 20],
];

/** Builds an agenda and measures its overview over HTTP: a month, with and without filters, and all nine months. */
export async function benchAgenda({ meetings, runs, data }: Options): Promise<void> {
  const folder = data ?? join(tmpdir(), `bench-agenda-${meetings}-${process.pid}`);
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, ${meetings} meetings\n`,
  );
  await buildAgenda(folder, meetings, sixtyMonths);
  const server = await serve(folder, {}, undefined, moduleKeys);
  try {
    const rows: string[][] = [];
    for (const question of questions) rows.push(await measure(server, question, runs));
    printTable(['question', 'meetings', 'first ms', 'p50 ms', 'p95 ms', 'kB'], rows);
    const { rss, delayP99 } = await server.figures();
    console.log(`\nRSS ${Math.round(rss / 2 ** 20)} MB, event-loop delay p99 ${ms(delayP99)} ms`);
  } finally {
    await server.stop();
    if (!data) await rm(folder, { recursive: true, force: true });
  }
}

interface Question {
  name: string;
  query?: string;
  filters?: readonly string[];
  days: number;
  limit: number;
}

const narrow = ['nl:tk', 'kind:committee', 'status:planned', 'status:changed'];
const questions: readonly Question[] = [
  { name: 'a month', days: 31, limit: 50 },
  { name: 'a month with filters', filters: narrow, days: 31, limit: 50 },
  { name: 'a month with a place', filters: ['place:Zaal 3'], days: 31, limit: 50 },
  { name: 'a month with a query', query: 'woord', days: 31, limit: 50 },
  { name: 'a month, 500 a page', days: 31, limit: 500 },
  { name: 'a month of the Kamer, 500 a page', filters: ['nl:tk'], days: 31, limit: 500 },
  { name: 'nine months', days: 260, limit: 50 },
  { name: 'nine months with filters', filters: narrow, days: 260, limit: 50 },
];

async function measure(server: Server, question: Question, runs: number): Promise<string[]> {
  const { name, days, limit, query = '', filters = [] } = question;
  // Each begins on another day, so that nothing that was kept can answer.
  const ask = (run: number) => {
    const startDate = addDays(dayOf(Date.now()), -80 + (run % (days > 100 ? 70 : 200)));
    const period = { startDate, endDate: addDays(startDate, days > 100 ? 180 : days - 1) };
    const parameters = new URLSearchParams({ query, limit: String(limit), ...period });
    return server.post<AgendasResponse>(`/agendas?${parameters}`, { sessionFilters: filters });
  };
  const [first, answer] = await timed(() => ask(0));
  const samples: number[] = [];
  for (let run = 1; run <= runs; run += 1) samples.push((await timed(() => ask(run)))[0]);
  const size = JSON.stringify(answer).length / 1_000;
  return [
    ...[name, String(answer.countTotal), ms(first), ms(quantile(samples, 0.5)), ms(quantile(samples, 0.95))],
    size.toFixed(0),
  ];
}

/** Builds an agenda of so many meetings, unless the folder has one. */
export async function buildAgenda(folder: string, count: number, days: Days): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'documents.sqlite');
  if (existsSync(path)) return;
  const store = await sqliteDocumentStore({ path });
  const started = performance.now();
  await putAgenda(store, count, days);
  console.log(`ingest ${Math.round(count / ((performance.now() - started) / 1_000))} meetings/s`);
  await store.close();
}

/** Puts so many meetings into a store. */
export async function putAgenda(
  store: DocumentStore,
  count: number,
  days: Days = sixtyMonths,
): Promise<void> {
  let batch: Document[] = [];
  let flight: Promise<unknown> = Promise.resolve();
  for (const document of agenda(count, days)) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    await flight;
    flight = store.put(batch);
    batch = [];
  }
  await flight;
  await store.put(batch);
}

/** Meetings on working days, the same for the same day and number. */
function* agenda(count: number, { back, ahead, busy }: Days): Generator<Document> {
  const next = random(7);
  const words = vocabulary(20_000);
  const some = (most: number) => Math.floor(next() * most);
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.floor(20_000 ** next())]!).join(' ');
  const first = addDays(dayOf(Date.now()), -back);
  for (let nth = 0; nth < count; nth += 1) {
    const any = addDays(first, some(back + ahead));
    const day: DayText = busy && nth < busy.more ? busy.day : any;
    const start = instantOf(day, 9 + some(11), some(4) * 15);
    const [, domain, groupPath, committees] = calendarAt(next());
    const plenary = next() < 0.15;
    const code = some(committees);
    const agendaItems = Array.from({ length: 2 + some(8) }, (_, index) => ({
      number: String(index + 1),
      title: text(8),
      documentIds: [`paper-${nth}-${index}`],
    }));
    const meeting: Meeting = {
      kind: plenary ? 'plenary' : 'committee',
      start,
      end: start + 2 * 3_600_000,
      timeKnown: true,
      place: `Zaal ${some(domain === 'nl-lr' ? 400 : 25)}`,
      status: (['planned', 'held', 'cancelled', 'moved'] as const)[Math.floor(next() ** 3 * 4)]!,
      agendaItems,
    };
    yield aDocument({
      id: `meeting-${nth}`,
      domain,
      groupPath,
      sourceType: 'Vergadering',
      title: text(6),
      date: start,
      text: `woord ${agendaItems.map(({ title }) => title).join('\n')} ${text(60)}`,
      committees: plenary ? [] : [{ code: `C${code}`, name: `Commissie ${code}` }],
      confidentiality: next() < 0.03 ? 'Besloten' : 'Openbaar',
      meeting,
    });
  }
}

function calendarAt(part: number): (typeof calendars)[number] {
  let sum = 0;
  return calendars.find(([share]) => (sum += share) > part) ?? calendars[0]!;
}
