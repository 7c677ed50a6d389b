import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes, expectFits } from '../browser.ts';
import { signIn } from '../pages/login-page.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const search = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } };

/** A program of the user: it searches with the key it was given. */
const searchWith = (key: string) =>
  fetch(`${stage.product.address}/api/document/timeline`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(search),
  });

/** How it is shown on a screen and on a phone, in both themes. */
async function expectForEveryone(page: Page): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessibleInBothThemes(page);
    await expectFits(page);
  }
}

test('api and webhooks: a key is copied, used, seen to be used and revoked; a webhook is made and tested', async () => {
  await stage.post('/savedsearches', { title: 'Netcongestie', queryDetails: search });
  await stage.play(async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page);
    await settingsPage(page).open('api');
    const keys = page.getByRole('region', { name: 'API-sleutels' });
    await keys.getByRole('button', { name: 'Nieuwe sleutel' }).click();
    await keys.getByRole('textbox', { name: 'Naam' }).fill('Intranet');
    await keys.getByRole('button', { name: 'Maak sleutel' }).click();
    await keys.getByRole('button', { name: 'Kopieer' }).click();
    await expectVisible(page.getByText('De sleutel is gekopieerd.'));
    const key = await page.evaluate(() => navigator.clipboard.readText());

    const hooks = page.getByRole('region', { name: 'Webhooks', exact: true });
    await hooks.getByRole('button', { name: 'Nieuwe webhook' }).click();
    await hooks.getByRole('textbox', { name: 'Naam' }).fill('Teamkanaal');
    await hooks.getByRole('textbox', { name: 'Adres' }).fill('https://haken.invalid/in');
    await hooks.getByRole('combobox', { name: 'Zoekopdracht' }).selectOption('Netcongestie');
    await expectForEveryone(page);
    await hooks.getByRole('button', { name: 'Maak webhook' }).click();
    await hooks.getByRole('button', { name: 'Kopieer' }).click();
    await hooks.getByRole('button', { name: 'Klaar' }).click();
    await keys.getByRole('button', { name: 'Klaar' }).click();
    await hooks.getByRole('button', { name: 'Stuur een proef: Teamkanaal' }).click();
    await expectVisible(hooks.getByText('De ontvanger heeft niet geantwoord.'));
    await hooks.getByRole('button', { name: 'Laatste meldingen: Teamkanaal' }).click();
    await expectVisible(hooks.getByRole('row', { name: /Proef/ }).getByText('geen verbinding'));
    await expectForEveryone(page);

    const row = keys.getByRole('row', { name: /Intranet/ });
    await expectVisible(row.getByText('nog niet'));
    const answer = await searchWith(key);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('ratelimit')).toMatch(/^"day";r=4999;/);
    await page.reload();
    await expectVisible(row.getByText('vandaag'));
    await expectVisible(keys.getByText(/ 1 van 5\.000 aanroepen/));
    await row.getByRole('button', { name: 'Trek in: Intranet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Trek in' }).click();
    await expectVisible(keys.getByText('Je hebt nog geen API-sleutels.'));
    await expectSoon(async () => (await searchWith(key)).status, 401);
  });
});
