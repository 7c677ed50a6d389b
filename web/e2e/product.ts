import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** Also when nobody stops it, as when the runner kills the process that started it. (Its threads are told it too.) */
const endingWithParent = `data:text/javascript,${encodeURIComponent(`
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel?.unref();
`)}`;

export interface Product {
  /** Where it listens, such as `http://127.0.0.1:41234`. */
  address: string;
  /** Everything printed at the start. */
  banner: string;
  dataDir: string;
  /** Ends it with this signal and resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the real product as its own process, on a free port. `DATA_DIR` names its data folder. */
export async function startProduct(
  settings: Record<string, string> & { DATA_DIR: string },
): Promise<Product> {
  const dataDir = settings.DATA_DIR;
  const child = spawn(process.execPath, ['--import', endingWithParent, main], {
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const banner = await bannerOf(child, ended);
  const address = /http:\/\/[\w.:[\]]+/.exec(banner)![0];
  return {
    address,
    banner,
    dataDir,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** Settings of the tests alone: the runner's own variables, such as its BASE_URL, are not the product's. */
function environment(settings: Record<string, string>): Record<string, string> {
  // With the cache that `npm start` has too, the product is not compiled anew for every file of journeys.
  const { PATH = '', HOME = '', TMPDIR = tmpdir(), NODE_COMPILE_CACHE = '' } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    NODE_COMPILE_CACHE,
    PORT: '0',
    SOURCES: 'none',
    LOG_LEVEL: 'warn',
    ...settings,
  };
}

/** Runs the product with settings it cannot use, until it ends by itself. */
export async function runToItsEnd(
  settings: Record<string, string>,
): Promise<{ code: number | null; printed: string; complaints: string }> {
  const child = spawn(process.execPath, [main], { env: environment(settings) });
  let printed = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, printed, complaints };
}

function bannerOf(child: ChildProcess, ended: Promise<number | null>): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('Data is in')) resolve(printed);
    });
    void ended.then((code) =>
      reject(new Error(`the product ended with code ${code} before it was ready:\n${printed}`)),
    );
  });
}
