import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { logIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();

/** What a phone shows differently from a screen, each up to the state that is checked. */
const scenes: Record<string, (page: Page) => Promise<void>> = {
  async 'the menu of a row and the selection'(page) {
    const dashboard = dashboardPage(page);
    await dashboard.open('be-flm', { q: 'energie', back: '1' });
    await dashboard.rows
      .first()
      .getByRole('button', { name: /^Meer acties: / })
      .click();
    await expectVisible(page.getByRole('menuitem', { name: 'Selecteer', exact: true }));
    await expectAccessibleInBothThemes(page);
    await page.getByRole('menuitem', { name: 'Selecteer', exact: true }).click();
    await expectVisible(page.getByRole('region', { name: 'Selectie' }));
  },
  async 'the statistics'(page) {
    await dashboardPage(page).open('nl-lr', { q: 'wonen', back: '1', tab: 'statistics' });
    await expectVisible(page.getByRole('heading', { name: 'Stakeholders' }));
  },
  async 'the sources as cards'(page) {
    await page.goto('/sources');
    await expectVisible(page.getByRole('heading', { level: 2, name: 'Nationaal' }));
  },
  async 'the further actions of a document'(page) {
    await page.goto('/nl/document/demo-36931-regering-kamerbrief-1/defensie');
    await expectVisible(documentPage(page).tab('Kenmerken'));
    await page.getByRole('button', { name: 'Meer acties', exact: true }).click();
    await expectVisible(page.getByRole('menuitem', { name: 'Afdrukken' }));
  },
};

test.each(Object.entries(scenes))(
  'on a phone, %s: accessible in both themes, and no wider than the screen',
  (_, scene) =>
    stage.play(
      async (page) => {
        await logIn(page);
        await scene(page);
        await expectAccessibleInBothThemes(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      },
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    ),
);
