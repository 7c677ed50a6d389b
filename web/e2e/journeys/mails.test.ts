import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { TimelineItem } from 'contract/documents';
import { mailSamples } from 'contract/mails';
import { locales } from 'contract/users';
import { samples } from '../../../server/src/domains/alerts/mails/samples.ts';
import { colours, expectAccessible } from '../browser.ts';
import { type MailedDigest, mailDigest } from '../mailed-digest.ts';
import { logIn, loginPage, signIn, signInAsStaff } from '../pages/login-page.ts';
import { peopleDatabaseOf } from '../people-database.ts';
import type { Product } from '../product.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
let digest: MailedDigest;
let items: TimelineItem[];
let mailedBy: Product | undefined;

beforeEach(async () => {
  if (mailedBy === stage.product) return;
  mailedBy = stage.product;
  items = [];
  await stage.findDocument('netcongestie', (item) => items.push(item) === 4);
  digest = await mailDigest(stage.product, 'Netcongestie in de mail', 'netcongestie', items);
});

const titles = (page: Page) => page.locator('[data-title]').allTextContents();
const titleOf = (item: TimelineItem) => item.title.text;

test('mails: the link in a mail asks for the login and then lists exactly what the mail left out', () =>
  stage.play(async (page) => {
    await page.goto(digest.rest);
    await page.waitForURL('**/login');
    await loginPage(page).logIn('demo@vizier.example');
    await expectVisible(page.getByRole('heading', { level: 1, name: 'Resultaten uit je mail' }));
    await expectSoon(() => titles(page), items.slice(2).map(titleOf));
    await expectVisible(page.getByText('Dit zijn de resultaten die niet meer in de mail pasten.'));
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Toon alles uit deze mail (4)' }).click();
    await expectSoon(() => titles(page), items.map(titleOf));
    await page
      .getByRole('link', { name: titleOf(items[0]!), exact: true })
      .first()
      .click();
    await expectVisible(page.locator('mark').first());
    await page.getByRole('link', { name: 'Terug naar resultaten' }).click();
    await expectSoon(() => titles(page), items.map(titleOf));
  }));

test('mails: a mail of somebody else, or none at all, shows nothing', () =>
  stage.play(async (page) => {
    await signIn(page, 'lokaal@vizier.example');
    await page.goto(digest.all);
    await expectVisible(page.getByRole('heading', { name: 'Deze mail kennen we niet' }));
    await page.goto('/mail/x');
    await expectVisible(page.getByRole('heading', { name: 'Deze mail kennen we niet' }));
    await expectAccessible(page);
  }));

test('mails: a query too long for an address is marked all the same', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto(digest.longLink);
    await expectVisible(page.locator('mark').first());
    expect(page.url()).toContain('/_key_');
  }));

test('mails: mail is switched off and on again without a login, by page and by keys', () =>
  stage.play(async (page) => {
    await page.goto(digest.unsubscribe);
    await expectVisible(page.getByRole('heading', { name: 'Geen mail meer van ‘Netcongestie in de mail’?' }));
    await expectAccessible(page);
    await page.reload();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectVisible(
      page.getByRole('heading', { name: 'Je krijgt geen mail meer van ‘Netcongestie in de mail’' }),
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expectVisible(page.getByRole('heading', { name: 'De mail staat weer aan' }));
    await page.goto(digest.unsubscribe);
    await expectVisible(page.getByRole('button', { name: 'Zet de mail uit' }));
  }));

test.each(['light', 'dark'] as const)(
  'mails: what was switched off from a mail, and a mail that failed, are told until put away or taken back, %s',
  (colorScheme) =>
    stage.play(
      async (page) => {
        await page.goto(digest.unsubscribe);
        await page.getByRole('button', { name: 'Zet de mail uit' }).click();
        await expectVisible(page.getByRole('button', { name: 'Ongedaan maken' }));
        const people = peopleDatabaseOf(stage.product);
        people.exec("update deliveries set state = 'failed', failure_seen_at = null");
        people.close();

        await logIn(page);
        const off = page.getByText(/^Mails staan uit sinds .* voor ‘Netcongestie in de mail’\.$/);
        const failed = page.getByText(/^De mail ‘Netcongestie in de mail’ van .* kon niet worden bezorgd\.$/);
        await expectVisible(off);
        await expectVisible(failed);
        await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessible(page);
        const bar = (text: Locator) => page.locator('p', { has: text });
        await bar(failed).getByRole('button', { name: 'Gezien, niet meer tonen' }).press('Enter');
        await expectSoon(() => failed.count(), 0);
        await bar(off).getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
        await expectVisible(page.getByText('De mails staan weer aan.'));
        await expectSoon(() => off.count(), 0);
        await page.reload();
        await expectVisible(page.getByRole('main'));
        expect(await off.or(failed).count()).toBe(0);
        await page.goto(digest.unsubscribe);
        await expectVisible(page.getByRole('button', { name: 'Zet de mail uit' }));
      },
      { colorScheme },
    ),
);

test('mails: staff look at every kind of mail, in both languages, wide and narrow, light and dark', () =>
  // The theme of a frame is its own only where none is put upon the browser.
  stage.play(
    async (page) => {
      await signInAsStaff(page, stage.product);
      await page.goto('/mails');
      await page.getByRole('link', { name: 'Voorbeelden' }).click();
      const kinds = page.getByRole('navigation', { name: 'Verzonden mails' }).getByRole('listitem');
      await expectSoon(() => kinds.count(), mailSamples.length);
      const mail = page.frameLocator('iframe');
      await expectVisible(mail.getByRole('heading', { level: 1, name: '1 nieuw resultaat' }));
      await page.getByText('English', { exact: true }).click();
      await expectVisible(mail.getByRole('heading', { level: 1, name: '1 new result' }));
      await page.getByText('Donker', { exact: true }).click();
      await expectSoon(
        () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
        'rgb(14, 19, 18)',
      );
      await page.getByRole('link', { name: 'Wekelijkse mail, zo lang als kan' }).click();
      await expectVisible(mail.getByRole('heading', { level: 1, name: '102 new results' }));
      await expectAccessible(page);
      await page.getByText('Platte tekst', { exact: true }).click();
      await expectVisible(page.locator('pre', { hasText: '102 new results' }));
    },
    { colorScheme: null },
  ));

const looks = locales.flatMap((locale) =>
  (['light', 'dark'] as const).map((scheme) => [locale, scheme] as const),
);

test.each(looks)(
  'mails: every mail in %s can be read by everyone, %s, wide and narrow',
  (locale, colorScheme) =>
    stage.play(
      async (page) => {
        const about = {
          locale,
          productName: 'Vizier',
          address: 'https://vizier.example',
          supportEmail: 'a@vizier.example',
        };
        for (const kind of mailSamples) {
          await page.setContent(samples[kind](about).html);
          for (const width of [600, 390]) {
            await page.setViewportSize({ width, height: 900 });
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          }
          // In the dark it differs in its colours alone.
          await expectAccessible(page, undefined, colorScheme === 'dark' ? colours : undefined);
        }
      },
      { colorScheme },
    ),
);
