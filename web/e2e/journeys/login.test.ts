import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newVisitor, sharedBrowser } from '../browser.ts';
import { comeBack } from '../end-session.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { accounts, demoPassword, logIn, loginPage, signIn } from '../pages/login-page.ts';
import { shell } from '../pages/shell.ts';
import type { Product } from '../product.ts';
import { startDemo } from '../start-demo.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

let product: Product;
let browser: Browser;
let page: Page & { faults: string[] };

beforeAll(async () => {
  [product, browser] = await Promise.all([startDemo(), sharedBrowser()]);
});
afterAll(async () => {
  await product?.stop();
});
beforeEach(async () => {
  page = await newVisitor(browser, product.address);
});
afterEach(async () => {
  expect(page.faults).toEqual([]);
  await page.context().close();
});

const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe('the login form', () => {
  test('tells what is missing on leaving a field and cannot be sent before it is valid', async () => {
    const screen = loginPage(page);
    await screen.open();
    await expectSoon(() => page.locator('html').getAttribute('lang'), 'nl-NL');
    expect(await screen.submit.isDisabled()).toBe(true);
    await screen.email.focus();
    await screen.password.focus();
    await expectVisible(page.getByText('E-mailadres is verplicht', { exact: true }));
    await screen.email.fill('demo');
    await screen.email.blur();
    await expectVisible(page.getByText('Vul een geldig e-mailadres in', { exact: true }));
    await expectVisible(page.getByText('Wachtwoord is verplicht', { exact: true }));
    expect(await screen.submit.isDisabled()).toBe(true);
    await screen.email.fill(accounts.everything);
    await screen.password.fill('x');
    expect(await screen.submit.isEnabled()).toBe(true);
  });

  test('says the same in English', async () => {
    await page.goto('/login');
    await expectSoon(focusedName, 'email');
    await page.getByText('English', { exact: true }).click();
    await expectSoon(() => page.locator('html').getAttribute('lang'), 'en-GB');
    const email = page.getByRole('textbox', { name: 'Email address' });
    const password = page.getByLabel('Password', { exact: true });
    // The field that was left for it is no fault yet.
    expect(await email.getAttribute('aria-invalid')).not.toBe('true');
    await email.focus();
    await password.focus();
    await expectVisible(page.getByText('Email address is mandatory', { exact: true }));
    await email.fill('demo');
    await email.blur();
    await expectVisible(page.getByText('Please enter a valid email address', { exact: true }));
    await expectVisible(page.getByText('Password is mandatory', { exact: true }));
  });

  test('refuses a wrong password with the notice in focus, and shows the password when asked', async () => {
    const screen = loginPage(page);
    await screen.open();
    await screen.logIn(accounts.everything, 'wrong-password');
    const notice = page.getByText('Je gebruikersnaam of wachtwoord is verkeerd ingevuld.', { exact: true });
    await expectVisible(notice);
    await expectSoon(
      () => page.evaluate(() => document.activeElement?.textContent ?? ''),
      await notice.textContent(),
    );
    expect(await screen.password.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Wachtwoord tonen' }).click();
    expect(await screen.password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Wachtwoord verbergen' }).click();
    expect(await screen.password.getAttribute('type')).toBe('password');
  });

  test('logs in by Enter, does not return to the login, and logs out', async () => {
    const screen = loginPage(page);
    await screen.open();
    await expectSoon(focusedName, 'email');
    await page.keyboard.type(accounts.everything);
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/nl/dashboard');
    await page.goto('/login');
    await page.waitForURL('**/nl/dashboard');
    await shell(page).choose('menuitem', 'Uitloggen');
    await page.waitForURL('**/login');
    await page.goto('/nl/dashboard');
    await page.waitForURL('**/login');
  });
});

describe('where a login leads', () => {
  test('to the document of the link, with its word', async () => {
    await logIn(page);
    const dashboard = dashboardPage(page);
    await dashboard.search('stikstof');
    await dashboard.titles.first().click();
    await page.waitForURL('**/document/**');
    const address = page.url();
    const visitor = await newVisitor(browser, product.address);
    await visitor.goto(address);
    await visitor.waitForURL('**/login');
    await expectVisible(visitor.getByText('Log in om het document te openen', { exact: true }));
    await loginPage(visitor).logIn(accounts.everything);
    await visitor.waitForURL(address);
    await expectSoon(() => documentPage(visitor).find.inputValue(), 'stikstof');
    expect(visitor.faults).toEqual([]);
    await visitor.context().close();
  });

  test('to the first dashboard of the subscription', async () => {
    await logIn(page, { email: accounts.localOnly, leadsTo: '**/nl-lr/dashboard' });
  });

  test('back out, for an account without any dashboard', async () => {
    const screen = loginPage(page);
    await screen.open();
    await screen.logIn(accounts.noDashboard);
    await expectVisible(
      page.getByText(
        'Dit account mag niet inloggen omdat het geen toegang heeft tot het dashboard. Neem contact op met support@vizier.example.',
        { exact: true },
      ),
    );
    expect(new URL(page.url()).pathname).toBe('/login');
    // Another account can log in right there.
    await screen.logIn(accounts.everything);
    await page.waitForURL('**/nl/dashboard');
  });

  test('back to the same search after the session ended on the server', async () => {
    await logIn(page);
    const dashboard = dashboardPage(page);
    await dashboard.search('stikstof');
    await expectVisible(dashboard.rows);
    await comeBack(page, product);
    await expectVisible(dashboard.rows);
  });

  test('to the dashboard with a message from a path that does not exist', async () => {
    await signIn(page);
    await page.goto('/no/such/page/here');
    await page.waitForURL('**/nl/dashboard');
    await expectVisible(page.getByText('Deze pagina bestaat niet. Je bent nu op het dashboard.'));
  });
});

test('login: language and theme stay after a reload', async () => {
  await logIn(page);
  const bar = shell(page);
  const html = page.locator('html');
  await bar.toDark.click();
  await expectSoon(() => html.getAttribute('data-theme'), 'dark');
  await bar.choose('menuitemradio', 'English');
  await expectSoon(() => html.getAttribute('lang'), 'en-GB');
  await expectVisible(page.getByRole('button', { name: 'Light theme' }));
  await page.reload();
  await expectVisible(page.getByRole('button', { name: 'Light theme' }));
  expect(await html.getAttribute('data-theme')).toBe('dark');
  expect(await html.getAttribute('lang')).toBe('en-GB');
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
  await page.getByRole('button', { name: 'Light theme' }).click();
  await saved;
});

test('login: the maintenance page counts down', async () => {
  await page.clock.install();
  await page.goto('/maintenance');
  const line = page.getByText(/^Over \d+ seconden? proberen we het opnieuw\.$/).first();
  const seconds = async () => Number(/\d+/.exec((await line.textContent()) ?? '')?.[0]);
  const before = await seconds();
  await page.clock.runFor(2_000);
  await expectSoon(seconds, before - 2);
});
