import { expect, test } from 'vitest';
import { expectAccessible } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { logIn } from '../pages/login-page.ts';
import { savedSearchesPage } from '../pages/saved-searches-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

const statusOf = async (address: string) => {
  // The product tells its public address, which is not where this one listens.
  const { pathname } = new URL(address);
  return (await fetch(new URL(pathname, stage.product.address))).status;
};

test('feeds: a search gets an RSS address to copy, which a new one replaces, and its meetings a calendar', () =>
  stage.play(async (page) => {
    const searches = savedSearchesPage(page);
    await logIn(page);
    const dashboard = dashboardPage(page);
    await dashboard.search('stroomnet');
    await expectVisible(dashboard.count);
    await searches.saveAs('Het stroomnet');
    await page.goto('/saved-searches');
    const row = searches.row('Het stroomnet');
    await row.getByRole('switch', { name: /RSS/ }).press('Space');
    await row.getByRole('switch', { name: /[Aa]genda/ }).press('Space');

    await row.getByRole('button', { name: 'RSS-adres van Het stroomnet' }).click();
    const rss = page.getByRole('dialog', { name: 'RSS van ‘Het stroomnet’' });
    const address = rss.getByRole('textbox', { name: 'RSS-adres' });
    await expectVisible(address);
    await expectAccessible(page);
    const first = await address.inputValue();
    expect(await statusOf(first)).toBe(200);
    await rss.getByRole('button', { name: 'Kopieer adres' }).click();
    await expectSoon(() => page.evaluate(() => navigator.clipboard.readText()), first);
    await rss.getByRole('button', { name: 'Vernieuw adres' }).click();
    const asked = page.getByRole('dialog', { name: 'Adres vernieuwen?' });
    await asked.getByRole('button', { name: 'Vernieuw adres' }).click();
    await expectSoon(async () => (await address.inputValue()) !== first, true);
    expect(await statusOf(first)).toBe(410);
    expect(await statusOf(await address.inputValue())).toBe(200);
    await rss
      .getByRole('button', { name: 'Sluiten' })
      .or(rss.locator('.mantine-Modal-close'))
      .first()
      .click();

    await page.getByRole('button', { name: 'Agenda-abonnement' }).click();
    const calendar = page.getByRole('dialog', { name: 'Vergaderingen in je eigen agenda' });
    await expectVisible(calendar.getByText('Uit 1 zoekopdracht'));
    await calendar.getByRole('button', { name: 'Maak mijn agenda-adres' }).click();
    const own = calendar.getByRole('textbox', { name: 'Adres van je agenda' });
    await expectVisible(own);
    await expectAccessible(page);
    // Where filling it takes long, a program that asks is told to come again.
    const written = await own.inputValue();
    await expectSoon(() => statusOf(written), 200);
    const open = calendar.getByRole('link', { name: 'Open in mijn agenda' });
    expect(await open.getAttribute('href')).toBe((await own.inputValue()).replace(/^https?:/, 'webcal:'));
  }, clipboard));
