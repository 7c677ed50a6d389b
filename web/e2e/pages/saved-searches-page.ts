import type { Page } from 'playwright-core';

/** Saved searches in Dutch: the button and list of the dashboard, the dialog, and the page of all. */
export function savedSearchesPage(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Zoekopdracht (bewaren|bewerken)/ });
  const save = page.getByRole('button', { name: 'Bewaar zoekopdracht' });
  const all = page.getByRole('list', { name: 'Opgeslagen zoekopdrachten' });
  return {
    dialog,
    save,
    title: dialog.getByRole('textbox', { name: 'Titel' }),
    submit: dialog.getByRole('button', { name: 'Bewaren' }),
    /** The searches in the left sidebar. */
    atHand: page.getByRole('region', { name: 'Opgeslagen zoekopdrachten' }).getByRole('listitem'),
    /** Which search was applied, above the results. */
    applied: page.getByRole('region', { name: 'Opgeslagen zoekopdracht', exact: true }),
    all,
    row: (title: string) => all.getByRole('listitem', { name: title, exact: true }),
    rate: (name: string) => dialog.getByRole('radio', { name: new RegExp(`^${name}`) }),
    async saveAs(title: string) {
      await save.click();
      await dialog.getByRole('textbox', { name: 'Titel' }).fill(title);
      await dialog.getByRole('button', { name: 'Bewaren' }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    async choose(title: string, action: string) {
      await page.getByRole('button', { name: `Acties voor ${title}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    },
  };
}
