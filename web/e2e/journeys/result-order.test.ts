import { expect, test } from 'vitest';
import { limits } from 'contract/limits';
import { expectAccessibleInBothThemes, expectFits } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

test('order of results: by keyboard the oldest or the best come first, in the address, and filters leave it so', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'de OF het', back: '1' });
    await expectVisible(dashboard.rows);
    const total = await dashboard.total();
    expect(total).toBeGreaterThan(limits.bestMatches);
    const button = page.getByRole('button', { name: /^Volgorde: / });
    const orderInAddress = () => new URL(page.url()).searchParams.get('order');
    const choose = async (name: string) => {
      await button.focus();
      await page.keyboard.press('Enter');
      const item = page.getByRole('menuitemradio', { name });
      await expectVisible(item);
      await item.focus();
      await page.keyboard.press('Enter');
      await expectSoon(() => button.textContent(), `Volgorde: ${name}`);
      // Whoever chose is where they were.
      await expectSoon(() => button.evaluate((one) => one === globalThis.document.activeElement), true);
      await expectVisible(dashboard.timeline.and(page.locator(':not([data-outdated])')));
    };
    const newest = await dashboard.titles.first().textContent();
    const dates = () =>
      dashboard.timeline
        .locator('[data-row="item"] time')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')!));

    await button.click();
    await expectVisible(page.getByRole('menuitemradio', { name: 'Nieuwste eerst', checked: true }));
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await choose('Oudste eerst');
    expect(orderInAddress()).toBe('oldest');
    await expectVisible(dashboard.days);
    await expectSoon(async () => (await dashboard.titles.first().textContent()) === newest, false);
    const ascending = await dates();
    expect(ascending.length).toBeGreaterThan(1);
    expect(ascending).toEqual(ascending.toSorted());
    expect(await dashboard.total()).toBe(total);

    await choose('Beste eerst');
    expect(orderInAddress()).toBe('best');
    const told = page.getByRole('status').filter({ hasText: /^Beste 300 van [\d.]+$/ });
    await expectVisible(told);
    expect((await told.textContent())!.replace('.', '')).toBe(`Beste 300 van ${total}`);
    expect(await dashboard.days.count()).toBe(0);
    expect((await dates()).every((date) => date !== '')).toBe(true);
    await expectAccessibleInBothThemes(page);
    // One step back is the order before, and it survives a reload.
    await page.goBack();
    await expectSoon(() => button.textContent(), 'Volgorde: Oudste eerst');
    await page.goForward();
    await page.reload();
    await expectVisible(told);

    const contexts = page.getByRole('region', { name: 'Contexten' });
    await contexts.getByRole('checkbox', { name: /^Wonen en ruimte/ }).check();
    await page.waitForURL(/[?&]ctx=/);
    expect(orderInAddress()).toBe('best');

    await dashboard.open('nl', { q: 'de OF het', back: '1', order: 'best' });
    await expectVisible(dashboard.rows);
    await dashboard.titles.first().click();
    await expectVisible(page.getByText(/^1 van 300$/));

    await page.setViewportSize({ width: 390, height: 844 });
    await dashboard.open('nl', { q: 'de OF het', back: '1', order: 'best' });
    await expectVisible(told);
    await expectFits(page);
    await expectAccessibleInBothThemes(page);
  }));
