import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { listsPage } from '../pages/lists-page.ts';
import { accounts, logIn, signIn } from '../pages/login-page.ts';
import { palette } from '../pages/palette.ts';
import { shell } from '../pages/shell.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

const path = (address: string) => new URL(address).pathname;

test('keyboard: the palette goes to a domain, finds searches and documents again, and gives the focus back', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const { dialog, field, option, chosen, group, open } = palette(page);
    await logIn(page);
    await dashboard.search('woningbouw');
    await dashboard.titles.first().click();
    await expectVisible(documentPage(page).copyLink);
    const opened = (await documentPage(page).title.textContent())!;
    await page.goto('/nl/dashboard');
    await expectVisible(dashboard.query);
    // While typing too, and back to the same place in the text.
    await dashboard.query.fill('stik');
    await page.keyboard.press('Control+k');
    await expectSoon(() => field.evaluate((input) => input === document.activeElement), true);
    await expectVisible(group('Laatst geopend').getByRole('option', { name: opened }));
    await expectVisible(group('Recente zoekopdrachten in Nationaal'));
    await page.keyboard.press('Escape');
    await expectSoon(() => dialog.count(), 0);
    await expectSoon(() => dashboard.query.evaluate((input) => input === document.activeElement), true);
    expect(await dashboard.query.inputValue()).toBe('stik');
    await open();
    await page.keyboard.type('europa');
    await expectVisible(option(/^Europa/));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/eu/dashboard');
    await open();
    await page.keyboard.press('ArrowUp');
    expect(await chosen.textContent()).toBe('Uitloggen');
    await page.keyboard.press('ArrowDown');
    expect(await chosen.textContent()).toMatch(/^Nationaal/);
    await page.keyboard.type('klimaatbeleid');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/eu/dashboard?q=klimaatbeleid');
  }));

test('keyboard: a number opens the document that has it, and shows the documents when there are more', async () => {
  const numbered = (kind: string) =>
    stage.findDocument('minister', ({ numbers }) => numbers.some((one) => one.kind === kind));
  const one = await numbered('document');
  const many = (await numbered('dossier')).numbers.find(({ kind }) => kind === 'dossier')!.value;
  await stage.play(async (page) => {
    const { option, open } = palette(page);
    await logIn(page);
    await open();
    await page.keyboard.type(one.numbers.find(({ kind }) => kind === 'document')!.value.toLowerCase());
    // Without waiting for the answer: Enter keeps.
    await page.keyboard.press('Enter');
    await expectSoon(() => Promise.resolve(path(page.url())), `/nl/document/${one.id}`);
    await open();
    await page.keyboard.type(many.replace(/,.*/, ''));
    await option(/documenten met dit nummer/)
      .first()
      .click();
    await expectVisible(dashboardPage(page).rows);
    await open();
    await page.keyboard.type('99 999 999');
    await expectVisible(page.getByText('Geen document met nummer 99 999 999 gevonden'));
  });
});

test('single keys: results, links, views, sidebars, domains; none while typing or when switched off', () =>
  stage.play(
    async (page) => {
      const dashboard = dashboardPage(page);
      await logIn(page);
      await dashboard.search('woningbouw');
      await expectVisible(dashboard.rows);
      // The field has the focus: these are letters.
      await page.keyboard.type('tjc[');
      expect(await dashboard.query.inputValue()).toBe('woningbouwtjc[');
      await dashboard.query.fill('woningbouw');
      await dashboard.query.blur();
      await page.keyboard.press('j');
      const href = await dashboard.titles.first().evaluate((link) => (link as HTMLAnchorElement).href);
      await page.keyboard.press('c');
      await expectSoon(() => page.evaluate(() => navigator.clipboard.readText()), href);
      const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('o')]);
      expect(tab.url()).toBe(href);
      await tab.close();
      await page.keyboard.press('[');
      await expectSoon(() => dashboard.filters.count(), 0);
      await page.keyboard.press('[');
      await expectVisible(dashboard.filters);
      await page.keyboard.press('t');
      await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.get('tab')), 'statistics');
      await page.keyboard.press('g');
      await page.keyboard.press('3');
      await page.waitForURL('**/eu/dashboard');
      await page.keyboard.press('g');
      await page.keyboard.press('l');
      await page.waitForURL('**/list-manager');
      await page.keyboard.press('g');
      await page.keyboard.press('d');
      await page.waitForURL('**/dashboard');
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Sneltoetsen' });
      await help.getByRole('switch').uncheck({ force: true });
      await page.keyboard.press('Escape');
      await expectSoon(() => help.count(), 0);
      await page.keyboard.press('?');
      await page.keyboard.press('/');
      expect(await dashboard.query.evaluate((input) => input === document.activeElement)).toBe(false);
      await palette(page).open();
      expect(await help.count()).toBe(0);
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ));

test('keyboard: the palette opens a list by its name, the last used first, and none that is archived', () =>
  stage.play(async (page) => {
    const lists = listsPage(page);
    const { group, open, chosen } = palette(page);
    const long = `Overzicht ${'van de formatie '.repeat(4)}aan het slot`;
    await signIn(page);
    await page.goto('/list-manager');
    for (const title of ['Oud nieuws', 'Weekbericht', long]) {
      await lists.create(title);
      await expectVisible(page.getByRole('heading', { level: 2, name: title }));
    }
    await lists.choose('Oud nieuws', 'Archiveren');
    await expectVisible(page.getByText('‘Oud nieuws’ staat in het archief'));
    await page.goto('/nl/dashboard');
    await open();
    const options = group('Lijsten').getByRole('option');
    const shown = `${[...long].slice(0, 50).join('').trimEnd()}…`;
    await expectSoon(() => options.allTextContents(), [shown, 'Weekbericht']);
    expect(await options.first().getAttribute('title')).toBe(long);
    // Also by what is not shown of its name.
    await page.keyboard.type('aan het slot');
    await expectSoon(() => options.allTextContents(), [shown]);
    await page.getByRole('dialog').getByRole('combobox').fill('weekb');
    await expectSoon(() => chosen.textContent(), 'Weekbericht');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/list-manager/*');
    await expectVisible(page.getByRole('heading', { level: 2, name: 'Weekbericht' }));

    await lists.choose('Weekbericht', 'Verwijderen');
    await page.getByRole('button', { name: 'Lijst verwijderen' }).click();
    await lists.choose(long, 'Verwijderen');
    await page.getByRole('button', { name: 'Lijst verwijderen' }).click();
    await expectVisible(page.getByText('Maak je eerste lijst'));
  }));

test('keyboard: a domain outside the subscription says so in the palette', () =>
  stage.play(async (page) => {
    const { option, group, open } = palette(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(path(request.url())));
    await logIn(page, { email: accounts.localOnly, leadsTo: '**/nl-lr/dashboard' });
    await open();
    await expectVisible(option(/^Europa.*geen onderdeel van je abonnement/));
    await expectVisible(option(/^Lijsten.*geen onderdeel van je abonnement/));
    // Nor are lists asked for, which would be refused.
    expect(await group('Lijsten').count()).toBe(0);
    expect(asked.filter((one) => one.startsWith('/api/lists'))).toEqual([]);
  }));

test('keyboard: support has five tabs, an example that runs and nine questions', () =>
  stage.play(async (page) => {
    await logIn(page);
    await page.getByRole('button', { name: 'Hulp en contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hulp en contact' });
    await expectVisible(dialog);
    const tab = (name: string) => dialog.getByRole('tab', { name, exact: true });
    expect(await dialog.getByRole('tab').allTextContents()).toEqual([
      'Zoektekens',
      'Video’s',
      'Agenda',
      'Veelgestelde vragen',
      'Contact',
    ]);
    await tab('Zoektekens').press('ArrowRight');
    await expectVisible(dialog.getByText("Er zijn nog geen video's"));
    await tab('Veelgestelde vragen').click();
    const questions = dialog.locator('details');
    await expectSoon(() => questions.count(), 9);
    await dialog.getByRole('textbox', { name: 'Zoek in de vragen' }).fill('slotje');
    await expectSoon(() => questions.count(), 1);
    await questions.first().locator('summary').press('Enter');
    await expectVisible(dialog.getByText(/hoort niet bij het abonnement/));
    await tab('Contact').click();
    const mail = dialog.getByRole('link', { name: 'Mail de ondersteuning' });
    expect(await mail.getAttribute('href')).toMatch(/^mailto:support@vizier\.example\?subject=/);
    await tab('Zoektekens').click();
    await dialog.getByRole('button', { name: 'Probeer titel:begroting' }).click();
    await page.waitForURL('**/nl/dashboard?q=titel%3Abegroting');
    await expectSoon(() => dialog.count(), 0);
  }));

test('keyboard: palette and help are accessible in both themes, on a screen and on a phone', () =>
  stage.play(async (page) => {
    await logIn(page);
    await palette(page).open();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.type('36 914');
    await expectVisible(palette(page).option(/documenten met dit nummer/));
    await palette(page).field.fill('verbond');
    await expectVisible(palette(page).group('Personen, partijen en ministeries').getByRole('option').first());
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await shell(page).account.click();
    await page.getByRole('menuitem', { name: 'Sneltoetsen' }).click();
    await expectVisible(page.getByRole('dialog', { name: 'Sneltoetsen' }));
    await expectAccessibleInBothThemes(page);
  }));

test('keyboard: every tab of the support dialog is accessible in both themes', () =>
  stage.play(async (page) => {
    await logIn(page);
    await page.getByRole('button', { name: 'Hulp en contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hulp en contact' });
    await expectVisible(dialog);
    for (const tab of await dialog.getByRole('tab').all()) {
      await tab.click();
      await expectAccessibleInBothThemes(page);
    }
  }));

test('keyboard: a tooltip shows for the pointer and for the focus, describes its control, and goes at Escape and at a click', () =>
  stage.play(async (page) => {
    await logIn(page);
    const tip = page.getByRole('tooltip');
    const theme = page.getByRole('button', { name: /^(Donker|Licht) thema$/ });
    const label = (await theme.getAttribute('aria-label'))!;
    await theme.hover();
    await expectSoon(() => tip.allTextContents(), [label]);
    await expectSoon(
      () => theme.evaluate((button) => button.getAttribute('aria-describedby') !== null),
      true,
    );
    await page.keyboard.press('Escape');
    await expectSoon(() => tip.count(), 0);
    expect(await theme.getAttribute('aria-describedby')).toBeNull();

    await page.mouse.move(700, 500);
    await theme.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expectSoon(() => tip.allTextContents(), [label]);
    // What it does may be another thing afterwards, and then the tooltip says so.
    await page.keyboard.press('Enter');
    await expectSoon(async () => {
      const [shown] = await tip.allTextContents();
      return shown !== label && shown === (await theme.getAttribute('aria-label'));
    }, true);
    await page.keyboard.press('Tab');
    await expectSoon(() => tip.allTextContents().then((texts) => texts.includes(label)), false);

    await theme.hover();
    await expectVisible(tip);
    await theme.click();
    await expectSoon(() => tip.count(), 0);
  }));
