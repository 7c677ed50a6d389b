import { expect, test } from 'vitest';
import { workerPool } from './worker-pool.ts';

/** What `failing-worker.ts` does. */
interface Operations {
  stop(): Promise<never>;
  fail(): Promise<never>;
  echo(value: unknown): Promise<unknown>;
}

const failing = new URL('./test/failing-worker.ts', import.meta.url);

test('worker pool: a worker that stops loses only its own call, is reported and replaced', async () => {
  const reports: Error[] = [];
  const workers = workerPool<Operations>(failing, 2, {}, (error) => reports.push(error));
  await workers.start();
  const stopping = workers.call('stop', []);
  const others = [1, 2, 3, 4].map((value) => workers.call('echo', [value]));
  await expect(stopping).rejects.toThrow('stopped with code 3');
  expect(await Promise.all(others)).toEqual([1, 2, 3, 4]);
  expect(reports).toHaveLength(1);
  await Promise.all([1, 2, 3].map(() => workers.call('stop', []).catch(() => undefined)));
  expect(await workers.call('echo', ['again'])).toBe('again');
  expect(reports).toHaveLength(4);
  await workers.close();
});

test('worker pool: a call that fails rejects and leaves its worker at work', async () => {
  const workers = workerPool<Operations>(failing, 1, {}, (error) => expect.fail(error.message));
  await expect(workers.call('fail', [])).rejects.toThrow('this call alone');
  await expect(workers.call('unknown' as 'fail', [])).rejects.toThrow('no operation unknown');
  await expect(workers.call('echo', [() => undefined])).rejects.toThrow('could not be cloned');
  expect(await workers.call('echo', [5])).toBe(5);
  await workers.close();
});

test('worker pool: is busy from a call to its answer, whatever that is', async () => {
  const workers = workerPool<Operations>(failing, 1, {}, () => undefined);
  expect(workers.isBusy()).toBe(false);
  const echo = workers.call('echo', [1]);
  expect(workers.isBusy()).toBe(true);
  await echo;
  expect(workers.isBusy()).toBe(false);
  const stopping = workers.call('stop', []);
  expect(workers.isBusy()).toBe(true);
  await expect(stopping).rejects.toThrow('stopped');
  expect(workers.isBusy()).toBe(false);
  await workers.close();
});

test('worker pool: closing finishes the calls made so far and refuses later ones', async () => {
  const workers = workerPool<Operations>(failing, 1, {}, (error) => expect.fail(error.message));
  const calls = [1, 2, 3].map((value) => workers.call('echo', [value]));
  const closed = workers.close();
  await expect(workers.call('echo', [4])).rejects.toThrow('closed');
  expect(await Promise.all(calls)).toEqual([1, 2, 3]);
  await closed;
});

test('worker pool: a worker that cannot start is reported, and so is every call; only those called for are started', async () => {
  const reports: Error[] = [];
  const workers = workerPool<Operations>(failing, 3, { refuses: true }, (error) => reports.push(error));
  await expect(workers.start()).rejects.toThrow('stopped');
  await expect(workers.call('echo', [1])).rejects.toMatchObject({ cause: { message: 'does not start' } });
  expect(reports).toHaveLength(2);
  await workers.close();
});

test('worker pool: closing ends also where a worker that a call waits for cannot start', async () => {
  const workers = workerPool<Operations>(failing, 1, { refuses: true }, () => undefined);
  const call = expect(workers.call('echo', [1])).rejects.toThrow('the document store is closed');
  await workers.close();
  await call;
});
