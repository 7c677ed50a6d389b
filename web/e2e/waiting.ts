import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the element is on the page and visible. */
export async function expectVisible(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'visible' });
}

/** Waits until what is read equals what is expected; one that never does fails with the last value. */
export async function expectSoon(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  await expect.poll(read).toEqual(expected);
}
