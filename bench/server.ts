import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModuleKey } from 'contract/modules';
import type { LoginResponse } from 'contract/users';
import { openPeople } from '../server/src/stores/people/index.ts';
import { seedBenchUser } from './account.ts';

/** The period of the corpus, whole. */
const period = { startDate: '2015-01-01', endDate: '2026-11-01' };
/** The start of the period a dashboard begins with, 360 days (specification §9). */
export const defaultStart = dayBefore(period.endDate, 360);
/** That period. */
export const defaultPeriod = { startDate: defaultStart, endDate: period.endDate };

export interface Figures {
  /** Bytes. */
  rss: number;
  /** Milliseconds. */
  delayP99: number;
  delayMax: number;
  /** The most the main thread computed between two looks at its timers, without waiting for a core. */
  computedMax: number;
  /** Milliseconds that all threads of the process computed. */
  processor: number;
}

/** The product in a process of its own. */
export interface Server {
  address: string;
  /** Of the user who asks. */
  account: { email: string; password: string };
  /**
   * A call with the search of the NL dashboard from `start`, else over the whole corpus; each `refresh` has
   * another period, so that no kept count can answer; `more` is what is asked besides.
   */
  ask<T>(path: string, query: string, refresh: number, start?: string, more?: object): Promise<T>;
  /** A call with this body; of another user with their token. */
  post<T>(path: string, body: object, token?: string): Promise<T>;
  /** Makes a call that answers a file or a long text, and tells its bytes. */
  download(path: string, body: object): Promise<number>;
  figures(): Promise<Figures>;
  /** Lets the product read a source to its end, where it was started from `backfill-product.ts`. */
  read(baseUrl: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product on the stores of a folder, or on others that `environment` names. */
export async function serve(
  folder: string,
  environment: Record<string, string> = {},
  entry = fileURLToPath(new URL('../server/src/main.ts', import.meta.url)),
  modules?: readonly ModuleKey[],
): Promise<Server> {
  const people = await openPeople({ path: join(folder, 'people.sqlite') });
  const account = await seedBenchUser(people.db, modules);
  await people.close();
  const child = fork(entry, {
    execArgv: ['--import', new URL('./monitor.ts', import.meta.url).href],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      DEMO: '0',
      PORT: '0',
      SOURCES: 'none',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const address = await addressOf(child);
  const answerTo = async (path: string, body: object, token = ''): Promise<Response> => {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth': token },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const call = async <T>(path: string, body: object, token?: string): Promise<T> =>
    (await (await answerTo(path, body, token)).json()) as T;
  const { data } = await call<LoginResponse>('/users/login', account);
  return {
    address,
    account,
    ask: (path, query, refresh, start = period.startDate, more = {}) =>
      call(
        path,
        {
          query,
          context: ['all'],
          groupingDetails: { name: 'nl' },
          startDate: dayBefore(start, refresh),
          endDate: period.endDate,
          ...more,
        },
        data.token,
      ),
    post: (path, body, token = data.token) => call(path, body, token),
    download: async (path, body) => (await (await answerTo(path, body, data.token)).arrayBuffer()).byteLength,
    figures: () =>
      new Promise((resolve) => {
        child.once('message', (message) => resolve(message as Figures));
        child.send('figures');
      }),
    read: (baseUrl) =>
      new Promise((resolve, reject) => {
        child.once('message', (message: { failed?: string }) =>
          message.failed === undefined ? resolve() : reject(new Error(message.failed)),
        );
        child.send({ read: baseUrl });
      }),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /running at (http:\/\/\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
}
