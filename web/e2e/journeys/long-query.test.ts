import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { limits } from 'contract/limits';
import { followLink } from '../follow-link.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { logIn, signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

/** A query that finds what `word` does and that no address can hold (decision 2.5); each is asked for once. */
const longQuery = (word: string) =>
  [word, ...Array.from({ length: 20 }, (_none, index) => `kwantumzeppelin${index}`)].join(' OF ');
const key = /\/_key_[\w-]{22}$/;

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const marksOf = (page: Page) => documentPage(page).panel.locator('mark').allTextContents();

/** Opens the first result and waits until it is there with its marks. */
async function openFirst(page: Page) {
  const document = documentPage(page);
  await dashboardPage(page).titles.first().click();
  await expectVisible(document.copyLink);
  await expectVisible(document.panel.locator('mark'));
  return document;
}

/** Runs a long query and waits until its links have the key. */
async function searched(page: Page, query: string) {
  const dashboard = dashboardPage(page);
  expect(query.length).toBeGreaterThan(limits.maximumHighlightWord);
  await dashboard.search(query);
  await expectVisible(dashboard.rows);
  await expectSoon(async () => key.test((await dashboard.titles.first().getAttribute('href'))!), true);
  return dashboard;
}

test('long query: a link copied from results of a long query marks the same for somebody else, and after a reload; one looked for in a document gets into its address', () =>
  stage.play(async (page) => {
    const query = longQuery('netcongestie');
    await logIn(page);
    const dashboard = await searched(page, query);
    await dashboard.rows.first().hover();
    await dashboard.rows
      .first()
      .getByRole('button', { name: /^Kopieer link/ })
      .click();
    await expectVisible(page.getByText('Link gekopieerd'));
    const link = await copied(page);
    expect(link).toMatch(key);

    const document = await openFirst(page);
    const marks = await marksOf(page);
    expect(page.url()).toBe(link);
    expect(await document.find.inputValue()).toBe(query);
    await page.reload();
    await expectSoon(() => marksOf(page), marks);
    expect(page.url()).toBe(link);
    await document.copyLink.click();
    await expectSoon(() => copied(page), link);

    // Somebody else's browser has nothing but the link.
    await stage.play(async (other) => {
      await signIn(other);
      await other.goto(link);
      await expectSoon(() => marksOf(other), marks);
      expect(await documentPage(other).find.inputValue()).toBe(query);
    });

    // One that is looked for in a document gets into its address too.
    const { id, title } = await stage.findDocument('type:verslag minister', () => true);
    const long = longQuery('minister');
    await followLink(page, `/nl/document/${id}`);
    await expectSoon(() => document.title.textContent(), title.text);
    await document.find.fill(long);
    await expectVisible(document.panel.locator('mark'));
    await expectSoon(async () => key.test(page.url()), true);
    expect(await document.find.inputValue()).toBe(long);
    await page.locator('#main').focus();
    await page.keyboard.press('c');
    await expectSoon(() => copied(page), page.url());
  }, clipboard));

test('long query: a document that opens before the key of its query is there gets it into its address, and keeps its marks', () =>
  stage.play(async (page) => {
    const query = longQuery('woningbouw');
    await logIn(page);
    const dashboard = dashboardPage(page);
    const held: (() => void)[] = [];
    await page.route('**/api/highlights', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await dashboard.search(query);
    const document = await openFirst(page);
    const marks = await marksOf(page);
    expect(page.url()).not.toMatch(key);
    await document.find.focus();
    await document.panel
      .locator('mark')
      .first()
      .evaluate((mark) => (mark.dataset.same = ''));
    held.forEach((release) => release());
    await expectSoon(async () => key.test(page.url()), true);
    expect(await marksOf(page)).toEqual(marks);
    expect(await document.panel.locator('mark[data-same]').count()).toBe(1);
    expect(await document.find.evaluate((input) => input === globalThis.document.activeElement)).toBe(true);
    await document.back.click();
    await expectVisible(dashboard.rows);
  }));

test('long query: without its key a long query is marked for the reader, and the link opens the document alone', () =>
  stage.play(async (page) => {
    const query = longQuery('stikstof');
    await logIn(page);
    const dashboard = dashboardPage(page);
    await page.route('**/api/highlights', (route) => route.abort());
    await dashboard.search(query);
    const { panel } = await openFirst(page);
    await page.reload();
    await expectVisible(panel.locator('mark'));
    expect(page.url()).toMatch(/\/nl\/document\/[\w-]+$/);
  }));
