import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { accounts, loginPage } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** The address without its host. */
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);

test('address: what no screen knows leaves the address, and nothing else does', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const login = loginPage(page);
    await page.goto('/login?foo=1&redirectTo=nlDashboard&q=stikstof');
    await expectSoon(() => addressOf(page), '/login?redirectTo=nlDashboard');
    await page.goto('/password-reset?utm_source=mail');
    await expectSoon(() => addressOf(page), '/password-reset');
    await page.goto('/nl/dashboard?foo=1&q=woningbouw');
    await login.logIn(accounts.everything);
    await expectVisible(dashboard.rows);
    await expectSoon(() => addressOf(page), '/nl/dashboard?q=woningbouw');

    const document = '/nl/document/demo-36931-regering-kamerbrief-1';
    for (const [asked, shown] of [
      ['/settings?foo=1#email', '/settings#email'],
      ['/saved-searches?q=woningbouw', '/saved-searches'],
      ['/list-manager?x=', '/list-manager'],
      ['/document/demo-36931-regering-kamerbrief-1?foo=1&tab=properties', `${document}?tab=properties`],
      [`${document}/defensie?tab=dans&foo=1&lang=xx#lid-2`, `${document}/defensie?tab=dans&lang=xx#lid-2`],
      ['/eu/dashboard?foo=1', '/eu/dashboard'],
      ['/nl/dashboard?p=ooit&foo=1&q=woningbouw&tab=dans', '/nl/dashboard?p=ooit&q=woningbouw&tab=dans'],
    ]) {
      await page.goto(asked!);
      await expectSoon(() => addressOf(page), shown);
    }
    await expectVisible(dashboard.rows);

    // In the same entry of the history: the way back leads to the page before, and forward to what was kept.
    await page.goto(`${document}/defensie?foo=1`);
    await expectSoon(() => addressOf(page), `${document}/defensie`);
    await expectVisible(documentPage(page).title);
    await page.goBack();
    await expectSoon(() => addressOf(page), '/nl/dashboard?p=ooit&q=woningbouw&tab=dans');
    await page.goForward();
    await expectSoon(() => addressOf(page), `${document}/defensie`);
    expect(await page.evaluate(() => history.length)).toBeGreaterThan(2);
  }));
