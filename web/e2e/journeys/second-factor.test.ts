import { createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeOf } from '../../../server/src/domains/auth/test/codes.ts';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { accounts, demoPassword, loginPage } from '../pages/login-page.ts';
import { useOwnStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

/** A port that is free, so that the product knows its address before it listens: passkeys are bound to it. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const stage = useOwnStage(async () => {
  const port = await freePort();
  // Of IP addresses browsers allow no passkeys.
  return { PORT: String(port), BASE_URL: `http://localhost:${port}` };
});

const clock = { now: () => new Date() };
const email = accounts.everything;
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code van zes cijfers' });
const adminLogin = (page: Page) => ({
  ...loginPage(page),
  open: () => page.goto('/admin'),
  title: page.getByRole('heading', { name: 'Inloggen bij het beheer' }),
});

test('second factor: staff set it up in their first login of the admin site, and give it at every other login', () =>
  stage.play(async (page) => {
    const admin = adminLogin(page);
    await admin.open();
    await admin.logIn(email);
    const begin = async () => {
      await expectVisible(page.getByRole('heading', { name: 'Tweede stap instellen' }));
      await page.getByRole('button', { name: 'Verder' }).click();
      await expectVisible(page.getByRole('img', { name: /^QR-code/ }));
    };
    await begin();
    await page.getByRole('button', { name: 'Terug' }).click();
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await begin();
    await expectAccessibleInBothThemes(page);
    const key = (await page.locator('code').textContent())!;
    await page.getByRole('textbox', { name: /^Typ de code/ }).fill('000000');
    await page.keyboard.press('Enter');
    await expectVisible(page.getByText(/^De code klopt niet/));
    await page.getByRole('textbox', { name: /^Typ de code/ }).fill(codeOf(key, clock));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Je herstelcodes' }).getByRole('listitem');
    await expectVisible(codes.first());
    await expectAccessibleInBothThemes(page);
    const [first, second] = await codes.allTextContents();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const leaving = await asked;
    expect(leaving.type()).toBe('beforeunload');
    await leaving.dismiss();
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
    await expectVisible(page.getByRole('navigation', { name: 'Onderdelen van het beheer' }));

    // The same half minute is over for the product, so the next one comes first.
    const login = loginPage(page);
    await login.open();
    await login.logIn(email);
    await expectVisible(codeField(page));
    await expectAccessibleInBothThemes(page);
    await codeField(page).fill(codeOf(key, clock, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/nl/dashboard');

    await page.goto('/settings#beveiliging');
    await page.getByRole('button', { name: 'Voeg een passkey toe' }).click();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
    });
    const dialog = page.getByRole('dialog', { name: 'Passkey toevoegen' });
    await dialog.getByRole('textbox', { name: /^Naam/ }).fill('Laptop');
    await dialog.getByLabel('Je wachtwoord').fill(demoPassword);
    // The codes of these half minutes are used.
    await dialog.getByRole('textbox', { name: /^Code van je app/ }).fill(second!);
    await dialog.getByRole('button', { name: 'Toevoegen' }).click();
    await expectVisible(page.getByText('Laptop', { exact: true }));
    await expectVisible(page.getByText('Nog 9 herstelcodes'));

    await page.context().clearCookies();
    await admin.open();
    await admin.logIn(email);
    await page.getByRole('button', { name: 'Gebruik een passkey' }).click();
    await expectVisible(page.getByRole('navigation', { name: 'Onderdelen van het beheer' }));

    await page.context().clearCookies();
    await admin.open();
    await admin.logIn(email);
    await page.getByRole('button', { name: 'Gebruik een herstelcode' }).click();
    const recovery = page.getByRole('textbox', { name: 'Herstelcode' });
    await recovery.fill(first!.toLowerCase());
    await page.keyboard.press('Enter');
    await expectVisible(page.getByRole('navigation', { name: 'Onderdelen van het beheer' }));
  }));
