import type { AgendaDetail } from 'contract/agenda-meeting';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { debatdirect } from '#connectors/debatdirect/debatdirect.ts';
import { streamOrigin } from '#connectors/debatdirect/service.ts';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import {
  debateAnswer,
  debatDirectFixture,
  serveDebatDirect,
  type DebatDirectReplay,
} from '#test/replay/debatdirect.ts';

/** A debate as the source shows it. */
async function shown(): Promise<Document['footage']> {
  const { agenda, events, actors } = debatDirectFixture();
  const debate = debateAnswer(agenda.debates[0]!, events);
  return (await debatdirect({}).read({ debate, actors })).documents[0]!.footage;
}

/** A master list: sound alone in two renditions, and a picture. */
let master = '';
const whole = [
  '#EXTM3U',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Other",URI="other.m3u8"',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Nederlands",DEFAULT=YES,URI="sound.m3u8?room=1"',
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="nl",URI="text.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=100000,AUDIO="a"',
  'picture.m3u8',
].join('\n');

let replay: DebatDirectReplay;
let product: TestProduct;
let reader: Subscriber;
const lists: string[] = [];
beforeAll(async () => {
  replay = await serveDebatDirect((request, response) => {
    if (!request.url?.startsWith('/vod/')) return false;
    lists.push(request.url);
    response.end(master);
    return true;
  });
  // While the third debate of the fixture is held.
  product = await openProduct('2031-03-04T16:01:00Z', undefined, {
    SOURCES: 'debatdirect',
    DEBATDIRECT_PLAY: '1',
    SOURCE_DEBATDIRECT_URL: replay.baseUrl,
  });
  reader = await product.subscriber();
  await product.documents.put([
    aDocument({ id: 'vlos-1', groupPath: 'tk/plenair-verslag', footage: (await shown())! }),
    aDocument({ id: 'vlos-2', groupPath: 'tk/plenair-verslag' }),
    aDocument({ id: 'vlos-3', confidentiality: 'Besloten', footage: (await shown())! }),
  ]);
});
afterAll(async () => {
  await product.close();
  await replay.close();
});
afterEach(() => {
  master = '';
  lists.length = 0;
  replay.asked.length = 0;
});

const stream = (id: string, part = 0) => reader.get(`/document/${id}/stream/${part}`);

describe('debate stream', () => {
  test('debate stream: the source is asked each time, for the times of the part', async () => {
    master = whole;
    for (const _ of ['once', 'again']) {
      const answer = await stream('vlos-1');
      expect(answer.json()).toEqual({
        data: {
          sound: `${replay.baseUrl}/vod/sound.m3u8?room=1`,
          picture: `${replay.baseUrl}/vod/${replay.fixture.agenda.debates[0]!.id}.m3u8?start=2031-03-04T14%3A00%3A52%2B0100&end=2031-03-04T14%3A05%3A00%2B0100`,
        },
      });
    }
    expect(lists).toHaveLength(2);
    expect(replay.asked.filter((path) => path.startsWith('/debates/'))).toHaveLength(2);
  });

  test('debate stream: without a rendition of its own there is no sound alone', async () => {
    master = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\npicture.m3u8';
    expect((await stream('vlos-1')).json<{ data: object }>().data).not.toHaveProperty('sound');
  });

  test.each([
    ['a page in place of a playlist', '<!doctype html>'],
    ['sound at another host', whole.replace('sound.m3u8?room=1', 'https://elsewhere.example.org/sound.m3u8')],
  ])('debate stream: %s is a source that is away', async (_name, text) => {
    master = text;
    const answer = await stream('vlos-1');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'UNAVAILABLE' }] });
  });

  test('debate stream: a stream at another host is never handed on', async () => {
    const other = await serveDebatDirect(() => true);
    const apart = await openProduct(undefined, undefined, {
      DEBATDIRECT_PLAY: '1',
      SOURCE_DEBATDIRECT_URL: other.baseUrl.replace('127.0.0.1', 'localhost'),
    });
    try {
      await apart.documents.put([
        aDocument({ id: 'vlos-1', groupPath: 'tk/plenair-verslag', footage: (await shown())! }),
      ]);
      other.streamHost = '127.0.0.1';
      const someone = await apart.subscriber();
      expect((await someone.get('/document/vlos-1/stream/0')).statusCode).toBe(503);
    } finally {
      await apart.close();
      await other.close();
    }
  });

  test('debate stream: what has none, is confidential or outside the modules plays nothing', async () => {
    master = whole;
    for (const id of ['vlos-2', 'vlos-3']) expect((await stream(id)).statusCode).toBe(404);
    expect((await stream('vlos-1', 1)).statusCode).toBe(404);
    const other = await product.subscriber({ modules: ['agenda'] });
    expect((await other.get('/document/vlos-1/stream/0')).statusCode).toBe(403);
    expect(replay.asked).toEqual([]);
  });

  test('debate stream: pages may load from the source and from nowhere else', async () => {
    const { headers } = await product.app.inject('/api/health');
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`media-src 'self' ${replay.baseUrl} blob:;`);
    expect(policy).toContain(`connect-src 'self' ${replay.baseUrl};`);
    expect(streamOrigin(undefined)).toBe('https://*.tweedekamer.nl');
  });
});

test('debate stream: nothing is played unless the installation says so', async () => {
  const silent = await openProduct();
  try {
    await silent.documents.put([
      aDocument({ id: 'vlos-1', groupPath: 'tk/plenair-verslag', footage: (await shown())! }),
    ]);
    const someone = await silent.subscriber();
    expect((await someone.get('/document/vlos-1/stream/0')).statusCode).toBe(404);
    const { headers } = await silent.app.inject('/api/health');
    expect(headers['content-security-policy']).toContain("media-src 'self';");
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  } finally {
    await silent.close();
  }
});

describe('live meeting', () => {
  const start = Date.parse('2031-03-04T17:00:00+01:00');
  const meeting = (fields: Partial<Document> = {}, kind: 'plenary' | 'committee' = 'committee') =>
    aDocument({
      ...{ groupPath: 'tk/agenda', title: 'Sluizen (vaste commissie)', date: start },
      meeting: { kind, start, timeKnown: true, status: 'planned', agendaItems: [] },
      ...fields,
    });
  const live = (id: string) => reader.get(`/agendas/${id}/live`);

  test('live meeting: one that is held says who has the word, also to many who look at once', async () => {
    await product.documents.put([meeting({ id: 'tk-live' })]);
    const answers = await Promise.all([live('tk-live'), live('tk-live'), live('tk-live')]);
    for (const answer of answers) {
      expect(answer.json()).toEqual({
        live: {
          url: 'https://debatdirect.tweedekamer.nl/2031-03-04/water/proefzaal/sluizen-17-00',
          since: '2031-03-04T16:00:10.000Z',
          suspended: false,
          speaker: {
            ...{ name: 'Vera van Voorbeeld', function: 'Tweede Kamerlid', party: 'PP' },
            ...{ chair: false, interruption: false, since: '2031-03-04T16:00:20.000Z' },
          },
        },
      });
    }
    expect(replay.asked.filter((path) => path.startsWith('/agenda/'))).toHaveLength(1);
    // Some seconds later the source is asked again.
    const { events, agenda } = replay.fixture;
    events[agenda.debates[2]!.id]!.push(['17:01:10', 'suspended', agenda.debates[2]!.id]);
    product.clock.advance(30_000);
    expect((await live('tk-live')).json()).toMatchObject({ live: { suspended: true } });
    expect((await live('tk-live')).json<{ live: object }>().live).not.toHaveProperty('speaker');
    events[agenda.debates[2]!.id]!.pop();
  });

  test.each([
    ['another subject', { title: 'Bruggen' }, 'committee'],
    ['another kind', {}, 'plenary'],
    ['another house', { groupPath: 'ek/agenda' }, 'committee'],
    ['behind closed doors', { confidentiality: 'Besloten' }, 'committee'],
  ] as const)('live meeting: %s is none', async (_name, fields, kind) => {
    await product.documents.put([meeting({ id: 'tk-other', ...fields }, kind)]);
    expect((await live('tk-other')).json()).toEqual({});
  });

  test('live meeting: the page of a meeting says whether that is told of it', async () => {
    await product.documents.put([
      meeting({ id: 'tk-told' }),
      meeting({ id: 'tk-closed', confidentiality: 'Besloten' }),
      meeting({ id: 'ek-untold', groupPath: 'ek/agenda' }),
    ]);
    const told = async (id: string) =>
      (await reader.get(`/agendas/${id}`)).json<{ result: AgendaDetail }>().result.tellsLive;
    expect([await told('tk-told'), await told('tk-closed'), await told('ek-untold')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('live meeting: a source that is away tells nothing, and the page goes without', async () => {
    await product.documents.put([meeting({ id: 'tk-live' })]);
    product.clock.advance(60_000);
    replay.away = true;
    const answer = await live('tk-live').finally(() => (replay.away = false));
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  });
});
