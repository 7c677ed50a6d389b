import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import goAnswers from '#connectors/gemeenteoplossingen/fixtures/answers.json' with { type: 'json' };
import notubizAnswers from '#connectors/notubiz/fixtures/answers.json' with { type: 'json' };
import obvAnswers from '#connectors/openbesluitvorming/fixtures/answers.json' with { type: 'json' };
import pressAnswers from '#connectors/presscorner/fixtures/answers.json' with { type: 'json' };
import flemishAnswers from '#connectors/vlaamsparlement/fixtures/answers.json' with { type: 'json' };
import flemishDecisions from '#connectors/vlaamseregering/fixtures/answers.json' with { type: 'json' };
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

interface ToldFile {
  path: string;
  leftOut?: string;
  documents: { id: string; title: string }[];
  filled: Record<string, number>;
  notes: Record<string, number>;
}

interface Told {
  sources: { source: string; files: ToldFile[] }[];
  notRecognised: string[];
}

const fileOf = ({ sources }: Told, path: string) =>
  sources.flatMap(({ files }) => files).find((file) => file.path === path)!;

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

test('check: releases and Flemish decisions are read from their lists, with what lies beside these', async () => {
  const page = (rows: unknown[]) => ({ totalNumber: rows.length, docuLanguageListResources: rows });
  await put('press/en.json', page(pressAnswers.en));
  await put('press/nl.json', page(pressAnswers.nl));
  await put('press/ip.json', pressAnswers['IP/31/101']);
  await put('alone/search.json', { count: 2, data: flemishDecisions.items });
  await put('flemish/item.json', flemishDecisions.items[0]);
  await put('flemish/infos.json', flemishDecisions.infos);
  const theme = { type: 'concepts', id: 't1', attributes: { label: 'Havens' } };
  await put('flemish/theme.json', { data: [theme] });
  const told = await check();
  const { of, sources, notRecognised } = told;
  expect(notRecognised).toEqual([]);
  expect(sources.map(({ source }) => source).sort()).toEqual(['presscorner', 'vlaamseregering']);
  expect(of('presscorner')).toEqual({
    'press/en.json': 2,
    'press/ip.json': 'a release, read with its row of a list',
    'press/nl.json': 1,
  });
  expect(of('vlaamseregering')).toEqual({
    'alone/search.json': 2,
    'flemish/infos.json': 'documents and ministers, read with the items that they belong to',
    'flemish/item.json': 1,
    'flemish/theme.json': 'a theme, read with the items that are about it',
  });
  // The hour and the policies are those of the English release, which belongs to the English row alone.
  expect(fileOf(told, 'press/en.json').filled).toMatchObject({ time: 1, labels: 1 });
  expect(fileOf(told, 'press/nl.json').filled).not.toHaveProperty('labels');
  expect(fileOf(told, 'flemish/item.json').filled).toMatchObject({ attachments: 1, labels: 1 });
  expect(fileOf(told, 'alone/search.json').filled).not.toHaveProperty('labels');
});

test('check: decisions of the council of ministers are read from its meeting, with their pages beside it', async () => {
  for (const name of ['session', 'sessions', 'decision-nl', 'decision-fr']) {
    await fixture(`ministerraad/fixtures/${name}.html`);
  }
  const told = await check();
  const { of, sources, notRecognised } = told;
  expect([notRecognised, sources.map(({ source }) => source)]).toEqual([[], ['ministerraad']]);
  expect(of('ministerraad')).toEqual({
    'decision-fr.html': 'a decision, read with the page of its meeting',
    'decision-nl.html': 'a decision, read with the page of its meeting',
    'session.html': 2,
    'sessions.html': 'the list of meetings, which are asked for one by one',
  });
  // The other has its pages in both languages, or one would be told here.
  expect(fileOf(told, 'session.html').notes).toEqual({
    'no page (nl): the decision is known from its meeting only': 1,
  });
});

test('check: lists that only lead to what is read are left out by the source whose they are', async () => {
  await put('open.json', { totaal: 1, resultaten: [{ document: { pid: 'x' } }] });
  await put('consultations.xml', '<consultaties><consultatie><titel>Eb</titel></consultatie></consultaties>');
  const page = (title: string, body: string) =>
    `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
  const advice = (n: number) => `<a href="/adviezen/@${n}/w17/">Advies</a>`;
  await put('advices.html', page('Adviezen', advice(1) + advice(2)));
  const bill = '<h2>Plenair</h2><ul class="ladder"><li><a href="/wetsvoorstel/bill">Wet</a></li></ul>';
  await put('bills.html', page('Wetsvoorstellen bij PRF - Eerste Kamer', bill));
  await fixture('eerstekamer/bills/fixtures/bill.html');
  const { code, of, sources, notRecognised } = await check();
  expect([code, notRecognised]).toEqual([0, []]);
  expect(of('openoverheid')).toEqual({
    'open.json': 'the list of documents, whose records are asked for one by one',
  });
  expect(of('internetconsultatie')).toEqual({
    'consultations.xml': 'a list of consultations, whose pages are asked for one by one',
  });
  expect(of('raadvanstate')).toEqual({
    'advices.html': 'a list of advices, whose pages are asked for one by one',
  });
  expect(of('eerstekamerwetten')).toEqual({
    'bill.html': 1,
    'bills.html': 'the bills of a committee, which are asked for one by one',
  });
  expect(sources).toHaveLength(4);
});

test('check: an advice whose number is told nowhere is left out', async () => {
  await fixture('raadvanstate/fixtures/advice.html');
  const { of } = await check();
  expect(of('raadvanstate')).toEqual({
    'advice.html': 'an advice whose number stands neither in it nor in the name of the file',
  });
});

test('check: a report of a committee that speaks of the plenary sitting is that of a committee by the name it was written under', async () => {
  const path = new URL('../../../connectors/dekamer/fixtures/plenary.html', import.meta.url);
  const report = await readFile(path, 'utf8');
  const writtenAs = (name: string) =>
    report.replace('<body', `<link href="${name}_files/x.xml"><p>Plenaire vergadering</p><body`);
  await put('57-7.html', writtenAs('IC007'));
  await put('57-8.html', writtenAs('IP008'));
  const told = await check();
  const idOf = (path: string) => fileOf(told, path).documents[0]!.id;
  expect([idOf('57-7.html'), idOf('57-8.html')]).toEqual(['dekamer-57-ic007', 'dekamer-57-ip008']);
});

test('check: a rule in XML that has a body is no page, and is known as what another service publishes', async () => {
  await put('rule.xml', '<?xml version="1.0"?><cvdr><meta/><body><tekst>Eb</tekst></body></cvdr>');
  const { of } = await check();
  expect(of('lokalebekendmakingen')).toEqual({
    'rule.xml': 'a consolidated local rule, of another service',
  });
});

/** Names that tell what no page of theirs does. */
const named: Record<string, string> = {
  'dekamer/fixtures/plenary.html': '57-7.html',
  'doceo/fixtures/debates.xml': 'CRE-10-2028-02-08_EN.xml',
  'eurlex/fixtures/formex.xml': '32031R0042.xml',
  'raadvanstate/fixtures/advice.html': '147896-advice.html',
};

test.each([
  ['commissionmeetings', 'commissionmeetings/fixtures/cabinets.xml'],
  ['commissionmeetings', 'commissionmeetings/fixtures/services.xml'],
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
  ['eerstekamercommissies', 'eerstekamer/committees/fixtures/day.html'],
  ['eerstekamerwetten', 'eerstekamer/bills/fixtures/bill.html'],
  ['eurlex', 'eurlex/fixtures/formex.xml'],
  ['eurlex', 'eurlex/fixtures/notice.xml'],
  ['europarl', 'europarl/fixtures/report.json'],
  ['europarl', 'europarl/fixtures/sitting.json'],
  ['europarl', 'europarl/fixtures/procedure.json'],
  ['internetconsultatie', 'internetconsultatie/fixtures/consultation.html'],
  ['ministerraad', 'ministerraad/fixtures/session.html'],
  ['officielebekendmakingen', 'koop/fixtures/national.xml'],
  ['lokalebekendmakingen', 'koop/fixtures/local.xml'],
  ['openoverheid', 'openoverheid/fixtures/record.json'],
  ['raadvanstate', 'raadvanstate/fixtures/advice.html'],
  ['rijksoverheid', 'rijksoverheid/fixtures/documents.xml'],
  ['staatsblad', 'staatsblad/fixtures/act-nl.html'],
  ['staatsblad', 'staatsblad/fixtures/list.html'],
  ['vlos', 'vlos/fixtures/verslag.xml'],
])('check: %s alone knows %s by what is in it', async (source, path) => {
  const name = named[path] ?? path.slice(path.lastIndexOf('/') + 1);
  await fixture(path, name);
  const { of, sources } = await check();
  expect(of(source)[name]).toBeGreaterThan(0);
  // Both that read the register of publications tell each other's apart.
  const register = new Set(['officielebekendmakingen', 'lokalebekendmakingen']);
  const others = sources.filter(
    (one) => !register.has(one.source) || one.files.some(({ documents }) => documents.length > 0),
  );
  expect(others.map((one) => one.source)).toEqual([source]);
});
