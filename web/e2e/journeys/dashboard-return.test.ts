import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { logIn, signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** The title of the first result below the top edge of the results, and where it begins. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('[data-row="item"]')!.closest('[role="tabpanel"]')!;
    const top = panel.getBoundingClientRect().top;
    const row = [...panel.querySelectorAll('[data-row="item"]')]
      .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
      .find((one) => one.getBoundingClientRect().bottom > top)!;
    return `${row.querySelector('h3')!.textContent} ${Math.round((row.getBoundingClientRect().top - top) / 4)}`;
  });

test('back from a document: the row, the focus and the filters are where they were, also after a reload', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const document = documentPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'minister', back: '1' });
    await expectVisible(dashboard.rows);
    // The filters come after the results.
    const room = () => page.locator('#filters').evaluate((box) => box.scrollHeight - box.clientHeight >= 300);
    await expectSoon(room, true);
    await page.locator('#filters').hover();
    await page.mouse.wheel(0, 300);
    await expectSoon(() => page.locator('#filters').evaluate((box) => box.scrollTop), 300);
    // Far enough for a page that must be fetched again.
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('j');
    await expectVisible(page.getByText(/^(?!30 )\d+ van [\d.]+ resultaten geladen$/));
    const title = await page.evaluate(() => globalThis.document.activeElement!.textContent);
    await page.keyboard.press('Enter');
    await expectSoon(() => document.title.textContent(), title);

    const focused = () => page.evaluate(() => globalThis.document.activeElement?.textContent);
    await page.goBack();
    await expectSoon(focused, title);
    // The filters come after the results.
    await expectSoon(() => page.locator('#filters').evaluate((box) => box.scrollTop), 300);
    const before = await inView(page);
    await page.reload();
    await expectSoon(focused, title);
    await expectSoon(() => inView(page), before);
    await expectSoon(() => page.locator('#filters').evaluate((box) => box.scrollTop), 300);
  }));

test('dashboard return: every search of a tab keeps its own place', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'minister', back: '1' });
    await expectVisible(dashboard.rows);
    const panel = page.getByRole('tabpanel');
    await panel.hover();
    await page.mouse.wheel(0, 1_500);
    await expectSoon(async () => (await panel.evaluate((box) => box.scrollTop)) > 1_000, true);
    // What is measured while scrolling may still move the rows; the place is kept when they stand still.
    await expectSoon(
      () => page.evaluate(() => sessionStorage.getItem('policy-monitor:1:timelineAnchors') !== null),
      true,
    );
    const before = await inView(page);
    await dashboard.search('motie');
    await expectSoon(() => panel.evaluate((box) => box.scrollTop), 0);
    await page.goBack();
    await expectSoon(() => inView(page), before);
  }));

test('dashboard return: a result is marked as read and unread', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'woningbouw', back: '1' });
    const row = dashboard.rows.first();
    await row.hover();
    await row.getByRole('button', { name: /^Markeer als gelezen/ }).click();
    await expectVisible(row.getByRole('button', { name: /^Markeer als ongelezen/ }));
    await page.reload();
    await row.hover();
    await row.getByRole('button', { name: /^Markeer als ongelezen/ }).click();
    await expectVisible(row.getByRole('button', { name: /^Markeer als gelezen/ }));
  }));

test('dashboard return: rows are as high as each other, tell kind, number and people on one line, and never that they are examples', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'motie', back: '1', types: 'tk.motie' });
    await expectVisible(dashboard.rows);
    // How far down a run of days with one document each begins, is up to the day on which the demo was made.
    const run = dashboard.days.filter({ hasText: /^(\p{L}+ 20\d\d|Eerder in \p{L}+)/u });
    await dashboard.rows.first().hover();
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 300);
        return run.count();
      })
      .toBeGreaterThan(0);
    const drawn = () =>
      dashboard.rows.evaluateAll((rows) =>
        rows.map((row) => ({
          height: row.getBoundingClientRect().height,
          lines: [...row.querySelectorAll('p:first-child, ul')].map(
            (line) => line.getBoundingClientRect().height,
          ),
          text: row.querySelector('p')!.textContent,
        })),
      );
    await expect.poll(async () => (await drawn()).length).toBeGreaterThan(4);
    const rows = await drawn();
    for (const { height, lines, text } of rows) {
      // One line each; the first with room above for the number that can be hit.
      expect([height, ...lines]).toEqual([124, 28, 18]);
      expect(text).toMatch(/^Motie.*(?:\d{2} \d{3}, nr\. \d+|20\d\dZ\d{5})Personen: /);
    }
    expect(await dashboard.timeline.getByText('voorbeelddata').count()).toBe(0);
    await expectVisible(page.getByText('voorbeelddata'));

    // A name leads to the page of who it is, and has the room that a finger needs without a higher row.
    const names = dashboard.rows.locator('a[href^="/nl/person/"]');
    const reached = await names.evaluateAll((links) =>
      links.flatMap((link, at) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        const hit = [1, 12, 23].map((down) => document.elementFromPoint(x + width / 2, y + down) === link);
        return hit[1] ? [{ at, hit, height }] : [];
      }),
    );
    expect(reached.length).toBeGreaterThan(0);
    for (const { hit, height } of reached) expect([...hit, height]).toEqual([true, true, true, 24]);
    await names.nth(reached[0]!.at).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/nl/person/demo-*');
    await page.goBack();
    await expectVisible(dashboard.rows);

    await page.setViewportSize({ width: 390, height: 844 });
    await expectSoon(async () => [...new Set((await drawn()).map(({ height }) => height))].join(), '164');
    // Where there is no room for all names the one with the focus is seen all the same, and the line comes back after it.
    const focused = names.and(page.locator(':not([tabindex])')).first();
    const scrolled = () => focused.evaluate((link) => link.closest('p > span')!.scrollTop);
    await focused.focus();
    expect((await focused.boundingBox())!.width).toBeGreaterThan(30);
    await page.keyboard.press('Tab');
    expect(await scrolled()).toBe(0);
  }));

test('dashboard return: the focus stays with who loads more, and comes to rest at the end', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'stikstof OF woningbouw', back: '1' });
    await expectVisible(dashboard.rows);
    // Nothing comes by itself as long as scrolling is not seen.
    await page.evaluate(() => {
      globalThis.IntersectionObserver = class {
        observe() {}
        disconnect() {}
      } as unknown as typeof IntersectionObserver;
    });
    const told = page.getByText(/^30 van [\d.]+ resultaten geladen$/);
    const before = await told.textContent();
    await dashboard.search('minister OF stikstof OF woningbouw');
    // The button of the search before is there until this one is answered.
    await expectSoon(() => told.allTextContents().then(([now]) => now !== undefined && now !== before), true);
    const more = page.getByRole('button', { name: 'Meer laden' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expectVisible(page.getByText(/^60 van [\d.]+ resultaten geladen$/));
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
    while (await more.count()) {
      await page.keyboard.press('Enter');
      // Asked in one go: the button may go away at any moment.
      await expectSoon(
        () => more.evaluateAll((buttons) => buttons.every((button) => !button.ariaDisabled)),
        true,
      );
    }
    await expectSoon(
      () => page.evaluate(() => document.activeElement?.textContent),
      'Einde van de resultaten',
    );
  }));

test('dashboard return: what came in since is told, and comes at a press', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await page.clock.install();
    await logIn(page);
    await page.route('**/api/document/timeline/new*', async (route) => {
      const asked = route.request().postDataJSON() as { newSince: string; query: string };
      expect(asked).toMatchObject({ query: 'woningbouw', newSince: expect.any(String) as string });
      await route.fulfill({ json: { count: 2 } });
    });
    await dashboard.search('woningbouw');
    await expectVisible(dashboard.rows);
    const bar = page.getByRole('button', { name: '2 nieuwe resultaten' });
    expect(await bar.count()).toBe(0);
    await page.clock.fastForward(61_000);
    await bar.click();
    await expectSoon(() => bar.count(), 0);
    await expectVisible(dashboard.rows);
  }));

test('dashboard return: a look for what came in that a busy server refuses says nothing, and is made again', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await page.clock.install();
    await logIn(page);
    const busy = { errors: [{ code: 'BUSY', message: 'Het is even druk.' }], requestId: 'abc123' };
    let asked = 0;
    await page.route('**/api/document/timeline/new*', (route) => {
      asked += 1;
      return asked === 1
        ? route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: busy })
        : route.fulfill({ json: { count: 2 } });
    });
    await dashboard.search('woningbouw');
    await expectVisible(dashboard.rows);
    // Whatever is said in a bar, however shortly.
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(document.body.textContent)).observe(document.body, {
        childList: true,
        subtree: true,
      });
    });
    await page.clock.fastForward(61_000);
    await expectVisible(page.getByRole('button', { name: '2 nieuwe resultaten' }));
    expect(asked).toBe(2);
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'));
    expect(said).not.toContain('even druk');
  }));
