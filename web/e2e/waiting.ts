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

/**
 * Opens what a button folds away. What comes in above it may move it while it is pressed; who uses the page presses
 * again.
 */
export async function unfold(button: Locator): Promise<void> {
  const isOpen = () => button.getAttribute('aria-expanded');
  await expect
    .poll(async () => {
      if ((await isOpen()) !== 'true') await button.click();
      return isOpen();
    })
    .toBe('true');
}
