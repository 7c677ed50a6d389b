import type { Page } from 'playwright-core';
import { queryField, search, settled, type Visit } from './web-visit.ts';

/** Frames between two looks, in milliseconds, longest first. */
interface Frames {
  count: number;
  longest: number;
  p99: number;
  over50: number;
}

const scroller = '[role="tabpanel"]';

/** Scrolls down until this many hits are loaded; returns how many are and how many rows the page holds. */
export async function loadHits(page: Page, wanted: number): Promise<{ loaded: number; rows: number }> {
  return page.evaluate(
    async ({ wanted, scroller }) => {
      const box = document.querySelector(scroller)!;
      // The number has an element of its own; what stands before it may end with a number too.
      const told = () =>
        [...box.querySelectorAll('p')]
          .map(({ textContent }) => /^([\d.]+) van [\d.]+ resultaten geladen$/.exec(textContent)?.[1])
          .find((number) => number !== undefined)
          ?.replaceAll('.', '');
      const more = () =>
        [...box.querySelectorAll('button')].some((button) => button.textContent === 'Meer laden');
      let loaded = 0;
      let [before, since] = [0, performance.now()];
      while (loaded < wanted && more() && performance.now() - since < 30_000) {
        box.scrollTop = box.scrollHeight;
        await new Promise((resolve) => setTimeout(resolve, 20));
        loaded = Number(told() ?? loaded);
        if (loaded !== before) [before, since] = [loaded, performance.now()];
      }
      return { loaded, rows: box.querySelectorAll('[data-row]').length };
    },
    { wanted, scroller },
  );
}

/** Scrolls through everything that is loaded, from the top to the bottom, so much of a screen with each frame, and stops. */
export async function scrollThrough(page: Page, part: number, box = scroller): Promise<Frames> {
  const deltas = await page.evaluate(
    async ({ scroller, part }) => {
      const box = document.querySelector(scroller)!;
      const frame = () => new Promise<number>(requestAnimationFrame);
      box.scrollTop = 0;
      await new Promise((resolve) => setTimeout(resolve, 500));
      const deltas: number[] = [];
      let last = await frame();
      const look = async () => {
        const now = await frame();
        deltas.push(now - last);
        last = now;
      };
      // At the end the next page would be asked for, which is another measure.
      const end = box.scrollHeight - 3 * box.clientHeight;
      while (box.scrollTop < end) {
        box.scrollTop += Math.round(part * box.clientHeight);
        await look();
      }
      // Where the reader stops, rows are drawn that were passed by before.
      const stopped = last;
      while (last - stopped < 500) await look();
      return deltas;
    },
    { scroller: box, part },
  );
  const sorted = deltas.toSorted((a, b) => b - a);
  return {
    count: sorted.length,
    longest: sorted[0] ?? 0,
    p99: sorted[Math.floor(sorted.length / 100)] ?? 0,
    over50: sorted.filter((delta) => delta > 50).length,
  };
}

/** Puts an empty page in the place of the results, as high as they were: what the machine itself makes of scrolling. */
export async function showNothing(page: Page, instead = scroller): Promise<void> {
  const height = await page.locator(instead).evaluate((box) => box.scrollHeight);
  await page.goto('about:blank');
  await page.setContent(
    `<div role="tabpanel" style="height: 80vh; overflow: auto"><div style="height: ${height}px"></div></div>`,
  );
}

/** What a page holds after everything that can be freed was. */
interface Held {
  /** Megabytes. */
  heap: number;
  nodes: number;
  listeners: number;
}

async function held({ devtools }: Visit): Promise<Held> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize / 2 ** 20, nodes, listeners: jsEventListeners };
}

/** Searches, pages, opens a document and comes back, over and over; what is held after each round. */
export async function pageFor(visit: Visit, queries: readonly string[], rounds: number): Promise<Held[]> {
  const { page } = visit;
  const samples: Held[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries) {
      await search(page, query);
      await loadHits(page, 120);
      await page.getByRole('region', { name: 'Tijdlijn' }).locator('[data-title]').last().click();
      await page.getByRole('tabpanel').first().waitFor();
      await page.goBack();
      await queryField(page).waitFor();
      await settled(page);
    }
    samples.push(await held(visit));
  }
  return samples;
}

/** What is added with each round, by least squares. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [above, below] = [0, 0];
  values.forEach((value, index) => {
    above += (index - middle) * (value - mean);
    below += (index - middle) ** 2;
  });
  return below === 0 ? 0 : above / below;
}
