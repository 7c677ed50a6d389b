import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { extractPdf } from '../../../server/src/platform/text-extraction/pdf.ts';
import { debatePage } from '../pages/debate-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { logIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();
/** Without the spaces that lines break at, and with one kind of apostrophe: fonts draw several with the same sign. */
const plain = (text: string) => text.replace(/[\s\u00ad-]+/g, '').replace(/[‘’ʻʼ]/g, "'");

/** Prints the page as it is and reads what came on paper. */
async function printed(page: Page): Promise<string> {
  const paper = await page.pdf({ format: 'A4' });
  return plain((await extractPdf(new Uint8Array(paper))).text);
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
  'a debate is printed whole, with its speakers and without its player (%s)',
  (colorScheme) =>
    stage.play(
      async (page) => {
        const { id } = await stage.findDocument('de', ({ groupPath }) => groupPath === 'tk/plenair-verslag');
        const opened = page.waitForResponse((answer) => answer.url().endsWith(`/api/document/${id}`));
        await logIn(page);
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

test('a document and its marks can be read on paper in the dark theme too', () =>
  stage.play(
    async (page) => {
      await logIn(page);
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
