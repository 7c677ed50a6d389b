import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { startAnswers, type Answers } from '#test/replay/answers.ts';
import { packPayload } from '../items/kept-payload.ts';
import { openConfined, type ConfinedConnector, type ConfinedOptions } from './confined-connector.ts';

const extraction = openTextExtraction();
let harm = 'none';
let server: Answers;
let confined: ConfinedConnector;
beforeAll(async () => {
  server = await startAnswers(() => ({ type: 'text/plain', body: harm }));
});
afterEach(() => confined.close());
afterAll(async () => {
  await server.close();
  await extraction.close();
});

/** The first payload of a source that answers with this harm; without a limit that anybody could meet. */
async function opened(does: string, limits: Partial<ConfinedOptions> = {}) {
  harm = does;
  confined = await openConfined('eerstekamer', {
    extraction,
    baseUrl: server.baseUrl,
    request: { interval: 0, retries: 0 },
    signal: new AbortController().signal,
    entry: new URL('../../../test/harmful-connector.ts', import.meta.url),
    ...limits,
  });
  const { connector } = confined;
  const batches = connector.poll(undefined, new AbortController().signal)[Symbol.asyncIterator]();
  const read = async () =>
    connector.readItem(((await batches.next()) as { value: { raw: number[] } }).value.raw[0]!);
  const again = (raw: string) => connector.readKept(packPayload(raw)!, new AbortController().signal);
  return { batches, read, again };
}

test('confined connector: a source that is good is read in its process', async () => {
  const { batches, read } = await opened('none');
  expect(await read()).toMatchObject({ reading: { documents: [], notes: [] } });
  expect(await batches.next()).toEqual({ value: undefined, done: true });
});

test('confined connector: a page whose reading never ends is a fault that names it', async () => {
  const { read } = await opened('endless', { patience: 200 });
  await expect(read()).rejects.toMatchObject({ kind: 'timeout', evidence: { url: server.baseUrl } });
});

test('confined connector: a list whose reading never ends is a fault too', async () => {
  const { batches } = await opened('endless poll', { patience: 200 });
  await expect(batches.next()).rejects.toMatchObject({ name: 'SourceFault', kind: 'timeout' });
});

test.each(['heap', 'buffers'])(
  'confined connector: a page whose reading fills the %s is a fault',
  async (what) => {
    const { read } = await opened(what, { memory: 256 });
    await expect(read()).rejects.toMatchObject({ name: 'SourceFault', kind: 'tooLarge' });
  },
);

test('confined connector: what came of a page and is too large for anybody is a fault', async () => {
  const { read } = await opened('result');
  await expect(read()).rejects.toMatchObject({ name: 'SourceFault', kind: 'tooLarge' });
});

test('confined connector: what was kept is read in a process of its own, which is all that it can end', async () => {
  const { read, again } = await opened('none');
  await expect(again('exit')).rejects.toMatchObject({ name: 'SourceFault', kind: 'shape' });
  expect(await again('none')).toMatchObject({ reading: { documents: [] } });
  expect(await read()).toMatchObject({ reading: { documents: [] } });
});

test('confined connector: what could not be had is asked for again through this process', async () => {
  const page = '<title>Dinsdag 4 maart 2025, plenaire vergadering - Eerste Kamer</title>';
  await opened(page, { entry: new URL('./process.ts', import.meta.url) });
  const url = `${server.baseUrl}plenaire_vergadering/20250304`;
  const missed = packPayload({ url, missed: { kind: 'status', evidence: { url, status: 500 } } })!;
  const { signal } = new AbortController();
  expect(await confined.connector.readKept(missed, signal)).toMatchObject({
    reading: { documents: [{ id: 'ek-plenair-20250304' }] },
  });
  expect(server.asked).toContain('/plenaire_vergadering/20250304');
});

test('confined connector: a process that ends by itself is a fault', async () => {
  const { read } = await opened('exit');
  await expect(read()).rejects.toMatchObject({ name: 'SourceFault', kind: 'shape' });
});

test('confined connector: a run that is stopped while a page is read ends at once, for the reason it was stopped', async () => {
  const stopping = new AbortController();
  const { read } = await opened('endless', { signal: stopping.signal });
  const reading = read();
  const seen = expect(reading).rejects.toThrow('stopped by hand');
  while (!server.asked.length) await new Promise(setImmediate);
  stopping.abort(new Error('stopped by hand'));
  await seen;
});

test('confined connector: what the process reads of a day that cannot be is a fault that says so, of that part alone', async () => {
  const page = new URL('../eerstekamer/fixtures/stemmingen-1.html', import.meta.url);
  const votes = readFileSync(page, 'utf8');
  const wrong = votes.replace('</a>4 maart 2031<', '</a>4 maart 9031<');
  const process = new URL('./process.ts', import.meta.url);
  const fault = expect.stringMatching(/ek-90310304-\S+ is dated 9031-03-04/) as string;
  const whole = await opened(wrong, { entry: process });
  expect(await whole.read()).toEqual({ failed: expect.objectContaining({ kind: 'shape', fault }) as object });
  await confined.close();
  // The same votes on a day that can be, before those on one that cannot.
  const earlier = votes.replace('</a>4 maart 2031<', '</a>4 maart 2021<');
  const possible = earlier.slice(earlier.indexOf('<h2><a id="p1">'), earlier.indexOf('</body>'));
  const { read } = await opened(wrong.replace('<h2><a id="p1">', `${possible}<h2><a id="p2">`), {
    entry: process,
  });
  const ofDay = expect.stringMatching(/^ek-20210304-/) as string;
  expect(await read()).toMatchObject({
    reading: { documents: [{ id: ofDay }, { id: ofDay }] },
    failed: { kind: 'shape', fault },
  });
});
