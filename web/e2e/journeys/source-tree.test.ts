import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { moduleKeys } from 'contract/modules';
import { addReader } from '../add-reader.ts';
import { expectAccessible } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

/** The document types of a dashboard: the tree and the field that narrows it. */
function sourceTree(page: Page) {
  const tree = page.getByRole('region', { name: 'Documentsoorten' });
  const boxes = tree.getByRole('checkbox');
  return {
    tree,
    boxes,
    filter: tree.getByRole('searchbox', { name: 'Filter documentsoorten' }),
    /** Names from top to bottom, without their counts. */
    names: () => boxes.evaluateAll((all) => all.map((box) => box.closest('label')!.title)),
    folded: (name: string) => tree.getByRole('button', { name: `${name} uitklappen`, exact: true }),
    box: (name: string) => tree.getByRole('checkbox', { name: new RegExp(`^${name}( ?,|$)`) }),
  };
}

test('source tree: the filter of document types finds by name under what the types belong to, and is cleared again', () =>
  stage.play(async (page) => {
    await signIn(page);
    // Before a search nothing is ordered by its hits; the filters are there because something lacks.
    await page.goto('/nl-lr/dashboard?types=');
    const { tree, boxes, filter, names, folded, box } = sourceTree(page);
    await tree.getByRole('button', { name: 'Alles', exact: true }).click();
    await expectVisible(folded('Drenthe'));
    const all = await names();
    // A province: what it belongs to stays, all of its own is shown although it was folded, the other provinces go.
    await filter.fill('FRYSLAN');
    await expectSoon(async () => (await names()).slice(0, 3), ['Provincies', 'Fryslân', 'Provinciaal blad']);
    expect(await names()).toHaveLength(13);
    // A type that provinces, municipalities and water boards have, typed with the sign that is on a keyboard.
    await filter.fill(" agenda's ");
    await expectSoon(async () => (await names()).slice(0, 3), ['Provincies', 'Drenthe', 'Agenda’s']);
    const found = await names();
    expect(found.filter((name) => name === 'Agenda’s')).toHaveLength(14);
    expect(found.slice(-4)).toEqual(['Gemeenten', 'Agenda’s', 'Waterschappen', 'Agenda’s']);
    await expectAccessible(page);
    // What is chosen in the narrowed tree is chosen in the whole one, and no more than that.
    await box('Agenda’s').last().uncheck();
    await filter.fill('geen enkele soort');
    await expectVisible(tree.getByText('Geen documentsoort heet zo.'));
    expect(await boxes.count()).toBe(0);
    await filter.press('Escape');
    await expectSoon(names, all);
    expect(await filter.inputValue()).toBe('');
    expect(await box('Waterschappen').evaluate((one) => (one as HTMLInputElement).indeterminate)).toBe(true);
    expect(await box('Gemeenten').isChecked()).toBe(true);
    await expectVisible(folded('Fryslân'));
    await filter.fill('drenthe');
    await expectSoon(async () => (await names()).length, 13);
    // The button at the end of the field is the browser's own.
    const { width, height } = (await filter.boundingBox())!;
    await filter.click({ position: { x: width - 10, y: height / 2 } });
    await expectSoon(names, all);
  }));

const lacking = 'rik@vizier.example';

test('what a subscription lacks is locked: the upper house in the tree and as documents, a domain with what it holds', async () => {
  await addReader(
    stage.product,
    lacking,
    moduleKeys.filter((key) => key !== 'DSModule' && key !== 'EUDashboard'),
  );
  const { id, title } = await stage.findDocument('minister', ({ groupPath }) => groupPath.startsWith('ek/'));
  await stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    const { tree, filter, names, folded, box } = sourceTree(page);
    await signIn(page, lacking);
    await dashboard.open('nl', { q: `"${title.text}"`, back: '1' });
    await expectVisible(page.getByText('Geen resultaten gevonden'));
    await dashboard.search('minister');
    await expectVisible(dashboard.rows);
    await expectVisible(box('Tweede Kamer'));
    // Who is sent a search for what is locked is told so, whether it finds anything or not.
    const without = page.getByText('Zonder Eerste Kamer: geen onderdeel van je abonnement');
    expect(await without.count()).toBe(0);
    for (const types of ['tk,ek.motie', 'ek']) {
      await dashboard.open('nl', { q: 'minister', types });
      await expectVisible(without);
    }
    await dashboard.open('nl', { q: 'minister' });
    await expectVisible(dashboard.rows);
    expect(await box('Eerste Kamer').isDisabled()).toBe(true);
    expect(await box('Eerste Kamer').isChecked()).toBe(false);
    const group = tree.locator('[data-locked]');
    await expectVisible(group.getByRole('img', { name: 'Geen onderdeel van je abonnement' }));
    expect(await folded('Eerste Kamer').count()).toBe(0);
    // Locked stays locked where the tree is narrowed to it; choosing everything does not choose it.
    await filter.fill('eerste kamer');
    await expectSoon(names, ['Eerste Kamer']);
    await filter.fill('');
    await tree.getByRole('button', { name: 'Niets', exact: true }).click();
    await expectSoon(() => dashboard.rows.count(), 0);
    await tree.getByRole('button', { name: 'Alles', exact: true }).click();
    await expectVisible(dashboard.rows);
    expect(await box('Eerste Kamer').isChecked()).toBe(false);
    await expectAccessible(page);
    await page.goto(`/nl/document/${id}`);
    await expectVisible(page.getByRole('heading', { name: 'Dit document valt buiten je abonnement' }));
    await expectVisible(page.getByText(/^Het hoort bij de module Eerste Kamer\./));
    const contact = page.getByRole('main').getByRole('link', { name: 'Neem contact op over deze module' });
    expect(decodeURIComponent((await contact.getAttribute('href'))!)).toMatch(
      /^mailto:.+\?subject=.*Eerste Kamer/,
    );

    const european = page.getByRole('navigation', { name: 'Domeinen' }).getByRole('link', { name: /^EU/ });
    await expectVisible(european.getByRole('img', { name: 'Geen onderdeel van je abonnement' }));
    await european.click();
    await page.waitForURL('**/eu/dashboard');
    await expectVisible(page.getByRole('heading', { level: 1, name: 'Europa hoort niet bij je abonnement' }));
    await expectVisible(page.getByText(/van het Europees Parlement, de Europese Commissie en de Raad/));
    expect(await dashboard.query.count()).toBe(0);
    await expectAccessible(page);
    // Nobody was logged out for looking.
    await page
      .getByRole('navigation', { name: 'Domeinen' })
      .getByRole('link', { name: /^NL-LR/ })
      .click();
    await expectVisible(dashboard.query);
  });
});
