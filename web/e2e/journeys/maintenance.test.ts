import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sessionHeader } from 'contract/endpoint';
import type { SetMaintenance } from 'contract/admin/maintenance';
import type { Maintenance } from 'contract/maintenance';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { accounts, logIn, signInAsStaff, signInToAdmin } from '../pages/login-page.ts';
import { shell } from '../pages/shell.ts';
import { useOwnStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useOwnStage();

/** Sets maintenance as staff do by the admin site, with the session of a page. */
async function set(staff: Page, maintenance: Maintenance): Promise<void> {
  const path = '/api/admin/maintenance';
  const headers = { [sessionHeader]: await signInToAdmin(staff, stage.product) };
  const { changedAt } = (await (await staff.request.get(path, { headers })).json()) as SetMaintenance;
  const answer = await staff.request.put(path, { headers, data: { ...maintenance, changedAt } });
  expect(answer.status()).toBe(200);
}

const planned: Maintenance = {
  on: false,
  announced: {
    from: new Date(Date.now() + 60 * 60_000).toISOString(),
    until: new Date(Date.now() + 2 * 60 * 60_000).toISOString(),
  },
  texts: { nl: 'We zetten nieuwe servers neer.', 'en-gb': 'We are putting in new servers.' },
};

test('maintenance: it is announced, keeps everybody but staff out, and gives back the page and what was typed', () =>
  stage.play((staff) =>
    stage.play(async (page) => {
      await set(staff, planned);
      await logIn(page, { email: accounts.localOnly, leadsTo: '**/nl-lr/dashboard' });
      await expectVisible(page.getByText(/^Onderhoud .* We zetten nieuwe servers neer\.$/));
      await expectAccessibleInBothThemes(page);
      await dashboardPage(page).query.fill('stikstof EN wonen');

      await set(staff, { ...planned, on: true });
      await shell(page).toDark.click();
      const heading = page.getByRole('heading', { name: 'Gepland onderhoud' });
      await expectVisible(heading);
      const answered = page.waitForResponse((answer) => answer.request().isNavigationRequest());
      await page.getByRole('button', { name: 'Nu proberen' }).click();
      const again = await answered;
      expect([again.status(), again.headers()['retry-after']]).toEqual([503, '30']);
      expect(await again.text()).toContain('<title>Offline for Maintenance</title>');
      await expectVisible(heading);
      await expectVisible(page.getByText('We zetten nieuwe servers neer.'));
      await expectAccessibleInBothThemes(page);

      await staff.goto('/saved-searches');
      await expectVisible(staff.getByRole('link', { name: 'Inloggen als medewerker' }));
      await signInAsStaff(staff, stage.product);
      // By their cookie they get the pages as well.
      expect((await staff.goto('/saved-searches'))?.status()).toBe(200);
      await expectVisible(staff.getByText(/^Het onderhoud staat aan/));
      await staff.goto('/admin/maintenance');
      await expectVisible(staff.getByRole('heading', { name: /^Staat aan/ }));
      await expectAccessibleInBothThemes(staff);
      await staff.getByRole('button', { name: 'Zet onderhoud uit' }).click();
      const why = staff.getByRole('dialog', { name: 'Onderhoud uitzetten?' });
      await why.getByRole('textbox', { name: 'Reden' }).fill('Klaar');
      await why.getByRole('button', { name: 'Zet onderhoud uit' }).click();
      await expectVisible(staff.getByRole('heading', { name: 'Staat uit' }));

      await page.getByRole('button', { name: 'Nu proberen' }).click();
      await page.waitForURL('**/nl-lr/dashboard');
      const kept = page.getByRole('region', { name: 'Bewaard van voor het onderhoud' });
      await expectVisible(kept.getByText('stikstof EN wonen'));
      await expectAccessibleInBothThemes(page);
    }),
  ));
