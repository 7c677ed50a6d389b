import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  debateAnswer,
  debatDirectFixture,
  serveDebatDirect,
  type DebatDirectReplay,
} from '#test/replay/debatdirect.ts';
import { recordedFiles, samples } from '#test/samples.ts';
import type { Document } from '#stores/documents/document.ts';
import type { Cursor } from '../connector.ts';
import { numberOf } from '../reading/answers.ts';
import { debatdirect } from './debatdirect.ts';
import { pollDebates, type DebateRaw } from './poll.ts';
import { recordings } from './test/recordings.ts';

const at = (clock: string) => Date.parse(`2031-03-04T${clock}+01:00`);
const [first, second, going] = debatDirectFixture().agenda.debates.map(({ id }) => id) as [
  string,
  string,
  string,
];

test('debatdirect: a debate is a document with who had the word at which second', async () => {
  const { agenda, events, actors } = debatDirectFixture();
  const [debate, later] = agenda.debates.map((row) => debateAnswer(row, events));
  const { documents, notes } = await debatdirect({}).read({ debate: debate!, actors });
  expect(notes).toEqual([]);
  const vera = { name: 'Vera van Voorbeeld', function: 'Tweede Kamerlid', party: 'PP' };
  const jan = { name: 'Jan Proef', function: 'Tweede Kamerlid', party: 'TP' };
  const mina = { name: 'Mina de Minister', function: 'Minister van Proeven' };
  const page = 'https://debatdirect.tweedekamer.nl/2031-03-04';
  expect(documents).toEqual([
    {
      id: `debatdirect-${first}`,
      domain: 'nl',
      source: 'debatdirect',
      demo: false,
      groupPath: 'tk/plenair-verslag',
      sourceType: 'Plenair debat',
      institution: 'Tweede Kamer',
      title: 'Proefdijk',
      titles: {},
      language: 'nl',
      date: at('14:00:52'),
      timeKnown: true,
      sourceDate: '2031-03-04T14:00:52+0100',
      text: '',
      attachments: [],
      people: [jan, vera, mina],
      organisations: [],
      committees: [],
      numbers: [],
      provisional: true,
      footage: [
        {
          source: 'debatdirect',
          key: first,
          page: `${page}/water/plenairezaal/proefdijk-14-00`,
          start: at('14:00:52'),
          end: at('14:05:00'),
          speakers: [
            { id: 'p-jan', ...jan },
            { id: 'p-vera', ...vera },
            { id: 'p-mina', ...mina },
          ],
          moments: [
            {
              speaker: 0,
              chair: true,
              start: at('14:01:00'),
              end: at('14:01:12'),
              event: 'chairman2031-03-04T14:01:00+0100',
            },
            {
              speaker: 1,
              start: at('14:01:12'),
              end: at('14:03:01'),
              event: 'speaker2031-03-04T14:01:12+0100',
            },
            {
              speaker: 2,
              interruption: true,
              start: at('14:03:01'),
              // It was suspended then.
              end: at('14:04:30'),
              event: 'interrupter2031-03-04T14:03:01+0100',
            },
          ],
        },
      ],
      votes: [],
      relations: [],
      originalUrls: [`${page}/water/plenairezaal/proefdijk-14-00`],
      confidentiality: 'Openbaar',
    },
  ]);
  // A part of it, which has no category and in which somebody spoke who is in no list.
  const part = await debatdirect({}).read({ debate: later!, actors });
  expect(part.documents).toMatchObject([
    {
      title: 'Proefdijk (voortzetting)',
      originalUrls: [`${page}/overig/plenairezaal/proefdijk-voortzetting-16-00`],
    },
  ]);
  expect(part.notes).toEqual([{ sourceId: second, note: 'turns of people who are in no list: 1' }]);
});

test('debatdirect: a debate in which nobody had the word is skipped', async () => {
  const { agenda, actors } = debatDirectFixture();
  const debate = debateAnswer(agenda.debates[0]!, {});
  expect(await debatdirect({}).read({ debate, actors })).toMatchObject({
    documents: [],
    skipped: [{ sourceId: first, reason: 'a debate in which nobody had the word' }],
  });
});

let replay: DebatDirectReplay;
beforeEach(async () => {
  replay = await serveDebatDirect();
});
afterEach(() => replay.close());

async function poll(since: Cursor | undefined, now: number) {
  const raws: DebateRaw[] = [];
  let cursor = since;
  const service = { baseUrl: `${replay.baseUrl}/`, request: { interval: 0, retries: 0, backOff: 1 } };
  for await (const batch of pollDebates(service, since, now, 0)) {
    raws.push(...batch.raw);
    cursor = batch.cursor;
  }
  return { raws, ids: raws.map(({ debate }) => numberOf(debate)), cursor };
}

test('debatdirect: a poll reads what ended since, once, and again what was corrected', async () => {
  const { ids, cursor } = await poll({ day: '2031-03-03' }, at('18:00:00'));
  expect(ids).toEqual([first, second]);
  expect(cursor).toMatchObject({ day: '2031-03-01' });
  expect((await poll(cursor, at('18:10:00'))).ids).toEqual([]);
  // Now the one that was under way has ended, and nothing else is asked for again.
  replay.fixture.agenda.debates[2]!.endedAt = '2031-03-04T18:15:00+0100';
  const later = await poll(cursor, at('18:20:00'));
  expect(later.ids).toEqual([going]);
  replay.fixture.agenda.debates[1]!.endedAt = '2031-03-04T16:09:00+0100';
  expect((await poll(later.cursor, at('18:30:00'))).ids).toEqual([second]);
  // Days later nothing is remembered of it.
  expect((await poll(later.cursor, Date.parse('2031-03-20T12:00:00Z'))).cursor).toEqual({
    day: '2031-03-17',
    read: {},
  });
});

const vtt = (...cues: string[]) => ['WEBVTT', ...cues].join('\n\n');
const subtitleFiles: Record<string, string> = {
  [`${first}.m3u8`]:
    '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="nl",URI="text.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=1\np.m3u8',
  'text.m3u8':
    '#EXTM3U\n#EXTINF:60,\n1.vtt\n#EXTINF:60,\n2.vtt\n#EXT-X-PROGRAM-DATE-TIME:2031-03-04T14:03:05.000+0100\n#EXTINF:60,\n3.vtt\n',
  '1.vtt': vtt(
    '00:10.000 --> 00:12.000\n<v>Ik open.',
    '1\n00:00:21.000 --> 00:23.000 line:90%\nDe dijk\nis te laag.',
  ),
  '2.vtt': vtt(
    '00:58.000 --> 01:01.000\nHij moet &amp; zal hoger.',
    '00:58.000 --> 01:01.000\nHij moet &amp; zal hoger.',
  ),
  // A clock of its own: when it was is told by its piece alone.
  '3.vtt': vtt('09:00:02.000 --> 09:00:04.000\nDat komt goed.'),
};

test('debatdirect: the subtitles of a debate are its text until there is a report, by who had the word', async () => {
  await replay.close();
  replay = await serveDebatDirect((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://replay');
    const file = subtitleFiles[pathname.split('/').at(-1) ?? ''];
    if (file === undefined) return false;
    if (pathname.endsWith(`${first}.m3u8`))
      expect(searchParams.get('start')).toBe('2031-03-04T14:00:52+0100');
    response.end(file);
    return true;
  });
  const { raws, cursor } = await poll({ day: '2031-03-04' }, at('18:00:00'));
  // All debates first, then those with subtitles again; of the other one there are none.
  expect(
    raws.map(({ debate, cues, missing }) => [numberOf(debate), cues?.length, missing !== undefined]),
  ).toEqual([
    [first, undefined, false],
    [second, undefined, false],
    [first, 4, false],
    [second, undefined, true],
  ]);
  const { documents } = await debatdirect({}).read(raws[2]!);
  const text = [
    'Jan Proef (TP):',
    'Ik open.',
    'Vera van Voorbeeld (PP):',
    'De dijk is te laag. Hij moet & zal hoger.',
    'Mina de Minister:',
    'Dat komt goed.',
  ];
  expect(documents[0]).toMatchObject({ automatic: true, provisional: true, text: text.join('\n') });
  const { turns } = documents[0]!;
  expect(turns!.map(({ from, to }) => documents[0]!.text.slice(from, to))).toEqual([
    text[1],
    text[3],
    text[5],
  ]);
  expect(turns).toMatchObject([
    { chair: true, speakerId: 'p-jan', start: at('14:01:00') },
    { speakerId: 'p-vera', start: at('14:01:12'), end: at('14:03:01') },
    { interruption: true, speakerId: 'p-mina', start: at('14:03:01') },
  ]);
  // What failed is tried again twice, and what is here never.
  expect((await poll(cursor, at('18:10:00'))).ids).toEqual([second]);
  const third = await poll((await poll(cursor, at('18:10:00'))).cursor, at('18:20:00'));
  expect(third.ids).toEqual([second]);
  expect((await poll(third.cursor, at('18:30:00'))).ids).toEqual([]);
});

test('debatdirect: subtitles of days ago are not asked for', async () => {
  const { raws } = await poll({ day: '2031-03-04' }, Date.parse('2031-03-07T12:00:00Z'));
  expect(raws.map(({ debate }) => numberOf(debate))).toEqual([first, second]);
  expect(replay.asked.filter((path) => path.startsWith('/debates/'))).toHaveLength(2);
});

test.skipIf(!samples('.'))('debatdirect: the recorded debate is read with every turn', async () => {
  const folder = samples('.')!;
  const documents: Document[] = [];
  for (const path of recordedFiles('nl/debatdirect')) {
    const raws = await recordings.rawsOf(path, readFileSync(join(folder, path)), async (other) =>
      readFileSync(join(folder, other)),
    );
    for (const raw of Array.isArray(raws) ? raws : []) {
      const reading = await debatdirect({}).read(raw);
      expect(reading.notes).toEqual([]);
      documents.push(...reading.documents);
    }
  }
  expect(documents).toHaveLength(1);
  const [{ people, groupPath, footage }] = documents as [Document];
  expect([groupPath, people.length]).toEqual(['tk/commissieverslag', 8]);
  expect(people.map(({ party }) => party).filter(Boolean)).toHaveLength(7);
  const { moments, page, start, end } = footage![0]!;
  expect([start, end]).toEqual(
    ['2026-10-01T10:00:36+02:00', '2026-10-01T13:00:54+02:00'].map((time) => Date.parse(time)),
  );
  expect(page).toBe(
    'https://debatdirect.tweedekamer.nl/2026-10-01/internationaal/klompezaal/' +
      'informele-raad-buitenlandse-zaken-ontwikkeling-van-8-en-9-oktober-2026-10-00',
  );
  const count = (kind: string) => moments.filter(({ event }) => event.startsWith(kind)).length;
  expect([count('speaker'), count('interrupter'), count('chairman')]).toEqual([16, 10, 23]);
  for (const [index, moment] of moments.entries()) {
    expect(moment.end).toBeGreaterThanOrEqual(moment.start);
    expect(moment.start).toBeGreaterThanOrEqual(moments[index - 1]?.end ?? start);
  }
});
