import type { Page } from 'playwright-core';

/** The commitments of a dashboard in Dutch. */
export function commitmentsPage(page: Page) {
  const list = page.getByRole('region', { name: 'Toezeggingen' });
  return {
    list,
    groups: list.getByRole('heading', { level: 2 }),
    rows: list.getByRole('article'),
    titles: list.getByRole('heading', { level: 3 }).getByRole('link'),
    /** What is looked at beside the others. */
    panel: page.getByRole('region', { name: 'Toezegging', exact: true }),
    /** A filter by its name. */
    filter: (name: string) =>
      page
        .getByRole('complementary', { name: 'Filters' })
        .getByRole('checkbox', { name: new RegExp(`^${name}`) }),
    open: (parameters: Record<string, string>) =>
      page.goto(`/nl/dashboard?${new URLSearchParams({ ...parameters, tab: 'commitments' })}`),
  };
}
