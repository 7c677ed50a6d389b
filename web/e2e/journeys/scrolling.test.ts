import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFits } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { listsPage } from '../pages/lists-page.ts';
import { signIn, signInAsStaff } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** Opens a search with some two hundred results loaded. */
async function openLong(page: Page): Promise<void> {
  const dashboard = dashboardPage(page);
  await signIn(page);
  await dashboard.open('nl', { q: 'motie OF regering', back: '1' });
  await expectVisible(dashboard.rows);
  const more = page.getByRole('button', { name: 'Meer laden' });
  for (let pages = 2; pages <= 6; pages += 1) {
    await more.focus();
    await page.keyboard.press('Enter');
    await expectVisible(page.getByText(new RegExp(`^${pages * 30} van \\d+ resultaten geladen$`)));
  }
}

/** Results on the page that are not whole. */
const passing = '[data-row="item"]:not(:has(a[data-title]))';

/**
 * Scrolls so many pixels at a time from the top on, and back at an end; how many results were not whole after each.
 * @param frames - At most. It ends with the first that had some: where each takes longer than a reader pauses, which a
 *   busy machine does for a while, nobody goes through anything.
 */
const scroll = (page: Page, pixels: number, frames: number) =>
  page.evaluate(
    async ({ pixels, frames, passing }) => {
      let box = document.querySelector('[data-row]');
      while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
      const frame = () => new Promise(requestAnimationFrame);
      box!.scrollTop = 0;
      await new Promise((resolve) => setTimeout(resolve, 500));
      const parts: number[] = [];
      let step = pixels;
      for (let count = 0; count < frames && !parts.at(-1); count += 1) {
        const before = box!.scrollTop;
        box!.scrollTop += step;
        if (box!.scrollTop === before) step = -step;
        // Where it is told in the one frame, the rows are on the page in the next.
        await frame();
        await frame();
        parts.push(document.querySelectorAll(passing).length);
      }
      return parts;
    },
    { pixels, frames, passing },
  );

test('scrolling: results that pass by too fast to be read show what they are, and the rest once the reader stops', () =>
  stage.play(async (page) => {
    await openLong(page);
    const parts = await scroll(page, 2_400, 100);
    expect(Math.max(...parts)).toBeGreaterThan(0);
    await expectSoon(() => page.locator(passing).count(), 0);
    expect(await dashboardPage(page).titles.count()).toBeGreaterThan(4);
  }));

test('scrolling: results that can be read while they pass by are whole all the time', () =>
  stage.play(async (page) => {
    await openLong(page);
    // Slow enough also where a busy machine makes two frames come right after each other.
    const parts = await scroll(page, 40, 60);
    expect(Math.max(...parts)).toBe(0);
  }));

/** What can be scrolled around the panes of the page: the window itself, and every pane that holds another one. */
const around = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (box: Element) =>
      box.scrollHeight > box.clientHeight &&
      (box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowY));
    const outer = (box: Element) => [...box.querySelectorAll('*')].some(scrolls);
    const root = document.documentElement;
    return [root, ...document.body.querySelectorAll('*')]
      .filter((box) => scrolls(box) && (box === root || outer(box)))
      .map((box) => `${box.tagName} ${box.className} is ${box.scrollHeight - box.clientHeight} px too high`);
  });

/** Every screen behind the login, each up to the state that is looked at. */
const screens: [string, (page: Page) => Promise<void>][] = [
  ['/nl/dashboard', (page) => expectVisible(dashboardPage(page).query)],
  ['/nl/dashboard?q=motie&back=1', (page) => expectVisible(dashboardPage(page).rows)],
  ['/be-fed/dashboard?q=klimaat&back=1', (page) => expectVisible(dashboardPage(page).rows)],
  [
    '/nl/dashboard?q=motie&tab=statistics',
    (page) => expectVisible(page.getByRole('heading', { name: 'Stakeholders' })),
  ],
  [
    '/nl/document/demo-36931-regering-kamerbrief-1/defensie',
    (page) => expectVisible(documentPage(page).panel),
  ],
  ['/saved-searches', (page) => expectVisible(page.getByRole('heading', { level: 1 }))],
  ['/list-manager', (page) => expectVisible(listsPage(page).navigation)],
  ['/settings', (page) => expectVisible(page.getByRole('heading', { level: 2 }))],
  ['/mails', (page) => expectVisible(page.getByRole('heading', { level: 1 }))],
];

test('scrolling: no screen can be scrolled away from under its panes, however wide', () =>
  stage.play(async (page) => {
    await signInAsStaff(page, stage.product);
    for (const [path, shown] of screens) {
      await page.goto(path);
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expectFits(page);
        await shown(page);
        if (width > 760) {
          const domains = page.getByRole('navigation', { name: 'Domeinen' });
          expect(await domains.evaluate((bar) => bar.scrollWidth <= bar.clientWidth)).toBe(true);
        }
        // The filters come with the first search.
        if (width > 760 && path.includes('q=')) {
          await expectVisible(dashboardPage(page).filters.getByRole('checkbox'));
        }
        expect(await around(page), `${path} ${width}`).toEqual([]);
      }
    }
  }));
