import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closedGate, type Gate } from '../gate.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { listsPage } from '../pages/lists-page.ts';
import { logIn } from '../pages/login-page.ts';
import { palette } from '../pages/palette.ts';
import { savedSearchesPage } from '../pages/saved-searches-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** Keeps the files of these names from arriving, until the gate is opened. */
async function holdBack(page: Page, names: RegExp): Promise<Gate> {
  const gate = closedGate();
  await page.route(names, async (route) => {
    await gate.pass();
    await route.continue();
  });
  return gate;
}

test('keys typed while code loads: none is lost to the palette, none reaches the field or shortcuts below it', () =>
  stage.play(async (page) => {
    const { dialog, field } = palette(page);
    const dashboard = dashboardPage(page);
    await logIn(page);
    const late = await holdBack(page, /\/assets\/palette-/);
    await dashboard.query.fill('stik');
    await page.keyboard.press('Control+k');
    await late.reached;
    await page.keyboard.type('36 91x');
    await page.keyboard.press('Backspace');
    late.open();
    await dialog.waitFor();
    await page.keyboard.type('4');
    await expectSoon(() => field.inputValue(), '36 914');
    expect(await dashboard.query.inputValue()).toBe('stik');
    await page.keyboard.press('Escape');
    await expectSoon(() => dialog.count(), 0);
    // Its code is there now, and what is typed before it has the focus still counts, Enter too.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('europa');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/eu/dashboard');
  }));

test('keys typed while code loads: the names of a new list and of a saved search are whole', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    await dashboard.search('woningbouw');
    await expectVisible(dashboard.rows);
    const late = await holdBack(page, /\/assets\/(overlays|list-choice)-/);
    await dashboard.query.blur();
    await page.keyboard.press('j');
    await page.keyboard.press('l');
    await late.reached;
    await page.keyboard.type('Gelezen');
    late.open();
    await expectSoon(() => listsPage(page).search.inputValue(), 'Gelezen');
    await page.keyboard.press('Enter');
    await expectVisible(listsPage(page).picker.getByRole('checkbox', { name: 'Gelezen', checked: true }));
    await page.keyboard.press('Escape');
    const saving = await holdBack(page, /\/assets\/(save-dialog|saving-nl)-/);
    await page.keyboard.press('s');
    await saving.reached;
    await page.keyboard.type('Jong');
    saving.open();
    await expectSoon(async () => (await savedSearchesPage(page).title.inputValue()).includes('Jong'), true);
  }));
