import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Product } from './product.ts';

/** Ends the session of a page on the server, unknown to the page. */
export async function endSession(page: Page, { address }: Product): Promise<void> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':session'));
    return (JSON.parse(localStorage.getItem(key!)!) as { token: string }).token;
  });
  const ended = await fetch(`${address}/api/users/logout`, { headers: { 'x-auth': token } });
  expect(ended.ok).toBe(true);
}
