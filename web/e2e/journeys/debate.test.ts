import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { debatePage } from '../pages/debate-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const address = '/nl/document/demo-vragenuur';

async function openDebate(page: Page, rest = '') {
  await signIn(page);
  await page.goto(`${address}${rest}`);
  const debate = debatePage(page);
  await expectVisible(debate.turns);
  return debate;
}

/** Whether the element can be seen between the bars, as a poll reads it. */
const inView = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    const view = element?.closest('main')?.firstElementChild?.getBoundingClientRect();
    const box = element?.getBoundingClientRect();
    return Boolean(view && box && box.top >= view.top && box.top < view.bottom);
  }, selector);

test('debate: playing moves the highlight and the view along; a click on a time plays from there', () =>
  stage.play(async (page) => {
    const debate = await openDebate(page);
    expect(await debate.spoken.count()).toBe(0);
    await debate.play.click();
    await expectVisible(debate.spoken.filter({ hasText: 'Ik open het vragenuur' }));
    await expectVisible(debate.spoken.filter({ hasText: 'Dank, voorzitter' }));
    await debate.position.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expectVisible(debate.spoken.filter({ hasText: 'Ik dank de minister' }));
    await expectSoon(() => inView(page, '[aria-current="true"]'), true);

    const second = debate.turns.nth(1);
    await second.getByRole('button', { name: /^Speel af vanaf 0:00:06/ }).click();
    await expectVisible(debate.spoken.filter({ hasText: 'Dank, voorzitter' }));
    await expectVisible(debate.pause);
    await expectSoon(async () => (await debate.seconds()) > 6, true);
    expect(await debate.position.getAttribute('aria-valuetext')).toMatch(/^0:00:\d\d van 0:01:\d\d, .+/);
    await debate.pause.click();
    await expectVisible(debate.play);
  }));

test('debate: space plays and pauses, shift with an arrow goes ten seconds, but not while typing or on a control', () =>
  stage.play(async (page) => {
    const debate = await openDebate(page);
    await page.locator('main').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expectSoon(debate.seconds, 10);
    await page.keyboard.press('Shift+ArrowLeft');
    await expectSoon(debate.seconds, 0);
    await page.keyboard.press('Space');
    await expectVisible(debate.pause);
    await page.keyboard.press('Space');
    await expectVisible(debate.play);
    const find = documentPage(page).find;
    await find.fill('een ');
    // Also after it was looked for: an address has no space at its end, and what is being typed keeps it.
    await page.waitForURL(/\/een$/);
    await find.press('Space');
    await find.press('Shift+ArrowRight');
    await expectVisible(debate.play);
    expect(await find.inputValue()).toBe('een  ');
    // Space on the button is the button's own: it plays once, not twice.
    await debate.play.press('Space');
    await expectVisible(debate.pause);
  }));

test('debate: the player stays while parts of the document change, and falls silent with the page', () =>
  stage.play(async (page) => {
    const debate = await openDebate(page);
    await debate.play.click();
    await expectVisible(debate.spoken);
    await documentPage(page).tab('Kenmerken').click();
    await expectVisible(debate.pause);
    const before = await debate.seconds();
    await expectSoon(async () => (await debate.seconds()) > before, true);
    await documentPage(page).back.click();
    await page.waitForURL('**/nl/dashboard');
    await expectSoon(() => debate.player.count(), 0);
  }));

test('debate: a link to a moment opens there, ready to be played but silent', () =>
  stage.play(async (page) => {
    const debate = await openDebate(page, '/minister#t=52');
    await expectSoon(debate.seconds, 52);
    await expectVisible(debate.spoken);
    await expectSoon(() => inView(page, '[aria-current="true"]'), true);
    const words = (await debate.spoken.textContent())!;
    await expectVisible(debate.play);
    expect(await debate.activeHit.count()).toBe(0);
    await debate.play.click();
    await expectSoon(async () => (await debate.seconds()) > 52, true);
    expect(words.length).toBeGreaterThan(20);
    // Another part and back leaves the sound where it is.
    const document = documentPage(page);
    await document.tab('Kenmerken').click();
    await document.tab('Verslag').click();
    await expectVisible(debate.spoken);
    expect(await debate.seconds()).toBeGreaterThan(52);
    // Hits are found from here on.
    await page.locator('main').focus();
    await page.keyboard.press('n');
    await expectVisible(debate.activeHit);
    expect(Number(await debate.activeHit.first().getAttribute('data-mark'))).toBeGreaterThan(0);
  }));

test('debate: a hit by what somebody said tells who, and leads to that turn, where alone it is marked', () =>
  stage.play(async (page) => {
    await signIn(page);
    const dashboard = dashboardPage(page);
    await dashboard.open('nl', { q: 'spreker:voorzitter ZEI "dank de minister"' });
    const row = dashboard.rows.filter({ hasText: 'Vragenuur met opname' });
    await expectVisible(row.locator('[data-found]').filter({ hasText: 'Spreker: De voorzitter' }));
    await row.getByRole('heading', { level: 3 }).getByRole('link').click();
    await page.waitForURL(/demo-vragenuur\/.+#turn=8$/);
    const debate = debatePage(page);
    const said = debate.transcript.locator('mark');
    await expectVisible(said);
    expect(await said.allTextContents()).toEqual(['dank de minister']);
    await expectSoon(() => inView(page, 'mark[data-mark]'), true);
    // Ready to be played from there.
    await expectVisible(debate.spoken.filter({ hasText: 'Ik dank de minister' }));
    expect(await debate.seconds()).toBeGreaterThan(30);
    await expectVisible(page.getByRole('list', { name: 'Gevonden in' }).getByText('Spreker: De voorzitter'));
  }));

test('debate: searching and scrolling by hand stop following, and following takes up again', () =>
  stage.play(async (page) => {
    const debate = await openDebate(page);
    const pressed = () => debate.follow.getAttribute('aria-pressed');
    await debate.play.click();
    await expectVisible(debate.spoken);
    expect(await pressed()).toBe('true');
    const document = documentPage(page);
    await document.find.fill('vergadering OF minister');
    await document.find.press('Enter');
    await expectVisible(debate.activeHit);
    await expectSoon(pressed, 'false');
    await document.next.click();
    await expectVisible(document.hits.filter({ hasText: /^Treffer 2 van/ }));
    await expectSoon(async () => debate.activeHit.first().getAttribute('data-mark'), '1');
    await debate.follow.click();
    await expectSoon(pressed, 'true');
    await expectSoon(() => inView(page, '[aria-current="true"]'), true);
    await debate.transcript.hover();
    await page.mouse.wheel(0, 300);
    await expectSoon(pressed, 'false');
  }));

test('debate: sound that fails says so and can be tried again', () =>
  stage.play(async (page) => {
    const debate = await openDebate(page);
    await page.route('**/api/file/stream/**', (route) => route.abort());
    await debate.play.click();
    const alert = debate.player.getByRole('alert');
    await expectVisible(alert.getByText('Het geluid van dit debat kan niet worden afgespeeld.'));
    await expectAccessible(page);
    await page.unroute('**/api/file/stream/**');
    await alert.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expectVisible(debate.spoken);
    await expectSoon(() => alert.count(), 0);
  }));

test('debate: the link to a turn and a quotation are copied with their moment', () =>
  stage.play(
    async (page) => {
      const debate = await openDebate(page);
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      const turn = debate.turns.nth(1);
      await turn.hover();
      await turn.getByRole('button', { name: /^Kopieer link naar dit moment/ }).click();
      await expectSoon(async () => /demo-vragenuur#t=6$/.test(await copied()), true);

      await turn.locator('p').first().selectText();
      await page.getByRole('button', { name: 'Citaat kopiëren' }).click();
      await expectVisible(page.getByText('Citaat gekopieerd'));
      expect(await copied()).toMatch(
        /^“Dank, voorzitter\..+” – .+ \(.+\)\n.+, \w+dag \d+ \w+ \d{4}, 0:00:06\nhttp.+demo-vragenuur#t=6$/,
      );
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ));

test('debate: the turns of one speaker alone, until a hit is somebody else’s', () =>
  stage.play(async (page) => {
    const debate = await openDebate(page);
    await page.getByRole('button', { name: 'Sprekers' }).click();
    await page.getByRole('menuitemradio', { name: /^De voorzitter/ }).click();
    await expectSoon(() => debate.turns.count(), 2);
    const document = documentPage(page);
    await document.find.fill('datacentrum');
    await document.find.press('Enter');
    await expectVisible(debate.activeHit);
    await expectSoon(async () => (await debate.turns.count()) > 2, true);
  }));

test('debate: a debate without sound shows who speaks, without a player', () =>
  stage.play(async (page) => {
    const { id } = await stage.findDocument(
      'tweeminutendebat',
      ({ sourceType }) => sourceType === 'Handelingen',
    );
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    const debate = debatePage(page);
    await expectVisible(debate.turns);
    await expectVisible(page.getByText('Van dit debat is hier geen geluid.'));
    expect(await debate.player.count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Speel af/ }).count()).toBe(0);
  }));

test.each([
  ['wide', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
])('debate: the transcript and its player are accessible in both themes, %s', (_, viewport) =>
  stage.play(
    async (page) => {
      const debate = await openDebate(page, '/minister#t=30');
      await expectVisible(debate.spoken);
      await expectAccessibleInBothThemes(page);
      await debate.player.getByRole('button', { name: /afspeelsnelheid$/ }).click();
      await page.getByRole('menuitemradio', { name: '1,5×' }).click();
      await expectVisible(debate.player.getByRole('button', { name: '1,5× afspeelsnelheid' }));
      await page.getByRole('button', { name: 'Sprekers' }).click();
      await expectVisible(page.getByRole('menuitemradio', { name: 'Iedereen' }));
      await expectAccessibleInBothThemes(page);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(sideways).toBe(false);
    },
    { viewport },
  ),
);
