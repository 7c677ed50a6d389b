import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DocumentDetail } from 'contract/documents';
import { expectAccessible } from '../browser.ts';
import { debatePage } from '../pages/debate-page.ts';
import { documentPage } from '../pages/document-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const address = '/nl/document/demo-vragenuur';

/** Lets the test hear the sound of the page: the element it plays in is not part of the document. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    globalThis.Audio = class extends Audio {
      constructor() {
        super();
        Object.assign(globalThis, { heard: this });
      }
    };
  });
  return {
    rate: () => page.evaluate(() => (globalThis as unknown as Heard).heard.playbackRate),
    at: () => page.evaluate(() => (globalThis as unknown as Heard).heard.currentTime),
  };
}
interface Heard {
  heard: HTMLAudioElement;
}

test('debate reading: the sound is played at the chosen speed, also after it failed, until the debate is left', () =>
  stage.play(async (page) => {
    const sound = await listen(page);
    await signIn(page);
    await page.goto(address);
    const debate = debatePage(page);
    const speed = (now: string) =>
      debate.player.getByRole('button', { name: `${now}× afspeelsnelheid`, exact: true });
    const choose = async (now: string, next: string) => {
      await speed(now).click();
      await page.getByRole('menuitemradio', { name: `${next}×`, exact: true }).click();
      await expectVisible(speed(next));
    };
    // Chosen before anything is played it holds for what is loaded then.
    await choose('1', '2');
    await page.route('**/api/file/stream/**', (route) => route.abort());
    await debate.play.click();
    await expectVisible(debate.player.getByRole('alert'));
    await page.unroute('**/api/file/stream/**');
    await debate.player.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expectVisible(debate.spoken);
    expect(await sound.rate()).toBe(2);
    await expectSoon(async () => (await sound.at()) > 0, true);
    await choose('2', '1,25');
    expect(await sound.rate()).toBe(1.25);
    const reached = await sound.at();
    await expectSoon(async () => (await sound.at()) > reached, true);
    await documentPage(page).tab('Kenmerken').click();
    await expectVisible(speed('1,25'));
    expect(await sound.rate()).toBe(1.25);
    // Another visit begins at the real speed.
    await documentPage(page).back.click();
    await page.waitForURL('**/nl/dashboard');
    await page.goBack();
    await expectVisible(speed('1'));
  }));

test('debate reading: who speaks stays in view as long as the turn does, and gives way to who speaks next', () =>
  stage.play(
    async (page) => {
      const { id } = await stage.findDocument('de', ({ groupPath }) => groupPath === 'tk/plenair-verslag');
      await signIn(page);
      await page.goto(`/nl/document/${id}`);
      const debate = debatePage(page);
      await expectVisible(debate.turns);
      /** Scrolls on, and tells what stands at the upper edge: whose turn by its place, and whose name is seen there. */
      const scroll = (by: number) =>
        debate.transcript.evaluate(async (list, pixels) => {
          let box = list.parentElement!;
          while (!/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement!;
          const before = box.scrollTop;
          box.scrollTop += pixels;
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
          const { top, left } = box.getBoundingClientRect();
          const row = [...list.children].find((one) => {
            const place = one.getBoundingClientRect();
            // Turns of which the head alone is left are on their way out.
            return place.top < top - 4 && place.bottom > top + 60;
          });
          const name = row?.querySelector('h3');
          const place = name?.getBoundingClientRect();
          const seen = place && document.elementFromPoint(place.left + 30, place.top + place.height / 2);
          return {
            moved: box.scrollTop - before,
            left,
            turn: row?.getAttribute('aria-posinset'),
            cut: row ? Math.round(top - row.getBoundingClientRect().top) : 0,
            below: place ? Math.round(place.top - top) : undefined,
            named: seen !== undefined && name?.contains(seen) === true,
          };
        }, by);
      const turns = new Set<string>();
      let deepest = 0;
      for (let step = 0; step < 60 && turns.size < 5; step += 1) {
        const { turn, below, named, cut, moved } = await scroll(90);
        expect(moved).toBe(90);
        if (!turn) continue;
        turns.add(turn);
        deepest = Math.max(deepest, cut);
        expect(named, `turn ${turn}, ${cut} pixels into it`).toBe(true);
        expect(below).toBeGreaterThanOrEqual(0);
        expect(below).toBeLessThan(24);
      }
      expect(turns.size).toBe(5);
      // Of one of them so much was gone that its head would be far out of view.
      expect(deepest).toBeGreaterThan(150);
    },
    { viewport: { width: 1440, height: 420 } },
  ));

test.each([
  ['official', 'Officieel verslag', undefined],
  [
    'provisional',
    'Voorlopig verslag',
    'Nog niet gecorrigeerd; het officiële verslag komt hiervoor in de plaats.',
  ],
  [
    'automatic',
    'Automatisch verslag',
    'Gemaakt met spraakherkenning; het officiële verslag komt hiervoor in de plaats.',
  ],
] as const)('a report says what it is: %s', (status, badge, hint) =>
  stage.play(async (page) => {
    await signIn(page);
    // The demonstration has official reports alone; all else about this one is real.
    await page.route('**/api/document/demo-vragenuur', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: DocumentDetail };
      expect(data.transcript!.status).toBe('official');
      const transcript = { ...data.transcript, status };
      await route.fulfill({ response: answer, json: { data: { ...data, transcript } } });
    });
    await page.goto(address);
    const { panel } = documentPage(page);
    await expectVisible(panel.getByText(badge, { exact: true }));
    const told = panel.getByText(/verslag komt hiervoor in de plaats/);
    expect(await told.allTextContents()).toEqual(hint === undefined ? [] : [hint]);
    expect(await panel.getByText(/^(Officieel|Voorlopig|Automatisch) verslag$/).count()).toBe(1);
    await expectAccessible(page);
  }),
);
