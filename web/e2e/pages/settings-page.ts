import type { Page } from 'playwright-core';

/** The settings in Dutch. */
export function settingsPage(page: Page) {
  const index = page.getByRole('navigation', { name: 'Onderdelen van de instellingen' });
  return {
    index,
    dailyTime: page.getByRole('combobox', { name: 'Tijd van de dagelijkse mail' }),
    saved: page.getByText('Instellingen zijn opgeslagen').filter({ visible: true }),
    failed: page
      .getByText(/Er ging iets mis bij het opslaan van de instellingen\./)
      .filter({ visible: true }),
    vacation: page.getByRole('switch', { name: 'Ik ben op vakantie' }),
    lastDay: page.getByRole('textbox', { name: 'Laatste dag' }),
    primary: page.getByRole('textbox', { name: 'Hoofdkleur' }),
    secondary: page.getByRole('textbox', { name: 'Tweede kleur' }),
    leaving: page.getByRole('dialog', { name: 'Weggaan zonder op te slaan?' }),
    heading: (name: string) => page.getByRole('heading', { level: 2, name, exact: true }),
    async open(hash: string) {
      await page.goto(`/settings#${hash}`);
      await page.getByRole('heading', { level: 2 }).filter({ visible: true }).first().waitFor();
    },
  };
}
