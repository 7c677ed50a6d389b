import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PersonLink } from 'contract/persons';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { signIn } from '../pages/login-page.ts';
import { palette } from '../pages/palette.ts';
import { shell } from '../pages/shell.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** A motion of which the page names who proposed it. */
const motion = () =>
  stage.findDocument('motie', ({ groupPath, people }) => groupPath === 'tk/motie' && people.length > 0);

test('person: a name in a document leads to the page of whom it stands for, and its numbers to what they count', () =>
  stage.play(async (page) => {
    const { id } = await motion();
    await signIn(page);
    await page.goto(`/nl/document/${id}`);
    const named = page.locator('a[href*="/nl/person/demo-"]').filter({ visible: true }).first();
    await named.click();
    await expectVisible(page.getByRole('list', { name: 'In deze periode' }));
    await expectVisible(page.getByRole('region', { name: 'Laatst gezegd' }));
    await expectVisible(page.getByRole('region', { name: 'Komende vergaderingen' }));
    const name = await title(page).textContent();
    await expectAccessibleInBothThemes(page);

    const turns = page.getByRole('link', { name: /beurten? in \d+ debat/ });
    const debates = Number(/(\d+) debat/.exec((await turns.textContent()) ?? '')?.[1]);
    await turns.click();
    await expectSoon(() => dashboardPage(page).total(), debates);
    await page.goBack();
    await expectSoon(() => title(page).textContent(), name);

    const moment = page.getByRole('link', { name: /^Open het verslag op / }).first();
    const second = /#t=\d+$/.exec((await moment.getAttribute('href')) ?? '')?.[0];
    expect(second).toBeDefined();
    await moment.click();
    await expectVisible(page.getByRole('link', { name: /^Naar de pagina van / }));
    await page.goBack();
    await expectSoon(() => title(page).textContent(), name);
    await page.getByRole('searchbox', { name: /^Zoek in wat / }).fill('minister');
    await page.keyboard.press('Enter');
    await expectSoon(
      () => Promise.resolve(new URL(page.url()).searchParams.get('q')),
      expect.stringMatching(/ZEI \(minister\)$/),
    );

    // By its name the page of a person is one step away from wherever one is.
    const { open, field, chosen } = palette(page);
    await open();
    await field.fill(name!);
    await expectVisible(palette(page).group('Personen, partijen en ministeries').getByRole('option').first());
    await page.keyboard.press('ArrowUp');
    await expectSoon(() => chosen.textContent(), expect.stringContaining(name!));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/nl/person/demo-*');
    await expectSoon(() => title(page).textContent(), name);
  }));

test('party: it is reached from one of its members, its numbers open the votes they count, and a ministry from a commitment', () =>
  stage.play(async (page) => {
    const { id } = await motion();
    const { data } = await stage.post<{ data: PersonLink[] }>(`/document/${id}/persons`, {});
    const { party } = data.find((person) => person.party !== undefined)!;
    await signIn(page);
    await page.goto(`/nl/person/${data.find((person) => person.party === party)!.id}`);
    await page.getByRole('main').getByRole('link', { name: party! }).first().click();
    await expectSoon(() => title(page).textContent(), party);
    await expectVisible(page.getByRole('region', { name: 'Leden' }));
    await expectVisible(page.getByRole('region', { name: 'Laatst gezegd' }));
    await expectAccessibleInBothThemes(page);
    const against = page.getByRole('region', { name: 'Stemmingen' }).getByRole('link', { name: /^tegen/ });
    const count = Number((await against.textContent())?.replace(/\D/g, ''));
    await against.click();
    await expectVisible(page.getByText(`Alleen stemmingen waarin ${party} tegen was.`));
    await expectVisible(page.getByText(`${count} stemmingen`, { exact: true }));

    const promise = await stage.findDocument('overleg', ({ groupPath }) => groupPath === 'tk/toezegging');
    await page.goto(`/nl/document/${promise.id}?tab=properties`);
    await page.locator('a[href*="/nl/ministry/"]').filter({ visible: true }).first().click();
    await expectVisible(page.getByRole('list', { name: 'Bewindspersonen' }));
    await expectVisible(page.getByRole('region', { name: 'Toezeggingen', exact: true }));
    await expectAccessibleInBothThemes(page);
  }));

test('person: on a phone, in English, with the whole page in one column', () =>
  stage.play(async (page) => {
    const { id } = await motion();
    const { data } = await stage.post<{ data: PersonLink[] }>(`/document/${id}/persons`, {});
    await signIn(page);
    await page.goto(`/nl/person/${data[0]!.id}`);
    await expectVisible(page.getByRole('region', { name: 'Laatst gezegd' }));
    await expectVisible(page.getByRole('region', { name: 'Anders dan de eigen fractie' }));
    await expectAccessibleInBothThemes(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1100, height: 844 });
    const saved = page.waitForResponse((answer) => answer.url().includes('/preferences'));
    await Promise.all([saved, shell(page).choose('menuitemradio', 'English')]);
    await page.setViewportSize(phone.viewport);
    await expectVisible(page.getByRole('region', { name: 'Said last' }));
    await expectVisible(page.getByRole('region', { name: 'Unlike the own party' }));
    await expectAccessibleInBothThemes(page);
    expect(await overflow()).toBeLessThanOrEqual(0);
    for (const [path, part] of [
      ['/nl/party/demo-nl-groen-verbond', 'Votes'],
      ['/nl/ministry/Klimaat%20en%20Groene%20Groei', 'Commitments'],
    ] as const) {
      await page.goto(path);
      await expectVisible(page.getByRole('region', { name: part, exact: true }));
      await expectAccessibleInBothThemes(page);
      expect(await overflow()).toBeLessThanOrEqual(0);
    }
  }, phone));
