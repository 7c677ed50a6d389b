import { expect, test } from 'vitest';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { loginPage, signInToAdmin } from '../pages/login-page.ts';
import { peopleDatabaseOf } from '../people-database.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const password = 'een stevig wachtwoord voor Ilse';

/** The link in the last mail to an address. */
function linkTo(email: string): string | undefined {
  const database = peopleDatabaseOf(stage.product);
  try {
    const mail = database
      .prepare('select text from mails where recipient = ? order by created_at desc limit 1')
      .get(email) as { text: string } | undefined;
    return /https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0];
  } finally {
    database.close();
  }
}

/** Makes a list as somebody else, by the calls alone: how that looks is the subject of others. */
async function makeList(credentials: { email: string; password: string }, title: string): Promise<void> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${stage.product.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const { data } = (await post('/users/login', credentials)) as { data: { token: string } };
  await post('/lists', { title }, { 'x-auth': data.token });
}

test('accounts: somebody is invited, activates the account with the mail, logs in, and hands over when they leave', () =>
  stage.play(async (page) => {
    const email = `ilse.${crypto.randomUUID()}@tests.example`;
    await signInToAdmin(page, stage.product);
    await page.goto('/admin/users');
    await page.getByRole('searchbox', { name: 'Zoek op naam of e-mail' }).fill('demo@vizier.example');
    await page.getByRole('row').filter({ hasText: 'demo@vizier.example' }).getByRole('link').click();
    await expectVisible(page.getByRole('heading', { name: 'Limieten en gebruik' }));
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Uitnodigen' }).click();
    const invite = page.getByRole('dialog', { name: 'Gebruiker uitnodigen' });
    await invite.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
    await invite.getByRole('textbox', { name: 'Voornaam' }).fill('Ilse');
    await invite.getByRole('textbox', { name: 'Achternaam' }).fill('Quartel');
    await invite.getByRole('button', { name: 'Nodig uit' }).click();
    const row = page.getByRole('row').filter({ hasText: email });
    await expectVisible(row.getByText(/^uitgenodigd/));

    // In a window of their own.
    const theirs = await page.context().browser()!.newContext({ baseURL: stage.product.address });
    const ilse = await theirs.newPage();
    await ilse.goto(linkTo(email)!.replace(/^https?:\/\/[^/]+/, ''));
    await expectVisible(ilse.getByRole('heading', { name: 'Kies je wachtwoord' }));
    await ilse.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
    await ilse.getByLabel('Herhaal het nieuwe wachtwoord').fill(password);
    await ilse.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await expectVisible(ilse.getByText('Je account is actief. Log in met je wachtwoord.'));
    await ilse.goto('/password-recovery');
    await expectVisible(ilse.getByRole('heading', { name: 'Wachtwoord vergeten' }));
    expect(new URL(ilse.url()).pathname).toBe('/password-reset');
    await ilse.goto('/login');
    await loginPage(ilse).email.fill(email);
    await loginPage(ilse).password.fill(password);
    await loginPage(ilse).submit.click();
    await ilse.waitForURL('**/nl/dashboard');
    await makeList({ email, password }, `Klanten van ${email}`);

    await page.reload();
    await expectVisible(row.getByText('actief'));
    await row.getByRole('button', { name: 'Acties voor Ilse Quartel' }).click();
    await page.getByRole('menuitem', { name: 'Deactiveer…' }).click();
    const leave = page.getByRole('dialog', { name: 'Ilse Quartel deactiveren' });
    await leave.getByRole('radio', { name: 'Overdragen aan een collega' }).check();
    await leave.getByRole('combobox', { name: 'Collega' }).click();
    await page.getByRole('option', { name: 'Dana de Wit' }).click();
    await leave.getByRole('textbox', { name: 'Reden' }).fill('Uit dienst');
    await leave.getByRole('button', { name: 'Deactiveer' }).click();
    await expectVisible(row.getByText(/^gestopt/));
    const database = peopleDatabaseOf(stage.product);
    const owner = () =>
      database
        .prepare('select email from users join lists on lists.user_id = users.id where title = ?')
        .get(`Klanten van ${email}`) as { email: string };
    await expectSoon(async () => owner().email, 'demo@vizier.example');
    database.close();
    await ilse.reload();
    await ilse.waitForURL('**/login**');
    await theirs.close();
  }));
