import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const letter = '/nl/document/demo-36931-regering-kamerbrief-1/defensie';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`document files: a PDF opens beside the text with its hits marked, and one jumps from hit to hit (${colorScheme})`, () =>
    stage.play(
      async (page) => {
        await signIn(page);
        await page.goto(letter);
        const document = documentPage(page);
        await document.tab('Bijlagen').click();
        const streamed = page.waitForEvent('response', (answer) =>
          answer.url().includes('/api/file/stream/'),
        );
        await document.panel.getByRole('button', { name: 'Open Stand van Defensie' }).click();
        const answer = await streamed;
        expect(answer.headers()['content-type']).toBe('application/pdf');

        const active = document.file.locator('mark[data-active]');
        await expectVisible(active);
        expect((await active.first().textContent())?.toLowerCase()).toContain('defensie');
        const hits = document.file.getByRole('group', { name: 'Treffers in dit bestand' });
        await expectVisible(hits.getByText(/^Treffer 1 van \d+$/));
        const total = Number(/\d+$/.exec((await hits.getByText(/^Treffer 1 van/).textContent())!)![0]);
        expect(total).toBeGreaterThan(3);
        // Backwards from the first is the last one, on a page that was not drawn yet.
        await hits.getByRole('button', { name: 'Vorige treffer' }).click();
        await expectVisible(hits.getByText(`Treffer ${total} van ${total}`));
        await expectSoon(() => active.first().getAttribute('data-mark'), String(total - 1));
        await expectSoon(() => active.first().isVisible(), true);
        await expectAccessible(page);

        // The first one is for the tooltip of the button that has the focus.
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expectSoon(() => document.file.count(), 0);
      },
      { colorScheme },
    ));
}

test('document files: a page of the source opens beside the text in elements of our own, with its hits marked', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto(letter);
    const document = documentPage(page);
    await page.getByRole('button', { name: 'Bestand', exact: true }).click();
    await expectVisible(
      document.file.getByRole('heading', { name: 'Voortgang werving en opschaling', exact: true }),
    );
    await expectVisible(document.file.locator('mark[data-active]'));
    expect(await document.file.locator('script, style, iframe, [style], [onclick]').count()).toBe(0);
    await expectAccessible(page);
    await document.file.getByRole('button', { name: 'Sluit het bestand' }).click();
    await expectSoon(() => document.file.count(), 0);
  }));

test('document files: a file without bytes says so, and so does one outside the subscription', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto('/nl/document/demo-36914-regering-kamerbrief-1');
    const document = documentPage(page);
    await document.tab('Bijlagen').click();
    const open = document.panel.getByRole('button', { name: /^Open / }).first();
    await open.click();
    await expectVisible(document.file.getByRole('heading', { name: 'Bestand ontbreekt' }));
    await document.file.getByRole('button', { name: 'Sluit het bestand' }).click();
    await page.route('**/api/file/check/**', (route) => route.fulfill({ json: { access: 'Denied' } }));
    await open.click();
    await expectVisible(document.file.getByText('Dit bestand valt buiten je abonnement.'));
  }));

test('document files: a file that is not kept here is opened at its source, beside the text and in a new tab', () =>
  stage.play(async (page) => {
    const sourceUrl = 'https://bron.example/bestand/1';
    await page.context().route('https://bron.example/**', (route) => route.fulfill({ body: 'bij de bron' }));
    await page.route('**/api/file/check/**', (route) =>
      route.fulfill({ json: { access: 'Missing', sourceUrl } }),
    );
    await signIn(page);
    await page.goto('/nl/document/demo-36914-regering-kamerbrief-1');
    const document = documentPage(page);
    await document.tab('Bijlagen').click();
    await document.panel
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
    await expectVisible(document.file.getByRole('heading', { name: 'Dit bestand staat bij de bron' }));
    const link = document.file.getByRole('link', { name: 'Open bij de bron' });
    expect(await link.getAttribute('href')).toBe(sourceUrl);
    await expectAccessible(page);
    const tab = page.waitForEvent('popup');
    await document.panel
      .getByRole('button', { name: /^Open in een nieuw tabblad: / })
      .first()
      .click();
    expect((await tab).url()).toBe(sourceUrl);
  }));

test('document files: where only the files have hits, the document says which and opens them at the hit', () =>
  stage.play(async (page) => {
    await signIn(page);
    const dashboard = dashboardPage(page);
    await dashboard.open('nl', { q: 'begeleidingscommissie', back: '1', types: 'regering.kamerbrief' });
    const row = dashboard.rows.filter({ hasText: 'Stand van de volkshuisvesting' });
    await expectVisible(row);
    await row.getByRole('heading').getByRole('link').click();
    const document = documentPage(page);
    const found = page.getByRole('list', { name: 'Gevonden in:' });
    await expectVisible(found);
    const inText = found.getByRole('button', { name: /^tekst \d+ treffers?$/ });
    expect(await inText.count()).toBe(0);
    expect(await document.panel.locator('mark').count()).toBe(0);
    await expectAccessibleInBothThemes(page);
    await found.getByRole('button').first().click();
    const active = document.file.locator('mark[data-active]');
    await expectVisible(active);
    expect((await active.first().textContent())?.toLowerCase()).toContain('begeleidingscommissie');
    // A word that is in the text leads there.
    await document.tab('Bijlagen').click();
    await document.find.fill('minister');
    await inText.click();
    await expectVisible(document.panel.locator('mark[data-active]'));
  }));

test('document files: on a phone the file lies over the document until it is closed', () =>
  stage.play(
    async (page) => {
      await signIn(page);
      await page.goto(letter);
      const document = documentPage(page);
      await document.tab('Bijlagen').click();
      await document.panel.getByRole('button', { name: 'Open Stand van Defensie' }).click();
      await expectVisible(document.file.locator('mark[data-active]'));
      expect((await document.file.boundingBox())?.width).toBe(390);
      await expectAccessible(page);
      await document.file.getByRole('button', { name: 'Sluit het bestand' }).click();
      await expectVisible(document.title);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ));

test('no more than 140 bytes are no file: not in what is said of it, and not in what arrives', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto(letter);
    const document = documentPage(page);
    await document.tab('Bijlagen').click();
    const open = document.panel.getByRole('button', { name: 'Open Stand van Defensie' });
    const missing = document.file.getByRole('heading', { name: 'Bestand ontbreekt' });
    const shut = async () => {
      await document.file.getByRole('button', { name: 'Sluit het bestand' }).click();
      await expectSoon(() => document.file.count(), 0);
    };
    const streamed: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/file/stream/')) streamed.push(request.url());
    });
    /** Says that every file is so large. */
    const sayItHas = (size: number) =>
      page.route('**/api/file/info/**', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), size } });
      });
    await sayItHas(140);
    await open.click();
    await expectVisible(missing);
    // What is said stands together, however high the pane is.
    const [title, text] = await Promise.all([
      missing.boundingBox(),
      document.file.getByText(/^De bron heeft dit bestand niet/).boundingBox(),
    ]);
    expect(text!.y - title!.y).toBeLessThan(60);
    expect(streamed).toEqual([]);
    expect(await document.file.getByRole('link').count()).toBe(0);
    expect(await document.file.locator('canvas, img, audio').count()).toBe(0);
    await expectAccessible(page);
    await shut();
    await document.panel
      .getByRole('button', { name: 'Open in een nieuw tabblad: Stand van Defensie' })
      .click();
    await expectVisible(page.getByText('Bestand ontbreekt').filter({ visible: true }));
    expect(page.context().pages()).toHaveLength(1);
    await page.unroute('**/api/file/info/**');
    await sayItHas(141);
    await open.click();
    await expectVisible(document.file.locator('canvas'));
    await shut();

    // A placeholder came in the place of a file of which all was well.
    const send = async (size: number, contentType: string) => {
      await page.unroute('**/api/file/stream/**');
      await page.route('**/api/file/stream/**', (route) =>
        route.fulfill({ contentType, body: 'Niet gevonden. '.padEnd(size, '.') }),
      );
    };
    const broken = document.file.getByText('Dit bestand kan hier niet worden getoond.');
    await send(140, 'application/pdf');
    await open.click();
    await expectVisible(missing);
    expect(await document.file.locator('canvas').count()).toBe(0);
    await shut();
    await send(141, 'application/pdf');
    await open.click();
    await expectVisible(broken);
    expect(await missing.count()).toBe(0);
    await shut();
    const source = page.getByRole('button', { name: 'Bestand', exact: true });
    await send(140, 'text/html');
    await source.click();
    await expectVisible(missing);
    expect(await document.file.getByText(/^Niet gevonden/).count()).toBe(0);
    await shut();
    await send(141, 'text/html');
    await source.click();
    await expectVisible(document.file.getByText(/^Niet gevonden/));
  }));
