import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveContent } from '../../../test/save-content.ts';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

test('source trees: staff name a node and hide another with all below it, and put back what ships', async () => {
  const { user } = await screens.openAdmin('/admin/source-trees');
  const row = async (path: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`^${path} `) }));
  const name = (await row('tk/motie')).getByLabelText<HTMLInputElement>('Naam in het Nederlands');
  await user.clear(name);
  await user.type(name, 'Voorstellen');
  const switchOf = async (path: string) => (await row(path)).getByRole<HTMLInputElement>('switch');
  await user.click(await switchOf('regering'));
  const below = await switchOf('regering/kamerbrief');
  expect([below.checked, below.disabled]).toEqual([false, true]);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Domein' }).disabled).toBe(true);
  await expectAccessibleMarkup();
  expect(await saveContent(user)).toEqual(['Moties → Voorstellen']);
  expect((await switchOf('regering')).checked).toBe(false);
  await user.click(await switchOf('regering'));
  await user.click(await screen.findByRole('button', { name: 'Zet terug: Voorstellen' }));
  expect(await saveContent(user)).toEqual(['Voorstellen → Moties']);
});
