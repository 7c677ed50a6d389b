import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, newVisitor, openBrowser } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { logIn } from '../pages/login-page.ts';
import { startProduct, type Product } from '../product.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test('a subscriber searches, opens a document at its hits, and comes back to the same row', async () => {
  const page = await newVisitor(browser, product.address);
  const dashboard = dashboardPage(page);
  const document = documentPage(page);
  await logIn(page);
  await dashboard.search('netcongestie EN (warmtepomp* OF woning)');
  await expectVisible(dashboard.rows.first());
  expect(new URL(page.url()).searchParams.get('q')).toBe('netcongestie EN (warmtepomp* OF woning)');
  await expectVisible(dashboard.timeline.locator('mark').filter({ hasText: /^netcongestie$/i }).first());
  await expectVisible(dashboard.days.first());

  const title = (await dashboard.titles.nth(1).textContent())!;
  await dashboard.titles.nth(1).click();
  await expectSoon(() => document.title.textContent(), title);
  await expectVisible(document.hits.filter({ hasText: /^Treffer 1 van \d+$/ }));
  expect(await document.panel.locator('mark').count()).toBeGreaterThan(0);
  await document.next.click();
  await document.back.click();
  await expectVisible(dashboard.titles.nth(1));
  expect(await dashboard.titles.nth(1).textContent()).toBe(title);
  await expectSoon(() => page.evaluate(() => globalThis.document.activeElement?.textContent ?? ''), title);
  expect(page.faults).toEqual([]);
  await page.context().close();
});

test('a broken query says where and mends itself', async () => {
  const page = await newVisitor(browser, product.address);
  const dashboard = dashboardPage(page);
  await logIn(page);
  await dashboard.search('(netcongestie OF woningbouw');
  await page.getByRole('button', { name: /Herstellen/ }).click();
  await expectVisible(dashboard.rows.first());
  expect(new URL(page.url()).searchParams.get('q')).toBe('(netcongestie OF woningbouw)');
  expect(page.faults).toEqual([]);
  await page.context().close();
});

test('back, forward and reload restore the whole search', async () => {
  const page = await newVisitor(browser, product.address);
  const dashboard = dashboardPage(page);
  await logIn(page);
  await dashboard.search('woningbouw');
  await expectVisible(dashboard.rows.first());
  const first = await dashboard.count.textContent();
  await dashboard.search('stikstof');
  await expectSoon(async () => (await dashboard.count.textContent()) !== first, true);
  const second = await dashboard.count.textContent();
  await page.goBack();
  await expectSoon(() => dashboard.query.inputValue(), 'woningbouw');
  await expectSoon(() => dashboard.count.textContent(), first);
  await page.goForward();
  await page.reload();
  await expectSoon(() => dashboard.query.inputValue(), 'stikstof');
  await expectSoon(() => dashboard.count.textContent(), second);
  expect(page.faults).toEqual([]);
  await page.context().close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`no screen of the main job breaks an accessibility rule, ${colorScheme}, ${width} wide`, async () => {
      const page = await newVisitor(browser, product.address, { colorScheme, viewport: { width, height } });
      const dashboard = dashboardPage(page);
      await page.goto('/login');
      await expectVisible(page.getByRole('heading', { level: 1 }));
      await expectAccessible(page);
      await logIn(page);
      await expectVisible(dashboard.query);
      await expectAccessible(page);
      await dashboard.search('netcongestie OF motie');
      await expectVisible(dashboard.rows.first());
      await expectAccessible(page);
      expect(await overflows(page)).toBe(false);
      await dashboard.titles.first().click();
      await expectVisible(documentPage(page).panel);
      await expectAccessible(page);
      expect(await overflows(page)).toBe(false);
      expect(page.faults).toEqual([]);
      await page.context().close();
    });
  }
}

function overflows(page: Awaited<ReturnType<typeof newVisitor>>): Promise<boolean> {
  return page.evaluate(() => globalThis.document.documentElement.scrollWidth > globalThis.innerWidth);
}
