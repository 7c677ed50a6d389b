import { mkdir, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { total, weighScripts } from '../web/e2e/script-weight.ts';
import { buildCorpus } from './build.ts';
import { ms, printTable, quantile } from './figures.ts';
import { serve, type Server } from './server.ts';
import { loadHits, pageFor, scrollThrough, showNothing, slope } from './web-paging.ts';
import { logIn, observed, openAlone, queryField, search, settled, slowDown, visit } from './web-visit.ts';

interface Options {
  docs: number;
  runs: number;
  /** Folder of the corpus to build in and keep; a temporary one is removed afterwards. */
  data: string | undefined;
}

/** In every document of the corpus, with all its years: more than ten thousand hits. */
const widest = new URLSearchParams({ q: 'de', from: '2018-01-01', to: '2026-11-01' });
/** In some documents. */
const ordinary = 'woningbouw';
/** A kind of document, of which there are others. */
const motions = (page: Page) =>
  page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Moties/ });
const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
const median = (values: readonly number[]) => quantile(values, 0.5);

/** Measures the built front end in a real browser against the bars of the dashboard and the document page. */
export async function benchWeb({ docs, runs, data }: Options): Promise<void> {
  const folder = data ?? join(tmpdir(), `bench-web-${process.pid}`);
  buildWebIfStale();
  await mkdir(folder, { recursive: true });
  await buildCorpus(folder, docs);
  const server = await serve(folder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), Chromium ${browser.version()}, Node ${process.version}`,
  );
  try {
    const rows: string[][] = [];
    for (const measure of [scripts, paints, responses, shifts, scrolling, memory]) {
      const load = loadavg()[0]!.toFixed(1);
      for (const row of await measure(browser, server, runs)) {
        rows.push([...row, load]);
        // The whole takes long; what is known is told.
        console.log(row.slice(0, 2).join(': '));
      }
    }
    console.log('');
    printTable(['measure', 'figure', 'bar', 'load'], rows);
  } finally {
    await browser.close();
    await server.stop();
    if (!data) await rm(folder, { recursive: true, force: true });
  }
}

/** Rows of the table: what, how much, and what it may be. */
type Measure = (browser: Browser, server: Server, runs: number) => Promise<string[][]>;

const scripts: Measure = async (browser, { address, account }) => {
  const { page, close } = await visit(browser, address);
  const weigh = weighScripts(page);
  const steps: [string, Awaited<ReturnType<typeof weigh>>][] = [];
  const weighed = async (step: string) => steps.push([step, await weigh()]);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await weighed('login');
  await logIn(page, account);
  await page.waitForLoadState('networkidle');
  await weighed('login and dashboard');
  await search(page, ordinary);
  await weighed('login and dashboard with results');
  await page.waitForTimeout(5_000);
  const later = total(await weigh()) - total(steps.at(-1)![1]);
  for (const { name, gzip } of steps.at(-1)![1].slice(0, 8)) console.log(`${kilobytes(gzip)} kB ${name}`);
  console.log('');
  await close();
  return [
    ...steps.map(([step, fetched], index) => [
      `JavaScript, gzip, ${step} (${fetched.length} files)`,
      `${kilobytes(total(fetched))} kB`,
      index === 2 ? '259 kB' : '',
    ]),
    ['JavaScript fetched later without being asked for', `${kilobytes(later)} kB`, ''],
  ];
};

/** Milliseconds in which a new window of the browser draws itself, on the same processors as the page. */
const opening = 2_500;

const paints: Measure = async (browser, { address, account }, runs) => {
  const first = await visit(browser, address);
  await logIn(first.page, account);
  const storageState = await first.page.context().storageState();
  await first.close();
  const measured: string[][] = [];
  for (const slow of [true, false]) {
    const login: number[] = [];
    const dashboard: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const anyone = await visit(browser, address, { slow });
      await anyone.page.waitForTimeout(opening);
      await openAlone(anyone.page, '/login');
      await anyone.page.locator('form').waitFor();
      login.push((await observed(anyone.page)).largestPaint);
      await anyone.close();
      const known = await visit(browser, address, { slow, storageState });
      await known.page.waitForTimeout(opening);
      await openAlone(known.page, `/nl/dashboard?q=${ordinary}`);
      await settled(known.page);
      dashboard.push((await observed(known.page)).largestPaint);
      await known.close();
    }
    const row = (name: string, times: number[]) => [
      `LCP of ${name}${slow ? `, ${slowDown} × slower` : ''}, median of ${runs} (best)`,
      `${ms(median(times))} ms (${ms(Math.min(...times))})`,
      '1500 ms',
    ];
    measured.push(row('login', login), row('a dashboard with results', dashboard));
  }
  return measured;
};

const responses: Measure = async (browser, { address, account }, runs) => {
  const { page, close } = await visit(browser, address, { slow: true });
  await logIn(page, account);
  await search(page, ordinary);
  await observed(page);
  const longest = async (act: () => Promise<void>) => {
    await act();
    // What takes less than 16 ms is not told by the browser.
    return Math.max(16, ...(await observed(page)).responses);
  };
  const typing: number[] = [];
  const toggling: number[] = [];
  await queryField(page).focus();
  for (let run = 0; run < Math.max(10, runs); run += 1) {
    typing.push(await longest(() => page.keyboard.press('e')));
  }
  await search(page, ordinary);
  for (let run = 0; run < Math.max(10, runs); run += 1) {
    toggling.push(await longest(() => motions(page).click()));
    await page.waitForLoadState('networkidle');
  }
  await close();
  const row = (name: string, times: number[]) => [
    `${name} to the next paint, ${slowDown} × slower, median of ${times.length} (best, worst)`,
    `${ms(median(times))} ms (${ms(Math.min(...times))}, ${ms(Math.max(...times))})`,
    '100 ms',
  ];
  return [row('a letter typed', typing), row('a filter chosen', toggling)];
};

const shifts: Measure = async (browser, { address, account }) => {
  const { page, close } = await visit(browser, address);
  const rows: string[][] = [];
  let before = 0;
  const step = async (name: string) => {
    const { shift } = await observed(page);
    rows.push([`layout shift, ${name}`, (shift - before).toFixed(4), '']);
    before = shift;
  };
  await logIn(page, account);
  await page.waitForLoadState('networkidle');
  await step('login and dashboard');
  await search(page, ordinary);
  await step('results');
  await motions(page).click();
  await settled(page);
  await step('a filter');
  await page.getByRole('region', { name: 'Tijdlijn' }).locator('[data-title]').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await step('a document');
  await page.goBack();
  await settled(page);
  await step('back');
  await close();
  return [...rows, ['layout shift, all of it', before.toFixed(4), '0.05']];
};

/** A flick, some 6,000 pixels per second, one twice as fast, and the bar dragged. */
const ways = [
  ['an eighth of a screen each', 0.125],
  ['a quarter of a screen each', 0.25],
  ['a screen each', 1],
] as const;

const scrolling: Measure = async (browser, { address, account }) => {
  const { page, close } = await visit(browser, address);
  await logIn(page, account);
  await page.goto(`/nl/dashboard?${widest}`);
  await settled(page);
  await observed(page);
  const { loaded, rows } = await loadHits(page, 10_000);
  const whileLoading = (await observed(page)).frames;
  const scrolled: string[][] = [];
  for (const [how, part] of ways) {
    const { count, longest, p99, over50 } = await scrollThrough(page, part);
    const computing = (await observed(page)).frames.length;
    scrolled.push(
      [
        `longest of ${count} frames scrolled through them, ${how} (99 of 100 take at most)`,
        `${ms(longest)} ms (${ms(p99)})`,
        '50 ms',
      ],
      [`frames over 50 ms, and of these computing, ${how}`, `${over50}, ${computing}`, '0'],
    );
  }
  await showNothing(page);
  const nothing = await scrollThrough(page, ways[1][1]);
  await close();
  return [
    [`rows on the page with ${loaded} hits loaded`, String(rows), ''],
    ['longest frame while they were loaded', `${ms(Math.max(0, ...whileLoading))} ms`, ''],
    ...scrolled,
    [
      `frames over 50 ms of ${nothing.count} with an empty page as high, ${ways[1][0]}; the longest`,
      `${nothing.over50}; ${ms(nothing.longest)} ms`,
      '',
    ],
  ];
};

const memory: Measure = async (browser, { address, account }) => {
  const visitor = await visit(browser, address);
  await logIn(visitor.page, account);
  // The first rounds fill what is kept on purpose: results of these searches, documents, code.
  const samples = await pageFor(visitor, ['woningbouw', 'stikstof', 'netcongestie'], 10);
  await visitor.close();
  const late = samples.slice(3);
  const row = (name: string, values: readonly number[], unit: string) => [
    `${name} after ${samples.length * 3} times search, page, open, back; added by each of the last ${late.length * 3}`,
    `${values.at(-1)!.toFixed(1)}${unit}; ${(slope(values) / 3).toFixed(2)}${unit}`,
    'steady',
  ];
  return [
    row(
      'heap',
      late.map(({ heap }) => heap),
      ' MB',
    ),
    row(
      'nodes',
      late.map(({ nodes }) => nodes),
      '',
    ),
    row(
      'listeners',
      late.map(({ listeners }) => listeners),
      '',
    ),
  ];
};
