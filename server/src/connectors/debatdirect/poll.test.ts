import { afterEach, beforeEach, expect, test } from 'vitest';
import { debatDirectFixture, serveDebatDirect, type DebatDirectReplay } from '#test/replay/debatdirect.ts';
import type { Cursor } from '../connector.ts';
import { numberOf } from '../reading/answers.ts';
import { debatdirect } from './debatdirect.ts';
import { pollDebates, type DebateRaw } from './poll.ts';

const at = (clock: string) => Date.parse(`2031-03-04T${clock}+01:00`);
const [first, second, going] = debatDirectFixture().agenda.debates.map(({ id }) => id) as [
  string,
  string,
  string,
];

let replay: DebatDirectReplay;
beforeEach(async () => {
  replay = await serveDebatDirect();
});
afterEach(() => replay.close());

const service = () => ({
  baseUrl: `${replay.baseUrl}/`,
  request: { interval: 0, retries: 0, backOff: 1 },
});
async function poll(since: Cursor | undefined, now: number) {
  const raws: DebateRaw[] = [];
  let cursor = since;
  for await (const batch of pollDebates(service(), since, now, 0)) {
    raws.push(...batch.raw);
    cursor = batch.cursor;
  }
  return { raws, ids: raws.map(nameOf), cursor };
}
function nameOf(raw: DebateRaw): string {
  if ('note' in raw) return raw.note;
  return 'day' in raw ? raw.day : numberOf(raw.debate);
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

const withSubtitles = () =>
  serveDebatDirect((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://replay');
    const file = subtitleFiles[pathname.split('/').at(-1) ?? ''];
    if (file === undefined) return false;
    if (pathname.endsWith(`${first}.m3u8`))
      expect(searchParams.get('start')).toBe('2031-03-04T14:00:52+0100');
    response.end(file);
    return true;
  });

test('debatdirect: the subtitles of a debate are its text until there is a report, by who had the word', async () => {
  await replay.close();
  replay = await withSubtitles();
  const { raws, cursor } = await poll({ day: '2031-03-04' }, at('18:00:00'));
  // All debates first, then those with subtitles again; of the other one there are none.
  expect(
    raws.map((raw) => [nameOf(raw), 'cues' in raw ? raw.cues?.length : undefined, 'missing' in raw]),
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
  // Within a poll the list of who could speak is asked for once, and a debate too.
  expect(replay.asked.filter((path) => /^\/(actors|debates)/.test(path))).toHaveLength(3);
  // What failed is tried again twice, and what is here never.
  expect((await poll(cursor, at('18:10:00'))).ids).toEqual([second]);
  const third = await poll((await poll(cursor, at('18:10:00'))).cursor, at('18:20:00'));
  expect(third.ids).toEqual([second]);
  expect((await poll(third.cursor, at('18:30:00'))).ids).toEqual([]);
});

test('debatdirect: subtitles of days ago are not asked for', async () => {
  const { raws } = await poll({ day: '2031-03-04' }, Date.parse('2031-03-07T12:00:00Z'));
  expect(raws.map(nameOf)).toEqual([first, second]);
  expect(replay.asked.filter((path) => path.startsWith('/debates/'))).toHaveLength(2);
});

test('debatdirect: a run that is cut off while it asks for subtitles has tried', async () => {
  await replay.close();
  replay = await withSubtitles();
  const steps: [asked: number, read: unknown][] = [];
  for await (const { cursor } of pollDebates(service(), { day: '2031-03-04' }, at('18:00:00'), 0)) {
    const asked = replay.asked.filter((path) => path.endsWith('.m3u8')).length;
    steps.push([asked, (cursor['read'] as Record<string, string>)[`2031-03-04 ${first}`]]);
    if (steps.length === 3) break;
  }
  const ended = '2031-03-04T14:05:00+0100';
  expect(steps).toEqual([
    [0, ended],
    [0, `${ended} 1`],
    [2, `${ended} text`],
  ]);
});

test('debatdirect: a debate whose answer stays a fault is kept aside or told, and asked for again', async () => {
  const connector = debatdirect({});
  replay.broken.set(first, { status: 502, body: '' });
  replay.broken.set(second, { status: 404, body: '' });
  const faulty = await poll({ day: '2031-03-04' }, at('18:00:00'));
  expect(faulty.ids).toEqual([first, expect.stringMatching(/^status at .*404/)]);
  expect(faulty.cursor).toEqual({ day: '2031-03-01', read: {} });
  await expect(connector.read(faulty.raws[0]!)).rejects.toMatchObject({ kind: 'status' });
  expect(await connector.read(faulty.raws[1]!)).toMatchObject({ notes: [{ sourceId: `debate ${second}` }] });
  // What is kept of the first goes by the name of its debate; a remark replaces nothing that is kept.
  const names = faulty.raws.map((raw) => connector.itemOf(raw).id);
  expect(names).toEqual([`debate ${first}`, `remark on debate ${second}`]);
  replay.broken.clear();
  replay.broken.set(first, { status: 200, body: '{"id":' });
  const cut = await poll(faulty.cursor, at('18:10:00'));
  expect(cut.ids).toEqual([first, second]);
  await expect(connector.read(cut.raws[0]!)).rejects.toMatchObject({ kind: 'notJson' });
  replay.broken.clear();
  const given = await poll(cut.cursor, at('18:20:00'));
  expect((await connector.read(given.raws[0]!)).documents).toMatchObject([{ id: `debatdirect-${first}` }]);
  replay.away = true;
  await expect(poll(given.cursor, at('18:30:00'))).rejects.toMatchObject({ kind: 'status' });
});

test('debatdirect: a page in place of a debate costs that debate alone, three in a row are a fault', async () => {
  const connector = debatdirect(service());
  const page = { status: 200, body: '<html>Storing</html>' };
  replay.broken.set(first, page);
  const faulty = await poll({ day: '2031-03-04' }, at('18:00:00'));
  expect(faulty.ids).toEqual([first, second]);
  expect(faulty.cursor).toMatchObject({ day: '2031-03-01' });
  await expect(connector.read(faulty.raws[0]!)).rejects.toMatchObject({ name: 'SourceFault' });
  const ask = () => connector.fetchAgain!(faulty.raws[0]!, new AbortController().signal);
  await expect(ask()).rejects.toMatchObject({ name: 'SourceFault' });
  replay.broken.clear();
  expect((await ask())!.map(nameOf)).toEqual([first]);
  replay.fixture.agenda.debates[2]!.endedAt = '2031-03-04T18:15:00+0100';
  for (const id of [first, second, going]) replay.broken.set(id, page);
  await expect(poll({ day: '2031-03-04' }, at('18:20:00'))).rejects.toMatchObject({ name: 'SourceFault' });
});

test('debatdirect: a day of which nobody tells who could speak is kept aside, and asked for once more with its debates', async () => {
  const connector = debatdirect(service());
  replay.broken.set('2031-03-04', { status: 502, body: '' });
  const { ids, raws, cursor } = await poll({ day: '2031-03-04' }, Date.parse('2031-03-07T12:00:00Z'));
  expect(ids).toEqual(['2031-03-04']);
  expect(cursor).toEqual({ day: '2031-03-04', read: {} });
  expect(connector.itemOf(raws[0]!)).toEqual({ id: 'debates of 2031-03-04' });
  await expect(connector.read(raws[0]!)).rejects.toMatchObject({ kind: 'status' });
  replay.broken.clear();
  const again = (await connector.fetchAgain!(raws[0]!, new AbortController().signal))!;
  expect(again.map(nameOf)).toEqual([first, second]);
  expect((await connector.read(again[0]!)).documents).toMatchObject([{ id: `debatdirect-${first}` }]);
});

test('debatdirect: rows of an agenda that cannot be read are told, and the others are read', async () => {
  const [row] = replay.fixture.agenda.debates;
  (row as { name: unknown }).name = 7;
  const { raws, ids } = await poll({ day: '2031-03-04' }, at('18:00:00'));
  expect(ids).toEqual([expect.stringMatching(/^unreadable in its agenda: name/), second]);
  expect(await debatdirect({}).read(raws[0]!)).toMatchObject({ notes: [{ sourceId: `debate ${first}` }] });
  for (const one of replay.fixture.agenda.debates) (one as { name: unknown }).name = 7;
  await expect(poll({ day: '2031-03-04' }, at('18:10:00'))).rejects.toMatchObject({ kind: 'shape' });
});
