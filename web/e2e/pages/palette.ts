import type { Page } from 'playwright-core';

/** The command palette, in Dutch. */
export function palette(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Zoek of spring naar' });
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Zoek of spring naar' }),
    options: dialog.getByRole('option'),
    option: (name: string | RegExp) => dialog.getByRole('option', { name }),
    chosen: dialog.getByRole('option', { selected: true }),
    group: (name: string) => dialog.getByRole('group', { name }),
    open: async () => {
      await page.getByRole('button', { name: 'Zoek of spring naar…' }).waitFor();
      await page.keyboard.press('Control+k');
      await dialog.waitFor();
    },
  };
}
