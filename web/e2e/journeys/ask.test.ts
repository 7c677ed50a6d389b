import { afterAll, expect, test } from 'vitest';
import { claimsOf, openProvider } from '../../../server/src/domains/summaries/test/provider.ts';
import { expectAccessibleInBothThemes, expectFits } from '../browser.ts';
import { signIn } from '../pages/login-page.ts';
import { shell } from '../pages/shell.ts';
import { useOwnStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const provider = await openProvider(({ material }) => ({
  sentences: claimsOf(material.passages).map((claim) => ({ ...claim, text: String(claim.text) })),
  followUps: ['Wat kost een zwaarder stroomnet?'],
}));
afterAll(() => provider.close());
const stage = useOwnStage({ AI_BASE_URL: provider.baseUrl, AI_MODEL: 'model-x' });

const question = 'Wat is er gezegd over het stroomnet?';

test('asking: a question is answered in sentences beside their passages, which lead to the place in the document', () =>
  stage.play(async (page) => {
    await signIn(page);
    await page.goto('/nl/dashboard');
    await page.getByRole('button', { name: 'Vraag', exact: true }).click();
    await page.getByRole('textbox', { name: 'Vraag', exact: true }).fill(question);
    await page.keyboard.press('Enter');
    const answer = page.getByRole('article', { name: 'Antwoord op je vraag' });
    await expectVisible(answer.getByText(/^Gemaakt door AI\. Elk citaat/));
    expect(await answer.getByRole('blockquote').count()).toBeLessThanOrEqual(5);
    await expectVisible(answer.getByRole('heading', { name: 'Niet gevonden' }));
    await expectAccessibleInBothThemes(page);

    // A further question keeps the passages of this one.
    await page.getByRole('button', { name: 'Wat kost een zwaarder stroomnet?' }).click();
    await expectSoon(
      () => new URL(page.url()).searchParams.get('ask') as never,
      'Wat kost een zwaarder stroomnet?',
    );
    await expectVisible(answer.getByText(/^Gemaakt door AI\. Elk citaat/));
    await page.goBack();

    await answer
      .getByRole('link', { name: /^Open in stuk/ })
      .first()
      .click();
    await page.waitForURL(/\/nl\/document\/.+#(p|t|turn)=/);
  }));

test('asking: on a phone, in English, each passage is below its sentence, closed after the first', () =>
  stage.play(
    async (page) => {
      await signIn(page);
      await page.goto(`/nl/dashboard?${new URLSearchParams({ ask: question })}`);
      const saved = page.waitForResponse(/\/preferences/);
      await Promise.all([saved, shell(page).choose('menuitemradio', 'English')]);
      const answer = page.getByRole('article', { name: 'Answer to your question' });
      await expectVisible(answer.locator('summary', { hasText: 'Where it says so' }));
      expect(await answer.locator('details[open]').count()).toBe(1);
      await expectFits(page);
      await expectAccessibleInBothThemes(page);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ));
