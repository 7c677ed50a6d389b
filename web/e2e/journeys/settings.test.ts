import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, dayOf } from 'contract/amsterdam';
import { expectAccessible, expectAccessibleInBothThemes } from '../browser.ts';
import { followLink } from '../follow-link.ts';
import { accounts, logIn, signIn } from '../pages/login-page.ts';
import { settingsPage } from '../pages/settings-page.ts';
import { peopleDatabaseOf } from '../people-database.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const parts = ['algemeen', 'beveiliging', 'e-mail', 'vakantie', 'agenda', 'nieuwsbrief', 'context'];
const typed = (day: string) => day.split('-').reverse().join('-');
const overflows = (page: Page) =>
  page.evaluate(() => {
    const main = globalThis.document.querySelector('main')!;
    return (
      globalThis.document.documentElement.scrollWidth > globalThis.innerWidth ||
      main.scrollWidth > main.clientWidth
    );
  });

test('settings: from the menu to every part by its hash, and what is general holds at once', () =>
  stage.play(async (page) => {
    const settings = settingsPage(page);
    await logIn(page);
    await page.getByRole('button', { name: /^DW, Accountmenu/ }).click();
    await page.getByRole('menuitem', { name: 'Instellingen' }).click();
    await expectVisible(settings.heading('Algemeen'));
    await settings.index.getByRole('link', { name: 'Vakantie' }).click();
    await page.waitForURL('**/settings#vakantie');
    await expectVisible(settings.heading('Vakantie'));
    const current = settings.index.locator('[aria-current]');
    await expectSoon(() => current.allTextContents(), ['Vakantie']);
    await settings.index.getByRole('link', { name: 'Algemeen' }).click();

    await page.getByRole('radiogroup', { name: 'Taal' }).getByText('English').click();
    await expectVisible(page.getByText('Settings saved succesfully'));
    await expectVisible(page.getByRole('heading', { level: 1, name: 'Settings' }));
    await page.getByRole('radiogroup', { name: 'Language' }).getByText('Nederlands').click();
    await expectVisible(settings.saved);
    await page.getByRole('radiogroup', { name: 'Thema' }).getByText('Donker').click();
    await expectSoon(() => page.evaluate(() => globalThis.document.documentElement.dataset.theme), 'dark');
    await page.getByRole('radiogroup', { name: 'Thema' }).getByText('Zoals het systeem').click();
    await page.getByRole('switch', { name: 'Sneltoetsen van één letter' }).press('Space');
    await expectSoon(() => settings.saved.count(), 3);
    await page.reload();
    await expectSoon(
      () => page.getByRole('switch', { name: 'Sneltoetsen van één letter' }).isChecked(),
      false,
    );
    await page.getByRole('switch', { name: 'Sneltoetsen van één letter' }).press('Space');
    await expectVisible(settings.saved);
  }));

test('settings: every part is for everyone in both themes', () =>
  stage.play(async (page) => {
    const settings = settingsPage(page);
    await signIn(page);
    for (const [index, part] of parts.entries()) {
      await settings.open(part);
      await expectSoon(() => page.getByText('Bezig met laden').filter({ visible: true }).count(), 0);
      await expectAccessibleInBothThemes(page, index === 0 ? undefined : 'main');
    }
  }));

test('settings: a server that is gone keeps what was chosen, asks before it is lost, and takes it after its return', () =>
  stage.play(async (page) => {
    const settings = settingsPage(page);
    await signIn(page);
    await settings.open('e-mail');
    await expectVisible(settings.dailyTime);
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await settings.dailyTime.selectOption('06:30');
    await expectVisible(settings.failed);
    expect(await settings.dailyTime.inputValue()).toBe('06:30');
    await expectAccessible(page);
    await settings.index.getByRole('link', { name: 'Vakantie' }).click();
    await settings.index.getByRole('link', { name: 'E-mail' }).click();
    expect(await settings.dailyTime.inputValue()).toBe('06:30');

    await page.getByRole('link', { name: 'Lijsten' }).click();
    await expectVisible(settings.leaving);
    await expectAccessible(page);
    await settings.leaving.getByRole('button', { name: 'Annuleren' }).click();
    expect(await settings.dailyTime.inputValue()).toBe('06:30');

    await page.unroute('**/api/**');
    await page.getByRole('alert').getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expectVisible(settings.saved);
    await page.getByRole('link', { name: 'Lijsten' }).click();
    await page.waitForURL('**/list-manager');
    await settings.open('e-mail');
    await expectSoon(() => settings.dailyTime.inputValue(), '06:30');
  }));

test('settings: a vacation is told everywhere, and ends by hand from there; colours of everyone are asked once more, say who changed them, and are taken back', () =>
  stage.play(async (page) => {
    const settings = settingsPage(page);
    await signIn(page);
    await settings.open('vakantie');
    await settings.vacation.press('Space');
    await expectVisible(settings.lastDay);
    await expectAccessible(page);
    await followLink(page, '/nl/dashboard');
    await page.getByRole('link', { name: 'Vakantie aanpassen' }).click();
    await expectSoon(() => settings.lastDay.inputValue(), typed(addDays(dayOf(Date.now()), 13)));
    await page.getByRole('button', { name: 'Ik ben terug' }).click();
    await expectSoon(() => settings.vacation.isChecked(), false);
    await expectSoon(() => page.getByText(/je krijgt geen mails\.$/).count(), 0);

    await settings.index.getByRole('link', { name: 'Nieuwsbrief' }).click();
    await page.getByText('Voor iedereen in Vizier Demo', { exact: true }).click();
    await page.getByRole('radio', { name: 'Bos en olijf' }).check();
    await page.getByRole('button', { name: 'Opslaan voor iedereen' }).click();
    const asked = page.getByRole('dialog', { name: 'Kleuren voor iedereen veranderen?' });
    await expectVisible(asked.getByText(/Dit geldt ook voor je collega in Vizier Demo/));
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Annuleren' }).click();
    await page.getByRole('button', { name: 'Opslaan voor iedereen' }).click();
    await asked.getByRole('button', { name: 'Voor iedereen opslaan' }).click();
    await expectVisible(page.getByText('Je nieuwsbrieven krijgen nu de kleuren van Vizier Demo.'));
    await expectVisible(page.getByText(/^Laatst gewijzigd door Dana de Wit op /));
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Wijziging ongedaan maken' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wijziging ongedaan maken' }).click();
    await expectVisible(page.getByText('Je nieuwsbrieven krijgen nu de standaardkleuren.'));
    await expectVisible(page.getByText(/^Teruggezet door Dana de Wit op /));
    await expectSoon(() => page.getByRole('button', { name: 'Wijziging ongedaan maken' }).count(), 0);
  }));

test('back from a vacation: what was missed, a link per search, seen once; and an address that refused mail', () =>
  stage.play(async (page) => {
    const settings = settingsPage(page);
    const day = 24 * 60 * 60_000;
    const people = peopleDatabaseOf(stage.product);
    const { id: user } = people.prepare('select id from users where email = ?').get(accounts.everything) as {
      id: string;
    };
    const criteria = { query: 'woningbouw', context: ['all'], groupingDetails: { name: 'nl' } };
    people
      .prepare(
        `insert into saved_searches (id, user_id, dashboard, title, description, criteria, criteria_hash, syntax,
          save_hash, daily, weekly, real_time, rss_enabled, include_in_webcal, after, created_at, changed_at)
          values ('woningbouwOfJourney', ?, 'nl', 'Woningbouw', '', ?, 'a', 1, 'a', 0, 0, 0, 0, 0, 0, 0, 0)`,
      )
      .run(user, JSON.stringify(criteria));
    for (const [index, at] of [Date.now() - 9 * day, Date.now() - 2 * day].entries()) {
      people
        .prepare(
          `insert into delivered (user_id, document_id, version, delivery_id, kind, saved_search_ids, position, at)
            values (?, ?, 1, null, 'vacation', '["woningbouwOfJourney"]', 0, ?)`,
        )
        .run(user, `missed-${index}`, at);
    }
    people
      .prepare('insert into mail_addresses values (?, ?, 3, ?, ?, ?)')
      .run(user, accounts.everything, '550 no such user', Date.now(), Date.now());
    people.close();

    await logIn(page);
    const missed = page.getByRole('region', { name: 'Tijdens je vakantie: 2 resultaten' });
    await expectVisible(missed);
    await expectVisible(page.getByText(/^Mails naar demo@vizier.example worden geweigerd/));
    await expectAccessible(page);
    await missed.getByRole('link', { name: /^Woningbouw/ }).click();
    await page.waitForURL(/q=woningbouw/);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('from'), searchParams.get('to')]).toEqual([
      dayOf(Date.now() - 9 * day),
      dayOf(Date.now() - 2 * day),
    ]);
    await missed.getByRole('button', { name: 'Gezien, niet meer tonen' }).click();
    await expectSoon(() => missed.count(), 0);
    await page.getByRole('button', { name: 'Het adres werkt weer' }).click();
    await expectSoon(() => page.getByText(/^Mails naar .* worden geweigerd/).count(), 0);
    await followLink(page, '/settings#e-mail');
    await expectVisible(settings.dailyTime);
    expect(await missed.count()).toBe(0);
  }));

test('settings: on a phone nothing runs off the screen', () =>
  stage.play(
    async (page) => {
      const settings = settingsPage(page);
      await signIn(page);
      for (const part of parts) {
        await settings.open(part);
        const current = settings.index.locator('[aria-current]');
        await expectSoon(async () => {
          const { x, width } = (await current.boundingBox())!;
          return [part, x >= 0 && x + width <= 390];
        }, [part, true]);
        expect([part, await overflows(page)]).toEqual([part, false]);
        await expectAccessible(page);
      }
      await settings.open('vakantie');
      await settings.vacation.press('Space');
      await expectVisible(settings.lastDay);
      expect(await overflows(page)).toBe(false);
      await page.getByRole('button', { name: 'Ik ben terug' }).click();
      await expectSoon(() => settings.vacation.isChecked(), false);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ));
