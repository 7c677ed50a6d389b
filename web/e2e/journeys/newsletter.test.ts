import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { List } from 'contract/lists';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { listsPage } from '../pages/lists-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

/** A list with two documents of the demo under a heading. */
async function aList(title: string): Promise<{ list: List; documents: string[] }> {
  const list = (await stage.post<{ data: List }>('/lists', { title })).data;
  const found = [
    await stage.findDocument('motie', () => true),
    await stage.findDocument('brief', () => true),
  ];
  await stage.post('/lists/list-items', {
    listIds: [list.id],
    listItems: [
      { kind: 'subheading', title: 'Uit de Kamer' },
      ...found.map(({ id }, nth) => ({ kind: 'document', documentId: id, note: nth === 0 ? 'Bellen.' : '' })),
    ],
  });
  return { list, documents: found.map((one) => one.title.text) };
}

const drawerOn = (page: Page) => page.getByRole('dialog', { name: 'Nieuwsbrief maken' });

test('newsletter: made beside its preview, kept by itself, copied, downloaded and mailed to its maker', () =>
  stage.play(async (page) => {
    const { list, documents } = await aList('Netcongestie');
    const drawer = drawerOn(page);
    const mail = page.frameLocator('iframe[title^="Voorbeeld: "]');
    await signIn(page);
    await page.goto(`/list-manager/${list.id}`);
    await page.getByRole('button', { name: 'Nieuwsbrief', exact: true }).click();
    await expectVisible(mail.getByRole('heading', { level: 1, name: 'Netcongestie' }));
    await expectVisible(mail.getByText('Bellen.'));
    await drawer.getByRole('textbox', { name: 'Titel en onderwerp van de mail' }).fill('Week 48');
    await drawer.getByRole('textbox', { name: 'Inleiding' }).fill('Goedemorgen allemaal');
    await drawer.getByRole('checkbox', { name: 'Notities' }).uncheck();
    await drawer.getByRole('checkbox', { name: 'Link naar Vizier' }).check();
    await drawer.getByText('Eigen kleuren').click();
    await drawer.getByRole('textbox', { name: 'Hoofdkleur' }).fill('#ffc53d');
    await expectVisible(drawer.getByText(/^Witte tekst heeft hierop een contrast van 1,5:1/));
    await expectVisible(mail.getByRole('heading', { level: 1, name: 'Week 48' }));
    await expectVisible(mail.getByText('Goedemorgen allemaal'));
    await expectSoon(() => mail.getByText('Bellen.').count(), 0);
    await expectSoon(() => mail.locator('td[bgcolor="#FFC53D"]').count(), 1);
    await expectAccessibleInBothThemes(page);
    await drawer.getByRole('button', { name: /^Neem #/ }).click();
    await expectSoon(() => mail.locator('td[bgcolor="#FFC53D"]').count(), 0);
    await drawer.getByText('Telefoon').click();
    // Low enough that the preview has to be scrolled.
    await page.setViewportSize({ width: 1440, height: 450 });
    const paper = drawer.getByRole('region', { name: 'Voorbeeld' });
    const scrolled = () => paper.evaluate((element) => element.scrollTop);
    await expectSoon(() => paper.evaluate((element) => element.scrollTo(0, 120)).then(scrolled), 120);
    await drawer.getByRole('checkbox', { name: 'Naam van je organisatie' }).uncheck();
    await expectSoon(() => mail.getByText('Vizier Demo', { exact: true }).count(), 1);
    await expectVisible(drawer.getByText('Bijgewerkt'));
    expect(await scrolled()).toBe(120);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const title of documents) await drawer.getByRole('checkbox', { name: title }).uncheck();
    await expectVisible(drawer.getByText('Selecteer ten minste 1 item').first());
    for (const title of documents) await drawer.getByRole('checkbox', { name: title }).check();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await drawer.getByRole('button', { name: 'Download' }).click();
        await page.getByRole('menuitem', { name: 'Mailbestand (.eml)' }).click();
      })(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Week 48 \d{4}-\d\d-\d\d\.eml$/);
    const read = await PostalMime.parse(await readFile(await download.path()));
    expect(read).toMatchObject({ subject: 'Week 48', text: expect.stringContaining('Goedemorgen allemaal') });
    expect(read.html).toContain(documents[1]);
    await drawer.getByRole('button', { name: 'Testmail naar mij' }).click();
    await expectVisible(page.getByText('De testmail is onderweg naar demo@vizier.example'));
    await drawer.getByRole('button', { name: 'Kopieer HTML' }).click();
    await expectVisible(page.getByText('De HTML is gekopieerd'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<!doctype html>/);
    await drawer.getByRole('button', { name: 'Kopieer opgemaakt' }).click();
    await expectVisible(page.getByText('De nieuwsbrief is gekopieerd'));
    await page.keyboard.press('Escape');
    await expectSoon(() => drawer.count(), 0);

    await page.getByRole('button', { name: 'Eigen update' }).click();
    const editor = page.getByRole('dialog', { name: 'Eigen update' }).getByRole('textbox', { name: 'Tekst' });
    await editor.click();
    await page.keyboard.press('ControlOrMeta+V');
    await expectVisible(editor.getByText('Goedemorgen allemaal'));
    await expectVisible(editor.getByRole('link', { name: documents[0]! }).first());
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sluiten zonder bewaren' }).click();

    await page.setViewportSize({ width: 390, height: 844 });
    await listsPage(page).navigation.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Nieuwsbrief', exact: true }).click();
    const title = drawer.getByRole('textbox', { name: 'Titel en onderwerp van de mail' });
    await expectSoon(() => title.inputValue(), 'Week 48');
    await drawer.getByText('Voorbeeld', { exact: true }).click();
    await expectVisible(mail.getByText('Goedemorgen allemaal'));
    await expectAccessibleInBothThemes(page);
  }, clipboard));
