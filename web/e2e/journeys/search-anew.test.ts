import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectQuiet } from '../browser.ts';
import { closedGate } from '../gate.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { logIn, signIn } from '../pages/login-page.ts';
import { palette } from '../pages/palette.ts';
import { savedSearchesPage } from '../pages/saved-searches-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** The queries whose first results were asked for, as they are. */
function asked(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/document/timeline') return;
    const { query, size, searchAfter } = request.postDataJSON() as Record<string, string>;
    // Counts ask for one result only.
    if (searchAfter === undefined && size === undefined) queries.push(query!);
  });
  return queries;
}

const scrolled = (page: Page) => page.getByRole('tabpanel').evaluate((box) => box.scrollTop);
const parameter = (page: Page, name: string) => Promise.resolve(new URL(page.url()).searchParams.get(name));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Walks down the results by keyboard and gives the title that then has the focus. */
async function walkDown(page: Page): Promise<string | null> {
  await expectSoon(async () => {
    await page.keyboard.press('j');
    return (await scrolled(page)) > 800;
  }, true);
  // The focus follows when its row is there.
  let before: string | null | undefined;
  await expectSoon(async () => {
    const last = before;
    before = await page.evaluate(() => document.activeElement?.closest('[data-title]')?.textContent);
    return before !== undefined && before === last;
  }, true);
  // The place is kept a moment after the scrolling is over: as it is in view then.
  await expectSoon(() => page.evaluate(isPlaceKept), true);
  return before!;
}

/** In the page: whether the place that is kept last is the one in view. */
function isPlaceKept(): boolean {
  const [kept] = JSON.parse(sessionStorage.getItem('policy-monitor:1:timelineAnchors') ?? '[]') as {
    id: string;
    offset: number;
  }[];
  const panel = document.querySelector('[role="tabpanel"]');
  const row = kept && panel?.querySelector(`[data-key="${CSS.escape(kept.id)}"]`);
  if (!panel || !row) return false;
  return Math.abs(row.getBoundingClientRect().top - panel.getBoundingClientRect().top - kept.offset) <= 1;
}

test('search anew: a search that is run again starts at the top with new results; back finds the place of before; that an answer takes long is said of every search', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    const queries = asked(page);
    await dashboard.open('nl', { q: 'minister', back: '1' });
    await expectVisible(dashboard.rows);
    const title = await walkDown(page);
    await page.keyboard.press('Enter');
    await expectSoon(() => documentPage(page).title.textContent(), title);
    // The link of the document leads back to the place as well.
    await documentPage(page).back.click();
    await expectSoon(() => focused(page), title);
    expect(await scrolled(page)).toBeGreaterThan(200);

    const all = await dashboard.count.textContent();
    await dashboard.search('motie');
    await expectSoon(async () => (await dashboard.count.textContent()) !== all, true);
    await expectSoon(() => scrolled(page), 0);
    await dashboard.search('minister');
    await expectSoon(() => dashboard.count.textContent(), all);
    await expectQuiet(page);
    expect(await scrolled(page)).toBe(0);
    expect(queries).toEqual(['minister', 'motie', 'minister']);

    await page.goBack();
    await expectSoon(() => dashboard.query.inputValue(), 'motie');
    await page.goBack();
    await expectSoon(() => dashboard.query.inputValue(), 'minister');
    await expectSoon(async () => (await scrolled(page)) > 200, true);
    expect(queries).toEqual(['minister', 'motie', 'minister']);

    const answer = Promise.withResolvers<void>();
    await page.route('**/api/document/timeline', (route) => answer.promise.then(() => route.continue()));
    await dashboard.search('motie');
    const slow = page.getByText('Het duurt langer dan normaal');
    await expectVisible(slow);
    expect(await slow.evaluate((notice) => notice.getBoundingClientRect().top >= 0)).toBe(true);
    answer.resolve();
    await expectSoon(() => slow.count(), 0);
    await expectVisible(dashboard.rows);
  }));

test('search anew: a saved search and a recent one start at the top too, and another tab keeps the place', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const saved = savedSearchesPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'minister', back: '1' });
    await expectVisible(dashboard.rows);
    await saved.saveAs('Over ministers');
    await expectVisible(saved.applied);
    await page.getByRole('tabpanel').focus();
    const title = await walkDown(page);
    await page.getByRole('tab', { name: 'Statistieken' }).click();
    await expectSoon(() => parameter(page, 'tab'), 'statistics');
    await page.getByRole('tab', { name: 'Tijdlijn' }).click();
    await expectVisible(dashboard.titles.filter({ hasText: title! }));
    await expectSoon(async () => (await scrolled(page)) > 200, true);

    await dashboard.search('motie');
    await expectSoon(() => scrolled(page), 0);
    await expectQuiet(page);
    const queries = asked(page);
    await saved.atHand.getByRole('link', { name: 'Over ministers' }).click();
    await expectSoon(() => dashboard.query.inputValue(), 'minister');
    await expectQuiet(page);
    expect(await scrolled(page)).toBe(0);
    await dashboard.query.fill('mot');
    await dashboard.suggestions.getByRole('option', { name: 'motie' }).click();
    await expectSoon(() => dashboard.query.inputValue(), 'motie');
    await expectQuiet(page);
    expect(await scrolled(page)).toBe(0);
    expect(queries).toEqual(['minister', 'motie']);
  }));

test('search anew: pages are not fetched without end for a document that left the results', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'motie OF regering', back: '1' });
    await expectVisible(dashboard.rows);
    await walkDown(page);
    const name = 'policy-monitor:1:timelineAnchors';
    await expectSoon(() => page.evaluate((entry) => sessionStorage.getItem(entry) !== null, name), true);
    await page.evaluate((entry) => {
      const anchors = JSON.parse(sessionStorage.getItem(entry)!) as { id: string }[];
      const gone = anchors.map((anchor) => ({ ...anchor, id: 'weg' }));
      sessionStorage.setItem(entry, JSON.stringify(gone));
    }, name);
    let pages = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/document/timeline')) pages += 1;
    });
    await page.reload();
    await expectVisible(dashboard.rows);
    await expectQuiet(page);
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThan(5);
  }));

test('search anew: the number without a filter opens exactly those, no hits are claimed of an older answer only, and a chosen filter runs also when another tab is opened before it did', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    const nitrogen = closedGate();
    await page.route('**/api/document/timeline', async (route) => {
      const { query, groupPaths, lookBack } = route.request().postDataJSON() as Record<string, unknown>;
      if (query === 'stikstof') await nitrogen.pass();
      const response = await route.fetch();
      if (groupPaths === undefined || lookBack === true) return route.fulfill({ response });
      const { searchMoreAfter: _, ...page } = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...page, data: [], countTotal: 0, fullHistoryCount: 7 } });
    });
    await dashboard.open('nl', { q: 'woningbouw', types: 'tk.motie' });
    await expectVisible(page.getByRole('button', { name: 'Kijk verder terug (7)' }));
    const without = page.getByRole('button', { name: /^Zonder dit filter: [\d.]+/ });
    const [count] = /[\d.]+/.exec((await without.textContent())!)!;
    await without.click();
    await expectVisible(dashboard.rows);
    expect([await parameter(page, 'types'), await parameter(page, 'back')]).toEqual([null, null]);
    await expectSoon(() => dashboard.count.textContent().then((text) => text?.split(' ')[0]), count);

    await page.goBack();
    await expectVisible(page.getByText('Geen resultaten gevonden'));
    await dashboard.search('stikstof');
    await nitrogen.reached;
    await expectSoon(() => page.getByText('Geen resultaten gevonden').count(), 0);
    expect(await page.getByText('Ook in het hele archief').count()).toBe(0);
    nitrogen.open();
    await expectVisible(dashboard.rows);

    await page.unrouteAll({ behavior: 'wait' });
    await dashboard.follow('nl', { q: 'klimaat', back: '1' });
    await expectVisible(dashboard.rows);
    const box = dashboard.filters.getByRole('checkbox', { name: /^Moties ?,/ }).first();
    const tab = page.getByRole('tab', { name: 'Statistieken', exact: true });
    await page.evaluate(
      ([filter, other]) => {
        (filter as HTMLInputElement).click();
        (other as HTMLElement).click();
      },
      [await box.elementHandle(), await tab.elementHandle()],
    );
    await expectSoon(() => parameter(page, 'tab'), 'statistics');
    await expectSoon(async () => (await parameter(page, 'types')) !== null, true);
    expect(await parameter(page, 'tab')).toBe('statistics');
    expect(await box.isChecked()).toBe(false);
  }));

test('search anew: a query that is too long stays whole, is said to be too long and goes nowhere; and what else a search lacks is said', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', {});
    const queries = asked(page);
    const long = 'plak '.repeat(600).trim();
    await dashboard.search(long);
    const told = page.getByText('De zoekopdracht is te lang');
    await expectVisible(told);
    expect(await dashboard.query.inputValue()).toBe(long);
    await dashboard.query.fill('');
    await expectSoon(() => told.count(), 0);

    const { field, option, open } = palette(page);
    await open();
    await field.fill(long);
    await expectVisible(told);
    expect(await field.inputValue()).toBe(long);
    expect(await option(/plak/).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await parameter(page, 'q')).toBeNull();
    expect(queries).toEqual([]);

    const fold = dashboard.filters.getByRole('button', { name: 'Contexten', exact: true });
    await dashboard.follow('nl', { ctx: '' });
    await fold.click();
    await dashboard.search('woningbouw');
    await expectVisible(page.getByRole('alert').filter({ hasText: 'Selecteer een context' }));
    await expectSoon(() => fold.getAttribute('aria-expanded'), 'true');

    await page.reload();
    await expectVisible(dashboard.filters.getByText('Selecteer een context'));
    await dashboard.query.blur();
    await page.keyboard.press('[');
    await expectSoon(() => dashboard.filters.count(), 0);
    expect(await page.getByText('Selecteer een context').count()).toBe(0);
    await dashboard.search('woningbouw');
    await expectVisible(page.getByText('Selecteer een context'));
    expect(await parameter(page, 'q')).toBeNull();
  }));

test('search anew: searches from the palette and from the help have the match the user likes', () =>
  stage.play(async (page) => {
    await page.route('**/api/users/me/preferences*', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const answer = (await response.json()) as { effective: object };
      await route.fulfill({
        json: { ...answer, effective: { ...answer.effective, minimalMatchPercentage: 65 } },
      });
    });
    await logIn(page);
    const { open } = palette(page);
    await open();
    await page.keyboard.type('klimaatbeleid');
    await page.keyboard.press('Enter');
    await expectSoon(() => parameter(page, 'q'), 'klimaatbeleid');
    expect(await parameter(page, 'min')).toBe('65');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Hulp en contact' }).click();
    await page.getByRole('button', { name: 'Probeer titel:begroting' }).click();
    await expectSoon(() => parameter(page, 'q'), 'titel:begroting');
    expect(await parameter(page, 'min')).toBe('65');
  }));
