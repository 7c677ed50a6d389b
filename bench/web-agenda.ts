import { mkdir, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { addDays, dayOf } from 'contract/amsterdam';
import { moduleKeys } from 'contract/modules';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { buildAgenda } from './agenda.ts';
import { ms, printTable, quantile } from './figures.ts';
import { serve, type Server } from './server.ts';
import { scrollThrough, showNothing } from './web-paging.ts';
import { logIn, observed, slowDown, visit } from './web-visit.ts';

interface Options {
  runs: number;
  /** Folder of the agenda to build in and keep; a temporary one is removed afterwards. */
  data: string | undefined;
}

/** 5,000 meetings a month, and 400 on one day. */
const perMonth = 5_000;
const onBusyDay = 400;
const days = { back: 30, ahead: 60 };
/** What scrolls in the list and in a day. */
const scroller = '#main :has(> section)';
const row = '#main [data-row]';

/** Measures the agenda in a real browser that is slowed down: scrolling a day and a month, and choosing a filter. */
export async function benchWebAgenda({ runs, data }: Options): Promise<void> {
  const folder = data ?? join(tmpdir(), `bench-web-agenda-${process.pid}`);
  buildWebIfStale();
  await mkdir(folder, { recursive: true });
  const busyDay = addDays(dayOf(Date.now()), 14);
  await buildAgenda(folder, perMonth * 3, {
    ...days,
    busy: { day: busyDay, more: onBusyDay - perMonth / 30 },
  });
  const server = await serve(folder, {}, undefined, moduleKeys);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), Chromium ${browser.version()}, Node ${process.version}`,
  );
  try {
    const rows: string[][] = [];
    const month = new URLSearchParams({ from: dayOf(Date.now()), to: addDays(dayOf(Date.now()), 29) });
    for (const [name, address] of [
      ['a day', `/agenda?${new URLSearchParams({ view: 'day', date: busyDay })}`],
      ['a month', `/agenda?${month}`],
    ] as const) {
      for (const figures of await measure(browser, server, name, address, runs)) {
        rows.push([...figures, loadavg()[0]!.toFixed(1)]);
      }
    }
    printTable(['measure', 'figure', 'bar', 'load'], rows);
  } finally {
    await browser.close();
    await server.stop();
    if (!data) await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  browser: Browser,
  { address, account }: Server,
  name: string,
  path: string,
  runs: number,
): Promise<string[][]> {
  const { page, devtools, close } = await visit(browser, address);
  await logIn(page, account);
  await page.goto(path);
  const shown = await loaded(page);
  // Only what is measured is slowed down.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await observed(page);
  const { count, longest, p99, over50 } = await scrollThrough(page, 0.25, scroller);
  const computing = (await observed(page)).frames.length;
  const responses: number[] = [];
  const filter = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Plenair/ });
  for (let run = 0; run < runs; run += 1) {
    await filter.click();
    // What takes less than 16 ms is not told by the browser.
    responses.push(Math.max(16, ...(await observed(page)).responses));
    await loaded(page);
  }
  await showNothing(page, scroller);
  const nothing = await scrollThrough(page, 0.25);
  await close();
  const of = `${name} of ${shown}, ${slowDown} × slower`;
  return [
    [
      `longest of ${count} frames scrolled, ${of} (99 of 100 take at most)`,
      `${ms(longest)} ms (${ms(p99)})`,
      '50 ms',
    ],
    [`frames over 50 ms, and of these computing, ${of}`, `${over50}, ${computing}`, '0'],
    [
      `frames over 50 ms of ${nothing.count} with an empty page as high as ${name}; the longest`,
      `${nothing.over50}; ${ms(nothing.longest)} ms`,
      '',
    ],
    [
      `a filter chosen to the next paint, ${of}, median of ${runs} (best, worst)`,
      `${ms(quantile(responses, 0.5))} ms (${ms(Math.min(...responses))}, ${ms(Math.max(...responses))})`,
      '100 ms',
    ],
  ];
}

/** Waits until all meetings that are shown have come, and tells how many, as the page does. */
async function loaded(page: Page): Promise<string> {
  await page.waitForSelector(row);
  await page.waitForLoadState('networkidle');
  const told = await page.waitForFunction(() => {
    const said = document.querySelector('#main [role=status]')?.textContent ?? '';
    return said.includes('geladen') ? undefined : /([\d.]+ vergadering(en)?)$/.exec(said)?.[1];
  });
  return (await told.jsonValue()) ?? '';
}
