import type { Page } from 'playwright-core';

/** Logins of the demo data. */
export const accounts = {
  everything: 'demo@vizier.example',
  localOnly: 'lokaal@vizier.example',
  noDashboard: 'geen@vizier.example',
} as const;

/** Password of every demo login of a product that listens on this machine only. */
export const demoPassword = 'vizier-demo';

/** The login screen in Dutch. */
export function loginPage(page: Page) {
  const email = page.getByRole('textbox', { name: 'E-mailadres', exact: true });
  const password = page.getByLabel('Wachtwoord', { exact: true });
  const submit = page.getByRole('button', { name: 'Inloggen', exact: true });
  return {
    email,
    password,
    submit,
    heading: page.getByRole('heading', { name: 'Inloggen' }),
    async open() {
      await page.goto('/login');
    },
    async logIn(address: string, word = demoPassword) {
      await email.fill(address);
      await password.fill(word);
      await submit.click();
    },
  };
}

/** Logs in on a fresh page and waits for the given address. */
export async function logIn(
  page: Page,
  { email = accounts.everything, leadsTo = '**/nl/dashboard' }: { email?: string; leadsTo?: string } = {},
): Promise<void> {
  const screen = loginPage(page);
  await screen.open();
  await screen.logIn(email);
  await page.waitForURL(leadsTo);
}
