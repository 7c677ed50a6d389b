import { expect, test } from 'vitest';
import { expectAccessible } from '../browser.ts';
import { documentPage } from '../pages/document-page.ts';
import { accounts, signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

test('document: another word is found in the document, and hits are walked through', () =>
  stage.play(async (page) => {
    const { id } = await stage.findDocument('type:verslag minister', () => true);
    await signIn(page);
    await page.goto(`/nl/document/${id}/minister`);
    const document = documentPage(page);
    await expectVisible(document.hits.filter({ hasText: /^Treffer 1 van/ }));
    await document.next.click();
    await expectVisible(document.hits.filter({ hasText: /^Treffer 2 van/ }));
    await document.previous.click();
    await expectVisible(document.hits.filter({ hasText: /^Treffer 1 van/ }));
    await document.find.fill('"de voorzitter"');
    await document.find.press('Enter');
    await expectSoon(
      async () => (await document.panel.locator('mark').first().textContent())?.toLowerCase(),
      'de voorzitter',
    );
  }));

test('document: what is a heading in a text is one on the page, below the title and with its hits', () =>
  stage.play(async (page) => {
    const { id } = await stage.findDocument('type:amendement toelichting', () => true);
    await signIn(page);
    await page.goto(`/nl/document/${id}/toelichting`);
    const document = documentPage(page);
    const heading = document.panel.getByRole('heading', { level: 2, name: 'Toelichting', exact: true });
    await expectVisible(heading);
    expect(await heading.locator('mark[data-mark]').textContent()).toBe('Toelichting');
    expect(await document.panel.getByRole('heading').count()).toBe(1);
    await expectAccessible(page);
  }));

test('document: a confidential document shows its title and date only', () =>
  stage.play(async (page) => {
    const item = await stage.findDocument(
      'kamer OF de OF overleg OF vergadering OF agenda',
      ({ confidentiality }) => confidentiality === 'Besloten',
    );
    await signIn(page);
    await page.goto(`/nl/document/${item.id}`);
    await expectSoon(() => documentPage(page).title.textContent(), item.title.text);
    await expectVisible(page.getByText('Van besloten documenten is alleen de titel en de datum openbaar.'));
    expect(await page.getByRole('button', { name: /^(PDF|Bestand)$/ }).count()).toBe(0);
    expect(await page.getByRole('tab').count()).toBe(0);
  }));

test('document: a related document opens from the tab', () =>
  stage.play(async (page) => {
    const { id } = await stage.findDocument('type:antwoord', () => true);
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    const document = documentPage(page);
    await document.tab('Gerelateerd').click();
    const link = document.panel.getByRole('link').first();
    const title = (await link.textContent())!.trim();
    await link.click();
    await expectSoon(() => document.title.textContent(), title);
  }));

test('document: an address without domain leads to the right one; an unknown one says so', () =>
  stage.play(async (page) => {
    const { id } = await stage.findDocument('netcongestie', () => true);
    await signIn(page);
    await page.goto(`/document/${id}/netcongestie`);
    await page.waitForURL(`**/nl/document/${id}/netcongestie`);
    await expectVisible(documentPage(page).title);
    await page.goto('/nl/document/demo-bestaat-niet');
    await expectVisible(page.getByText('Dit document is niet gevonden'));
  }));

test('document: a merged id opens the document that took its place at its own address, and says that the link is old', () =>
  stage.play(async (page) => {
    const item = await stage.findDocument('netcongestie', () => true);
    await signIn(page);
    await page.route('**/api/document/demo-samengevoegd', async (route) => {
      const url = route.request().url().replace('demo-samengevoegd', item.id);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto('/nl/document/demo-samengevoegd/netcongestie?tab=properties');
    await page.waitForURL(`**/nl/document/${item.id}/netcongestie?tab=properties`);
    await expectVisible(page.getByText(/^Deze link is verouderd\. /).last());
    await expectSoon(() => documentPage(page).title.textContent(), item.title.text);
  }));

test('document: a document outside the subscription keeps the reader logged in and names the module', () =>
  stage.play(async (page) => {
    const { id } = await stage.findDocument('netcongestie', () => true);
    await signIn(page, accounts.localOnly);
    await page.goto(`/nl/document/${id}`);
    await expectVisible(page.getByText('Dit document valt buiten je abonnement'));
    await page.goto('/nl-lr/dashboard');
    await expectVisible(page.getByRole('combobox', { name: 'Zoekopdracht' }));
  }));
