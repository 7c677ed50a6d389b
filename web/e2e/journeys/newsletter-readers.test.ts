import PostalMime from 'postal-mime';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { List } from 'contract/lists';
import { startMailServer } from '../../../server/test/mail-server.ts';
import { expectAccessibleInBothThemes, expectFits } from '../browser.ts';
import { signIn } from '../pages/login-page.ts';
import { peopleDatabaseOf } from '../people-database.ts';
import { useOwnStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const mails = await startMailServer();
afterAll(() => mails.close());
const stage = useOwnStage({ SMTP_URL: mails.url });

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" fill="#c40"/></svg>';
/** What arrived for somebody, once it did. */
async function mailTo(address: string) {
  await expectSoon(() => Promise.resolve(mails.received.filter(({ to }) => to === address).length), 1);
  return PostalMime.parse(mails.received.find(({ to }) => to === address)!.raw);
}
/** A minute is over for what waits: it is taken out of the clock rather than waited for. */
function letLeave(): void {
  const database = peopleDatabaseOf(stage.product);
  database.exec("update newsletter_issues set send_at = created_at where state = 'waiting'");
  database.close();
}
const settingsOf = (page: Page) => page.getByRole('region', { name: 'Lezers', exact: true });

test('newsletter readers: a reply address, a list with readers, an issue that is stopped and one that arrives', () =>
  stage.play(async (page) => {
    const list = (await stage.post<{ data: List }>('/lists', { title: 'Week 48' })).data;
    const found = await stage.findDocument('motie', () => true);
    await stage.post('/lists/list-items', {
      listIds: [list.id],
      listItems: [{ kind: 'document', documentId: found.id }],
    });
    await signIn(page);
    await page.goto('/settings#lezers');
    const settings = settingsOf(page);

    await settings.getByRole('button', { name: 'Stel een adres in' }).click();
    await settings.getByRole('textbox', { name: 'E-mailadres' }).fill('redactie@veldkers.example');
    await settings.getByRole('button', { name: 'Stuur bevestigingsmail' }).click();
    await expectVisible(settings.getByText('Wacht op bevestiging: redactie@veldkers.example'));
    const asked = await mailTo('redactie@veldkers.example');
    const link = new URL(/https?:\/\/\S+/.exec(asked.text!)![0]);
    const confirming = await page.context().newPage();
    await confirming.goto(link.pathname + link.search);
    await confirming.getByRole('button', { name: 'Bevestig dit adres' }).click();
    await expectVisible(confirming.getByText('Het adres is bevestigd'));
    await confirming.close();
    await page.reload();
    await expectVisible(settings.getByText(/^Bevestigd op /));

    await settings.getByRole('button', { name: 'Nieuwe adressenlijst' }).click();
    await settings.getByRole('textbox', { name: 'Naam' }).fill('Leden');
    await settings.getByRole('button', { name: 'Maak lijst' }).click();
    await settings.getByRole('button', { name: 'Lezers van Leden' }).click();
    const readers = page.getByRole('dialog', { name: 'Lezers van Leden' });
    await readers
      .getByRole('textbox', { name: 'Adressen' })
      .fill('Anna Bos <anna@leden.example>\nbram@leden.example\ncas@leden.example\ngeen adres');
    await readers
      .getByRole('textbox', { name: /^Waarom mogen we/ })
      .fill('Leden, toestemming op het formulier');
    await readers.getByRole('button', { name: 'Voeg toe' }).click();
    await expectVisible(readers.getByText('3 lezers toegevoegd'));
    await expectVisible(readers.getByText('Regel 4: geen adres'));
    await expectAccessibleInBothThemes(page);
    await readers.getByRole('button', { name: 'Haal van de lijst: cas@leden.example' }).click();
    await expectSoon(() => readers.getByText('cas@leden.example').count(), 0);
    await page.keyboard.press('Escape');
    await expectVisible(settings.getByText('2 lezers', { exact: true }));
    await expectAccessibleInBothThemes(page);

    await page.goto(`/list-manager/${list.id}`);
    await page.getByRole('button', { name: 'Nieuwsbrief', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Nieuwsbrief maken' });
    await drawer.getByRole('button', { name: 'Voeg een logo toe' }).click();
    const logoDialog = page.getByRole('dialog', { name: /^Logo van / });
    await logoDialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
    await logoDialog.getByRole('button', { name: 'Bewaar voor iedereen' }).click();
    const picture = page.frameLocator('iframe[title^="Voorbeeld: "]').locator('img');
    await expectSoon(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), true);

    await drawer.getByRole('button', { name: 'Verstuur naar 2 lezers…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwsbrief versturen' });
    expect(await dialog.getByRole('checkbox', { name: 'Leden' }).isChecked()).toBe(true);
    await expectVisible(dialog.getByText('2 lezers krijgen deze nieuwsbrief.'));
    await expectVisible(dialog.getByText('redactie@veldkers.example'));
    await dialog.getByRole('radio', { name: 'Op een tijdstip' }).check();
    await dialog.getByRole('textbox', { name: 'Dag' }).fill('1-1-2020');
    await dialog.getByRole('button', { name: 'Zet klaar voor 2 lezers' }).click();
    await expectVisible(dialog.getByText('Kies een tijdstip dat nog moet komen.'));
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('radio', { name: 'Nu' }).check();
    await dialog.getByRole('button', { name: 'Verstuur naar 2 lezers' }).click();
    const sending = drawer.getByRole('region', { name: 'Versturen' });
    await expectVisible(sending.getByText(/^Gaat over \d+ seconden naar 2 lezers$/));
    await expectAccessibleInBothThemes(page);
    await sending.getByRole('button', { name: 'Stop' }).click();
    await expectVisible(sending.getByText('Gestopt: niemand heeft deze nieuwsbrief gekregen'));
    letLeave();

    await drawer.getByRole('button', { name: 'Verstuur naar 2 lezers…' }).click();
    await dialog.getByRole('button', { name: 'Verstuur naar 2 lezers' }).click();
    await expectVisible(sending.getByRole('button', { name: 'Stop' }));
    letLeave();
    await expectVisible(sending.getByText('Verstuurd: 2 aangenomen'));
    const mail = await mailTo('anna@leden.example');
    expect(mail).toMatchObject({ subject: 'Week 48', replyTo: [{ address: 'redactie@veldkers.example' }] });
    expect(mail.html).toContain(found.title.text);
    expect(mail.html).toMatch(/<img src="[^"]+\/api\/newsletters\/logos\/[\w-]{22}\.png"/);
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    );
    expect(mails.received.map(({ to }) => to).toSorted()).toEqual([
      'anna@leden.example',
      'bram@leden.example',
      'redactie@veldkers.example',
    ]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/settings#algemeen');
    await page.getByText('English', { exact: true }).click();
    await page.goto('/settings#lezers');
    const archive = page.getByRole('list', { name: 'Sent newsletters' });
    await expectVisible(archive.getByText('Sent: 2 accepted'));
    await expectVisible(archive.getByText('Stopped: nobody got this newsletter'));
    await expectFits(page);
    await expectAccessibleInBothThemes(page);
    await archive.getByRole('button', { name: 'View: Week 48' }).first().click();
    const opened = page.frameLocator('iframe[title="Newsletter: Week 48"]');
    await expectVisible(opened.getByRole('heading', { level: 1, name: 'Week 48' }));
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
    await expectVisible(page.getByRole('button', { name: 'Replace or describe' }));
    await expectFits(page);
    await expectAccessibleInBothThemes(page);

    await page.goto(`/list-manager/${list.id}`);
    await page.getByRole('button', { name: 'Newsletter', exact: true }).click();
    await page.getByRole('button', { name: 'Send to 2 readers…' }).click();
    const asking = page.getByRole('dialog', { name: 'Send newsletter' });
    await expectVisible(asking.getByText('2 readers get this newsletter.'));
    await expectAccessibleInBothThemes(page);
  }));
