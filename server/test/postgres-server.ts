import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A PostgreSQL server of a test's own, to be stopped and started. */
export interface PostgresServer {
  url: string;
  start(): void;
  /** `immediate` is as abrupt as a crash: every connection breaks. */
  stop(mode: 'immediate' | 'fast'): void;
  close(): Promise<void>;
}

/** The folder of PostgreSQL's programs on this machine; undefined where there are none. */
export function postgresPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions)
    ? readdirSync(versions).map((one) => join(versions, one, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...installed];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))));
}

/** Makes a server in a folder of its own and starts it. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-server-'));
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? (idsOf('postgres') ?? idsOf('nobody')) : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (name: string, ...args: string[]) =>
    execFileSync(join(programs, name), ['-D', join(folder, 'data'), ...args], {
      cwd: folder,
      stdio: 'ignore',
      env: { PATH: process.env.PATH ?? '', HOME: folder },
      ...owner,
    });
  run('initdb', '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  let running = false;
  const server: PostgresServer = {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    start() {
      run('pg_ctl', '-w', '-t', '60', '-l', join(folder, 'log'), '-o', options, 'start');
      running = true;
    },
    stop(mode) {
      running = false;
      run('pg_ctl', '-w', '-t', '60', '-m', mode, 'stop');
    },
    async close() {
      if (running) server.stop('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
  server.start();
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function idsOf(user: string): { uid: number; gid: number } | undefined {
  try {
    const of = (flag: string) =>
      Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: of('-u'), gid: of('-g') };
  } catch {
    return undefined;
  }
}
