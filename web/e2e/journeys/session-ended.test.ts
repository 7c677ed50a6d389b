import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectQuiet } from '../browser.ts';
import { comeBack, endSession } from '../end-session.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { debatePage } from '../pages/debate-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { accounts, demoPassword, logIn, loginPage } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

const over = (page: Page) => page.getByRole('dialog', { name: 'Je sessie is verlopen' });

test.each(['light', 'dark'] as const)(
  'session ended: a page in use stays, with what was typed and asked, and goes on after the password: %s',
  (colorScheme) =>
    stage.play(
      async (page) => {
        const dashboard = dashboardPage(page);
        await logIn(page);
        await dashboard.search('stikstof');
        await expectVisible(dashboard.rows);
        // Typed before it ends: what is asked for meanwhile may be refused first, and the dialog have the focus then.
        await dashboard.query.fill('woningbouw');
        await expectQuiet(page);
        await endSession(page, stage.product);
        await dashboard.query.press('Enter');
        await expectVisible(over(page));
        await expectAccessible(page);
        expect(await loginPage(page).email.inputValue()).toBe(accounts.everything);
        await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('name')), 'password');
        await page.keyboard.press('Escape');
        await page.keyboard.type('not the password');
        await page.keyboard.press('Enter');
        await expectVisible(page.getByText('Je gebruikersnaam of wachtwoord is verkeerd ingevuld.'));
        await loginPage(page).password.fill(demoPassword);
        await page.keyboard.press('Enter');
        await over(page).waitFor({ state: 'detached' });
        expect(await dashboard.query.inputValue()).toBe('woningbouw');
        await expectVisible(dashboard.rows.locator('mark').filter({ hasText: /^woningbouw/i }));
        await page.reload();
        await expectVisible(dashboard.rows);
      },
      { colorScheme },
    ),
);

test('session ended: whoever wants another account goes to the login, and from there back to the page', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await logIn(page);
    await dashboard.query.fill('woningbouw');
    await expectQuiet(page);
    await endSession(page, stage.product);
    await dashboard.query.press('Enter');
    await expectVisible(over(page));
    await page.getByRole('button', { name: 'Inloggen met een ander account' }).click();
    await page.waitForURL('**/login');
    await expectVisible(page.getByText('Je sessie is verlopen, log opnieuw in', { exact: true }));
    await loginPage(page).logIn(accounts.everything);
    await page.waitForURL('**/nl/dashboard?q=woningbouw');
  }));

test('session ended: without the dialog, whose code does not come, the page is left for the login, every time', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await page.route(/session-dialog/, (route) => route.abort());
    await logIn(page);
    for (const query of ['woningbouw', 'stikstof']) {
      await endSession(page, stage.product);
      // A call of the page itself may be quicker: then there is nothing to search in any more.
      const search = async () => {
        await dashboard.query.fill(query, { timeout: 2_000 });
        await dashboard.query.press('Enter', { timeout: 2_000 });
      };
      while (!new URL(page.url()).pathname.endsWith('/login')) await search().catch(() => undefined);
      await expectVisible(page.getByText('Je sessie is verlopen, log opnieuw in', { exact: true }));
      await loginPage(page).logIn(accounts.everything);
      await expectVisible(dashboard.query);
    }
  }));

test('session ended: a link to a moment keeps it through the login, and so does the way back to the results', () =>
  stage.play(async (page) => {
    await page.goto('/document/demo-vragenuur#t=30');
    await page.waitForURL('**/login');
    await loginPage(page).logIn(accounts.everything);
    await page.waitForURL('**/nl/document/demo-vragenuur#t=30');
    await expectSoon(debatePage(page).seconds, 30);

    const dashboard = dashboardPage(page);
    await dashboard.open('nl', { q: 'woningbouw', back: '1' });
    await dashboard.titles.first().click();
    await expectVisible(documentPage(page).title);
    await comeBack(page, stage.product);
    await documentPage(page).back.click();
    await page.waitForURL('**/nl/dashboard?q=woningbouw&back=1');
  }));
