import type { Page } from 'playwright-core';

/**
 * Goes to an address as the links of the product do: in the page that is open, of which nothing is loaded anew. For
 * journeys whose subject is what stands there, not the load.
 */
export async function followLink(page: Page, address: string): Promise<void> {
  // The router listens once something is drawn.
  await page.locator('#main').waitFor();
  await page.evaluate((to) => history.pushState({}, '', to), address);
}
