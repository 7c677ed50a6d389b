import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { signIn } from '../pages/login-page.ts';
import { palette } from '../pages/palette.ts';
import { savedSearchesPage } from '../pages/saved-searches-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** The kind of element that has the focus, and what it says. */
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);

/** Runs a search and gives the title of its first result, which has the focus. */
async function atFirstResult(page: Page, domain: string): Promise<string> {
  const dashboard = dashboardPage(page);
  await dashboard.open(domain, { q: 'minister', back: '1' });
  await expectVisible(dashboard.titles);
  await dashboard.titles.first().focus();
  return (await dashboard.titles.first().textContent())!;
}

const viewports = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
} as const;

test.each(['desk', 'phone'] as const)(
  'focus: a document is read from its title on, and the way back leads to its row (%s)',
  (device) =>
    stage.play(async (page) => {
      await signIn(page);
      const title = await atFirstResult(page, 'be-fed');
      // The first time the code of the page has to come first; the second time nothing has to.
      for (const _time of ['late', 'at once']) {
        await page.keyboard.press('Enter');
        await expectVisible(documentPage(page).title);
        await expectSoon(() => focused(page), `H1 ${title}`);
        await page.goBack();
        await expectVisible(dashboardPage(page).titles);
        await expectSoon(() => focused(page), `A ${title}`);
      }
      await dashboardPage(page).titles.first().click();
      await expectSoon(() => focused(page), `H1 ${title}`);
      await documentPage(page).back.click();
      await expectSoon(() => focused(page), `A ${title}`);
    }, viewports[device]),
);

test('focus: a document opened by a link or from the palette is read from its title on', () =>
  stage.play(async (page) => {
    await signIn(page);
    const document = documentPage(page);
    await page.goto('/nl/document/demo-36931-regering-kamerbrief-1/defensie');
    await expectVisible(document.title);
    const title = await document.title.textContent();
    await expectSoon(() => focused(page), `H1 ${title}`);

    await document.back.click();
    const { open, field, option } = palette(page);
    // What had the focus before stays on the page.
    await page.getByRole('button', { name: 'Donker thema' }).focus();
    await open();
    await field.fill(title!.slice(0, 30));
    await expectVisible(option(title!));
    await option(title!).click();
    await expectVisible(document.title);
    await expectSoon(() => focused(page), `H1 ${title}`);
  }));

test('focus: the dialog that saves a search gives the focus back, saved or not', () =>
  stage.play(async (page) => {
    await signIn(page);
    const title = await atFirstResult(page, 'nl');
    const searches = savedSearchesPage(page);
    await expectSoon(() => searches.save.getAttribute('aria-disabled'), 'false');
    for (const _time of ['late', 'at once']) {
      await page.keyboard.press('s');
      await expectVisible(searches.title);
      await expectSoon(() => searches.dialog.evaluate((box) => box.contains(document.activeElement)), true);
      await page.keyboard.press('Escape');
      await searches.dialog.waitFor({ state: 'detached' });
      await expectSoon(() => focused(page), `A ${title}`);
    }
    await searches.save.click();
    await searches.title.fill('Ministers');
    await searches.submit.click();
    await searches.dialog.waitFor({ state: 'detached' });
    await expectSoon(
      () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Bewaard, zoekopdracht bewerken',
    );

    await page.goto('/saved-searches');
    await searches.choose('Ministers', 'Bewerken');
    await expectVisible(searches.title);
    await searches.dialog.getByRole('button', { name: 'Annuleren' }).click();
    await searches.dialog.waitFor({ state: 'detached' });
    await expectSoon(
      () => page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Acties voor Ministers',
    );
    expect(await page.locator('[role=dialog]').count()).toBe(0);
  }));
