import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectQuiet } from './browser.ts';
import { accounts, loginPage } from './pages/login-page.ts';
import type { Product } from './product.ts';
import { expectVisible } from './waiting.ts';

/** Ends the session of a page on the server, unknown to the page. */
export async function endSession(page: Page, { address }: Product): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'session')!.value;
  const ended = await fetch(`${address}/api/users/logout`, { headers: { 'x-auth': token } });
  expect(ended.ok).toBe(true);
}

/** Loads a page anew whose session ended, and logs in again; returns at the address the page had. */
export async function comeBack(page: Page, product: Product): Promise<void> {
  // Whatever is still asked for would end the page before it is loaded again.
  await expectQuiet(page);
  const address = page.url();
  await endSession(page, product);
  await page.reload();
  await page.waitForURL('**/login');
  await expectVisible(page.getByText('Je sessie is verlopen, log opnieuw in', { exact: true }));
  await loginPage(page).logIn(accounts.everything);
  await page.waitForURL(address);
}
