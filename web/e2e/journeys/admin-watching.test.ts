import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { TimelineItem } from 'contract/documents';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { keepItemIn } from '../keep-item.ts';
import { mailDigest } from '../mailed-digest.ts';
import { accounts, logIn, signInToAdmin } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();
const query = 'netcongestie';
let item: TimelineItem;

beforeAll(async () => {
  item = await stage.findDocument(query, () => true);
  await keepItemIn(stage.product, 'Document 7', {
    url: 'https://source.example/7',
    payload: { entity: 'Document', row: { Id: 7 } },
  });
  await mailDigest(stage.product, 'Waarom deze mail', query, [item]);
});

test('admin site: staff find out why somebody was mailed of a document, and look after sources, mails and jobs', () =>
  stage.play(async (page) => {
    await signInToAdmin(page, stage.product);
    await page.goto('/admin/why');
    const option = (name: string | RegExp) => page.getByRole('option', { name });
    await page.getByRole('combobox', { name: 'Gebruiker' }).fill(accounts.everything);
    await option(accounts.everything).click();
    await page.getByRole('combobox', { name: 'Stuk' }).fill(item.id);
    await option(new RegExp(item.id)).click();
    await expectVisible(page.getByRole('heading', { name: /^‘.+’ is gemaild aan / }));
    await expectVisible(page.getByText('Waarom deze mail').first());
    await expectAccessibleInBothThemes(page);

    await page.getByRole('link', { name: 'Hele logboek' }).click();
    await expectVisible(page.getByRole('rowheader').first());
    await expectAccessibleInBothThemes(page);

    await page.getByRole('link', { name: 'Bronnen' }).click();
    await page.getByRole('link', { name: 'Tweede Kamer (open data)' }).click();
    const panel = page.getByRole('complementary', { name: 'Tweede Kamer (open data)' });
    await expectVisible(panel.getByText('Document 7'));
    await expectAccessibleInBothThemes(page);
    await panel.getByRole('button', { name: 'Bekijk inhoud' }).click();
    await expectVisible(page.getByRole('region', { name: 'Inhoud van het item' }));
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Verwijder' }).click();
    const drop = page.getByRole('dialog', { name: 'Dit item verwijderen?' });
    await drop.getByRole('textbox', { name: 'Reden' }).fill('Geen stuk');
    await expectAccessibleInBothThemes(page);
    await drop.getByRole('button', { name: 'Verwijder' }).click();
    await expectVisible(panel.getByText('Alles van deze bron kon worden gelezen.'));

    await page.getByRole('link', { name: 'Taken' }).click();
    await expectVisible(page.getByRole('heading', { name: 'Wachtrijen' }));
    await expectAccessibleInBothThemes(page);
    expect(page.url()).toMatch(/\/admin\/jobs$/);
  }));

test('admin site: staff add a question to the help, which users then read', () =>
  stage.play(async (page) => {
    await signInToAdmin(page, stage.product);
    await page.goto('/admin/support');
    await page.getByRole('button', { name: 'Nieuwe vraag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe vraag' });
    await dialog.getByRole('textbox', { name: 'Vraag' }).fill('Kan ik bellen?');
    await dialog.getByRole('textbox', { name: 'Antwoord' }).fill('Elke werkdag.');
    await dialog.getByRole('button', { name: 'Gereed' }).click();
    await expectAccessibleInBothThemes(page);
    await save(page);
    await logIn(page);
    await page.goto('/support');
    await page.getByText('Kan ik bellen?').click();
    await expectVisible(page.getByText('Elke werkdag.'));
    await expectAccessibleInBothThemes(page);

    // Others of this process look at the help as it ships.
    await page.goto('/admin/support');
    await page.getByRole('button', { name: 'Verwijder: Kan ik bellen?' }).click();
    await save(page);
  }));

test('admin site: a name that staff give to a context stands in the filter of a dashboard', () =>
  stage.play(async (page) => {
    await signInToAdmin(page, stage.product);
    await page.goto('/admin/contexts');
    const name = page.getByRole('row', { name: /energie-klimaat/ }).getByLabel('Naam in het Nederlands');
    await name.fill('Energie');
    await expectAccessibleInBothThemes(page);
    await save(page);
    await logIn(page);
    await page.goto(`/nl/dashboard?q=${query}`);
    await expectVisible(page.getByRole('checkbox', { name: /^Energie(?! en klimaat)/ }));

    await page.goto('/admin/contexts');
    await name.fill('Energie en klimaat');
    await save(page);

    await page.getByRole('link', { name: 'Modules' }).click();
    await expectVisible(page.getByRole('switch', { name: 'Aangeboden: NL dashboard' }));
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Bronindeling' }).click();
    await expectVisible(page.getByRole('rowheader', { name: 'tk/motie', exact: true }));
    await expectAccessibleInBothThemes(page);
    await page.getByText('Indeling', { exact: true }).click();
    await page.getByRole('button', { name: 'Omlaag: Tweede Kamer', exact: true }).click();
    await expectVisible(page.getByRole('button', { name: 'Bewaar concept' }));
    await expectAccessibleInBothThemes(page);
  }));

/** Saves what was changed on a page of content, with a reason. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opslaan…' }).click();
  await page.getByRole('textbox', { name: 'Reden' }).fill('Vaak gevraagd');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expectVisible(page.getByText('Opgeslagen', { exact: true }));
}
