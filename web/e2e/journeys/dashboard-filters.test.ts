import { expect, test } from 'vitest';
import { expectAccessible, expectQuiet } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

test('dashboard filters: committees by name narrow the search, a chip takes each of them away again, and the language of titles is chosen where sources have several', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('eu', { q: 'committee', back: '1' });
    await expectVisible(dashboard.rows);
    const all = await dashboard.count.textContent();
    await dashboard.filters.getByRole('searchbox', { name: 'Filter commissies' }).fill('verkeer vis');
    await expectVisible(dashboard.filters.getByText('Geen commissie heet zo.'));
    await dashboard.filters.getByRole('searchbox', { name: 'Filter commissies' }).fill('visserij');
    await dashboard.filters.getByRole('checkbox', { name: /^Visserij/ }).check();
    await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.get('com')), 'PECH');
    await expectSoon(async () => (await dashboard.count.textContent()) !== all, true);
    await page.reload();
    await expectVisible(dashboard.rows);
    await expectAccessible(page);
    await dashboard.chip('Visserij').click();
    await expectSoon(() => dashboard.count.textContent(), all);
    expect(await dashboard.chip('Visserij').count()).toBe(0);

    const language = dashboard.filters.getByRole('combobox', { name: 'Taal van titels' });
    await language.selectOption('Frans');
    await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.get('lang')), 'fr');
    await expectVisible(dashboard.chip('Frans'));
    await dashboard.follow('be-flm', { q: 'energie' });
    await expectVisible(dashboard.filters.getByRole('checkbox', { name: /^Vlaams Parlement/ }));
    expect(await language.count()).toBe(0);
    // Councils and Belgian parliaments have their committees under their own names.
    for (const [domain, name] of [
      ['nl-lr', /commissie /],
      ['be-fed', /^Commissie voor /],
      ['be-flm', /^Commissie voor /],
    ] as const) {
      await dashboard.follow(domain, { q: 'de', back: '1' });
      await expectVisible(dashboard.filters.getByRole('checkbox', { name }));
    }
  }));

test('dashboard filters: titles are shown in the chosen language, on the dashboard and in the document; the narrow sidebar has short names, the narrowest only names', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const [dutch, french] = [
      'Motie van aanbeveling over offshore wind en het hoogspanningsnet',
      'Motion de recommandation sur l’éolien en mer et le réseau à haute tension',
    ];
    await signIn(page);
    await dashboard.open('be-fed', { q: 'titel:"offshore wind" OF titel:éolien', back: '1' });
    const title = (text: string) => dashboard.titles.filter({ hasText: text });
    await expectVisible(title(french));
    expect(await title(dutch).count()).toBe(0);
    await dashboard.filters.getByRole('combobox', { name: 'Taal van titels' }).selectOption('Nederlands');
    await expectVisible(title(dutch));
    expect(await title(french).count()).toBe(0);
    expect(await title(dutch).locator('xpath=ancestor::h3').first().getAttribute('lang')).toBe('nl');
    await title(dutch).first().click();
    await expectVisible(page.getByRole('heading', { level: 1, name: dutch }));
    await page.goBack();
    await dashboard.chip('Nederlands').click();
    await expectVisible(title(french));
    expect(await title(dutch).count()).toBe(0);

    await dashboard.follow('be-fed', { q: 'energie', back: '1' });
    const separator = page.getByRole('separator', { name: 'Breedte van de filters' });
    const chamber = (name: string) =>
      dashboard.filters.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    await expectVisible(chamber('Kamer van volksvertegenwoordigers'));
    await separator.press('Shift+ArrowLeft');
    await expectVisible(chamber('Kamer ?,'));
    await separator.press('Home');
    expect(await separator.getAttribute('aria-valuenow')).toBe('128');
    expect(await dashboard.filters.getByText('Kamer', { exact: true }).isVisible()).toBe(true);
    await page.reload();
    await expectVisible(separator);
    await expectSoon(() => separator.getAttribute('aria-valuenow'), '128');
    await separator.press('Enter');
    await expectSoon(() => separator.getAttribute('aria-valuenow'), '296');
  }));

test('dashboard filters: the numbers beside contexts and document types are what ticking them brings; the match is explained and what it hides counted', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', {});
    const box = (name: string) =>
      dashboard.filters.getByRole('checkbox', { name: new RegExp(`^${name} ?, \\d+ documenten$`) });
    const told = async (name: string) =>
      Number(/, (\d+) /.exec((await box(name).locator('xpath=ancestor::label').textContent())!)?.[1]);
    for (const min of ['40', '70']) {
      await dashboard.follow('nl', { q: 'begroting OF subsidie', back: '1', min });
      await expectVisible(dashboard.rows);
      const everything = await dashboard.count.textContent();
      // They stay unfolded.
      if (min === '40')
        await dashboard.filters.getByRole('button', { name: /^Toon alle \d+ contexten$/ }).click();
      await expectVisible(box('Bestuur en democratie'));
      // Those of the search before stay until these are counted.
      await expectQuiet(page);
      const expected = await told('Bestuur en democratie');
      expect(expected).toBeGreaterThan(0);
      await box('Bestuur en democratie').check();
      await expectSoon(async () => (await dashboard.count.textContent()) !== everything, true);
      await expectSoon(dashboard.total, expected);
      // The numbers say the same whichever of them is ticked.
      await expectSoon(() => told('Bestuur en democratie'), expected);
    }

    await dashboard.follow('nl', { q: 'woningbouw', back: '1', types: 'tk.motie' });
    await expectVisible(dashboard.rows);
    const total = await dashboard.total();
    const moties = dashboard.filters.getByRole('checkbox', { name: /^Moties/ }).first();
    const counted = new RegExp(`^Moties ?, ${total} resultaten$`);
    await expectVisible(dashboard.filters.getByRole('checkbox', { name: counted }));
    expect(await moties.isChecked()).toBe(true);
    const parent = dashboard.filters.getByRole('checkbox', { name: /^Tweede Kamer/ });
    expect(await parent.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true);

    await dashboard.follow('nl', { q: 'woning', back: '1', ctx: 'ruimte-wonen', min: '90' });
    await expectVisible(dashboard.count);
    await expectVisible(dashboard.filters.getByText(/^\d+ verborgen onder 90%/));
    await dashboard.filters.getByRole('button', { name: 'Wat is een context?' }).click();
    await expectVisible(
      page.getByRole('dialog', { name: 'Wat is een context?' }).getByText(/beleidsterrein/),
    );
    await page.keyboard.press('Escape');
    await dashboard.filters.getByRole('button', { name: 'Terug naar 40%' }).click();
    await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.get('min')), null);
    const slider = dashboard.filters.getByRole('slider', { name: 'Minimale match' });
    expect(await slider.getAttribute('aria-valuenow')).toBe('40');
    await slider.press('ArrowRight');
    await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.get('min')), '45');
  }));

test('dashboard filters: what costs all hits, what a link says that means nothing and what a search lacks are told, and a period is picked in the months by keyboard', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'woningbouw', back: '1', types: 'bekendmakingen.tractatenblad' });
    await expectVisible(page.getByText('Geen resultaten gevonden'));
    await page.getByRole('button', { name: /^Zonder dit filter: \d+/ }).click();
    await expectVisible(dashboard.rows);
    expect(new URL(page.url()).searchParams.get('types')).toBeNull();

    await dashboard.follow('nl', { q: 'woningbouw', ctx: 'ruimte-wonen,vuur', lang: 'xx', smaak: 'zoet' });
    await expectVisible(dashboard.rows);
    const told = page.getByRole('status').filter({ hasText: 'kennen we niet' });
    for (const part of ['ctx=vuur', 'lang=xx', 'smaak=zoet']) {
      expect(await told.first().textContent()).toContain(part);
    }

    await dashboard.follow('nl', { ctx: '' });
    // The filters come after the field; until then a message says it.
    await expectVisible(dashboard.filters.getByText('Alle contexten'));
    await dashboard.search('woningbouw');
    await expectVisible(dashboard.filters.getByText('Selecteer een context'));
    await expectSoon(
      () => page.evaluate(() => document.activeElement?.closest('label')?.textContent),
      'Alle contexten',
    );

    await dashboard.follow('nl', { q: 'stikstof' });
    await dashboard.period.click();
    await page.getByRole('table').last().getByRole('button', { pressed: true }).last().focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    const [from, to] = [
      await page.getByRole('textbox', { name: 'Van', exact: true }).inputValue(),
      await page.getByRole('textbox', { name: 'Tot en met', exact: true }).inputValue(),
    ];
    await page.getByRole('button', { name: 'Toepassen' }).click();
    const iso = (day: string) => day.split('-').toReversed().join('-');
    await expectSoon(() => {
      const { searchParams } = new URL(page.url());
      return Promise.resolve([searchParams.get('from'), searchParams.get('to')]);
    }, [iso(from), iso(to)]);
    expect((Date.parse(iso(to)) - Date.parse(iso(from))) / 86_400_000).toBe(7);
  }));

test('dashboard filters: on a phone the filters fill the screen and say how many results they leave', () =>
  stage.play(
    async (page) => {
      const dashboard = dashboardPage(page);
      await signIn(page);
      await dashboard.open('nl', { q: 'woningbouw', back: '1' });
      await expectVisible(dashboard.rows);
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('region', { name: 'Contexten' }).getByRole('checkbox').nth(1).check();
      await expectAccessible(page);
      await sheet.getByRole('button', { name: /^Toon \d+ resulta/ }).click();
      await expectVisible(page.getByRole('button', { name: 'Filters, 1 ingesteld' }));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ));

test('dashboard filters: filters chosen one right after the other all count, also while the screen follows the first', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: 'klimaat', back: '1' });
    await expectVisible(dashboard.rows);
    const kinds = [
      'Moties',
      'Amendementen',
      'Schriftelijke vragen',
      'Antwoorden op vragen',
      'Mondelinge vragen',
    ];
    const boxes = await Promise.all(
      kinds.map((name) =>
        dashboard.filters
          .getByRole('checkbox', { name: new RegExp(`^${name} ?,`) })
          .first()
          .elementHandle(),
      ),
    );
    await page.evaluate(async (all) => {
      for (const box of all) {
        (box as HTMLInputElement).click();
        // About as long as it takes until the search runs: the next choice falls into that.
        await new Promise((resolve) => setTimeout(resolve, 320));
      }
    }, boxes);
    const left = () =>
      page.evaluate((all) => all.filter((box) => (box as HTMLInputElement).checked).length, boxes);
    const types = () => new URL(page.url()).searchParams.get('types')?.split(',') ?? ['tk.motie'];
    const codes = ['motie', 'amendement', 'schriftelijke-vragen', 'antwoord', 'mondelinge-vragen'];
    await expectSoon(() => Promise.resolve(codes.filter((code) => types().includes(`tk.${code}`))), []);
    // Whatever came later would be looked for without its box.
    await expectQuiet(page);
    expect(types().filter((type) => type.startsWith('tk')).length).toBeGreaterThan(1);
    expect(await left()).toBe(0);
  }));

test('dashboard filters: a filter runs at once, and those chosen right after it together, as one step of the history', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await page.clock.install();
    await signIn(page);
    await dashboard.open('nl', { q: 'klimaat', back: '1' });
    await expectVisible(dashboard.rows);
    await expectQuiet(page);
    const choose = (name: string) =>
      dashboard.filters
        .getByRole('checkbox', { name: new RegExp(`^${name} ?,`) })
        .first()
        .click();
    const chosen = () => {
      const types = new URL(page.url()).searchParams.get('types')?.split(',');
      return ['motie', 'amendement', 'antwoord'].filter((code) => types?.includes(`tk.${code}`) ?? true);
    };
    await page.clock.pauseAt(Date.now() + 60_000);
    await choose('Moties');
    expect(chosen()).toEqual(['amendement', 'antwoord']);
    await choose('Amendementen');
    await choose('Antwoorden op vragen');
    await page.clock.runFor(250);
    expect(chosen()).toEqual(['amendement', 'antwoord']);
    await page.clock.runFor(50);
    expect(chosen()).toEqual([]);
    await page.clock.resume();
    await expectVisible(dashboard.rows);
    await page.goBack();
    await expectSoon(() => Promise.resolve(new URL(page.url()).searchParams.get('types')), null);
  }));
