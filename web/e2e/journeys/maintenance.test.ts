import { expect, test } from 'vitest';
import type { Maintenance } from 'contract/maintenance';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { accounts, demoPassword, logIn, loginPage } from '../pages/login-page.ts';
import { shell } from '../pages/shell.ts';
import { useOwnStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useOwnStage();

/** Sets maintenance as staff do. */
async function set(maintenance: Maintenance): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const { address } = stage.product;
  const login = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: accounts.everything, password: demoPassword }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const answer = await fetch(`${address}/api/admin/maintenance`, {
    method: 'PUT',
    headers: { ...json, 'x-auth': data.token },
    body: JSON.stringify(maintenance),
  });
  expect(answer.status).toBe(200);
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
  stage.play(async (page) => {
    await set(planned);
    await logIn(page, { email: accounts.localOnly, leadsTo: '**/nl-lr/dashboard' });
    await expectVisible(page.getByText(/^Onderhoud .* We zetten nieuwe servers neer\.$/));
    await expectAccessibleInBothThemes(page);
    await dashboardPage(page).query.fill('stikstof EN wonen');

    await set({ ...planned, on: true });
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

    await stage.play(async (staff) => {
      await staff.goto('/saved-searches');
      await staff.getByRole('link', { name: 'Inloggen als medewerker' }).click();
      await loginPage(staff).logIn(accounts.everything);
      await expectVisible(staff.getByText(/^Het onderhoud staat aan/));
      // By their cookie they get the pages as well.
      expect((await staff.reload())?.status()).toBe(200);
    });

    await set({ ...planned, announced: null });
    await page.getByRole('button', { name: 'Nu proberen' }).click();
    await page.waitForURL('**/nl-lr/dashboard');
    const kept = page.getByRole('region', { name: 'Bewaard van voor het onderhoud' });
    await expectVisible(kept.getByText('stikstof EN wonen'));
    await expectAccessibleInBothThemes(page);
  }));
