import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectQuiet, newVisitor } from '../browser.ts';
import { endSession } from '../end-session.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { accounts, demoPassword, logIn, loginPage, signIn } from '../pages/login-page.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { shell } from '../pages/shell.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'session')?.value;
const over = (page: Page) => page.getByRole('dialog', { name: 'Je sessie is verlopen' });
const secondTab = async (page: Page) => {
  const tab = await page.context().newPage();
  await tab.goto('/nl/dashboard');
  await expectVisible(dashboardPage(tab).query);
  return tab;
};
/** A browser of its own with the same account, as a page of whoever else has the password. */
const elsewhere = async (page: Page, leadsTo: string) => {
  const visitor = await newVisitor(page.context().browser()!, stage.product.address);
  await logIn(visitor, { email: accounts.localOnly, leadsTo });
  return visitor;
};
const isOut = async (visitor: Page) => {
  await visitor.reload();
  await visitor.waitForURL('**/login');
};

test('own account: the session is where no script of a page reads it, and ends in every tab with the log-out in one', () =>
  stage.play(async (page) => {
    await logIn(page);
    const token = (await tokenOf(page))!;
    const readable = await page.evaluate(() =>
      JSON.stringify([globalThis.document.cookie, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(token).toHaveLength(43);
    expect(readable).toContain(accounts.everything);
    expect(readable).not.toContain(token);
    const tab = await secondTab(page);
    await shell(page).choose('menuitem', 'Uitloggen');
    await page.waitForURL('**/login');
    await tab.waitForURL('**/login');
    await expectSoon(() => tokenOf(page), undefined);
    const { address } = stage.product;
    const answer = await fetch(`${address}/api/users/me/session`, { headers: { 'x-auth': token } });
    expect(answer.status).toBe(401);
  }));

test('own account: what an older version kept, a token, is gone with the first page', () =>
  stage.play(async (page) => {
    await page.addInitScript(() =>
      localStorage.setItem('policy-monitor:1:session', JSON.stringify({ token: 'of-an-older-version' })),
    );
    await page.goto('/login');
    await expectVisible(loginPage(page).email);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain('of-an-older-version');
  }));

test('own account: a session that ended is asked for in every tab, and one password serves them all', () =>
  stage.play(async (page) => {
    await logIn(page);
    const tab = await secondTab(page);
    await expectQuiet(page);
    await expectQuiet(tab);
    await endSession(page, stage.product);
    for (const one of [page, tab]) {
      await one.bringToFront();
      await dashboardPage(one).search('woningbouw');
      await expectVisible(over(one));
    }
    await loginPage(tab).password.fill(demoPassword);
    await tab.keyboard.press('Enter');
    for (const one of [tab, page]) {
      await over(one).waitFor({ state: 'detached' });
      await one.bringToFront();
      await dashboardPage(one).search('stikstof');
      await expectVisible(
        dashboardPage(one)
          .rows.locator('mark')
          .filter({ hasText: /^stikstof/i }),
      );
    }
  }));

test('own account: who logs out while the server cannot be reached is logged out there too once it can', () =>
  stage.play(async (page) => {
    await logIn(page);
    const token = (await tokenOf(page))!;
    const isOpen = async () => {
      const headers = { 'x-auth': token };
      return (await fetch(`${stage.product.address}/api/users/me/session`, { headers })).ok;
    };
    await page.route('**/api/users/logout*', (route) => route.abort());
    await shell(page).choose('menuitem', 'Uitloggen');
    await page.waitForURL('**/login');
    await expectQuiet(page);
    expect(await isOpen()).toBe(true);
    await page.unroute('**/api/users/logout*');
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
    await expectSoon(isOpen, false);
    expect(await tokenOf(page)).toBeUndefined();
  }));

test('own account: a session elsewhere is seen and ended, and then all of them are', () =>
  stage.play(async (page) => {
    const email = accounts.localOnly;
    await signIn(page, email);
    const other = await elsewhere(page, '**/nl-lr/dashboard');
    await settingsPage(page).open('beveiliging');
    const sessions = page.getByRole('listitem').filter({ hasText: 'Chrome op Linux' });
    await expectSoon(() => sessions.count(), 2);
    await expectVisible(sessions.filter({ hasText: 'Deze browser' }).getByText(/^Nu in gebruik/));
    await expectVisible(
      sessions.filter({ hasText: 'Laatst gebruikt' }).getByText('Hetzelfde netwerk als nu (127.0.0.x)'),
    );
    await page.getByRole('button', { name: /^Uitloggen: Chrome op Linux/ }).click();
    await expectVisible(page.getByText('Daar ben je uitgelogd.'));
    await expectSoon(() => sessions.count(), 1);
    await isOut(other);

    await loginPage(other).logIn(email);
    await other.waitForURL('**/nl-lr/dashboard');
    await page.getByRole('button', { name: 'Overal uitloggen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Overal uitloggen' }).click();
    await page.waitForURL('**/login');
    await isOut(other);
    await loginPage(page).logIn(email);
    await page.waitForURL('**/nl-lr/dashboard');
    await other.context().close();
  }));

test('own account: a new password is asked the old one for, refused when it is common, and logs out elsewhere', () =>
  stage.play(async (page) => {
    const email = accounts.localOnly;
    const password = 'tafelpoot groen zwemt';
    await signIn(page, email);
    const other = await elsewhere(page, '**/nl-lr/dashboard');
    await settingsPage(page).open('beveiliging');
    const save = page.getByRole('button', { name: 'Wachtwoord wijzigen' });
    const submit = async (current: string, next: string) => {
      await page.getByLabel('Huidig wachtwoord', { exact: true }).fill(current);
      await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(next);
      await page.getByLabel('Herhaal het nieuwe wachtwoord', { exact: true }).fill(next);
      await save.click();
    };
    expect(await save.isDisabled()).toBe(true);
    await submit('niet het wachtwoord', password);
    await expectVisible(page.getByRole('alert').getByText('Je huidige wachtwoord klopt niet.'));
    await submit(demoPassword, 'wachtwoord1234');
    await expectVisible(page.getByRole('alert').getByText(/^Dit wachtwoord is te makkelijk te raden\./));
    await submit(demoPassword, password);
    await expectVisible(page.getByText(/^Je wachtwoord is gewijzigd\./));
    await isOut(other);
    await loginPage(other).logIn(email, password);
    await other.waitForURL('**/nl-lr/dashboard');
    await page.reload();
    await expectVisible(page.getByText('Deze browser'));
    await other.context().close();
  }));
