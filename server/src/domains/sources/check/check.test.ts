import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import goAnswers from '#connectors/gemeenteoplossingen/fixtures/answers.json' with { type: 'json' };
import notubizAnswers from '#connectors/notubiz/fixtures/answers.json' with { type: 'json' };
import obvAnswers from '#connectors/openbesluitvorming/fixtures/answers.json' with { type: 'json' };
import flemishAnswers from '#connectors/vlaamsparlement/fixtures/answers.json' with { type: 'json' };
import { debateAnswer, debatDirectFixture } from '#test/replay/debatdirect.ts';
import { fixtureRows } from '#test/replay/tweedekamer.ts';
import { checkFolder } from './check-command.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
  // Our own payloads are of 2031; days far ahead cannot be.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-06T12:00:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const put = async (name: string, content: unknown) => {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
};
const fixture = (path: string, name = path.slice(path.lastIndexOf('/') + 1)) =>
  cp(fileURLToPath(new URL(`../../../connectors/${path}`, import.meta.url)), join(folder, name));

interface Told {
  sources: { source: string; files: { path: string; leftOut?: string; documents: { title: string }[] }[] }[];
  notRecognised: string[];
}

async function check(): Promise<
  Told & { code: number; of: (source: string) => Record<string, string | number> }
> {
  let said = '';
  const code = await checkFolder(folder, { json: true, write: (text) => (said += text) });
  const told = JSON.parse(said) as Told;
  const of = (source: string) =>
    Object.fromEntries(
      (told.sources.find((one) => one.source === source)?.files ?? []).map(({ path, leftOut, documents }) => [
        path,
        leftOut ?? documents.length,
      ]),
    );
  return { ...told, code, of };
}

test('check: a folder in which nothing is known says so of each file and ends with 1', async () => {
  await put('shopping.txt', 'bread');
  await put('any.json', { some: 'thing' });
  await put('page.html', '<!doctype html><html><head><title>Hello</title></head><body>Hello</body></html>');
  await put(
    'feed.xml',
    '<rss><channel><item><title>a</title><link>https://example.org/</link></item></channel></rss>',
  );
  expect(await check()).toMatchObject({
    ...{ code: 1, sources: [] },
    notRecognised: ['any.json', 'feed.xml', 'page.html', 'shopping.txt'],
  });
  let said = '';
  expect(await checkFolder(folder, { json: false, write: (text) => (said += text) })).toBe(1);
  expect(said).toContain('not recognised: any.json\n');
  expect(await checkFolder(join(folder, 'nowhere'), { json: false, write: (text) => (said += text) })).toBe(
    1,
  );
  expect(said).toContain('there is no folder');
});

test('check: councils that nobody named, in lists, in results and one alone', async () => {
  await put('duinzicht/meeting_duinzicht.json', notubizAnswers.meetings[0]);
  await put('duinzicht/wrapped.json', { meeting: notubizAnswers.meetings[1] });
  await put('go/meetings.json', { result: { totalCount: 1, meetings: [goAnswers.meetings[0]] } });
  await put('go/one.json', goAnswers.documents[0]);
  await fixture('ibabs/fixtures/meetings.xml', 'zeedorp_meetings.xml');
  await fixture('ibabs/fixtures/entries.xml', 'zeedorp_entries.xml');
  const { code, of, notRecognised, sources } = await check();
  expect([code, notRecognised]).toEqual([0, []]);
  expect(Object.values(of('notubiz')).every((count) => Number(count) > 0)).toBe(true);
  expect(Object.values(of('gemeenteoplossingen')).every((count) => Number(count) > 0)).toBe(true);
  expect(of('ibabs')['zeedorp_meetings.xml']).toBeGreaterThan(0);
  expect(of('ibabs')['zeedorp_entries.xml']).toBeGreaterThan(0);
  expect(sources.map(({ source }) => source)).toEqual(['notubiz', 'ibabs', 'gemeenteoplossingen']);
});

test('check: one entry of a list is read as the list is', async () => {
  const [row] = fixtureRows();
  await put('odata.json', { '@odata.context': 'x#Document', value: [row] });
  await put('row.json', row);
  await put('line.ndjson', `${JSON.stringify(obvAnswers.feed[0])}\n${JSON.stringify(obvAnswers.feed[1])}\n`);
  await put('change.json', obvAnswers.feed[0]);
  const { code, of, notRecognised } = await check();
  expect([code, notRecognised]).toEqual([0, []]);
  expect(of('tweedekamer')).toEqual({ 'odata.json': 1, 'row.json': 1 });
  expect(Object.keys(of('openbesluitvorming'))).toEqual(['change.json', 'line.ndjson']);
});

test('check: what belongs to a file is read with it where it lies beside it', async () => {
  const { agenda, events, actors } = debatDirectFixture();
  const debate = debateAnswer(agenda.debates[0]!, events);
  await put('alone/debate.json', debate);
  await put('both/debate.json', debate);
  await put('both/who.json', actors);
  await put('flemish/meeting.json', flemishAnswers.vergC);
  await put('flemish/agenda.json', { ...flemishAnswers.agd, id: flemishAnswers.vergC.id });
  const { of, sources } = await check();
  expect(of('debatdirect')).toEqual({
    'alone/debate.json': 'a debate without the list of its speakers beside it',
    'both/debate.json': 1,
    'both/who.json': 'who could speak, read with the debates',
  });
  expect(of('vlaamsparlement')).toEqual({
    'flemish/agenda.json': 'the agenda of a meeting, read with it',
    'flemish/meeting.json': 1,
  });
  expect(sources).toHaveLength(2);
});

/** Names that tell what no page of theirs does. */
const named: Record<string, string> = {
  'dekamer/fixtures/plenary.html': '57-7.html',
  'doceo/fixtures/debates.xml': 'CRE-10-2028-02-08_EN.xml',
  'eurlex/fixtures/formex.xml': '32031R0042.xml',
};

test.each([
  ['council', 'council/fixtures/latest.html'],
  ['council', 'council/fixtures/meetings.xml'],
  ['dekamer', 'dekamer/fixtures/dossier.html'],
  ['dekamer', 'dekamer/fixtures/plenary.html'],
  ['dekameragenda', 'dekamer/fixtures/calendar.xml'],
  ['dekamervragen', 'dekamer/fixtures/question.json'],
  ['doceo', 'doceo/fixtures/debates.xml'],
  ['doceo', 'doceo/fixtures/press.html'],
  ['doceo', 'doceo/fixtures/roll-calls.xml'],
  ['doceo', 'doceo/fixtures/votes.xml'],
  ['eerstekamer', 'eerstekamer/fixtures/stemmingen-1.html'],
  ['eurlex', 'eurlex/fixtures/formex.xml'],
  ['eurlex', 'eurlex/fixtures/notice.xml'],
  ['europarl', 'europarl/fixtures/report.json'],
  ['europarl', 'europarl/fixtures/sitting.json'],
  ['europarl', 'europarl/fixtures/procedure.json'],
  ['officielebekendmakingen', 'koop/fixtures/national.xml'],
  ['lokalebekendmakingen', 'koop/fixtures/local.xml'],
  ['rijksoverheid', 'rijksoverheid/fixtures/documents.xml'],
  ['staatsblad', 'staatsblad/fixtures/act-nl.html'],
  ['staatsblad', 'staatsblad/fixtures/list.html'],
  ['vlos', 'vlos/fixtures/verslag.xml'],
])('check: %s alone knows %s by what is in it', async (source, path) => {
  const name = named[path] ?? path.slice(path.lastIndexOf('/') + 1);
  await fixture(path, name);
  const { of, sources } = await check();
  expect(of(source)[name]).toBeGreaterThan(0);
  const others = sources.filter((one) => one.files.some(({ documents }) => documents.length > 0));
  expect(others.map((one) => one.source)).toEqual([source]);
});
