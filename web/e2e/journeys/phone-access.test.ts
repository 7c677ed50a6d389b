import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { followLink } from '../follow-link.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();

test('on a phone, what it shows differently from a screen: accessible in both themes, and no wider than the screen', () =>
  stage.play(
    async (page) => {
      const dashboard = dashboardPage(page);
      const looksRight = async () => {
        await expectAccessibleInBothThemes(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      };
      await signIn(page);
      await dashboard.open('nl-lr', { q: 'wonen', back: '1', tab: 'statistics' });
      await expectVisible(page.getByRole('heading', { name: 'Stakeholders' }));
      await looksRight();

      // The further actions of a document.
      await followLink(page, '/nl/document/demo-36931-regering-kamerbrief-1/defensie');
      await expectVisible(documentPage(page).tab('Kenmerken'));
      await page.getByRole('button', { name: 'Meer acties', exact: true }).click();
      await expectVisible(page.getByRole('menuitem', { name: 'Afdrukken' }));
      await looksRight();
      await page.keyboard.press('Escape');

      // The menu of a row and the selection.
      await dashboard.follow('be-flm', { q: 'energie', back: '1' });
      await dashboard.rows
        .first()
        .getByRole('button', { name: /^Meer acties: / })
        .click();
      await expectVisible(page.getByRole('menuitem', { name: 'Selecteer', exact: true }));
      await looksRight();
      await page.getByRole('menuitem', { name: 'Selecteer', exact: true }).click();
      await expectVisible(page.getByRole('region', { name: 'Selectie' }));
      await looksRight();
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  ));
