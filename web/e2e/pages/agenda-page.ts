import type { Page } from 'playwright-core';

/** The agenda in Dutch. */
export function agendaPage(page: Page) {
  const form = page.getByRole('search', { name: 'Zoeken in vergaderingen' });
  const meetings = page.getByRole('region', { name: 'Vergaderingen' });
  return {
    form,
    query: form.getByRole('combobox', { name: 'Zoekopdracht', exact: true }),
    period: form.getByRole('button', { name: /^Periode: / }),
    /** Which days are shown. */
    range: page.getByRole('heading', { level: 1 }),
    view: (name: string) => page.getByRole('group', { name: 'Weergave' }).getByRole('button', { name }),
    meetings,
    /** Of the list and of a day. */
    rows: meetings.getByRole('article'),
    titles: meetings.getByRole('heading', { level: 3 }).getByRole('link'),
    days: meetings.getByRole('heading', { level: 2 }),
    /** A meeting in a week or a month. */
    placed: meetings.locator('a[href^="/agenda/"]'),
    /** The meeting that is looked at beside the others. */
    peek: page.getByRole('region', { name: 'Vergadering', exact: true }),
    month: page.getByRole('region', { name: 'Kalender' }),
    async open(parameters: Record<string, string>) {
      await page.goto(`/agenda?${new URLSearchParams(parameters)}`);
    },
  };
}
