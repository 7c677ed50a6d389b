import { beforeAll, expect, test } from 'vitest';
import type { List } from 'contract/lists';
import { addReader } from '../add-reader.ts';
import { expectAccessibleInBothThemes } from '../browser.ts';
import { listsPage } from '../pages/lists-page.ts';
import { signIn } from '../pages/login-page.ts';
import { useStage } from '../stage.ts';
import { expectSoon, expectVisible } from '../waiting.ts';

const stage = useStage();
const colleague = 'hanna@vizier.example';
beforeAll(() => addReader(stage.product, colleague, ['nlDashboard', 'listManager']));

test('lists: shared by a link that a colleague reads and copies, until its owner renews it', () =>
  stage.play(
    async (page) => {
      const lists = listsPage(page);
      const { id, title } = await stage.findDocument('motie', () => true);
      const list = (await stage.post<{ data: List }>('/lists', { title: 'Netcongestie Q4' })).data;
      await stage.post('/lists/list-items', {
        listIds: [list.id],
        listItems: [
          { kind: 'subheading', title: 'Uit de Kamer' },
          { kind: 'document', documentId: id, note: 'Bellen met de fractie' },
          { kind: 'update', title: 'Onze reactie', sourceName: 'Eigen site' },
        ],
      });
      await signIn(page);
      await page.goto('/list-manager');
      await lists.choose('Netcongestie Q4', 'Delen');
      const form = page.getByRole('dialog', { name: 'Deel ‘Netcongestie Q4’' });
      const address = form.getByRole('textbox', { name: 'Adres van de deellink' });
      const link = form.getByRole('switch', { name: 'Deellink' });
      await expectVisible(form.getByText('Uit', { exact: true }));
      await link.check();
      await expectVisible(address);
      await expectVisible(form.getByText('Nog niemand heeft deze link geopend.'));
      await expectAccessibleInBothThemes(page);
      await form.getByRole('button', { name: 'Kopieer', exact: true }).click();
      await expectVisible(page.getByText('Deellink gekopieerd'));
      const first = new URL(await address.inputValue()).pathname;
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address.inputValue());
      await page.keyboard.press('Escape');
      const opener = page.getByRole('button', { name: 'Meer acties voor Netcongestie Q4' }).first();
      await expectSoon(() => opener.evaluate((button) => button === document.activeElement), true);
      await expectVisible(lists.navigation.getByRole('img', { name: 'Gedeeld met collega’s' }));

      await signIn(page, colleague);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(first);
      await expectSoon(() => lists.titles(), ['Uit de Kamer', title.text, 'Onze reactie']);
      await expectVisible(lists.items.getByText('Bellen met de fractie'));
      expect(await lists.items.getByRole('button').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessibleInBothThemes(page);
      // What the owner changes comes when the page is looked at again.
      await stage.post('/lists/list-items', {
        listIds: [list.id],
        listItems: [{ kind: 'subheading', title: 'Uit het kabinet' }],
      });
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expectVisible(lists.items.getByText('Uit het kabinet'));
      await page.getByRole('button', { name: 'Kopieer naar mijn lijsten' }).click();
      await expectVisible(page.getByText('‘Netcongestie Q4’ staat nu bij je lijsten'));
      await expectSoon(() => lists.items.getByRole('button', { name: /^Van de lijst halen/ }).count(), 4);

      await signIn(page);
      await page.goto('/list-manager');
      await lists.choose('Netcongestie Q4', 'Delen');
      await expectVisible(form.getByRole('listitem').getByText('Rik Smit'));
      await expectAccessibleInBothThemes(page);
      await form.getByRole('button', { name: 'Vernieuw de link' }).click();
      await expectSoon(async () => new URL(await address.inputValue()).pathname === first, false);
      await expectVisible(form.getByText('Nog niemand heeft deze link geopend.'));
      await link.uncheck();
      await expectSoon(() => address.count(), 0);

      await signIn(page, colleague);
      await page.goto(first);
      await expectVisible(page.getByRole('heading', { name: 'Deze link werkt niet (meer)' }));
      await expectAccessibleInBothThemes(page);
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  ));
