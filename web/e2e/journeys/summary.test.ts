import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TimelineItem } from 'contract/documents';
import { expectAccessible, expectFits, expectQuiet } from '../browser.ts';
import { documentPage } from '../pages/document-page.ts';
import { logIn, signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** The newest document of a type that is recent and long enough for a summary. */
const newest = (groupPath: string) =>
  stage.findDocument('de', (item: TimelineItem) => item.groupPath === groupPath && item.date > '2025-08-02');

/** What of the text is tinted. */
const tinted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('passage') ?? [])].map((range) => (range as Range).toString()).join(),
  );

test('summary: without a service a document has an extract, at once, of its own sentences, never called AI', () =>
  stage.play(async (page) => {
    const { id } = await newest('regering/bijlage');
    await logIn(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/nl/document/${id}`);
    const card = page.getByRole('region', { name: 'Uittreksel', exact: true });
    await expectVisible(card.getByText(/Geen samenvatting door AI/));
    expect(await page.getByText(/AI-samenvatting|Gemaakt door AI|5 tot 10 minuten/).count()).toBe(0);
    // The document brought it (decision 7.10).
    expect(asked.filter((path) => path.endsWith('/summary'))).toEqual([]);
    const sentence = card.getByRole('link').first();
    const words = (await sentence.textContent())!;
    await sentence.click();
    await page.waitForURL(/#p=\d+-\d+$/);
    await expectSoon(() => tinted(page), words);
    await expectAccessible(page);
  }));

test('summary: what a reader finds of it is kept and can be taken back', () =>
  stage.play(async (page) => {
    const { id } = await newest('regering/bijlage');
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    const useful = page.getByRole('button', { name: 'Nuttig', exact: true });
    await useful.click();
    await expectSoon(() => useful.getAttribute('aria-pressed'), 'true');
    await page.reload();
    await expectSoon(() => useful.getAttribute('aria-pressed'), 'true');
    await useful.click();
    await expectSoon(() => useful.getAttribute('aria-pressed'), 'false');
  }));

test('summary: a sentence about a debate leads from the tab to the turn in which it was said, and back returns', () =>
  stage.play(async (page) => {
    const { id } = await newest('tk/plenair-verslag');
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    await page.getByRole('button', { name: 'Lees het lange uittreksel' }).click();
    const { panel, tab } = documentPage(page);
    const sentence = panel.getByRole('link').nth(5);
    const words = (await sentence.textContent())!;
    await sentence.click();
    await page.waitForURL(/#t=\d+$/);
    await expectSoon(() => tab('Verslag').getAttribute('aria-selected'), 'true');
    await expectVisible(panel.getByText(words));
    await page.goBack();
    await expectSoon(() => tab('Uittreksel').getAttribute('aria-selected'), 'true');
  }));

test('summary: a document that gets none says why, beside it and where there is no sidebar in its tab', () =>
  stage.play(async (page) => {
    const { id } = await newest('tk/wetsvoorstel');
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    const reason = page.getByText('Dit document is te kort voor een samenvatting.');
    await expectVisible(reason);
    const { tab, panel } = documentPage(page);
    // What it says of itself is shown first.
    expect(await tab('Uittreksel').getAttribute('aria-selected')).toBe('false');
    await page.setViewportSize({ width: 1100, height: 800 });
    await expectSoon(() => reason.count(), 0);
    // Parts that come later would move the tabs.
    await expectQuiet(page);
    await expectFits(page);
    await tab('Uittreksel').click();
    await expectVisible(panel.getByText('Dit document is te kort voor een samenvatting.'));
    await expectAccessible(page);
  }));

test('summary: without its sidebar a wide page has the short extract above the long one', () =>
  stage.play(async (page) => {
    const { id } = await newest('tk/plenair-verslag');
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    const { tab, panel } = documentPage(page);
    await tab('Uittreksel').click();
    const short = panel.getByRole('heading', { name: 'Uittreksel', exact: true });
    await expectVisible(panel.getByRole('heading', { name: 'Lang uittreksel' }));
    expect(await short.count()).toBe(0);
    await page.keyboard.press(']');
    await expectVisible(short);
  }));

test('summary: on a phone the extract is in its tab', () =>
  stage.play(
    async (page) => {
      const { id } = await newest('regering/bijlage');
      await signIn(page);
      await page.goto(`/nl/document/${id}`);
      await documentPage(page).tab('Uittreksel').click();
      await expectVisible(documentPage(page).panel.getByRole('link'));
      await expectAccessible(page);
    },
    { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  ));
