import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('timeline steps: j, k and the arrows go from result to result in both directions, and stop at the first', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'minister', back: '1' });
    await expectVisible(dashboard.rows);
    const titles = (await dashboard.titles.allTextContents()).slice(0, 4);
    const presses = [
      ['j', 0],
      ['ArrowDown', 1],
      ['j', 2],
      ['ArrowDown', 3],
      ['k', 2],
      ['ArrowUp', 1],
      ['k', 0],
      ['k', 0],
      ['ArrowUp', 0],
    ] as const;
    for (const [key, place] of presses) {
      await page.keyboard.press(key);
      await expectSoon(() => focused(page), titles[place]);
    }
    // The result with the focus can be seen, and the page itself did not scroll with the arrows.
    const at = () => page.evaluate(() => (document.activeElement as HTMLAnchorElement).href);
    for (let press = 0; press < 12; press += 1) {
      const before = await at();
      await page.keyboard.press('ArrowDown');
      // A row that is not drawn yet gets the focus some frames later.
      await expect.poll(at).not.toBe(before);
    }
    const inView = () =>
      page.evaluate(() => {
        const box = document.activeElement!.getBoundingClientRect();
        return document.elementFromPoint(box.left + 4, box.top + 4) === document.activeElement;
      });
    await expectSoon(inView, true);
    const far = await focused(page);
    expect(titles).not.toContain(far);

    // Where one was is remembered after the focus left the results; the arrows need it there.
    await dashboard.submit.focus();
    await page.keyboard.press('ArrowDown');
    expect(await dashboard.submit.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await expectSoon(() => focused(page), far);
  }));

test('timeline steps: keys that go through the results do nothing there while one types or chooses', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'minister', back: '1' });
    await expectVisible(dashboard.rows);
    await page.keyboard.press('j');
    const panel = page.getByRole('tabpanel');
    const filter = dashboard.filters.getByRole('searchbox', { name: 'Filter documentsoorten' });
    await expectVisible(filter);
    for (const field of [dashboard.query, filter]) {
      await field.focus();
      const before = await field.inputValue();
      await page.keyboard.press('End');
      for (const key of ['j', 'k', 'ArrowDown', 'ArrowUp', 'k']) await page.keyboard.press(key);
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
      expect((await field.inputValue()).replace(before, '')).toMatch(/^[jk]*k$/);
    }
    // With a dialog over the results the keys are the dialog's.
    await filter.fill('');
    await filter.blur();
    await page.keyboard.press('j');
    const at = await focused(page);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Sneltoetsen' });
    await expectVisible(help);
    for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    await expectSoon(() => help.count(), 0);
    await page.keyboard.press('Shift+J');
    await page.keyboard.press('Control+ArrowDown');
    await expectSoon(() => focused(page), at);
    expect(await panel.evaluate((box) => box.scrollTop)).toBeLessThan(400);
  }));

test('timeline steps: the next page is asked for when 100 pixels of the results are left below the view, and not before', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const asked: { query: string }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/document/timeline')) return;
      const body = request.postDataJSON() as { query: string };
      // Not how many hits the compounds of the word have.
      if (body.query === 'minister') asked.push(body);
    });
    await signIn(page);
    await dashboard.open('nl', { q: 'minister', back: '1' });
    await expectVisible(dashboard.rows);
    const panel = page.getByRole('tabpanel');
    const end = panel.getByText(/^30 van [\d.]+ resultaten geladen$/).locator('xpath=..');
    /** Pixels from the lower edge of the view to what follows the last result. */
    const left = async () => {
      const bottom = await panel.evaluate((box) => box.getBoundingClientRect().bottom);
      return Math.round((await end.boundingBox())!.y - bottom);
    };
    const leave = (pixels: number) =>
      // Rows are measured when they come into view, which moves what follows them.
      expectSoon(async () => {
        const off = (await left()) - pixels;
        await panel.evaluate((box, by) => (box.scrollTop += by), off);
        return Math.abs((await left()) - pixels) <= 1;
      }, true);
    for (const pixels of [2_000, 400, 108]) {
      await leave(pixels);
      await page.waitForTimeout(400);
      expect(asked, `${pixels} pixels`).toHaveLength(1);
    }
    await panel.evaluate((box) => (box.scrollTop += 12));
    await expectSoon(() => Promise.resolve(asked.length), 2);
    expect(asked[1]).toHaveProperty('searchAfter');
    await expectVisible(page.getByText(/^60 van [\d.]+ resultaten geladen$/));
    // The new page puts the end far away again: one page for one approach.
    await page.waitForTimeout(400);
    expect(asked).toHaveLength(2);
  }));
