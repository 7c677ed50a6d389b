import { expect, test } from 'vitest';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { logIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

test('main job: a subscriber searches, opens a document at its hits, and comes back to the same row', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const document = documentPage(page);
    await logIn(page);
    await dashboard.search('netcongestie EN (warmtepomp* OF woning)');
    await expectVisible(dashboard.rows);
    expect(new URL(page.url()).searchParams.get('q')).toBe('netcongestie EN (warmtepomp* OF woning)');
    await expectVisible(dashboard.timeline.locator('mark').filter({ hasText: /^netcongestie$/i }));
    await expectVisible(dashboard.days);

    const title = (await dashboard.titles.nth(1).textContent())!;
    await dashboard.titles.nth(1).click();
    await expectSoon(() => document.title.textContent(), title);
    await expectVisible(document.hits.filter({ hasText: /^Treffer 1 van \d+$/ }));
    expect(await document.panel.locator('mark').count()).toBeGreaterThan(0);
    await document.next.click();
    await document.back.click();
    await expectVisible(dashboard.titles.nth(1));
    expect(await dashboard.titles.nth(1).textContent()).toBe(title);
    await expectSoon(() => page.evaluate(() => globalThis.document.activeElement?.textContent), title);
  }));

test('main job: a broken query says where and mends itself', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    await dashboard.search('(netcongestie OF woningbouw');
    await page.getByRole('button', { name: /Herstellen/ }).click();
    await expectVisible(dashboard.rows);
    expect(new URL(page.url()).searchParams.get('q')).toBe('(netcongestie OF woningbouw)');
  }));

test('main job: back, forward and reload restore the whole search', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    await dashboard.search('woningbouw');
    await expectVisible(dashboard.rows);
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
  }));
