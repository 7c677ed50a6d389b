import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '../../../server/test/identity-provider.ts';
import { expectAccessibleInBothThemes, expectQuiet } from '../browser.ts';
import { endSession } from '../end-session.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { loginPage } from '../pages/login-page.ts';
import { useOwnStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

// The provider is another site to the browser, as it is anywhere, and has to know where the product is before either of them begins.
const port = await freePort();
const stage = useOwnStage({ PORT: String(port), SIGN_ON_PRIVATE_HOSTS: 'localhost' });
const email = 'anna@huis.example';
let provider: IdentityProvider;

beforeAll(async () => {
  provider = await startIdentityProvider([`http://127.0.0.1:${port}/sign-in/callback`], 'localhost');
  provider.accounts.set(email, { email, email_verified: true, given_name: 'Anna', family_name: 'de Boer' });
  const secretFile = join(stage.product.dataDir, 'secret');
  await writeFile(secretFile, provider.clientSecret);
  const about = ['--name', 'Huis Holland', '--issuer', provider.issuer, '--client-id', provider.clientId];
  await signOnCommand('set', ...about, '--secret-file', secretFile, '--domain', 'huis.example');
  await rm(secretFile);
});
afterAll(() => provider?.close());

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

/** What the operator types. */
async function signOnCommand(verb: string, ...more: string[]): Promise<void> {
  const command = fileURLToPath(new URL('../../../server/src/commands/admin.ts', import.meta.url));
  const { PATH } = process.env;
  const env = { PATH, DATA_DIR: stage.product.dataDir, SIGN_ON_PRIVATE_HOSTS: 'localhost' };
  await promisify(execFile)(process.execPath, [command, 'sign-on', verb, 'Vizier Demo', ...more], { env });
}

/** The provider's own page. */
async function logInThere(page: Page): Promise<void> {
  await page.waitForURL(`${provider.issuer}/**`);
  // It was told whom to expect.
  await expectSoon(() => page.locator('input[name=login]').inputValue(), email);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

const by = (page: Page) => page.getByRole('button', { name: 'Inloggen via Huis Holland', exact: true });
const focusIsOn = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('sign-on: by the provider of the organisation to the page that was wanted, and back over a page whose session ended', () =>
  stage.play(async (page) => {
    const login = loginPage(page);
    const dashboard = dashboardPage(page);
    await dashboard.open('nl', { q: 'stikstof' });
    await page.waitForURL('**/login');
    await login.email.fill(email);
    await login.email.blur();
    await expectVisible(by(page));
    await expectVisible(login.password);
    await expectAccessibleInBothThemes(page);
    await login.logIn(email, 'not the password');
    await expectVisible(page.getByText('Je gebruikersnaam of wachtwoord is verkeerd ingevuld.'));

    await signOnCommand('set', '--passwords', 'off');
    await page.reload();
    await login.email.fill(email);
    await page.keyboard.press('Tab');
    await expectVisible(page.getByText('Je organisatie logt in via Huis Holland.', { exact: true }));
    expect(await login.password.count()).toBe(0);
    await expectSoon(() => focusIsOn(page), 'Inloggen via Huis Holland');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Toch met een wachtwoord' }).click();
    await login.password.fill('not the password');
    await page.keyboard.press('Enter');
    await expectVisible(page.getByText('Je organisatie logt in via Huis Holland; met een wachtwoord'));

    await by(page).click();
    await logInThere(page);
    await page.waitForURL('**/nl/dashboard?q=stikstof');
    await expectVisible(dashboard.rows);
    await page.reload();
    await expectVisible(dashboard.rows);

    // A page in use stays; the way in is another tab. Typed before it ends: a refused suggestion would bring the dialog.
    await dashboard.query.fill('woningbouw');
    await expectQuiet(page);
    await endSession(page, stage.product);
    // The search itself is refused only once its reader is back.
    const back = Promise.withResolvers<void>();
    await page.route('**/api/document/timeline', (route) => back.promise.then(() => route.continue()), {
      times: 1,
    });
    await dashboard.query.press('Enter');
    const over = page.getByRole('dialog', { name: 'Je sessie is verlopen' });
    await expectVisible(over);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), by(page).click()]);
    await expectVisible(page.getByText('Log in het nieuwe tabblad in'));
    await tab.waitForURL('**/nl/dashboard');
    await over.waitFor({ state: 'detached' });
    back.resolve();
    expect(await dashboard.query.inputValue()).toBe('woningbouw');
    await expectVisible(dashboard.rows.locator('mark').filter({ hasText: /^woningbouw/i }));
    await tab.close();

    await page.goto('/settings#beveiliging');
    await expectVisible(
      page.getByText('Je organisatie logt in via Huis Holland; je hebt hier geen wachtwoord.'),
    );
    expect(await page.getByLabel('Huidig wachtwoord').count()).toBe(0);
  }));

test('sign-on: who asks for a new password where there is none is told of the provider', () =>
  stage.play(async (page) => {
    await signOnCommand('set', '--passwords', 'off');
    await page.goto('/password-reset');
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
    await page.keyboard.press('Enter');
    await expectVisible(page.getByText('Dan heb je hier geen wachtwoord en komt er geen mail'));
    await page.getByRole('link', { name: 'Terug naar inloggen' }).click();
    await expectVisible(loginPage(page).heading);
  }));
