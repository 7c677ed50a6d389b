import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarPrograms } from 'contract/calendar-programs';
import { words } from 'contract/words';
import { extractText, getDocumentProxy } from 'unpdf';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;
beforeAll(async () => {
  product = await openProduct();
  user = await product.subscriber({ modules: [] });
});
afterAll(() => product.close());

test.each(['nl', 'en-gb'] as const)(
  'support: the PDF of calendars says in %s what the screen says, on one page with structure',
  async (locale) => {
    const answer = await user.get(`/support/agenda-sync/${locale}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="Vizier in .+\.pdf"$/),
    });
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    // Where a line ends is the business of the page; fonts that every reader has know no arrow.
    const said = (words: string) => words.replaceAll(/\s+/g, '').replaceAll('→', '›');
    const plain = said(text);
    for (const program of calendarPrograms) {
      expect(plain).toContain(said(words[locale].feeds.program[program]));
      expect(plain).toContain(said(words[locale].feeds.steps[program]));
    }
    expect(plain).toContain('support@vizier.example');
    expect(totalPages).toBe(1);
    const page = await pdf.getPage(1);
    expect(JSON.stringify(await page.getStructTree())).toMatch(/"H1".*"H2".*"P"/);
  },
);
