import type { Page } from 'playwright-core';

/** The bar at the top of every page behind the login, in Dutch. */
export function shell(page: Page) {
  const account = page.getByRole('button', { name: /Accountmenu van/ });
  return {
    account,
    domains: page.getByRole('navigation', { name: 'Domeinen' }),
    toDark: page.getByRole('button', { name: 'Donker thema' }),
    toLight: page.getByRole('button', { name: 'Licht thema' }),
    async choose(role: 'menuitem' | 'menuitemradio', name: string) {
      await account.click();
      await page.getByRole(role, { name, exact: true }).click();
    },
  };
}
