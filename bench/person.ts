import { mkdir, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartyHead } from 'contract/parties';
import type { PersonHead } from 'contract/persons';
import { rememberNames } from '../server/src/domains/names/index.ts';
import type { Named } from '../server/src/stores/documents/entities/known-name.ts';
import type { Document, Turn } from '../server/src/stores/documents/document.ts';
import { sqliteDocumentStore } from '../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import { aDocument } from '../server/src/stores/documents/test/documents.ts';
import { openPeople } from '../server/src/stores/people/index.ts';
import { random, vocabulary } from './corpus.ts';
import { ms, printTable, quantile, timed } from './figures.ts';
import { serve, type Server } from './server.ts';

/** Debates of a year, turns of each, and those of the one person in it: five thousand together. */
const debates = 500;
const turnsOfDebate = 60;
const ownTurns = 10;
const wordsOfTurn = 120;
/** Papers of the year, of which one in twenty is the person's. */
const papers = 20_000;
const day = 86_400_000;
/** Two thirds of the members are of one party, so that its turns are some twenty thousand. */
const members = Array.from({ length: 150 }, (_none, nth) => ({
  name: `Lid Nummer${nth}`,
  party: nth % 3 === 2 ? `Partij ${nth % 14}` : 'Groot Verbond',
}));

/**
 * Measures the calls of the page of a person who had the word five thousand times in a year, and of a party that had it some
 * twenty thousand times.
 */
export async function benchPerson({ runs }: { runs: number }): Promise<void> {
  const folder = join(tmpdir(), `bench-person-${process.pid}`);
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}\n`,
  );
  await mkdir(folder, { recursive: true });
  await build(folder);
  const server = await serve(folder);
  try {
    const rows: string[][] = [];
    for (const page of ['/person/bench-0', '/party/bench-big'])
      for (const part of ['', '/said', '/papers', '/votes'])
        rows.push(await measure(server, page, part, runs));
    printTable(['call', 'first ms', 'p50 ms', 'p95 ms', 'kB'], rows);
    for (const page of ['/person/bench-0', '/party/bench-big']) {
      const { data } = await server.post<{ data: PersonHead | PartyHead }>(page, { months: 13 });
      console.log(`\n${page}: ${data.turns?.count} turns in ${data.turns?.debates} debates`);
    }
    console.log(`load ${loadavg()[0]!.toFixed(1)}`);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(server: Server, page: string, part: string, runs: number): Promise<string[]> {
  // Each is of another period, so that nothing that was kept can answer.
  const ask = (run: number) => server.post(`${page}${part}`, { months: 13 + (run % 40) });
  const [first, answer] = await timed(() => ask(0));
  const samples: number[] = [];
  for (let run = 1; run <= runs; run += 1) samples.push((await timed(() => ask(run)))[0]);
  const size = JSON.stringify(answer).length / 1_000;
  const name = `${page.split('/')[1]}: ${part === '' ? 'head with its counts' : part.slice(1)}`;
  return [name, ms(first), ms(quantile(samples, 0.5)), ms(quantile(samples, 0.95)), size.toFixed(1)];
}

async function build(folder: string): Promise<void> {
  const people = await openPeople({ path: join(folder, 'people.sqlite') });
  await people.db.transaction().execute((inside) =>
    rememberNames(inside, { source: 'bench', domain: 'nl' }, [
      { kind: 'party', id: 'big', name: 'Groot Verbond' },
      ...members.map(({ name, party }, nth): Named => ({
        kind: 'person',
        name,
        party,
        person: String(nth),
        from: '2015-01-01',
      })),
    ]),
  );
  await people.close();
  const store = await sqliteDocumentStore({ path: join(folder, 'documents.sqlite') });
  const words = vocabulary(20_000);
  const next = random(11);
  const say = (count: number) =>
    Array.from({ length: count }, () => words[Math.floor(next() ** 3 * words.length)]).join(' ');
  const now = Date.now();
  let batch: Document[] = [];
  const put = async (document: Document) => {
    batch.push(document);
    if (batch.length < 50) return;
    await store.put(batch);
    batch = [];
  };
  for (let nth = 0; nth < debates; nth += 1) await put(debate(nth, now - (nth * 360 * day) / debates, say));
  for (let nth = 0; nth < papers; nth += 1) {
    await put(
      aDocument({
        id: `bench-p${nth}`,
        groupPath: nth % 2 === 0 ? 'tk/motie' : 'tk/schriftelijke-vragen',
        title: `Stuk ${nth}`,
        text: say(60),
        date: now - (nth * 360 * day) / papers,
        people: [members[nth % 20]!],
        numbers: [{ kind: 'case', value: `2026Z${nth}` }],
        votes:
          nth % 8 === 0
            ? [
                {
                  subject: `Motie ${nth}`,
                  parties: [{ party: 'Groot Verbond', seats: 100, choice: 'Voor' }],
                  members: members.map((one) => ({ ...one, choice: 'Voor' })),
                },
              ]
            : [],
      }),
    );
  }
  await store.put(batch);
  await store.close();
}

function debate(nth: number, date: number, say: (count: number) => string): Document {
  let text = '';
  const turns = Array.from({ length: turnsOfDebate }, (_none, place): Turn => {
    const speaker = members[place % (turnsOfDebate / ownTurns) === 0 ? 0 : 1 + ((place + nth) % 149)]!;
    text += `\n\n${speaker.name}:\n`;
    const from = text.length;
    text += `${say(wordsOfTurn)}.`;
    return { speaker, from, to: text.length, start: date + place * 60_000 };
  });
  return aDocument({
    id: `bench-d${nth}`,
    groupPath: 'tk/commissieverslag',
    title: `Debat ${nth}`,
    date,
    text,
    turns,
  });
}
