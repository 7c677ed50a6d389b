import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { accounts, logIn, signIn } from '../pages/login-page.ts';
import { savedSearchesPage } from '../pages/saved-searches-page.ts';
import { peopleDatabaseOf } from '../people-database.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible, unfold } from '../waiting.ts';

const stage = useStage();
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

async function searched(page: Page, query: string) {
  const dashboard = dashboardPage(page);
  await dashboard.search(query);
  await expectVisible(dashboard.count);
  return { dashboard, searches: savedSearchesPage(page) };
}
const recent = (page: Page) =>
  page.getByRole('region', { name: 'Recente zoekopdrachten' }).getByRole('listitem');

test('saved searches: a search is saved once it has run, and not lost without asking', () =>
  stage.play(async (page) => {
    await logIn(page);
    const dashboard = dashboardPage(page);
    const searches = savedSearchesPage(page);
    await expectVisible(dashboard.query);
    // Nothing has run yet: the key says so and opens nothing.
    await page.locator('#main').focus();
    await page.keyboard.press('s');
    await expectVisible(page.getByText('Voer de zoekopdracht eerst uit, dan kun je hem bewaren'));
    expect(await searches.save.getAttribute('aria-disabled')).toBe('true');
    await searched(page, 'netcongestie OF motie');
    await expectSoon(() => searches.save.getAttribute('aria-disabled'), 'false');
    await dashboard.query.fill('netcongestie OF moties');
    await expectSoon(() => searches.save.getAttribute('aria-disabled'), 'true');
    await dashboard.query.fill('netcongestie OF motie');

    await page.locator('#main').focus();
    await page.keyboard.press('s');
    await expectVisible(searches.dialog.getByText(/^Laatste 30 dagen: /));
    await expectAccessible(page);
    await searches.title.fill('');
    await searches.submit.click();
    await expectVisible(searches.dialog.getByText('Geef de zoekopdracht een titel'));
    await searches.title.fill('Het stroomnet');
    await searches.dialog.getByRole('textbox', { name: 'Omschrijving' }).fill('Voor maandag');
    await searches.rate('Wekelijks').check();
    await page.keyboard.press('Escape');
    const asked = page.getByRole('dialog', { name: 'Wijzigingen niet bewaard' });
    await expectVisible(asked);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    await searches.dialog.getByRole('button', { name: 'Annuleren' }).click();
    await expectVisible(asked);
    await asked.getByRole('button', { name: 'Annuleren' }).click();
    await searches.submit.click();
    await expectVisible(page.getByText('‘Het stroomnet’ is bewaard'));
    await expectVisible(searches.atHand.filter({ hasText: 'Het stroomnet' }));
    await expectVisible(searches.atHand.getByRole('img', { name: 'mailt wekelijks' }));
    await expectVisible(searches.applied.getByText('Het stroomnet'));
    await expectAccessible(page);
  }));

test('saved searches: a saved search is applied without becoming recent, changed, taken back and brought up to date', () =>
  stage.play(async (page) => {
    await logIn(page);
    const { dashboard, searches } = await searched(page, 'netcongestie OF woningbouw');
    await searches.saveAs('Netcongestie');
    await dashboard.open('nl', { q: 'visserij' });
    await unfold(page.getByRole('button', { name: 'Recente zoekopdrachten' }));
    await page.getByRole('button', { name: 'Wis geschiedenis' }).click();
    await searches.atHand.getByRole('link', { name: /^Netcongestie/ }).click();
    await expectVisible(dashboard.rows);
    expect(await dashboard.query.inputValue()).toBe('netcongestie OF woningbouw');
    expect(await recent(page).count()).toBe(0);

    await searched(page, 'netcongestie');
    await expectVisible(searches.applied.getByText('Gewijzigd'));
    await expectSoon(() => recent(page).count(), 1);
    await searches.applied.getByRole('button', { name: 'Herstellen' }).click();
    await expectSoon(() => dashboard.query.inputValue(), 'netcongestie OF woningbouw');
    await searched(page, 'netcongestie');
    await searches.applied.getByRole('button', { name: 'Bijwerken' }).click();
    await expectVisible(page.getByText(/^‘Netcongestie’ is bijgewerkt/));
    await expectSoon(() => searches.applied.getByText('Gewijzigd').count(), 0);
    await dashboard.open('nl', { q: 'visserij' });
    await searches.atHand.getByRole('link', { name: /^Netcongestie/ }).click();
    await expectSoon(() => dashboard.query.inputValue(), 'netcongestie');
  }));

test('saved searches: the same search is asked about, and deleting is undone', () =>
  stage.play(async (page) => {
    await logIn(page);
    const { searches } = await searched(page, 'stikstof OF natuur');
    await searches.saveAs('Stikstof');
    await searches.applied.getByRole('button', { name: 'Loskoppelen van ‘Stikstof’' }).click();
    await expectSoon(() => searches.applied.count(), 0);
    await searches.save.click();
    await searches.title.fill('Nog eens');
    await searches.submit.click();
    await expectVisible(searches.dialog.getByText('Deze zoekopdracht heb je al'));
    await expectVisible(searches.dialog.getByText('Je hebt deze zoekopdracht al bewaard als ‘Stikstof’.'));
    await expectAccessible(page);
    await searches.dialog.getByRole('button', { name: 'Toch bewaren' }).click();
    // The newest stands first.
    await expectSoon(
      async () => (await searches.atHand.getByRole('link').allInnerTexts()).slice(0, 2),
      ['Nog eens', 'Stikstof'],
    );

    await searches.choose('Nog eens', 'Verwijderen');
    await page.getByRole('button', { name: 'Zoekopdracht verwijderen' }).click();
    await expectVisible(page.getByText('‘Nog eens’ is verwijderd'));
    await expectSoon(() => searches.atHand.filter({ hasText: 'Nog eens' }).count(), 0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expectVisible(searches.atHand.filter({ hasText: 'Nog eens' }));
  }));

test('saved searches: a shared link opens a copy, which can be saved as one’s own', () =>
  stage.play(async (page) => {
    await logIn(page);
    const { dashboard, searches } = await searched(page, 'water OF bodem');
    await searches.saveAs('Water en bodem');
    await searches.choose('Water en bodem', 'Kopieer deelbare link');
    await expectVisible(page.getByText(/^Link gekopieerd/));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).not.toContain('s=');
    await page.goto(link);
    const shared = page.getByRole('region', { name: 'Opgeslagen zoekopdracht', exact: true });
    await expectVisible(shared.getByText('Gedeelde zoekopdracht'));
    await expectSoon(() => dashboard.query.inputValue(), 'water OF bodem');
    await shared.getByRole('button', { name: 'Bewaar als eigen zoekopdracht' }).click();
    expect(await searches.title.inputValue()).toBe('Water en bodem');
  }, clipboard));

test('saved searches: on the EU dashboard a search is saved with its committees, and all searches stand on one page', () =>
  stage.play(async (page) => {
    await signIn(page);
    const dashboard = dashboardPage(page);
    const searches = savedSearchesPage(page);
    await dashboard.open('eu', { q: 'energy', com: 'ITRE' });
    await expectVisible(dashboard.count);
    await expectSoon(() => searches.save.getAttribute('aria-disabled'), 'false');
    await searches.saveAs('Energy in ITRE');
    await page.locator('#main').focus();
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await page.waitForURL('**/saved-searches');
    const row = searches.row('Energy in ITRE');
    await expectVisible(row.getByText('Europa'));
    await expectVisible(row.getByText(/^(morgen|vandaag) 07:00$/));
    await expectAccessible(page);
    await row.getByRole('combobox', { name: 'E-mail van Energy in ITRE' }).selectOption('Direct');
    await expectVisible(row.getByText('zodra er iets is'));
    // The switch itself is drawn; what is clicked is what surrounds it. It shows the choice before it is kept.
    const rss = row.getByRole('switch', { name: /^RSS-feed/ });
    const kept = page.waitForResponse(
      (answer) => answer.request().postDataJSON()?.rssEnabled === true && answer.ok(),
    );
    await rss.click({ force: true });
    await kept;
    await expectSoon(() => rss.isChecked(), true);
    await page.reload();
    await expectSoon(() => row.getByRole('combobox').inputValue(), 'realTime');
    expect(await row.getByRole('switch', { name: /^RSS-feed/ }).isChecked()).toBe(true);

    await row.getByRole('button', { name: 'Bewerken: Energy in ITRE' }).click();
    await searches.title.fill('Energie in ITRE');
    await searches.submit.click();
    await expectVisible(page.getByText('‘Energie in ITRE’ is gewijzigd'));
    await page.getByRole('textbox', { name: 'Filter op titel of woord' }).fill('zoiets niet');
    await expectVisible(page.getByText('Geen zoekopdracht heet zo'));
    await page.getByRole('textbox', { name: 'Filter op titel of woord' }).fill('itre');
    await searches.row('Energie in ITRE').getByRole('link').click();
    await page.waitForURL('**/eu/dashboard?*');
    await expectVisible(page.getByRole('button', { name: /^Filter weghalen: / }));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Zoek of spring naar' }).fill('energie in');
    await expectVisible(page.getByRole('option', { name: /^Energie in ITRE/ }));
  }));

test('saved searches: a search of the agenda is saved, listed, and comes back after it was deleted', () =>
  stage.play(async (page) => {
    await signIn(page);
    const searches = savedSearchesPage(page);
    await page.goto('/saved-searches');
    await page.getByRole('button', { name: 'Nieuwe agendazoekopdracht' }).click();
    await searches.dialog
      .getByRole('textbox', { name: 'Zoek in vergaderingen op' })
      .fill('energie OF klimaat');
    await expectVisible(searches.dialog.getByText(/komende vergadering/));
    await expectAccessible(page);
    await searches.title.fill('Debatten over energie');
    await searches.dialog.getByRole('checkbox', { name: 'Europa' }).uncheck();
    await expectSoon(() => searches.submit.isEnabled(), true);
    await searches.submit.click();
    const row = searches.row('Debatten over energie');
    await expectVisible(row.getByText(/Wijzigingen meteen/));
    // When each of its mails comes next; there was none yet.
    await expectVisible(row.getByText('zodra er iets wijzigt'));
    await expectVisible(row.getByText(/^planning (vandaag|morgen|ma \d+ \w+) 07:00$/));
    expect(await row.getByRole('definition').last().innerText()).toBe('–');
    await expectAccessible(page);
    await searches.choose('Debatten over energie', 'Verwijderen');
    await page.getByRole('button', { name: 'Zoekopdracht verwijderen' }).click();
    await expectSoon(() => row.count(), 0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expectVisible(row.getByText('Nationaal'));
    expect(await row.getByText('Europa').count()).toBe(0);
  }));

test('saved searches: at the maximum nothing is added, and what is there can still be changed', () =>
  stage.play(async (page) => {
    await logIn(page);
    const { searches } = await searched(page, 'vraag');
    await searches.saveAs('Vragen');
    const database = peopleDatabaseOf(stage.product);
    const organisation = database
      .prepare('select organisation_id as id from users where email = ?')
      .get(accounts.everything) as { id: string };
    const limit = (text: string) =>
      database.prepare('update organisations set limits = ? where id = ?').run(text, organisation.id);
    limit(JSON.stringify({ savedSearches: 1 }));
    try {
      await page.goto('/nl/dashboard?q=motie');
      await expectSoon(() => searches.save.getAttribute('aria-disabled'), 'false');
      await searches.save.click();
      await expectVisible(searches.dialog.getByText('Maximum aantal zoekopdrachten bereikt'));
      expect(await searches.submit.isDisabled()).toBe(true);
      expect(await searches.title.isDisabled()).toBe(true);
      await expectAccessible(page);
      await searches.dialog.getByRole('link', { name: 'Beheer zoekopdrachten' }).click();
      await searches.row('Vragen').getByRole('button', { name: 'Bewerken: Vragen' }).click();
      await searches.title.fill('Kamervragen');
      await searches.submit.click();
      await expectVisible(searches.row('Kamervragen'));
    } finally {
      limit('{}');
      database.close();
    }
  }));

test('saved searches: on a phone, in both themes', () =>
  stage.play(
    async (page) => {
      await logIn(page);
      const { searches } = await searched(page, 'waterstof OF warmte');
      await expectSoon(() => searches.save.getAttribute('aria-disabled'), 'false');
      await searches.save.click();
      await expectVisible(searches.dialog.getByText(/^Laatste 30 dagen: /));
      await expectAccessibleInBothThemes(page);
      await searches.title.fill('Onderweg');
      await searches.submit.click();
      await expectVisible(page.getByText('‘Onderweg’ is bewaard'));
      await page.goto('/saved-searches');
      await expectVisible(searches.row('Onderweg'));
      await expectAccessibleInBothThemes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > globalThis.innerWidth)).toBe(
        false,
      );
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ));
