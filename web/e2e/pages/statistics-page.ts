import type { Locator, Page } from 'playwright-core';
import { expectSoon } from '../waiting.ts';

/** The statistics of a dashboard in Dutch. */
export function statisticsPage(page: Page) {
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    tab: (name: 'Tijdlijn' | 'Statistieken') => page.getByRole('tab', { name, exact: true }),
    /** A card by its title. */
    card,
    trend: card('Publicaties per week'),
    /** The bars in a part of the page. */
    bars: (within: Page | Locator) => within.locator('[aria-roledescription="Staafdiagram"]'),
    /** The rows of a ranking, each a button that filters. */
    rows: (name: string) =>
      card(name)
        .getByRole('listitem')
        .getByRole('button', { name: /^(?!Zonder )/ }),
    /** Waits until every card counts what is searched now. */
    expectCounted: () => expectSoon(() => page.locator('[data-outdated]').count(), 0),
    async more(name: string, action: string) {
      await card(name)
        .getByRole('button', { name: `Meer opties voor ${name}` })
        .click();
      await page.getByRole('menuitem', { name: action }).click();
    },
  };
}
