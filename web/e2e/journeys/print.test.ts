import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectQuiet } from '../browser.ts';
import { extractPdf } from '../../../server/src/platform/text-extraction/pdf.ts';
import { debatePage } from '../pages/debate-page.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { listsPage } from '../pages/lists-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
/** Without the spaces that lines break at, and with one kind of apostrophe: fonts draw several with the same sign. */
const plain = (text: string) => text.replace(/[\s\u00ad-]+/g, '').replace(/[‘’ʻʼ]/g, "'");

/** Prints the page as it is and reads what came on paper. */
async function printed(page: Page): Promise<string> {
  return (await paperOf(page)).text;
}

/** What stands at the foot of each page, which parts whatever goes on over it. */
const foot = /^Afgedrukt uit .*$/gm;

/** The same with the number of pages; the foot of a page once, at the end. */
async function paperOf(page: Page) {
  const { text, pages } = await extractPdf(new Uint8Array(await page.pdf({ format: 'A4' })));
  return { text: plain(text.replaceAll(foot, '') + (text.match(foot)?.[0] ?? '')), pages: pages! };
}

/** What does not stand on paper in the order in which it is given. */
function missing(text: string, wanted: readonly string[]): string[] {
  let from = 0;
  return wanted.filter((words) => {
    const at = text.indexOf(plain(words), from);
    if (at !== -1) from = at + 1;
    return at === -1;
  });
}

/** Words on paper that cannot be read there: paper is white, as browsers print no backgrounds. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const poor: string[] = [];
    let seen = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const words = node.nodeValue!.trim();
      if (words === '' || !parent.checkVisibility() || parent.closest('.visually-hidden')) continue;
      seen += 1;
      const { color } = getComputedStyle(parent);
      if (1.05 / (luminance(color) + 0.05) < 4.5) poor.push(`${color}: ${words}`);
    }
    return { poor, seen: seen > 10 };
  });

const everyone = { viewport: { width: 1440, height: 500 } };

test.each(['light', 'dark'] as const)(
  'print: a debate is printed whole, with its speakers and without its player (%s)',
  (colorScheme) =>
    stage.play(
      async (page) => {
        const { id } = await stage.findDocument('de', ({ groupPath }) => groupPath === 'tk/plenair-verslag');
        const opened = page.waitForResponse((answer) => answer.url().endsWith(`/api/document/${id}`));
        await signIn(page);
        await page.goto(`/nl/document/${id}`);
        const { data } = (await (await opened).json()) as {
          data: { text: { text: string }; transcript: { speakers: { name: string }[] } };
        };
        const debate = debatePage(page);
        await expectVisible(debate.turns);
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(colorScheme);
        // On the screen are the turns in view alone.
        const onScreen = await debate.turns.count();
        const text = await printed(page);
        // The line that names who speaks became the head of the turn.
        const words = data.text.text
          .split('\n')
          .filter((line) => line !== '' && !line.endsWith(':'))
          .map(plain);
        expect(words.length).toBeGreaterThan(20);
        expect(words.filter((line) => !text.includes(line))).toEqual([]);
        for (const { name } of data.transcript.speakers) expect(text).toContain(plain(name));
        expect(text).toContain('Afgedrukt');
        expect(text).not.toContain(plain('Zoek of spring naar'));
        expect(text).not.toContain(plain('Kopieer link'));
        expect(await debate.turns.count()).toBe(onScreen);

        await page.emulateMedia({ media: 'print' });
        for (const gone of [
          page.getByRole('banner'),
          page.getByRole('navigation', { name: 'Document' }),
          page.getByRole('tablist'),
          debate.player,
          debate.follow,
          page.getByRole('button', { name: 'Sprekers' }),
        ])
          expect(await gone.filter({ visible: true }).count()).toBe(0);
        expect(await unreadable(page)).toEqual({ poor: [], seen: true });
      },
      { ...everyone, colorScheme },
    ),
);

test('print: a document and its marks can be read on paper in the dark theme too', () =>
  stage.play(
    async (page) => {
      await signIn(page);
      await page.goto('/nl/document/demo-36931-regering-kamerbrief-1/defensie');
      const document = documentPage(page);
      await expectVisible(document.panel.locator('mark'));
      const words = (await document.panel.innerText()).split('\n').map(plain).filter(Boolean);
      const text = await printed(page);
      expect(words.length).toBeGreaterThan(4);
      expect(words.filter((line) => !text.includes(line))).toEqual([]);
      expect(text).toContain(plain((await document.title.textContent())!));
      await page.emulateMedia({ media: 'print' });
      expect(await unreadable(page)).toEqual({ poor: [], seen: true });
      expect(await page.evaluate(() => getComputedStyle(globalThis.document.body).colorScheme)).toBe('light');
    },
    { ...everyone, colorScheme: 'dark' },
  ));

test.each(['light', 'dark'] as const)(
  'print: results are printed as a list over pages, with what was searched and without controls (%s)',
  (colorScheme) =>
    stage.play(
      async (page) => {
        await signIn(page);
        const dashboard = dashboardPage(page);
        const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/document/timeline'));
        await dashboard.open('nl', { q: 'minister', back: '1' });
        const { data, countTotal } = (await (await answered).json()) as {
          data: { title: { text: string }; institution: string }[];
          countTotal: number;
        };
        await expectVisible(dashboard.rows);
        expect(await dashboard.rows.count()).toBeLessThan(data.length);
        const { text, pages } = await paperOf(page);
        expect(pages).toBeGreaterThan(1);
        const titles = data.map(({ title }) => title.text);
        expect(missing(text, ['minister', 'Hele archief', String(countTotal), ...titles])).toEqual([]);
        expect(text).toContain(plain(`${data.length} van ${countTotal} resultaten geladen`));
        for (const control of [
          'Bewaar',
          'Filters',
          'Kopieer link',
          'Meer laden',
          'Statistieken',
          'Alle contexten',
        ])
          expect(text).not.toContain(plain(control));
        // Afterwards the screen has the rows in view again.
        await expectSoon(async () => (await dashboard.rows.count()) < data.length, true);
        await page.emulateMedia({ media: 'print' });
        expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
        expect(await unreadable(page)).toEqual({ poor: [], seen: true });
      },
      { ...everyone, colorScheme },
    ),
);

test('print: statistics are printed with what they count, and without controls', () =>
  stage.play(async (page) => {
    await signIn(page);
    await dashboardPage(page).open('nl', { q: 'minister', back: '1', tab: 'statistics' });
    const cards = page.getByRole('tabpanel').getByRole('region');
    await expectVisible(cards.getByRole('listitem').getByRole('button', { pressed: false }));
    await expectQuiet(page);
    const counted = await page.locator('[data-printed]').filter({ visible: true }).allInnerTexts();
    expect(counted.length).toBeGreaterThan(5);
    const names = counted.map((words) => words.split('\n')[0]!);
    const text = await printed(page);
    expect(names.filter((words) => !text.includes(plain(words)))).toEqual([]);
    for (const control of ['CSV', 'PNG', 'Tabel', 'Bewaar', 'Filters']) expect(text).not.toContain(control);
  }, everyone));

test('print: a list is printed over pages, item by item', () =>
  stage.play(async (page) => {
    await signIn(page);
    const dashboard = dashboardPage(page);
    const lists = listsPage(page);
    await dashboard.open('nl', { q: 'minister', back: '1' });
    await expectVisible(dashboard.titles);
    await dashboard.titles.first().focus();
    const titles: string[] = [];
    for (let item = 0; item < 24; item += 1) {
      titles.push((await page.evaluate(() => document.activeElement!.textContent)) ?? '');
      await page.keyboard.press('x');
      await expectVisible(lists.selection.getByText(`${item + 1} geselecteerd`));
      await page.keyboard.press('j');
      await expectSoon(
        () => page.evaluate((before) => document.activeElement!.textContent !== before, titles.at(-1)),
        true,
      );
    }
    await page.keyboard.press('l');
    await lists.search.fill('Op papier');
    await page.keyboard.press('Enter');
    await expectVisible(lists.picker.getByRole('checkbox', { name: 'Op papier', checked: true }));
    await page.goto('/list-manager');
    await expectSoon(() => lists.items.count(), titles.length);
    const shown = await lists.items.getByRole('heading').allTextContents();
    const { text, pages } = await paperOf(page);
    expect(pages).toBeGreaterThan(1);
    expect(missing(text, ['Op papier', ...shown])).toEqual([]);
    for (const control of ['Eigen update', 'Tussenkop', 'Sorteren', 'Nieuwe lijst', 'Alt'])
      expect(text).not.toContain(plain(control));
  }, everyone));
