import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayOf, startOfDay } from 'contract/amsterdam';
import type { Document, Footage } from '../../../server/src/stores/documents/document.ts';
import { aDocument } from '../../../server/test/documents.ts';
import { serveDebatDirect, type DebatDirectReplay } from '../../../server/test/replay/debatdirect.ts';
import {
  initialPiece,
  masterList,
  mediaList,
  pieceSeconds,
  silentPiece,
} from '../../../server/test/replay/silent-hls.ts';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { comesIn } from '../comes-in.ts';
import { debatePage } from '../pages/debate-page.ts';
import { signIn } from '../pages/login-page.ts';
import { peopleDatabaseOf } from '../people-database.ts';
import { useOwnStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const begin = Date.parse('2026-11-12T14:00:00+01:00');
const second = (seconds: number) => begin + seconds * 1_000;

/** When the meeting began that is held: today. */
const held = Math.max(startOfDay(dayOf(Date.now())), Date.now() - 600_000);

let replay: DebatDirectReplay;
const askedDebates = () => replay.asked.filter((path) => path.startsWith('/debates/'));
/** Paths of the streams, with what was asked behind them. */
const fetched: string[] = [];
const stage = useOwnStage(async () => {
  replay = await serveDebatDirect((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://replay');
    const [, folder, name = ''] = pathname.split('/');
    if (folder !== 'vod') return false;
    fetched.push(name);
    const number = /^(\d+)\.m4s$/.exec(name)?.[1];
    const isMedia = name === 'sound.m3u8' || name === 'picture.m3u8';
    // Between the second piece and the third a minute was not recorded.
    const pieces = Array.from({ length: 60 }, (_, at) => second(at * pieceSeconds + (at > 1 ? 60 : 0)));
    if (name === 'initial.mp4') response.end(initialPiece());
    else if (number !== undefined) response.end(silentPiece(Number(number)));
    else response.end(isMedia ? mediaList({ pieces }) : masterList());
    return true;
  });
  // The debates of the fixture on the day of this one.
  const [first, later, going] = replay.fixture.agenda.debates;
  Object.assign(first!, { startedAt: '2026-11-12T14:00:00+0100', endedAt: '2026-11-12T14:05:00+0100' });
  Object.assign(later!, { startedAt: '2026-11-12T16:00:00+0100', endedAt: '2026-11-12T16:04:00+0100' });
  // One that is held right now.
  const utc = new Date(held).toISOString();
  Object.assign(going!, { debateDate: dayOf(held), startedAt: `${utc.slice(0, 19)}+0000`, endedAt: null });
  replay.fixture.events[going!.id] = [[utc.slice(11, 19), 'speaker', 'P-VERA']];
  going!.startsAt = going!.startedAt;
  return { SOURCES: 'debatdirect', DEBATDIRECT_PLAY: '1', SOURCE_DEBATDIRECT_URL: replay.baseUrl };
});
afterAll(() => replay.close());

const people = [
  { id: 'p-vera', name: 'Vera van Voorbeeld', party: 'PP' },
  { id: 'p-mina', name: 'Mina de Minister' },
];
/** Who says what from which second on, and in which part it is shown. */
const said: [who: number, at: number, words: string][] = [
  [0, 0, 'Voorzitter. De dijk bij het proefdorp is te laag.'],
  [1, 6, 'Dat klopt, en daar komt geld voor.'],
  [0, 70, 'Wanneer komt dat geld dan precies?'],
  [1, 7_205, 'In het voorjaar, en daarmee sluit ik af.'],
];

function debate(): Document {
  const lines = said.map(([who, , words]) => `${people[who]!.name}:\n${words}`);
  const text = lines.join('\n');
  const part = (row: number, from: number, to: number): Footage => {
    const spoken = said.filter(([, at]) => at >= from && at < to);
    return {
      source: 'debatdirect',
      key: replay.fixture.agenda.debates[row]!.id,
      page: `https://debatdirect.tweedekamer.nl/2026-11-12/water/plenairezaal/deel-${row + 1}`,
      ...{ start: second(from), end: second(to), speakers: people },
      moments: spoken.map(([speaker, at], index) => ({
        speaker,
        start: second(at),
        end: second(spoken[index + 1]?.[1] ?? to),
        event: `speaker${at}`,
      })),
    };
  };
  return aDocument({
    id: 'vlos-stream',
    source: 'vlos',
    groupPath: 'tk/plenair-verslag',
    sourceType: 'Plenair debat',
    institution: 'Tweede Kamer',
    title: 'Proefdijk en proefgeld',
    date: begin,
    provisional: true,
    text,
    turns: said.map(([who, at, words]) => ({
      speaker: { name: people[who]!.name },
      from: text.indexOf(words),
      to: text.indexOf(words) + words.length,
      ...{ start: second(at), end: second(at + 5) },
    })),
    footage: [part(0, 0, 300), part(1, 7_200, 7_440)],
  });
}

function meeting(): Document {
  return aDocument({
    id: 'tk-held',
    source: 'tweedekamer',
    groupPath: 'tk/agenda',
    sourceType: 'Commissiedebat',
    institution: 'Tweede Kamer',
    title: 'Sluizen',
    date: held,
    meeting: {
      ...{ kind: 'committee', start: held, end: held + 7_200_000, timeKnown: true, status: 'planned' },
      agendaItems: [],
    },
  });
}

/** Whether the product has read its source by itself: what is asked of that afterwards, people ask. */
function hasReadSource(): boolean {
  const database = peopleDatabaseOf(stage.product);
  try {
    const ended = `select 1 from source_states where source = 'debatdirect'
      and (last_success is not null or last_fault is not null)`;
    return database.prepare(ended).get() !== undefined;
  } finally {
    database.close();
  }
}

beforeAll(async () => {
  await vi.waitUntil(hasReadSource, { timeout: 120_000, interval: 100 });
  await comesIn(stage.product, debate(), meeting());
});

/** Pictures for who looks at them, where they ask for it. */
async function takePictures(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
  }
}

test('debate stream: a meeting that is held says so, and who has the word', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto('/agenda/tk-held');
    await expectVisible(page.getByText('Nu bezig'));
    await expectVisible(page.getByText('Aan het woord: Vera van Voorbeeld (PP)'));
    expect(await page.getByRole('link', { name: /^Volg bij de bron/ }).getAttribute('href')).toMatch(
      /^https:\/\/debatdirect\.tweedekamer\.nl\/.*\/sluizen-17-00$/,
    );
    await expectAccessibleInBothThemes(page);
    await takePictures(page, 'held');
  }));

test('debate stream: while nobody can say who speaks nothing is said', () =>
  stage.play(async (page) => {
    await page.clock.install();
    await signIn(page);
    await page.goto('/agenda/tk-held');
    const live = page.getByText('Nu bezig');
    await expectVisible(live);
    await page.route('**/api/agendas/*/live?*', (route) => route.abort());
    await page.clock.fastForward(31_000);
    await live.waitFor({ state: 'detached' });
    await page.unroute('**/api/agendas/*/live?*');
    await page.clock.fastForward(31_000);
    await expectVisible(live);
  }));

test('debate stream: the source’s own sound plays, the time moves and the transcript follows', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto('/nl/document/vlos-stream');
    const view = debatePage(page);
    await expectVisible(view.turns);
    // Nothing of it is asked of the source before somebody plays.
    expect([askedDebates().filter((path) => path.endsWith('1')), fetched]).toEqual([[], []]);
    await view.play.click();
    await expectSoon(async () => (await view.seconds()) > 0, true);
    await expectVisible(view.spoken.filter({ hasText: 'De dijk bij het proefdorp' }));
    await expectSoon(() => view.spoken.textContent().then((text) => text?.includes('daar komt geld')), true);
    // The sound alone was fetched.
    expect(fetched).toContain('sound.m3u8');
    expect(fetched).not.toContain('picture.m3u8');

    // Where a minute was not recorded the clock of the debate jumps with it.
    await page.getByRole('button', { name: 'Speel af vanaf 0:01:10' }).click();
    await expectVisible(view.spoken.filter({ hasText: 'Wanneer komt dat geld' }));
    await expectSoon(async () => (await view.seconds()) > 70, true);
    expect(fetched).not.toContain('17.m4s');

    // A later part is another stream, and comes by itself where it is wanted.
    const asked = askedDebates().length;
    await page.getByRole('button', { name: 'Speel af vanaf 2:00:05' }).click();
    await expectVisible(view.spoken.filter({ hasText: 'In het voorjaar' }));
    await expectSoon(() => Promise.resolve(askedDebates().length), asked + 1);
    await expectSoon(async () => (await view.seconds()) > 7_205, true);

    // With the picture another list is fetched, and it goes on where it was.
    await view.player.getByRole('button', { name: 'Beeld', exact: true }).click();
    await expectVisible(page.getByRole('group', { name: 'Beeld van het debat' }).locator('video'));
    await expectSoon(() => Promise.resolve(fetched.includes('picture.m3u8')), true);
    await expectVisible(view.pause);
    await expectSoon(async () => (await view.seconds()) > 7_206, true);

    // Without it the sound alone goes on.
    const sounds = () => fetched.filter((name) => name === 'sound.m3u8').length;
    const before = sounds();
    await view.player.getByRole('button', { name: 'Beeld', exact: true }).click();
    await expectSoon(() => Promise.resolve(sounds() > before), true);
    const reached = await view.seconds();
    await expectSoon(async () => (await view.seconds()) > reached, true);
    expect(await page.locator('video').count()).toBe(0);
  }));

test('debate stream: every turn leads to its moment at the source, also when the stream is away', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto('/nl/document/vlos-stream');
    const view = debatePage(page);
    await expectVisible(view.turns);
    const moment = page.getByRole('link', { name: 'Dit moment bij de bron: Mina de Minister, 0:00:06' });
    expect(await moment.getAttribute('href')).toBe(
      'https://debatdirect.tweedekamer.nl/2026-11-12/water/plenairezaal/deel-1?event=speaker6',
    );
    await expectVisible(page.getByRole('link', { name: 'Beeld en geluid bij de bron, vanaf 16:00' }));
    await page.route('**/api/document/*/stream/*', (route) => route.abort());
    await view.play.click();
    await expectVisible(view.player.getByRole('alert'));
    await page.unroute('**/api/document/*/stream/*');
    await view.player.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expectVisible(view.spoken);
    await expectAccessibleInBothThemes(page);
    await view.player.getByRole('button', { name: 'Beeld', exact: true }).click();
    await expectVisible(page.locator('video'));
    await expectAccessibleInBothThemes(page);
    await takePictures(page, 'debate');
  }));
