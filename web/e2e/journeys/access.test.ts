import { describe, expect, test } from 'vitest';
import { expectAccessibleInBothThemes, expectFits, expectQuiet } from '../browser.ts';
import { followLink } from '../follow-link.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { accounts, logIn, loginPage, signIn, signInAsStaff } from '../pages/login-page.ts';
import { shell } from '../pages/shell.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

test('access: a dialog brings no second banner, and what is open and chosen shows in the few colours of a system', () =>
  stage.play(
    async (page) => {
      await logIn(page);
      await page.getByRole('button', { name: 'Hulp en contact' }).click();
      const dialog = page.getByRole('dialog', { name: 'Hulp en contact' });
      await expectVisible(dialog);
      expect(await page.getByRole('banner', { includeHidden: true }).count()).toBe(1);
      const colour = (of: string) =>
        page
          .locator(of)
          .first()
          .evaluate((box) => getComputedStyle(box).backgroundColor);
      const system = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.background = 'Highlight';
        const found = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return found;
      });
      expect(await colour('[role=tab][aria-selected=true]')).toBe(system);
      expect(await colour('header [data-current]')).toBe(system);
    },
    { forcedColors: 'active' },
  ));

describe('access: in both themes every screen keeps the rules of WCAG 2.2 AA', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

  test('outside the login', () =>
    stage.play(async (page) => {
      const screen = loginPage(page);
      await screen.open();
      await expectVisible(screen.heading);
      await expectAccessibleInBothThemes(page);
      await screen.logIn(accounts.everything, 'not the password');
      await expectVisible(page.getByText('Je gebruikersnaam of wachtwoord is verkeerd ingevuld.'));
      await expectAccessibleInBothThemes(page);
      for (const path of ['/password-reset', '/password-reset?token=x', '/maintenance']) {
        await page.goto(path);
        await expectVisible(page.getByRole('heading', { level: 1 }));
        await expectAccessibleInBothThemes(page);
      }
    }));

  test.each([
    ['wide', {}],
    ['on a phone', phone],
  ])('dashboard and document, and what opens over them, %s', (name, options) =>
    stage.play(async (page) => {
      const dashboard = dashboardPage(page);
      await logIn(page);
      await expectVisible(dashboard.query);
      await expectAccessibleInBothThemes(page);
      await dashboard.search('(netcongestie');
      await expectVisible(page.getByRole('button', { name: /Herstellen/ }));
      await expectAccessibleInBothThemes(page);
      await dashboard.search('kwantumzeppelin');
      await expectVisible(page.getByText('Geen resultaten gevonden'));
      await expectAccessibleInBothThemes(page);
      await dashboard.search('netcongestie OF motie');
      await expectVisible(dashboard.rows);
      await expectAccessibleInBothThemes(page);
      await expectFits(page);
      if (name === 'wide') {
        await dashboard.period.click();
        await expectVisible(page.getByRole('button', { name: 'Toepassen' }));
        await expectAccessibleInBothThemes(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Zoektips' }).click();
        await expectVisible(page.getByRole('table'));
        await expectAccessibleInBothThemes(page);
        await page.keyboard.press('Escape');
        await shell(page).account.click();
        await expectVisible(page.getByRole('menu'));
        await expectAccessibleInBothThemes(page);
        await page.keyboard.press('Escape');
      } else {
        await page.getByRole('button', { name: /^Filters/ }).click();
        await expectVisible(page.getByRole('dialog').getByRole('checkbox', { name: 'Alle contexten' }));
        await expectAccessibleInBothThemes(page);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Toon \d+ resulta/ })
          .click();
        await expectVisible(dashboard.rows);
      }
      await dashboard.titles.first().click();
      await expectVisible(documentPage(page).panel);
      await expectAccessibleInBothThemes(page);
      await expectFits(page);
    }, options),
  );

  test('the kept mails, another domain and a teaser', () =>
    stage.play(async (page) => {
      await signInAsStaff(page, stage.product);
      await page.goto('/mails');
      await expectVisible(page.getByRole('heading', { name: 'Verzonden mails' }));
      await expectAccessibleInBothThemes(page);
      await followLink(page, '/eu/dashboard');
      await expectVisible(dashboardPage(page).query);
      await expectAccessibleInBothThemes(page);
      await shell(page).choose('menuitem', 'Uitloggen');
      await signIn(page, accounts.localOnly);
      await page.goto('/be-fed/dashboard');
      await expectVisible(page.getByRole('heading', { level: 1 }));
      await expectAccessibleInBothThemes(page);
    }));
});

test('access: nothing scrolls sideways, however wide the window is', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const fits = async () => {
      for (const width of [360, 390, 768, 1180, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expectFits(page);
      }
    };
    await loginPage(page).open();
    await expectVisible(loginPage(page).heading);
    await fits();
    await signIn(page);
    await dashboard.open('nl', { q: 'netcongestie' });
    await expectVisible(dashboard.rows);
    await fits();
    await dashboard.titles.first().click();
    await expectVisible(documentPage(page).panel);
    await fits();
  }));

test('access: the first tab stop leads past the bar, and the filters are resized by keys', () =>
  stage.play(async (page) => {
    await signIn(page);
    // The filters come with the first search.
    await page.goto('/nl/dashboard?q=motie&back=1');
    await expectVisible(dashboardPage(page).rows);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => globalThis.document.activeElement?.getAttribute('href'))).toBe('#main');
    const separator = page.getByRole('separator');
    await separator.focus();
    const width = () => separator.getAttribute('aria-valuenow');
    expect(await width()).toBe('296');
    await page.keyboard.press('ArrowRight');
    await expectSoon(width, '304');
    await page.keyboard.press('Home');
    await expectSoon(width, '128');
    await page.keyboard.press('End');
    await expectSoon(width, '354');
    await page.keyboard.press('Enter');
    await expectSoon(width, '296');
  }));

test('access: a forgotten password is renewed by mail', () =>
  stage.play(async (page) => {
    const password = 'een nieuw wachtwoord';
    await loginPage(page).open();
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
    // The page of the login has such a field too.
    await expectVisible(page.getByRole('heading', { name: 'Wachtwoord vergeten' }));
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill(accounts.noDashboard);
    await page.keyboard.press('Enter');
    await expectVisible(page.getByText(/^Als dit adres bij ons bekend is/));
    await signInAsStaff(page, stage.product);
    // The mail follows the answer.
    const mails = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expectSoon(async () => {
      await page.goto('/mails');
      await expectVisible(page.getByRole('heading', { name: 'Verzonden mails' }));
      await expectQuiet(page);
      return (await mails.count()) > 0;
    }, true);
    await mails.first().click();
    const mail = page.frameLocator('iframe').first();
    const address = (await mail.getByRole('link').first().getAttribute('href'))!;
    expect(new URL(address).pathname).toBe('/password-reset');
    await shell(page).choose('menuitem', 'Uitloggen');
    await page.goto(new URL(address).pathname + new URL(address).search);
    const fields = page.locator('input[type=password]');
    await fields.nth(0).fill(password);
    await fields.nth(1).fill(password);
    await page.keyboard.press('Enter');
    await expectVisible(page.getByText(/^Je wachtwoord is gewijzigd/));
    await page.getByRole('link', { name: /[Ii]nloggen/ }).click();
    await loginPage(page).logIn(accounts.noDashboard, password);
    // The new password is right: the account itself has no dashboard (decision 4.4).
    await expectVisible(
      page.getByText('Dit account mag niet inloggen omdat het geen toegang heeft tot het dashboard.'),
    );
  }));
