import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { aDocument } from '#test/documents.ts';
import { fixtureRows, type Replay, type Row, startReplay } from '#test/replay/tweedekamer.ts';
import { describeProof } from './describe-proof.ts';
import { compareFill } from './expected.ts';
import type { Bounds, Proof } from './proof.ts';
import { proveSource } from './prove-source.ts';
import { withoutUser } from './watched-fetch.ts';

const extraction = openTextExtraction();
let replay: Replay;
beforeEach(async () => {
  replay = await startReplay();
});
afterEach(() => replay.close());
afterAll(() => extraction.close());

/** A motion like the first of the fixtures, with a number of its own. */
function motion(n: number): Row {
  const [row] = fixtureRows();
  return { ...row!, Id: `00000000-0000-4000-8000-0000000001${n}0`, DocumentNummer: `2031D0010${n}` };
}

const prove = (bounds: Partial<Bounds> = {}) =>
  proveSource('tweedekamer', {
    extraction,
    bounds,
    signal: new AbortController().signal,
    baseUrl: replay.baseUrl,
    request: { interval: 0, retries: 0 },
  });

test('prove: a source that answers as expected is sound, with what was asked, read and filled', async () => {
  const proof = await prove();
  expect(proof).toMatchObject({ source: 'tweedekamer', sound: true, off: [], proven: true });
  expect(proof.documents).toBeGreaterThan(0);
  expect(proof.items.failed).toEqual([]);
  expect(proof.requests.length).toBe(replay.asked.length);
  expect(proof.requests[0]).toMatchObject({ status: 200, type: expect.stringContaining('json') });
  expect(proof.requests[0]!.bytes).toBeGreaterThan(0);
  expect(proof.fields.find(({ field }) => field === 'numbers')).toMatchObject({ filled: proof.documents });
  expect(proof.unproven).toContainEqual({ part: 'commitments', shown: false });
  expect(describeProof(proof)).toMatch(/^tweedekamer at http:.*: sound/);
});

test('prove: what an answer has that none had before is told, and is no fault', async () => {
  replay.rows.forEach((row) => Object.assign(row, { GeheelNieuwVeld: 1 }));
  expect(await prove()).toMatchObject({ sound: true, newNames: ['GeheelNieuwVeld'] });
});

test('prove: rows of another shape are off, each with its name and what was seen', async () => {
  const [row] = fixtureRows();
  replay.rows.splice(0, replay.rows.length, { ...row!, Kamerstukdossier: 7 });
  const proof = await prove();
  expect(proof).toMatchObject({ sound: false, off: { 1: '1 of 1 items could not be read' } });
  expect(proof.items.failed).toMatchObject([
    { kind: 'shape', fault: expect.stringContaining('Kamerstukdossier') },
  ]);
  expect(describeProof(proof)).toContain('off: 1 of 1 items could not be read');
});

test('prove: a page that keeps programs out is off, with its beginning', async () => {
  replay.breakNext('blockPage', 1_000);
  const proof = await prove();
  expect(proof).toMatchObject({ sound: false, documents: 0, tries: { length: 1 }, stopped: 'fault' });
  expect(proof.off[0]).toMatch(/^blocked at http:.*Request rejected/);
});

test('prove: a source that gives nothing is asked further back, and is off where nothing comes', async () => {
  replay.rows.splice(0);
  const proof = await prove();
  expect(proof).toMatchObject({ sound: false, off: ['nothing came'], tries: { length: 3, 2: null } });
});

test('prove: no more is asked than its bounds', async () => {
  replay.rows.splice(0, replay.rows.length, ...Array.from({ length: 8 }, (_, n) => motion(n)));
  const few = await prove({ files: 2 });
  expect(few.requests.filter(({ url }) => url.includes('/resource'))).toHaveLength(2);
  expect(few).toMatchObject({ sound: true, documents: 6, notes: [] });
  expect(few).not.toHaveProperty('stopped');
  const fewer = await prove({ requests: 3 });
  expect(fewer.requests).toHaveLength(3);
  expect(fewer).toMatchObject({ stopped: 'requests', sound: true, documents: 6 });
  expect(await prove({ items: 4 })).toMatchObject({ stopped: 'items', documents: 4 });
  replay.breakNext('slow', 1_000);
  expect(await prove({ time: 1_500 })).toMatchObject({
    ...{ stopped: 'time', sound: false, off: ['nothing came before it stopped (time)'] },
  });
});

test('prove: a field that nearly all of a kind have is missing where none of enough documents has it', () => {
  const kind = { documents: 98, filled: { people: 98, party: 30 } };
  const expected = { from: 'recordings', kinds: { 'tk/motie': kind }, names: '' } as const;
  const documents = (count: number) =>
    Array.from({ length: count }, (_, n) => aDocument({ id: `m-${n}`, groupPath: 'tk/motie', people: [] }));
  const missing = (count: number) =>
    compareFill(documents(count), expected).flatMap((one) => (one.missing ? [one.field] : []));
  expect(missing(1)).toEqual([]);
  expect(missing(2)).toEqual(['people']);
  expect(missing(20)).toEqual(['people', 'party']);
  const others = documents(20).map((one) => ({ ...one, groupPath: 'tk/other' }));
  expect(compareFill(others, expected).filter((one) => one.missing)).toEqual([]);
});

test('prove: no user or password of a setting stands in what is told', () => {
  expect(withoutUser('status at https://me:secret@x.eu/a?b=c@d')).toBe('status at https://x.eu/a?b=c@d');
});

test('prove: the command keeps a report that can be sent, and nothing in the data folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'prove-'));
  const [data, reports] = [join(root, 'data'), join(root, 'reports')];
  await mkdir(data);
  await mkdir(reports);
  const entry = fileURLToPath(new URL('../../../../test/replay/ingest-child.ts', import.meta.url));
  const argv = [entry, data, replay.baseUrl, 'prove', 'tweedekamer', '--to', reports];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = text(child.stdout);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await said).toMatch(/1 of 1 sound\nkept in /);
  expect(await readdir(data)).toEqual([]);
  const [json, told] = (await readdir(reports)).sort();
  expect([json, told]).toEqual([
    expect.stringMatching(/^proof-tweedekamer-\d{4}-\d\d-\d\d\.json$/),
    expect.stringMatching(/\.txt$/),
  ]);
  const [proof] = JSON.parse(await readFile(join(reports, json!), 'utf8')) as Proof[];
  expect(await readFile(join(reports, told!), 'utf8')).toContain(describeProof(proof!));
  await rm(root, { recursive: true });
});
