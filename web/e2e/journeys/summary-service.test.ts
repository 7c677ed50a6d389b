import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { summaryRules, type SummaryState } from 'contract/summaries';
import {
  complete,
  openProvider,
  rightAnswer,
  type Question,
} from '../../../server/src/domains/summaries/test/provider.ts';
import { openPeople, type People } from '../../../server/src/stores/people/index.ts';
import { expectAccessible } from '../browser.ts';
import { closedGate } from '../gate.ts';
import { documentPage } from '../pages/document-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useOwnStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const provider = await openProvider();
afterAll(() => provider.close());
const stage = useOwnStage({ AI_BASE_URL: provider.baseUrl, AI_MODEL: 'model-x' });

const newest = (groupPath: string, number = 1) => {
  let found = 0;
  return stage.findDocument(
    'de',
    (item) => item.groupPath === groupPath && item.date > '2025-08-02' && (found += 1) === number,
  );
};

/**
 * Waits until no summary is waited for any more, however long the service needs, and then lets half a minute pass at
 * every look, because the browser looks that seldom and stops after a quarter of an hour.
 */
async function passing(page: Page, read: () => Promise<unknown>, expected: unknown): Promise<void> {
  await expectSettled();
  const look = async () => {
    await page.clock.fastForward(31_000);
    return read();
  };
  await expect.poll(look, { interval: 1_000 }).toEqual(expected);
}

test('summary service: a summary is asked for, waited for while working on, read with its label, and leads to its passages', () =>
  stage.play(async (page) => {
    const { id } = await newest('regering/bijlage');
    await page.clock.install();
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    const card = page.getByRole('region', { name: 'Korte samenvatting' });
    await card.getByRole('button', { name: 'Maak samenvatting' }).click();
    await expectVisible(card.getByText(/5 tot 10 minuten, je kunt verder werken/));
    await expectAccessible(page);
    await passing(page, () => card.getByText(/Gemaakt door AI \(model-x\) op/).count(), 1);
    await expectAccessible(page);
    await card.getByRole('link').first().click();
    await page.waitForURL(/#p=\d+-\d+$/);
    await expectSoon(() => page.evaluate(() => CSS.highlights.has('passage')), true);
  }));

test('summary service: a long analysis stands in its tab under headings', () =>
  stage.play(async (page) => {
    const { id } = await newest('tk/plenair-verslag');
    await page.clock.install();
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    const { tab, panel } = documentPage(page);
    await tab('AI-samenvatting').click();
    await panel.getByRole('button', { name: 'Maak lange analyse' }).click();
    // A clock that jumps would end the request as one that takes too long.
    await expectVisible(panel.getByText(/5 tot 10 minuten/));
    await passing(page, () => panel.getByRole('heading', { name: 'Besluiten en toezeggingen' }).count(), 1);
    expect(await panel.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Kern',
      'Standpunten',
      'Besluiten en toezeggingen',
      'Gevolgen',
      'Vervolg',
    ]);
    await expectAccessible(page);
  }));

test('summary service: who left the document hears when the summary is ready', () =>
  stage.play(async (page) => {
    const { id, title } = await newest('regering/bijlage', 2);
    await page.clock.install();
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    await page.getByRole('button', { name: 'Maak samenvatting' }).click();
    await expectVisible(page.getByText(/5 tot 10 minuten/));
    await documentPage(page).back.click();
    await page.waitForURL('**/nl/dashboard**');
    // The message goes after four seconds: no time may be jumped over once the answer is there.
    await expectSettled();
    const look = async () => {
      const answered = page.waitForResponse((answer) => answer.url().includes(`/document/${id}/summary`));
      await page.clock.fastForward(31_000);
      const { data } = (await (await answered).json()) as { data: SummaryState };
      return data.status;
    };
    await expect.poll(look, { interval: 1_000 }).toEqual('ready');
    await expectVisible(page.getByText(`De samenvatting is klaar: ${title.text}`));
  }));

/** Does something with the people's store of the product. */
async function withPeople<T>(act: (people: People) => Promise<T>): Promise<T> {
  const people = await openPeople({
    databaseUrl: undefined,
    path: join(stage.product.dataDir, 'people.sqlite'),
  });
  try {
    return await act(people);
  } finally {
    await people.close();
  }
}

/** Waits until every summary that was asked for is made or given up. */
const expectSettled = () =>
  withPeople(({ db }) =>
    expect
      .poll(() => db.selectFrom('summaries').select('documentId').where('state', '=', 'waiting').execute())
      .toEqual([]),
  );

/** Lets time pass for the product: the rest after a try that failed, and the one after a summary was made. */
const letRestPass = (id: string) =>
  withPeople(async ({ db }) => {
    const past = Date.now() - summaryRules.rest - 1_000;
    const ofDocument = () => db.updateTable('summaries').where('documentId', '=', id);
    await ofDocument().set({ notBefore: past }).where('state', '=', 'waiting').execute();
    await ofDocument().set({ madeAt: past }).where('madeAt', 'is not', null).execute();
  });

test('summary service: a summary that failed says so and is asked for once more; one that is there is made anew and stays until then', () =>
  stage.play(async (page) => {
    const { id } = await newest('regering/bijlage', 3);
    await page.clock.install();
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    const card = page.getByRole('region', { name: 'Korte samenvatting' });
    // Nothing of what the service claims stands in the document.
    const lie = {
      text: 'Alle belastingen zijn gisteren afgeschaft.',
      passage: 'p1',
      quote: 'staat er niet in',
    };
    const before = provider.questions.length;
    provider.answerWith(() => ({ sentences: [lie, lie, lie] }));
    await card.getByRole('button', { name: 'Maak samenvatting' }).click();
    await expectVisible(card.getByText(/5 tot 10 minuten/));
    const failed = card.getByText(/^De samenvatting kon niet worden gemaakt/);
    const waits = () =>
      withPeople(({ db }) =>
        db.selectFrom('summaries').select('state').where('documentId', '=', id).executeTakeFirst(),
      );
    const tryAgain = async () => {
      await letRestPass(id);
      return (await waits())?.state;
    };
    await expect.poll(tryAgain, { interval: 1_000 }).not.toBe('waiting');
    await page.clock.fastForward(31_000);
    await expectVisible(failed);
    expect(provider.questions.length - before).toBeGreaterThanOrEqual(3);
    expect(await card.getByText('Alle belastingen').count()).toBe(0);
    await expectAccessible(page);
    // It is no passing state of this page.
    await page.reload();
    await expectVisible(failed);

    provider.answerWith(rightAnswer);
    await card.getByRole('button', { name: 'Probeer opnieuw' }).click();
    await expectVisible(card.getByText(/5 tot 10 minuten/));
    expect(await failed.count()).toBe(0);
    const made = card.getByText(/Gemaakt door AI \(model-x\) op/);
    await passing(page, () => made.count(), 1);
    const first = await card.getByRole('link').allTextContents();

    const again = card.getByRole('button', { name: 'Opnieuw maken' });
    await again.click();
    await expectVisible(page.getByText(/^Te veel verzoeken, probeer het over \d+ s opnieuw/));
    await letRestPass(id);
    const held = closedGate();
    provider.answerWith((question, response) => {
      void held.pass().then(() => complete(response, shorter(question)));
      return undefined;
    });
    await again.click();
    await expectVisible(card.getByText('Een nieuwe versie wordt gemaakt. Tot die er is, zie je de vorige.'));
    expect(await card.getByRole('link').allTextContents()).toEqual(first);
    expect(await again.count()).toBe(0);
    held.open();
    await passing(page, () => again.count(), 1);
    const second = await card.getByRole('link').allTextContents();
    expect(second.length).toBeGreaterThan(0);
    expect(second).not.toEqual(first);
    provider.answerWith(rightAnswer);
  }));

/** An honest answer that leaves out the sentence the usual one begins with. */
function shorter(question: Question): unknown {
  const { sentences } = rightAnswer(question) as { sentences: unknown[] };
  return { sentences: sentences.slice(1) };
}
