import { expect, test } from 'vitest';
import { expectAccessible } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { logIn, signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const phone = (width: number) => ({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

test.each([360, 390])(
  'phone bar: on a phone of %i wide places are at the bottom and domains at the top',
  (width) =>
    stage.play(async (page) => {
      await logIn(page);
      const tabs = page.getByRole('navigation', { name: 'Domeinen' });
      const box = (await tabs.boundingBox())!;
      const third = (await tabs.getByRole('link').nth(2).boundingBox())!;
      expect(third.x + third.width).toBeLessThan(box.x + box.width);
      const places = page.getByRole('navigation', { name: 'Onderdelen' });
      await places.getByRole('link', { name: 'Lijsten' }).click();
      await page.waitForURL('**/list-manager**');
      await places.getByRole('link', { name: 'Dashboard' }).click();
      await page.waitForURL('**/nl/dashboard');
      await places.getByRole('button', { name: 'Meer' }).click();
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: 'Meldingen' }).click();
      await expectVisible(page.getByText('Er zijn geen meldingen.'));
      await expectAccessible(page);
      await page.goto('/nl/dashboard?q=de&back=1');
      await page.getByRole('article').getByRole('heading').first().getByRole('link').click();
      await expectVisible(documentPage(page).tab('Kenmerken'));
      expect(await places.count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }, phone(width)),
);

test('phone bar: a row on a phone has its title over the whole width, and a menu of all that can be done with it', () =>
  stage.play(async (page) => {
    await signIn(page);
    const dashboard = dashboardPage(page);
    await dashboard.open('nl', { q: 'netcongestie', back: '1' });
    await expectVisible(dashboard.rows);
    const row = dashboard.rows.first();
    const title = dashboard.titles.first();
    expect((await row.getByRole('heading').boundingBox())!.width).toBeGreaterThan(360);
    const more = row.getByRole('button', { name: /^Meer acties: / });
    const [list, menu] = [
      (await row.getByRole('button', { name: /^Aan lijst toevoegen: / }).boundingBox())!,
      (await more.boundingBox())!,
    ];
    expect([list.y, list.height, menu.width, menu.height]).toEqual([menu.y, 44, 44, 44]);

    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
    await more.tap();
    await expectVisible(item('Markeer als gelezen'));
    await expectAccessible(page);
    await item('Markeer als gelezen').tap();
    await expectSoon(() => row.getAttribute('data-visited'), 'true');
    await expectSoon(() => more.evaluate((button) => button === document.activeElement), true);

    await more.tap();
    expect(await item('Open in nieuw tabblad').getAttribute('href')).toBe(await title.getAttribute('href'));
    await page.keyboard.press('Escape');
    await expectSoon(() => page.getByRole('menu').count(), 0);

    const boxes = dashboard.rows.getByRole('checkbox');
    expect(await boxes.first().isVisible()).toBe(false);
    await more.tap();
    await item('Selecteer').tap();
    await expectSoon(() => boxes.first().isChecked(), true);
    await boxes.nth(1).tap();
    const selection = page.getByRole('region', { name: 'Selectie' });
    await expectVisible(selection.getByText('2', { exact: true }));
    await expectAccessible(page);
    await selection.getByRole('button', { name: 'Wissen' }).tap();
    await expectSoon(() => boxes.first().isVisible(), false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }, phone(390)));
