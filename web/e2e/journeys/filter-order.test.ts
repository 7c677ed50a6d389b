import { expect, test } from 'vitest';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();

test('filter order: filters stand by hits, keep their order while they are ticked, and fold away what a search has no hits for', async () => {
  const { title } = await stage.findDocument(
    'motie',
    ({ scored, groupPath, contexts }) => scored && groupPath === 'tk/motie' && contexts.length > 2,
  );
  await stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('nl', { q: `"${title.text}"`, back: '1' });
    await expectVisible(dashboard.rows);
    const section = page.getByRole('region', { name: 'Contexten' });
    const names = () =>
      section.getByRole('checkbox').evaluateAll((all) => all.map((box) => box.closest('label')!.title));
    const zeros = section.getByRole('button', { name: /^\d+ contexten zonder treffers$/ });
    await expectVisible(zeros);
    const without = Number((await zeros.textContent())!.replace(/\D/g, ''));
    expect(await names()).toHaveLength(26 - without);
    expect(without).toBeGreaterThan(5);
    const before = await names();
    await zeros.click();
    await expectSoon(async () => (await names()).length, 26);
    const ticked = (await names()).at(-1)!;
    // By its name: a ticked one leaves those without hits.
    await section.getByRole('checkbox', { name: new RegExp(`^${ticked}`) }).check();
    await expectVisible(dashboard.chip(ticked));
    await expectVisible(page.getByText('Geen resultaten gevonden'));
    // A ticked one stays to be seen, also without hits; and the others where they were.
    await dashboard.chip(ticked).click();
    await expectVisible(dashboard.rows);
    await expectSoon(async () => (await names()).slice(0, before.length), before);

    // Kinds, each within what it belongs to; hits from high to low.
    await dashboard.open('nl', { q: 'minister', back: '1' });
    const kinds = page.getByRole('region', { name: 'Documentsoorten' });
    await expectVisible(kinds.getByRole('button', { name: /soorten? zonder treffers$/ }));
    const counts = await kinds
      .getByRole('group')
      .first()
      .getByRole('checkbox')
      .evaluateAll((all) =>
        all.map((box) => Number(/, ([\d.]+)/.exec(box.closest('label')!.textContent)![1]!.replace('.', ''))),
      );
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts.at(-1)).toBeGreaterThan(0);
  });
});
