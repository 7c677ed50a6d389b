import { mkdir, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPeople } from '../server/src/stores/people/index.ts';
import { putAgenda } from './agenda.ts';
import { buildCorpus } from './build.ts';
import { random, vocabulary } from './corpus.ts';
import { ms, printTable, quantile } from './figures.ts';
import { makeList, seedUsers } from './load-users.ts';
import { type Asker, visit } from './load-visit.ts';
import { serve, type Server } from './server.ts';

interface LoadOptions {
  docs: number;
  users: number;
  minutes: number;
  /** Folder to build in and keep; a temporary one is removed afterwards. */
  data: string | undefined;
  /** Folder for profiles of the product's threads. */
  profile: string | undefined;
}

/** Milliseconds between an answer and what the user does next, on average; from half to one and a half of it. */
const thinking = 2_000;
/** Milliseconds before anything counts: the first of everything is slower. */
const warming = 10_000;
/** One meeting for so many documents. */
const documentsPerMeeting = 10;
const megabyte = 2 ** 20;

/** What came of the calls of a kind, milliseconds each. */
interface Told {
  answered: number[];
  /** 429 and 503. */
  refused: number[];
  /** Anything else that is no answer, by what it was. */
  failed: Map<string, number>;
}

/**
 * Has many people use the product at once, each with their own session, pauses and limits, and tells how long each kind of
 * call took, what was refused, and what it cost. Who asks runs on the same machine.
 */
export async function benchLoad({ docs, users, minutes, data, profile }: LoadOptions): Promise<void> {
  const folder = data ?? join(tmpdir(), `bench-load-${docs}-${process.pid}`);
  await mkdir(folder, { recursive: true });
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, ${docs} documents, ` +
      `${users} users for ${minutes} min\n`,
  );
  try {
    await buildCorpus(folder, docs, (store) => putAgenda(store, Math.ceil(docs / documentsPerMeeting)));
    const people = await openPeople({ path: join(folder, 'people.sqlite') });
    const tokens = await seedUsers(people.db, users, docs);
    await people.close();
    // What is refused is counted here, and need not be told as well.
    const server = await serve(folder, {
      LOG_LEVEL: 'fatal',
      ...(profile !== undefined && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }),
    });
    try {
      await measure(server, tokens, minutes);
    } finally {
      await server.stop();
    }
  } finally {
    if (!data) await rm(folder, { recursive: true, force: true });
  }
}

async function measure(server: Server, tokens: readonly string[], minutes: number): Promise<void> {
  const told = new Map<string, Told>();
  const words = vocabulary(200_000);
  const lists: string[] = [];
  for (const token of tokens) lists.push(await makeList((path, body) => server.post(path, body, token)));
  let counts = false;
  let ended = false;
  const visitors = tokens.map(async (token, nth) => {
    const ask = askerOf(server, token, () => (counts ? told : undefined));
    const next = random(nth + 1);
    const { act } = visit(ask, lists[nth]!, words, next);
    await sleep(thinking * next());
    while (!ended) {
      await act();
      await sleep(thinking * (0.5 + next()));
    }
  });
  const watched = Promise.all(visitors);
  await Promise.race([sleep(warming), watched]);
  const before = await server.figures();
  // Times of calls that the asking process was late to look at are not the product's.
  const own = monitorEventLoopDelay({ resolution: 5 });
  own.enable();
  counts = true;
  const started = performance.now();
  await Promise.race([sleep(minutes * 60_000), watched]);
  const took = performance.now() - started;
  counts = false;
  own.disable();
  const after = await server.figures();
  ended = true;
  await watched;
  report(told, took);
  console.log(
    `\nEvent-loop delay p99 ${ms(after.delayP99)} ms, longest ${ms(after.delayMax)} ms, of it computed ` +
      `${ms(after.computedMax)} ms at most; ${(after.processor / took).toFixed(2)} cores used by the product; ` +
      `RSS ${mb(before.rss)} MB before, ${mb(after.rss)} MB after; the asking process was late by ` +
      `${ms(own.percentile(99) / 1e6 - 5)} ms (p99), ${ms(own.max / 1e6 - 5)} at most; load of the machine ${loadavg()[0]!.toFixed(1)}`,
  );
}

/** Calls of a user, noted where `counted` says, if anywhere. A refusal is an answer that says nothing. */
function askerOf({ address }: Server, token: string, counted: () => Map<string, Told> | undefined): Asker {
  return async <T>(method: 'GET' | 'POST', path: string, body?: object) => {
    const told = counted();
    const started = performance.now();
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'x-auth': token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const took = performance.now() - started;
    if (told) {
      const { answered, refused, failed } = kindOf(told, nameOf(path, body));
      if (answer.ok) answered.push(took);
      else if (answer.status === 429 || answer.status === 503) refused.push(took);
      else failed.set(text, (failed.get(text) ?? 0) + 1);
    }
    return answer.ok ? (JSON.parse(text) as T) : undefined;
  };
}

/** What a call is listed as: its path without names and questions, and whether it asks for a later page. */
function nameOf(path: string, body: object = {}): string {
  const name = path.replace(/\?.*/, '').replace(/^\/(document|lists)\/(?!timeline|active)[^/]+$/, '/$1/…');
  return 'searchAfter' in body ? `${name}, next page` : name;
}

function kindOf(told: Map<string, Told>, name: string): Told {
  const known = told.get(name) ?? { answered: [], refused: [], failed: new Map<string, number>() };
  told.set(name, known);
  return known;
}

function report(told: ReadonlyMap<string, Told>, took: number): void {
  const all: Told = { answered: [], refused: [], failed: new Map() };
  for (const { answered, refused } of told.values()) {
    all.answered.push(...answered);
    all.refused.push(...refused);
  }
  const at = (samples: readonly number[], part: number) =>
    samples.length > 0 ? ms(quantile(samples, part)) : '';
  const rowOf = ([name, { answered, refused }]: readonly [string, Told]) => [
    name,
    (answered.length / (took / 1_000)).toFixed(1),
    ...[0.5, 0.95, 0.99, 1].map((part) => at(answered, part)),
    String(refused.length),
    at(refused, 1),
  ];
  const kinds = [...told].sort(([one], [other]) => (one < other ? -1 : 1));
  printTable(
    ['call', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms', 'refused', 'longest refusal ms'],
    [...kinds, ['all', all] as const].map(rowOf),
  );
  for (const [name, { failed }] of kinds) {
    for (const [text, count] of failed) console.log(`\n${name} failed ${count} times: ${text}`);
  }
}

const mb = (bytes: number) => Math.round(bytes / megabyte);
