import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a task took. */
export interface Took {
  seconds: number;
  /** Of all threads of the process. */
  cpu: number;
  /** Bytes, the most since the process began. */
  peak: number;
}

/** In a process that is measured: does each task when told and tells what it took, until it is told to stop. */
export function doTasks(
  tasks: Readonly<Record<string, () => Promise<void>>>,
  close: () => Promise<void>,
): void {
  process.on('message', (message: string) => {
    // The monitor answers this one.
    if (message === 'figures') return;
    if (message === 'stop') return void close().then(() => process.exit(0));
    measured(tasks[message]!).then(
      (took) => process.send?.({ took }),
      (error: unknown) => process.send?.({ failed: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(1));
  // The monitor lets go of the channel.
  setInterval(() => undefined, 60_000);
  process.send?.('ready');
}

async function measured(work: () => Promise<void>): Promise<Took> {
  const before = process.cpuUsage();
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage(before);
  return { seconds, cpu: (user + system) / 1_000_000, peak: process.resourceUsage().maxRSS * 1_024 };
}

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Starts a process that does tasks, with its orders in a variable. */
export function startTasks(file: string, variable: string, orders: object): ChildProcess {
  return fork(pathOf(file), {
    execArgv: ['--import', new URL('./monitor.ts', import.meta.url).href],
    env: { ...process.env, [variable]: JSON.stringify(orders) },
  });
}

/** Starts a mail server that takes so many milliseconds to accept a mail. */
export const startMails = (transaction: number): ChildProcess =>
  fork(pathOf('./digests-mail-server.ts'), [String(transaction)], { execArgv: [] });

/** What a process tells next. @throws when it fails or ends instead */
export function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`a process of the bench ended with ${code}`));
    child.once('exit', gone);
    child.once('message', (message: { failed?: string }) => {
      child.off('exit', gone);
      if (message.failed === undefined) resolve(message);
      else reject(new Error(message.failed));
    });
  });
}

export async function asked<T>(child: ChildProcess, question: string): Promise<T> {
  const answer = answerOf(child);
  child.send(question);
  return (await answer) as T;
}

export async function ended(child: ChildProcess, end: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  end();
  await gone;
}
