import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readWord } from '../../../server/test/word.ts';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

test('document parts: a vote shows its outcome, its numbers, and on demand only who deviates', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto('/be-fed/document/demo-fed-kernenergie-motie?tab=vote');
    const { panel } = documentPage(page);
    await expectVisible(panel.getByText('Aangenomen'));
    await expectVisible(panel.getByRole('img', { name: /Voor 52, tegen 41, onthouding 43/ }));
    const parties = panel.getByRole('table', { name: 'Stemmen per partij' }).getByRole('row');
    const members = panel.getByRole('table', { name: 'Hoofdelijke stemming' }).getByRole('row');
    expect(await members.count()).toBe(151);
    const all = await parties.count();
    await panel.getByRole('checkbox', { name: /^Toon alleen wie afwijkt/ }).check();
    await expectSoon(async () => (await parties.count()) < all, true);
    await expectVisible(parties.getByText('anders dan de uitslag'));
  }));

test('document parts: a Frisian vote keeps the words of the source in a tooltip', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto('/nl-lr/document/demo-lr-fryslan-amendement?tab=vote');
    const { panel } = documentPage(page);
    await expectVisible(panel.getByText('Aangenomen'));
    await panel.getByText('Aangenomen').focus();
    await expectVisible(page.getByRole('tooltip', { name: 'in de bron: Oannommen' }));
  }));

test('document parts: the dossier shows its documents in time with the open one marked, and leads to the others', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto('/eu/document/demo-eu-methane-motion');
    const document = documentPage(page);
    await document.tab('Procedure').click();
    const dates = await document.panel
      .locator('ol > li time')
      .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
    expect(dates.length).toBeGreaterThan(10);
    expect(dates).toEqual(dates.toSorted());
    const current = document.panel.locator('li[aria-current="true"]');
    await expectVisible(current.getByText('dit document'));
    expect(await current.getByRole('link').count()).toBe(0);
    const link = document.panel.locator('ol').getByRole('link').first();
    const title = (await link.textContent())!.trim();
    await link.click();
    await expectSoon(() => document.title.textContent(), title);
  }));

test('document parts: what surrounds a document says in its tab that it could not be had, and comes when asked again', () =>
  stage.play(async (page) => {
    await signIn(page);
    const fault = {
      errors: [{ code: 'SERVER', message: 'Er is een serverfout opgetreden' }],
      requestId: 'abc123',
    };
    const calls = /\/api\/(document\/[^/]+\/dossier|eu\/related)$/;
    await page.route(calls, (route) => route.fulfill({ status: 500, json: fault }));
    await page.goto('/eu/document/demo-eu-methane-motion');
    const document = documentPage(page);
    for (const tab of ['Dossier', 'Gerelateerd']) {
      await document.tab(tab).click();
      await expectVisible(document.panel.getByText(/abc123/));
    }
    await page.unroute(calls);
    await document.panel.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expectVisible(
      document.panel.getByRole('heading', { name: /^Zelfde procedure|^Vergelijkbaar/ }).first(),
    );
    await document.tab('Dossier').click();
    await document.panel.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expectVisible(document.panel.locator('li[aria-current="true"]'));
  }));

test('document parts: a long dossier is not called whole beside the document', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.route('**/api/document/*/dossier', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { data: { ...data, more: true } } });
    });
    await page.goto('/eu/document/demo-eu-methane-motion');
    await expectVisible(page.getByRole('button', { name: /^Bekijk de \d+ rond dit document$/ }));
  }));

test('document parts: a meeting shows its agenda with the documents of each item, and a report leads to its meeting', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto('/nl/document/demo-36931-tk-commissieverslag-1');
    const document = documentPage(page);
    // The days of the demo move along with today.
    const meeting = page.getByRole('link', { name: /^Vergadering van \d+ \p{L}+ \d{4}$/u });
    const day = (await meeting.textContent())!.replace('Vergadering van ', '');
    await meeting.click();
    await expectSoon(
      () => document.title.textContent(),
      `Commissiedebat van ${day}: Personeel en materieel Defensie`,
    );
    await expectVisible(page.getByText(new RegExp(`${day}, \\d{2}:\\d{2}–\\d{2}:\\d{2}$`)));
    await expectVisible(page.getByText(/^[\p{L} ]+zaal$/u));
    await expectVisible(document.panel.getByRole('heading', { name: 'Opening' }));
    await document.panel.getByRole('link', { name: /^Verslag van een notaoverleg/ }).click();
    await expectSoon(
      () => document.title.textContent(),
      'Verslag van een notaoverleg over Personeel en materieel Defensie',
    );
  }));

test('document parts: one walks through the results from document to document, and back to the row one came to', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto('/nl/dashboard?q=regering&back=1');
    const titles = page.locator('[data-row="item"] [data-title]');
    await titles.first().waitFor();
    const [first, second] = await titles.allTextContents();
    await titles.first().click();
    const document = documentPage(page);
    await expectSoon(() => document.title.textContent(), first);
    await expectVisible(document.walk.getByText(/^1 van [\d.]+$/));
    await document.walk.getByRole('link', { name: /^Volgend resultaat/ }).click();
    await expectSoon(() => document.title.textContent(), second);
    await expectVisible(document.walk.getByText(/^2 van [\d.]+$/));
    await page.keyboard.press('j');
    await expectVisible(document.walk.getByText(/^3 van [\d.]+$/));
    await page.keyboard.press('k');
    await expectSoon(() => document.title.textContent(), second);
    // The page is loaded anew: the results are asked again and the place is found back.
    await page.reload();
    await expectVisible(document.walk.getByText(/^2 van [\d.]+$/));
    await page.goBack();
    await expectVisible(dashboardPage(page).query);
    await expectSoon(() => page.evaluate(() => globalThis.document.activeElement?.textContent), second);
  }));

test('document parts: the citation that is copied names title, institution, date and number; as Word comes the whole text', () =>
  stage.play(
    async (page) => {
      await signIn(page);
      await page.goto('/nl/document/demo-36839-tk-motie-3');
      await page.getByRole('button', { name: 'Meer acties' }).click();
      await page.getByRole('menuitem', { name: 'Kopieer bronvermelding' }).click();
      await expectVisible(page.getByText('Bronvermelding gekopieerd'));
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(
        /^‘Motie van het lid Cuperus c\.s\. over ondersteuning van pleegouders’, Tweede Kamer \(motie\), .+ 20\d\d, .+, http/,
      );
      await page.getByRole('button', { name: 'Meer acties' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Downloaden als Word' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(
        /^Motie van het lid Cuperus c\.s\. over ondersteuning.* \d{4}-\d\d-\d\d\.docx$/,
      );
      const { paragraphs } = readWord(await readFile(await download.path()));
      expect(paragraphs.map(({ text }) => text).join('\n')).toContain('gehoord de beraadslaging');
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ));

test('document parts: on paper stand the document and where it is from, without what one clicks on', () =>
  stage.play(
    async (page) => {
      await signIn(page);
      await page.goto('/nl/document/demo-36839-tk-motie-3/pleegouders');
      const document = documentPage(page);
      await expectVisible(document.title);
      await page.emulateMedia({ media: 'print' });
      await expectVisible(page.getByText(/^Afgedrukt uit .+ op \d/));
      for (const hidden of [
        page.getByRole('button', { name: 'Kopieer link' }),
        page.getByRole('tablist'),
        document.find,
        page.getByRole('banner'),
      ]) {
        expect(await hidden.isVisible()).toBe(false);
      }
      const text = await document.panel.textContent();
      expect(text).toContain('gehoord de beraadslaging');
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g)!.length).toBeGreaterThan(0);
      // Nothing is cut off at the height of the screen.
      const [whole, shown] = await page.evaluate(() => {
        const last = globalThis.document.querySelector('article > footer')!.getBoundingClientRect().bottom;
        return [Math.round(last), globalThis.document.documentElement.scrollHeight];
      });
      expect(shown).toBeGreaterThanOrEqual(whole);
      expect(whole).toBeGreaterThan(500);
    },
    { viewport: { width: 1440, height: 500 } },
  ));

test('document parts: every part of a document can be used by everyone, in both themes', async () => {
  const motion = await stage.findDocument('type:motie', ({ voteOutcome }) => voteOutcome === 'aangenomen');
  const letter = await stage.findDocument('type:brief', ({ attachments }) => attachments > 0);
  const pages = {
    'an adopted motion': `/nl/document/${motion.id}/minister`,
    'a letter with files': `/nl/document/${letter.id}/minister`,
    'a meeting': '/nl/document/demo-vergadering-36931-tk-commissieverslag-1',
    'a Belgian vote': '/be-fed/document/demo-fed-kernenergie-motie',
    'a European proposal': '/eu/document/demo-eu-methane-proposal/methane',
    'a decree': '/be-flm/document/demo-flm-stikstof-decreet',
    'a local letter': '/nl-lr/document/demo-lr-fryslan-brief-1',
  };
  await stage.play(async (page) => {
    await signIn(page);
    /** A part of the same name is drawn in the same way for every document. */
    const seen = new Set<string>();
    for (const [name, address] of Object.entries(pages)) {
      await page.goto(address);
      const document = documentPage(page);
      await expectVisible(document.tab('Gerelateerd'));
      const parts = page.getByRole('tab');
      expect(await parts.count(), name).toBeGreaterThan(2);
      for (const [index, part] of (await parts.all()).entries()) {
        const partName = (await part.textContent())!.replace(/\s*\d+$/, '');
        if (index > 0 && seen.has(partName)) continue;
        seen.add(partName);
        await part.click();
        await expectVisible(document.panel);
        await expectAccessibleInBothThemes(page, index === 0 ? undefined : '[role="tabpanel"]');
      }
    }
  });
});
