import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import {
  hurry,
  pollAndRead,
  pollByItem,
  startAnswers,
  type Answer,
  type Answers,
} from '#test/replay/answers.ts';
import fixture from './fixtures/answers.json' with { type: 'json' };
import { vlaamsparlement } from './vlaamsparlement.ts';

const extraction = openTextExtraction();
const at = Date.parse('2031-03-06T12:00:00Z');
let server: Answers;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  server = await startAnswers(respond);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});
const connector = () => vlaamsparlement({ baseUrl: server.baseUrl, extraction, request: hurry });

function respond(address: string, baseUrl: string): Answer | undefined {
  const path = /^\/e\/opendata\/([^?]+)/.exec(address)?.[1];
  const here = (body: object) => ({ body: JSON.stringify(body).replaceAll('BASE/', baseUrl) });
  if (address.startsWith('/files/')) return { type: 'application/rtf', body: '{\\rtf1 Tekst.}' };
  if (address.startsWith('/api/search')) {
    return here(address.includes('2031-02-20..2031-03-05') ? fixture.search : { count: 0 });
  }
  switch (path) {
    case 'vv/huidige/perfractie':
      return here({ count: 1, lastindex: 1, items: fixture.group });
    case 'comm/huidige':
      return here({ count: 1, lastindex: 1, items: [{ commissie: { id: 71 } }] });
    case 'comm/71':
      return here({ commissie: fixture.comm });
    case 'verg/zoek/datums': {
      if (!address.includes('datumVan=20022031')) return here({ count: 0 });
      const page = Number(/page=(\d+)/.exec(address)?.[1]);
      const row = page === 1 ? fixture.vergC : fixture.vergP;
      return here({ count: 2, lastindex: page, items: [{ vergadering: row }] });
    }
    case 'verg/501':
      return here({ vergadering: fixture.vergC });
    case 'verg/501/agd':
      return here({ vergadering: fixture.agd });
    case 'verg/502':
      return here({ vergadering: fixture.vergP });
    case 'verg/502/hand':
      return here({ vergadering: fixture.hand });
    case 'jln/601':
      return here(fixture.jln);
    case 'schv/701':
      return here(fixture.schv);
    case 'vi/801':
      return here(fixture.vi);
    case 'pi/901':
      return here(fixture.pi);
    default:
      return undefined;
  }
}
const since = () => connector().cursorAt(Date.parse('2031-02-20T12:00:00Z'));

test('vlaamsparlement poll: a poll reads names, meetings with all that is on them, and what was published', async () => {
  const { reading, cursors } = await pollAndRead(connector(), since());
  expect(reading.documents.map(({ id }) => id)).toEqual([
    'vlp-verg-501',
    'vlp-jln-601',
    'vlp-vi-801',
    'vlp-pi-901',
    'vlp-verg-502',
    'vlp-schv-701',
  ]);
  expect(reading.documents.find(({ id }) => id === 'vlp-pi-901')).toMatchObject({
    text: 'Tekst.',
    attachments: [{ title: 'Amendement', text: 'Tekst.' }],
  });
  // No part of its report was to be had, so the whole of it is read.
  expect(reading.documents.find(({ id }) => id === 'vlp-verg-502')!.attachments).toMatchObject([
    { fileId: 'vlp-verg-502~1', title: 'Handelingen', text: 'Tekst.', mimeType: 'application/rtf', size: 14 },
  ]);
  expect(reading.files.map(({ fileId }) => fileId)).toEqual([
    'vlp-pi-901',
    'vlp-pi-901~1',
    'vlp-verg-502~1',
    'vlp-schv-701',
  ]);
  expect(reading.names).toHaveLength(4);
  expect(reading.skipped).toEqual([
    { sourceId: 'jln 602', reason: 'the service has no such part' },
    { sourceId: 'jln 603', reason: 'the service has no such part' },
    { sourceId: 'pi 999', reason: 'the service has no such number' },
    { sourceId: 'http://ws.vlpar.be/e/opendata/jln/601', reason: 'a hit of kind JLN' },
  ]);
  expect(Object.keys(cursors.at(-1)!)).toEqual(['from', 'changed']);
});

test('vlaamsparlement poll: a broken-off poll goes on with the part where it was; the next one asks only for changes', async () => {
  const { cursors } = await pollAndRead(connector(), since());
  const half = cursors.find((cursor) => cursor['part'] === 'published')!;
  const { reading } = await pollAndRead(connector(), half);
  expect(reading.documents.map(({ id }) => id)).toEqual(['vlp-schv-701', 'vlp-vi-801']);
  server.asked.length = 0;
  await pollAndRead(connector(), { from: '2031-02-20', changed: '2031-03-05T09:30:00.000Z' });
  expect(server.asked.some((address) => address.startsWith('/e/opendata/verg/501'))).toBe(false);
});

test('vlaamsparlement poll: a page of meetings that comes again is a fault', async () => {
  const again = { count: 9, lastindex: 1, items: [{ vergadering: fixture.vergC }] };
  server.breakNext('datumVan=20022031&datumTot=22032031&sort=datum&page=1', { body: again });
  server.breakNext('page=2', { body: again });
  await expect(pollAndRead(connector(), since())).rejects.toMatchObject({ kind: 'shape' });
});

test.each<[string, Answer, string]>([
  ['/vv/huidige', { body: { fout: 'kapot' } }, 'shape'],
  ['/api/search', { body: '<html>login</html>', type: 'text/html' }, 'blocked'],
])('vlaamsparlement poll: a wrong list at %s is a fault', async (words, answer, kind) => {
  server.breakNext(words, answer);
  await expect(pollAndRead(connector(), since())).rejects.toMatchObject({ name: 'SourceFault', kind });
});

test.each<[string, Answer, string, string]>([
  ['/verg/501?', { body: '<vergadering/>', type: 'application/xml' }, 'verg 501', 'notJson'],
  ['/verg/501/agd', { status: 500, body: '' }, 'verg 501', 'status'],
  ['/jln/601', { body: {} }, 'verg 501', 'shape'],
  ['/pi/901', { status: 500, body: '' }, 'pi 901', 'status'],
])(
  'vlaamsparlement poll: a wrong answer at %s costs that item alone, which is asked for once more',
  async (words, answer, id, kind) => {
    const whole = await pollAndRead(connector(), since());
    const breakNext = (times: number) => {
      for (let time = 0; time < times; time++) server.breakNext(words, answer);
    };
    breakNext(answer.status === 500 ? 1 + hurry.retries : 1);
    const { reading, kept, cursor } = await pollByItem(connector(), since());
    expect([...kept]).toEqual([[id, expect.objectContaining({ kind })]]);
    expect(reading.documents.map((one) => one.id)).toContain('vlp-schv-701');
    expect(cursor).toEqual(whole.cursors.at(-1));
    breakNext(1);
    expect(await kept.get(id)!.again()).toMatchObject({ failed: { kind, missedAgain: true } });
    const again = await kept.get(id)!.again();
    expect(again.failed).toBeUndefined();
    const had = [...reading.documents, ...again.reading!.documents].map((one) => one.id);
    expect(new Set(had)).toEqual(new Set(whole.reading.documents.map((one) => one.id)));
  },
);

test('vlaamsparlement poll: a committee that cannot be had leaves the other names and all documents', async () => {
  for (let time = 0; time <= hurry.retries; time++) server.breakNext('/comm/71', { status: 500, body: '' });
  const { reading, kept } = await pollByItem(connector(), since());
  expect([...kept.keys()]).toEqual(['comm 71']);
  expect(reading.documents).toHaveLength(6);
  expect((await kept.get('comm 71')!.again()).reading!.names.length).toBeGreaterThan(0);
});

test('vlaamsparlement poll: three items in a row that cannot be had are a fault of the source', async () => {
  for (const path of ['/comm/71', '/verg/501?', '/verg/502?']) server.breakNext(path, { body: {} });
  await expect(pollByItem(connector(), since())).rejects.toMatchObject({
    name: 'SourceFault',
    kind: 'shape',
  });
});
