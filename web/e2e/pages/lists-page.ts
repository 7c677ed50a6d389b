import type { Page } from 'playwright-core';

/** The list manager in Dutch, and the picker and selection that lead to it. */
export function listsPage(page: Page) {
  const picker = page.getByRole('dialog', { name: 'Aan lijst toevoegen' });
  const navigation = page.getByRole('navigation', { name: 'Lijsten' });
  const items = page.getByRole('list', { name: /^Items van / }).locator('> li');
  return {
    picker,
    navigation,
    items,
    search: picker.getByRole('textbox', { name: 'Zoek of maak een lijst' }),
    selection: page.getByRole('region', { name: 'Selectie' }),
    titles: async () => {
      const texts = await items.getByRole('heading', { level: 3 }).allTextContents();
      return texts.map((text) => text.replace(' (opent in een nieuw tabblad)', ''));
    },
    async create(title: string) {
      await page.getByRole('button', { name: 'Nieuwe lijst' }).click();
      await page.getByRole('textbox', { name: 'Titel' }).fill(title);
      await page.keyboard.press('Enter');
    },
    async choose(list: string, action: string) {
      await navigation.getByRole('button', { name: `Meer acties voor ${list}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    },
  };
}
