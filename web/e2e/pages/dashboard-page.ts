import type { Page } from 'playwright-core';
import { followLink } from '../follow-link.ts';

/** A dashboard in Dutch: query bar, filters and timeline. */
export function dashboardPage(page: Page) {
  const query = page.getByRole('combobox', { name: 'Zoekopdracht', exact: true });
  const form = page.getByRole('search', { name: 'Zoeken in documenten' });
  const timeline = page.getByRole('region', { name: 'Tijdlijn' });
  const submit = form.getByRole('button', { name: 'Zoeken', exact: true });
  const count = page.getByRole('status').filter({ hasText: /^[\d.]+ resulta/ });
  return {
    query,
    form,
    submit,
    timeline,
    period: form.getByRole('button', { name: /^Periode: / }),
    filters: page.getByRole('complementary', { name: 'Filters' }),
    days: timeline.getByRole('heading', { level: 2 }),
    rows: timeline.getByRole('article'),
    titles: timeline.getByRole('heading', { level: 3 }).getByRole('link'),
    /** A filter that is set, with the button that takes it away. */
    chip: (name: string) => page.getByRole('button', { name: `Filter weghalen: ${name}`, exact: true }),
    /** The recent and saved searches below the query field. */
    suggestions: page.getByRole('listbox', { name: 'Suggesties' }),
    /** The number of results above the timeline. */
    count,
    total: async () => Number((await count.textContent())!.replace(/\D/g, '')),
    async search(text: string) {
      await query.fill(text);
      await query.press('Enter');
    },
    /** Loads the page with a search. */
    async open(domain: string, parameters: Record<string, string>) {
      await page.goto(`/${domain}/dashboard?${new URLSearchParams(parameters)}`);
    },
    /**
     * Goes to another search, that has results, from a page that is open, until those and the statistics of the one
     * before are gone.
     * (Numbers beside filters stay until they are counted anew.)
     */
    async follow(domain: string, parameters: Record<string, string>) {
      const before = await count.locator('b').elementHandles();
      await followLink(page, `/${domain}/dashboard?${new URLSearchParams(parameters)}`);
      await page.waitForFunction(
        (numbers) =>
          !numbers.some((one) => one.isConnected) && !globalThis.document.querySelector('[data-outdated]'),
        before,
      );
    },
  };
}
