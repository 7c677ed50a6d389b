import { createHash, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { LoginResponse } from 'contract/users';
import { storagePrefix } from '#session/storage.ts';
import { peopleDatabaseOf } from '../people-database.ts';
import type { Product } from '../product.ts';

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

/**
 * Gives the browser of a page a session, as the login screen does and without drawing it: for journeys that begin
 * behind it.
 */
export function signIn(page: Page, email: string = accounts.everything): Promise<void> {
  return begin(page, email);
}

/** The same for a member of staff, in a session in which the second factor was given; that has journeys of its own. */
export function signInAsStaff(page: Page, product: Product): Promise<void> {
  return begin(page, accounts.everything, product);
}

/**
 * Gives the browser of a page a session of the admin site as staff, whose second factor was given.
 * @returns the name of the session
 */
export async function signInToAdmin(page: Page, product: Product): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  const database = peopleDatabaseOf(product);
  try {
    const session = `insert into sessions
      (token_hash, user_id, created_at, last_used_at, expires_at, user_agent, network, site, factor_at)
      select ?, id, ?, ?, ?, '', '', 'admin', ? from users where email = ?`;
    const now = Date.now();
    database.prepare(session).run(hash, now, now, now + 3_600_000, now, accounts.everything);
  } finally {
    database.close();
  }
  await page.context().addCookies([{ name: 'admin', value: token, url: product.address }]);
  return hash.slice(0, 22);
}

async function begin(page: Page, email: string, ofStaff?: Product): Promise<void> {
  const answer = await page.request.post('/api/users/login', { data: { email, password: demoPassword } });
  if (!answer.ok()) throw new Error(`no session for ${email}: ${await answer.text()}`);
  const { sessionId: id, activeModules: modules, ...rest } = (await answer.json()) as LoginResponse;
  const { firstName, lastName, organisation, roles, browserKey } = rest;
  if (ofStaff) {
    withFactor(ofStaff, id);
    roles.push('staff');
  }
  const user = { email, firstName, lastName, organisation, modules, roles, browserKey };
  // Any file of the product: what it keeps belongs to its address.
  await page.goto('/first-paint.js');
  await page.evaluate(
    ([key, session]) => localStorage.setItem(key!, session!),
    [`${storagePrefix}session`, JSON.stringify({ id, user })],
  );
}

/** Notes of a session that its user gave their second factor. */
function withFactor(product: Product, sessionId: string): void {
  const database = peopleDatabaseOf(product);
  try {
    const mark = 'update sessions set factor_at = created_at where substr(token_hash, 1, 22) = ?';
    database.prepare(mark).run(sessionId);
  } finally {
    database.close();
  }
}

/** Signs in on a fresh page, opens the product and waits for the given address. */
export async function logIn(
  page: Page,
  { email, leadsTo = '**/nl/dashboard' }: { email?: string; leadsTo?: string } = {},
): Promise<void> {
  await signIn(page, email);
  await page.goto('/login');
  await page.waitForURL(leadsTo);
}
