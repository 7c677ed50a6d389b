import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The product running as a process of its own. */
export interface RunningProcess {
  child: ChildProcess;
  /** Where it listens. */
  address: string;
  /** What it wrote to its log so far. */
  log(): string;
  /** Ends it, by a signal that lets it finish unless told otherwise, and waits for its end. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

function launch(environment: Record<string, string>, errors: 'pipe' | number = 'pipe') {
  const { PATH = '', HOME = '', TMPDIR = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    // Nothing of the runner's own configuration, but the code that is compiled already; a free port, no demo.
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, PORT: '0', DEMO: '0', LOG_LEVEL: 'debug', ...environment },
    cwd: environment['DATA_DIR'],
    stdio: ['ignore', 'pipe', errors],
  });
  let out = '';
  let log = '';
  child.stdout!.on('data', (bytes: Buffer) => (out += bytes.toString()));
  child.stderr?.on('data', (bytes: Buffer) => (log += bytes.toString()));
  return { child, out: () => out, log: () => log };
}

/**
 * Starts the product with exactly these settings and resolves when it listens. Its log can go to an open file instead
 * of to `log()`.
 */
export async function startProcess(
  environment: Record<string, string>,
  errors?: number,
): Promise<RunningProcess> {
  const { child, out, log } = launch(environment, errors);
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`it ended with ${code}:\n${log()}`)));
    child.stdout!.on('data', () => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(out());
      if (found) resolve(found[0]);
    });
  });
  return {
    child,
    address,
    log,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

/** Starts the product where it must refuse, and answers its exit code and words. */
export async function refusal(environment: Record<string, string>): Promise<{ code: number; said: string }> {
  const { child, log } = launch(environment);
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: log() };
}
