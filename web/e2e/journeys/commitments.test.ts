import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectFits } from '../browser.ts';
import { commitmentsPage } from '../pages/commitments-page.ts';
import { signIn } from '../pages/login-page.ts';
import { shell } from '../pages/shell.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
/** Finds every commitment of the demo. */
const q = 'brief OF cijfers OF overleg OF evaluatie';
const said = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const everything = (page: Page) => page.locator('body').textContent();

test('commitments: late ones stand first, are looked at beside the others, and lead to their page and their meeting', () =>
  stage.play(async (page) => {
    const { groups, rows, titles, panel } = commitmentsPage(page);
    await signIn(page);
    await page.goto(`/nl/dashboard?${new URLSearchParams({ q })}`);
    await page.getByRole('tab', { name: 'Toezeggingen' }).click();
    await expectVisible(rows);
    expect(said(page, 'tab')).toBe('commitments');
    expect(await groups.first().textContent()).toMatch(/^Te laat/);
    expect(await rows.first().textContent()).toMatch(/\d+ dagen te laat/);
    await page.locator('#main').focus();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expectSoon(
      () => panel.getByRole('heading', { level: 2 }).textContent(),
      await titles.nth(1).textContent(),
    );
    await expectVisible(panel.getByRole('heading', { name: 'Verloop' }));
    await expectVisible(panel.getByText('Termijn verstreken'));
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(said(page, 'sel')).toBeNull();

    // What a letter announced is told beside the days, and the letter is quoted.
    await rows
      .filter({ hasText: 'uitstel gemeld op' })
      .first()
      .getByRole('heading')
      .getByRole('link')
      .click();
    await expectVisible(panel.getByText('Uitstel gemeld', { exact: true }));
    await expectVisible(panel.locator('q'));
    expect(await panel.getByText(/dagen te laat/).count()).toBe(1);
    await page.goBack();
    await panel.waitFor({ state: 'detached' });

    await titles.nth(1).focus();
    const title = await titles.nth(1).textContent();
    await page.keyboard.press('Enter');
    await expectSoon(() => page.getByRole('heading', { level: 1 }).textContent(), title);
    await expectVisible(panel.getByText(/dagen te laat/));
    await expectAccessibleInBothThemes(page);
    expect(await everything(page)).not.toMatch(/gebroken/i);
    await panel.getByRole('link', { name: /^Commissiedebat/ }).click();
    await page.getByRole('tab', { name: /^Toezeggingen/ }).click();
    await expectVisible(page.getByRole('tabpanel').getByRole('link', { name: title! }));
    await expectAccessible(page);
  }));

test('commitments: filters narrow them and stand in the address, and the file holds what is listed', () =>
  stage.play(async (page) => {
    const { groups, rows, filter, open } = commitmentsPage(page);
    await signIn(page);
    await open({ q });
    await expectVisible(rows);
    expect(await groups.filter({ hasText: 'Nagekomen' }).count()).toBe(0);
    for (const name of ['Te laat', 'Open', 'Deels nagekomen']) {
      await filter(name).click();
      await expectSoon(() => filter(name).isChecked(), false);
    }
    await expectSoon(() => rows.count(), 0);
    await filter('Nagekomen').click();
    await expectSoon(() => groups.first().textContent(), expect.stringMatching(/^Nagekomen of vervallen/));
    await filter('Zonder datum').click();
    await expectSoon(() => Promise.resolve(said(page, 'due')), 'noted,inText');
    expect(said(page, 'standing')).toMatch(/fulfilled/);
    await page.reload();
    await expectVisible(rows);
    expect(await rows.first().textContent()).toMatch(/nagekomen/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Toezeggingen bij .*\.xlsx$/);
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
    await page.getByRole('button', { name: 'Volg', exact: true }).click();
    await expectVisible(page.getByRole('button', { name: 'Je volgt', exact: true }));
  }));

test('commitments: only domains whose sources tell of them have the tab', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto('/eu/dashboard?q=energy&tab=commitments');
    await expectVisible(page.getByRole('tab', { name: 'Tijdlijn' }));
    expect(await page.getByRole('tab', { name: 'Toezeggingen' }).count()).toBe(0);
  }));

test('commitments: on a phone and in English, one is a sheet over the list', () =>
  stage.play(
    async (page) => {
      const { rows, open } = commitmentsPage(page);
      await signIn(page);
      await open({ q });
      await expectVisible(rows);
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await Promise.all([saved, shell(page).choose('menuitemradio', 'English')]);
      await page.keyboard.press('Escape');
      const list = page.getByRole('region', { name: 'Commitments' });
      await expectVisible(list.getByText(/days overdue/));
      await expectFits(page);
      await expectAccessibleInBothThemes(page);
      await list.getByRole('heading', { level: 3 }).getByRole('link').first().tap();
      const sheet = page.getByRole('dialog', { name: 'Commitment' });
      await expectVisible(sheet.getByRole('heading', { name: 'What became of it' }));
      await expectAccessible(page);
      expect(await everything(page)).not.toMatch(/broken/i);
      await page.goBack();
      await sheet.waitFor({ state: 'detached' });
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ));
