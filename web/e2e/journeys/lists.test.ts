import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { listsPage } from '../pages/lists-page.ts';
import { accounts, logIn, signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

const overflows = (page: Page) =>
  page.evaluate(() => globalThis.document.documentElement.scrollWidth > globalThis.innerWidth);

async function searched(page: Page) {
  const dashboard = dashboardPage(page);
  await dashboard.search('netcongestie OF motie');
  await expectVisible(dashboard.rows);
  return dashboard;
}

test('lists: from a row to a new list, undone, and again by keys for several at once', () =>
  stage.play(async (page) => {
    const lists = listsPage(page);
    await logIn(page);
    const dashboard = await searched(page);
    const row = dashboard.rows.first();
    await row.getByRole('button', { name: /^Aan lijst toevoegen/ }).click();
    await expectVisible(lists.picker);
    const button = (await row.getByRole('button', { name: /^Aan lijst toevoegen/ }).boundingBox())!;
    const below = button.y + button.height;
    await expectSoon(async () => {
      const { y } = (await lists.picker.boundingBox())!;
      return y >= below && y < below + 24;
    }, true);
    await expectAccessible(page);
    await lists.search.fill('Netcongestie Q4');
    await page.keyboard.press('Enter');
    await expectVisible(lists.picker.getByRole('checkbox', { name: 'Netcongestie Q4', checked: true }));
    await page.keyboard.press('Escape');
    await expectVisible(row.getByRole('link', { name: 'Netcongestie Q4' }));
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expectSoon(() => row.getByRole('link', { name: 'Netcongestie Q4' }).count(), 0);

    await dashboard.titles.first().focus();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expectVisible(lists.selection.getByText('2 geselecteerd'));
    await expectAccessible(page);
    // What the product says meanwhile stands above what can be done with them.
    await page.keyboard.press('c');
    const message = page.getByRole('region', { name: 'Melding' });
    await expectVisible(message);
    const said = (await message.boundingBox())!;
    expect(said.y + said.height).toBeLessThan((await lists.selection.boundingBox())!.y);
    await page.keyboard.press('l');
    await lists.picker.getByRole('checkbox', { name: 'Netcongestie Q4' }).check();
    await page.keyboard.press('Escape');
    await expectSoon(() => dashboard.rows.getByRole('link', { name: 'Netcongestie Q4' }).count(), 2);
    await page.keyboard.press('Escape');
    await expectSoon(() => lists.selection.count(), 0);

    await dashboard.titles.nth(2).click();
    await expectVisible(page.getByRole('button', { name: 'Aan lijst toevoegen', exact: true }));
    await page.keyboard.press('l');
    await lists.picker.getByRole('checkbox', { name: 'Netcongestie Q4' }).check();
    await expectVisible(page.getByText('Toegevoegd aan ‘Netcongestie Q4’'));
    await lists.picker.getByRole('link', { name: 'Beheer lijsten' }).click();
    await expectSoon(() => lists.items.count(), 3);
  }));

test('lists: a list is arranged, written in, sorted, and emptied with the way back', () =>
  stage.play(async (page) => {
    const lists = listsPage(page);
    const { id } = await stage.findDocument('motie', () => true);
    await signIn(page);
    await page.goto('/list-manager');
    await expectVisible(lists.navigation);
    await lists.create('Weekbericht');
    await expectVisible(page.getByRole('heading', { level: 2, name: 'Weekbericht' }));

    await page.getByRole('button', { name: 'Eigen update' }).click();
    const form = page.getByRole('dialog', { name: 'Eigen update' });
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expectVisible(form.getByText('Geef de update een titel'));
    await form.getByRole('textbox', { name: 'Titel' }).fill('Onze reactie');
    await form.getByRole('textbox', { name: 'Bron (naam)' }).fill('Eigen site');
    await form.getByRole('textbox', { name: 'Link naar de bron' }).fill('javascript:alert(1)');
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expectVisible(form.getByText('Een link begint met https:// of http://'));
    await form.getByRole('textbox', { name: 'Link naar de bron' }).fill('https://example.org/reactie');
    const bold = form.getByRole('button', { name: 'Vet' });
    expect(await bold.getAttribute('aria-pressed')).toBe('false');
    await bold.click();
    // What is typed at once is in the text, too.
    await page.keyboard.type('Wij steunen dit.');
    expect(await bold.getAttribute('aria-pressed')).toBe('true');
    await bold.click();
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Opsomming' }).click();
    await page.keyboard.type('Meer over het net');
    await page.keyboard.press('Shift+Home');
    await form.getByRole('button', { name: 'Link maken' }).click();
    await form.getByRole('textbox', { name: 'Adres van de link' }).fill('https://example.org/net');
    await page.keyboard.press('Enter');
    await expectSoon(() => form.getByRole('button', { name: 'Link weghalen' }).isEnabled(), true);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expectVisible(lists.items.filter({ hasText: 'Onze reactie' }));
    expect(await lists.items.first().locator('b, strong').textContent()).toBe('Wij steunen dit.');
    const link = lists.items.first().locator('ul li a');
    expect(await link.textContent()).toBe('Meer over het net');
    expect(await link.getAttribute('href')).toBe('https://example.org/net');

    await page.getByRole('button', { name: 'Tussenkop' }).click();
    await page.getByRole('textbox', { name: 'Tekst van de tussenkop' }).fill('Kamer');
    await page.keyboard.press('Enter');
    await expectSoon(() => lists.titles(), ['Onze reactie', 'Kamer']);

    await page.goto(`/nl/document/${id}`);
    await page.getByRole('button', { name: 'Aan lijst toevoegen' }).click();
    await lists.picker.getByRole('checkbox', { name: 'Weekbericht' }).check();
    await expectVisible(page.getByText('Toegevoegd aan ‘Weekbericht’'));
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Lijsten' }).click();
    await expectSoon(() => lists.items.count(), 3);
    await expectAccessible(page);

    await lists.items
      .nth(1)
      .getByRole('button', { name: /^Verplaats naar/ })
      .focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expectSoon(async () => (await lists.titles()).slice(0, 2), ['Kamer', 'Onze reactie']);
    await page.reload();
    await expectSoon(async () => (await lists.titles()).slice(0, 2), ['Kamer', 'Onze reactie']);
    await lists.items
      .nth(2)
      .getByRole('button', { name: /^Verplaats naar/ })
      .click();
    await page.getByRole('menuitem', { name: 'Bovenaan' }).click();
    await expectSoon(async () => (await lists.titles()).indexOf('Kamer'), 1);

    await lists.items
      .first()
      .getByRole('button', { name: /^Notitie toevoegen/ })
      .click();
    const note = page.getByRole('textbox', { name: /^Notitie bij/ });
    await note.fill('Bellen met de fractie');
    await page.keyboard.press('Escape');
    await expectSoon(() => note.count(), 0);
    await lists.items
      .first()
      .getByRole('button', { name: /^Notitie toevoegen/ })
      .click();
    expect(await note.inputValue()).toBe('Bellen met de fractie');
    await page.getByRole('button', { name: 'Bewaren' }).click();
    await expectVisible(lists.items.first().getByText('Bellen met de fractie'));
    await expectSoon(() => page.getByRole('button', { name: 'Weggooien' }).count(), 0);
    await lists.items.first().getByRole('checkbox').uncheck();
    await expectVisible(page.getByText('2 gemarkeerd voor export'));

    await lists.items
      .first()
      .getByRole('button', { name: /^Van de lijst halen/ })
      .click();
    await expectSoon(() => lists.items.count(), 2);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expectVisible(lists.items.first().getByText('Bellen met de fractie'));

    await lists.choose('Weekbericht', 'Verwijderen');
    await page.getByRole('button', { name: 'Lijst verwijderen' }).click();
    await expectVisible(page.getByText('‘Weekbericht’ is verwijderd'));
    await lists.navigation.getByText('Archief').click();
    await page.getByRole('button', { name: 'Terugzetten: Weekbericht' }).click();
    await lists.navigation.getByText('Actief').click();
    await lists.navigation.getByRole('link', { name: /^Weekbericht/ }).click();
    await expectSoon(() => lists.items.count(), 3);
  }));

test('lists: what is shown at once stays, also while an earlier change ends', () =>
  stage.play(async (page) => {
    const lists = listsPage(page);
    await signIn(page);
    await page.goto('/list-manager');
    await lists.create('Vlug');
    await expectVisible(page.getByRole('heading', { level: 2, name: 'Vlug' }));
    for (const title of ['Kamer', 'Kabinet']) {
      await page.getByRole('button', { name: 'Tussenkop' }).click();
      await page.getByRole('textbox', { name: 'Tekst van de tussenkop' }).fill(title);
      await page.keyboard.press('Enter');
      await expectVisible(lists.items.filter({ hasText: title }));
    }
    const held: (() => void)[] = [];
    await page.route('**/api/lists/list-items', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const [first, second] = [0, 1].map((index) => lists.items.nth(index).getByRole('checkbox'));
    await first!.uncheck();
    await second!.uncheck();
    await expectSoon(async () => held.length, 2);
    const answered = page.waitForResponse('**/api/lists/list-items');
    held[0]!();
    await answered;
    await page.waitForTimeout(300);
    expect([await first!.isChecked(), await second!.isChecked()]).toEqual([false, false]);
    const last = page.waitForResponse('**/api/lists/list-items');
    held[1]!();
    await last;
    await expectVisible(page.getByText('0 gemarkeerd voor export'));
    await page.reload();
    await expectSoon(() => second!.isChecked(), false);
    expect(await first!.isChecked()).toBe(false);
  }));

test('lists: an own update that is being written is not lost by Escape, by a click beside it or by going away', () =>
  stage.play(async (page) => {
    const lists = listsPage(page);
    await signIn(page);
    await page.goto('/list-manager');
    await lists.create('Concept');
    await expectVisible(page.getByRole('heading', { level: 2, name: 'Concept' }));
    await page.getByRole('button', { name: 'Eigen update' }).click();
    const form = page.getByRole('dialog', { name: 'Eigen update' });
    const title = form.getByRole('textbox', { name: 'Titel' });
    const asked = page.getByRole('dialog', { name: 'Sluiten zonder de update te bewaren?' });
    await title.fill('Onze reactie');
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 500)]) {
      await leave();
      await expectVisible(asked);
      await asked.getByRole('button', { name: 'Annuleren' }).click();
      await expectSoon(() => asked.count(), 0);
      expect(await title.inputValue()).toBe('Onze reactie');
    }
    await page.keyboard.press('Escape');
    await asked.getByRole('button', { name: 'Sluiten zonder bewaren' }).click();
    await expectSoon(() => form.count(), 0);
    // What was left is offered again, also to who closed the page, until it is thrown away.
    await page.reload();
    await page.getByRole('button', { name: 'Eigen update' }).click();
    await expectVisible(form.getByText(/^Je was hier .* mee bezig en had het niet bewaard\./));
    expect(await title.inputValue()).toBe('Onze reactie');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Weggooien' }).click();
    await expectSoon(() => title.inputValue(), '');
    await page.keyboard.press('Escape');
    await expectSoon(() => form.count(), 0);
    // One that nothing was typed in closes at once.
    await page.getByRole('button', { name: 'Eigen update' }).click();
    expect(await form.getByRole('button', { name: 'Weggooien' }).count()).toBe(0);
    // It hears keys once it has the focus.
    await expectSoon(() => form.locator(':focus').count(), 1);
    await page.keyboard.press('Escape');
    await expectSoon(() => form.count(), 0);
    expect(await asked.count()).toBe(0);

    // Another tab of this browser shows what is done to lists here.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expectVisible(other.getByRole('heading', { level: 2, name: 'Concept' }));
    await page.getByRole('button', { name: 'Tussenkop' }).click();
    await page.getByRole('textbox', { name: 'Tekst van de tussenkop' }).fill('Kamer');
    await page.keyboard.press('Enter');
    await expectSoon(() => listsPage(other).titles(), ['Kamer']);
  }));

test('lists: on a phone lists and items take turns', () =>
  stage.play(
    async (page) => {
      const lists = listsPage(page);
      await signIn(page);
      await page.goto('/list-manager');
      await lists.create('Onderweg');
      await expectVisible(page.getByRole('heading', { level: 2, name: 'Onderweg' }));
      expect(await overflows(page)).toBe(false);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Alle lijsten' }).click();
      await expectVisible(lists.navigation.getByRole('link', { name: /^Onderweg/ }));
      expect(await overflows(page)).toBe(false);
      await expectAccessible(page);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ));

test('lists: without the module every way in explains what lists are', () =>
  stage.play(async (page) => {
    await logIn(page, { email: accounts.localOnly, leadsTo: '**/nl-lr/dashboard' });
    const dashboard = dashboardPage(page);
    await dashboard.search('gemeente');
    await expectVisible(dashboard.rows);
    await dashboard.rows
      .first()
      .getByRole('button', { name: /^Aan lijst toevoegen/ })
      .click();
    const explanation = page.getByRole('heading', { name: 'Lijsten horen niet bij je abonnement' });
    await expectVisible(explanation);
    await page.keyboard.press('Escape');
    await expectSoon(() => explanation.count(), 0);
    await page.getByRole('link', { name: 'Lijsten' }).click();
    await expectVisible(explanation);
    await expectAccessible(page);
  }));
