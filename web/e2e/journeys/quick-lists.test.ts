import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { List } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import type { SavedSearch } from 'contract/saved-searches';
import { aDocument } from '../../../server/test/documents.ts';
import { expectAccessibleInBothThemes, expectFits } from '../browser.ts';
import { comesIn } from '../comes-in.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { debatePage } from '../pages/debate-page.ts';
import { listsPage } from '../pages/lists-page.ts';
import { signIn } from '../pages/login-page.ts';
import { peopleDatabaseOf } from '../people-database.ts';
import { useOwnStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useOwnStage();
const made = async (title: string) => (await stage.post<{ data: List }>('/lists', { title })).data;
const narrow = (page: Page) => page.setViewportSize({ width: 390, height: 844 });

test('quick lists: words of a debate, of a text and a summary go onto a list, which leads back to them', () =>
  stage.play(async (page) => {
    const lists = listsPage(page);
    const debate = debatePage(page);
    const list = await made('Citaten');
    /** Waits until so many quotations are on the list. */
    const quoted = (number: number) =>
      expectSoon(async () => {
        const items = await page.evaluate(async (path) => {
          const { data } = (await (await fetch(path)).json()) as { data: ListItem[] };
          return data;
        }, `/api/lists/${list.id}/list-items`);
        return items.flatMap((item) => (item.kind === 'document' ? item.quotations : [])).length;
      }, number);
    await signIn(page);
    await page.goto('/nl/document/demo-vragenuur');
    const turn = debate.turns.nth(1);
    await turn.locator('p').first().selectText();
    await expectVisible(page.getByRole('button', { name: 'Citaat kopiëren' }));
    await expectAccessibleInBothThemes(page, '[data-quote]');
    await page.getByRole('button', { name: 'Citaat naar lijst' }).click();
    await lists.picker.getByRole('checkbox', { name: 'Citaten' }).click();
    await expectVisible(page.getByText('Citaat toegevoegd aan ‘Citaten’'));
    // While words are selected the keys are about them.
    await debate.turns.nth(2).locator('p').first().selectText();
    await expectVisible(page.getByRole('button', { name: 'Citaat naar lijst' }));
    await page.keyboard.press('Shift+L');
    await quoted(2);

    const { id } = await stage.findDocument(
      'de',
      ({ groupPath, date }) => groupPath === 'regering/bijlage' && date > '2025-08-02',
    );
    await page.goto(`/nl/document/${id}`);
    await page.getByRole('button', { name: /naar lijst$/ }).click();
    await lists.picker.getByRole('checkbox', { name: 'Citaten' }).click();
    await quoted(3);
    await page.locator('[data-start]').first().selectText();
    // Until the words are known to be selected the key is about the document.
    await expectVisible(page.getByRole('button', { name: 'Citaat naar lijst' }));
    await page.keyboard.press('l');
    await lists.picker.getByRole('checkbox', { name: 'Citaten' }).click();
    await quoted(4);

    await page.goto(`/list-manager/${list.id}`);
    await expectSoon(() => lists.items.count(), 2);
    const quotations = lists.items.getByRole('figure');
    await expectSoon(() => quotations.count(), 4);
    await expectAccessibleInBothThemes(page);
    await narrow(page);
    await expectFits(page);
    await expectAccessibleInBothThemes(page);
    await quotations
      .first()
      .getByRole('button', { name: /^Citaat weghalen/ })
      .click();
    await expectSoon(() => quotations.count(), 3);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expectSoon(() => quotations.count(), 4);
    await quotations
      .first()
      .getByRole('link', { name: /0:00:0\d$/ })
      .click();
    await expectVisible(debate.turns);
    expect(new URL(page.url()).hash).toMatch(/^#t=\d$/);
  }));

test('quick lists: Shift+L adds what has the focus to the list used last, with the way back', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await made('Eerst');
    await made('Laatst');
    await signIn(page);
    await dashboard.open('nl', { q: 'motie' });
    await dashboard.titles.first().focus();
    await page.keyboard.press('Shift+L');
    await expectVisible(dashboard.rows.first().getByRole('link', { name: 'Laatst' }));
    await page.keyboard.press('Shift+L');
    await expectVisible(page.getByText('Staat al op ‘Laatst’'));
    await page.keyboard.press('Control+z');
    await expectSoon(() => dashboard.rows.first().getByRole('link', { name: 'Laatst' }).count(), 0);
  }));

test('quick lists: what a linked search finds is suggested, accepted, dropped, and taken back', () =>
  stage.play(async (page) => {
    const lists = listsPage(page);
    const list = await made('Zeewier');
    const queryDetails = { query: 'kwelderzeewier', context: ['all'], groupingDetails: { name: 'nl' } };
    const search = { title: 'Kwelders', queryDetails };
    await stage.post<{ data: SavedSearch }>('/savedsearches', search);
    await signIn(page);
    await page.goto(`/list-manager/${list.id}`);
    await lists.choose('Zeewier', 'Koppel zoekopdracht');
    const dialog = page.getByRole('dialog', { name: 'Koppel een zoekopdracht' });
    await dialog.getByRole('combobox', { name: 'Opgeslagen zoekopdracht' }).selectOption('Kwelders');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Koppelen' }).click();
    const box = page.getByRole('region', { name: /uit Kwelders/ });
    await expectVisible(box.getByText('Nieuwe treffers komen hier te staan'));

    await comesIn(
      stage.product,
      ...['Een', 'Twee', 'Drie', 'Vier'].map((title, at) =>
        aDocument({ id: `zee-${at}`, title, text: 'Over kwelderzeewier.', date: Date.now() - at }),
      ),
    );
    const database = peopleDatabaseOf(stage.product);
    const found = database.prepare('select count(*) as found from matches');
    await expect
      .poll(() => found.get()?.found)
      .toBe(4)
      .finally(() => database.close());
    await page.reload();
    await expectVisible(page.getByRole('region', { name: '4 suggesties uit Kwelders' }));
    await expectAccessibleInBothThemes(page);
    await box.getByRole('button', { name: 'Nog 2 suggesties' }).click();
    await box.getByRole('button', { name: 'Toevoegen: Twee' }).click();
    await expectSoon(() => lists.titles(), ['Twee']);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expectSoon(() => lists.items.count(), 0);
    await narrow(page);
    await expectFits(page);
    await expectAccessibleInBothThemes(page);
    await box.getByRole('button', { name: 'Niet voor deze lijst: Drie' }).click();
    await expectVisible(page.getByRole('region', { name: '3 suggesties uit Kwelders' }));
    await box.getByRole('button', { name: 'Alle weg' }).click();
    await expectVisible(page.getByText('3 suggesties weggehaald'));
    await expectVisible(box.getByText('Nieuwe treffers komen hier te staan'));
    await page.keyboard.press('Control+z');
    await expectVisible(page.getByRole('region', { name: '3 suggesties uit Kwelders' }));
    await box.getByRole('link', { name: 'Kwelders' }).click();
    await expectSoon(() => dashboardPage(page).rows.count(), 4);
  }));
