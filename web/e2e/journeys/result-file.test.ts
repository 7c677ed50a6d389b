import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { limits } from 'contract/limits';
import { readWord } from '../../../server/test/word.ts';
import { readWorkbook } from '../../../server/test/workbook.ts';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { dashboardPage } from '../pages/dashboard-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectVisible } from '../waiting.ts';

const stage = useStage();

test('results as a file: all of a dashboard come as Word, Excel and CSV, what is selected as Word, also on a phone', () =>
  stage.play(async (page) => {
    const dashboard = dashboardPage(page);
    await signIn(page);
    await dashboard.open('eu', { q: 'methaan OF methane' });
    await expectVisible(dashboard.rows);
    const total = await dashboard.total();
    const open = page.getByRole('button', { name: 'Resultaten als bestand' });
    const fileOf = async (name: string) => {
      await open.click();
      const item = page.getByRole('menuitem', { name, exact: true });
      await expectVisible(item);
      await expectAccessibleInBothThemes(page);
      const [download] = await Promise.all([page.waitForEvent('download'), item.click()]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const excel = await fileOf('Excel');
    expect(excel.name).toMatch(/^methaan OF methane \d{4}-\d\d-\d\d\.xlsx$/);
    const { rows } = readWorkbook(excel.bytes);
    expect(rows[0]!.slice(0, 4)).toEqual(['Datum', 'Tijd', 'Soort', 'Titel']);
    expect(rows).toHaveLength(total + 1);
    const shown = (await dashboard.titles.first().textContent())!;
    expect(rows[1]![3]).toBe(shown);
    await expectVisible(page.getByText('Het bestand is gedownload'));

    const all = readWord((await fileOf('Word')).bytes).paragraphs.map(({ text }) => text);
    expect(all[0]).toBe('Resultaten voor methaan OF methane');
    expect(all).toContain(shown);
    await dashboard.rows.first().hover();
    await dashboard.rows.first().getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: 'Selectie' });
    const [selected] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'Word' }).click(),
    ]);
    expect(selected.suggestedFilename()).toMatch(/^Selectie \d{4}-\d\d-\d\d\.docx$/);
    // One document alone is named after itself within, and comes with its whole text.
    expect(readWord(await readFile(await selected.path())).paragraphs[0]!.text).toBe(shown);

    await page.setViewportSize({ width: 390, height: 844 });
    const csv = await fileOf('CSV');
    const lines = csv.bytes.toString().trimEnd().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(lines[0]).toMatch(/^\uFEFFDatum;Tijd;Soort;Titel;/);

    // What a file cannot hold is said before it is asked for.
    await dashboard.open('nl', { q: 'de OF het', back: '1' });
    await expectVisible(dashboard.rows);
    expect(await dashboard.total()).toBeGreaterThan(limits.maximumWordDocuments);
    await open.click();
    const word = page.getByRole('menuitem', { name: /^Word/ });
    await expectVisible(word.getByText('Hoogstens 500 resultaten. Verfijn de zoekopdracht.'));
    expect(await word.isDisabled()).toBe(true);
    expect(await page.getByRole('menuitem', { name: 'Excel' }).isEnabled()).toBe(true);
    await expectAccessibleInBothThemes(page);
  }));
