import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { signInToAdmin } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();

test('admin site: staff say which councils are read, by the list and by hand, and see it with the source', () =>
  stage.play(async (page) => {
    await signInToAdmin(page, stage.product);
    await page.goto('/admin/sources?source=ibabs');
    await page.getByRole('link', { name: 'Welke raden en Staten deze bron leest' }).click();
    const read = (name: string) => page.getByRole('checkbox', { name: `Lees ${name}`, exact: true });
    await expectVisible(read('Utrecht'));
    expect(await read('Utrecht').isChecked()).toBe(true);
    await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('noard');
    await read('Noardeast-Fryslân').check();
    await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('');
    await expectAccessibleInBothThemes(page);

    await page.getByRole('button', { name: 'Voeg toe' }).click();
    const dialog = page.getByRole('dialog', { name: /^Raad of Staten toevoegen/ });
    await dialog.getByRole('textbox', { name: 'Naam', exact: true }).fill('Proefstad');
    await dialog.getByRole('textbox', { name: 'Naam van de site bij iBabs' }).fill('proefstad');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Gereed' }).click();
    const save = async () => {
      await page.getByRole('button', { name: 'Opslaan…' }).click();
      const asked = page.getByRole('dialog', { name: 'Deze wijzigingen opslaan?' });
      await asked.getByRole('textbox', { name: 'Reden' }).fill('Nieuwe klant');
      await asked.getByRole('button', { name: 'Opslaan' }).click();
      await asked.waitFor({ state: 'hidden' });
    };
    await save();
    await page.reload();
    await expectVisible(page.getByText('zelf toegevoegd'));
    expect(await read('Noardeast-Fryslân').isChecked()).toBe(true);

    // Others of this process look at the councils as they ship.
    await read('Noardeast-Fryslân').uncheck();
    await read('Proefstad').uncheck();
    await save();
    await page.reload();
    await expectVisible(read('Utrecht'));
    expect(await read('Proefstad').count()).toBe(0);
  }));
