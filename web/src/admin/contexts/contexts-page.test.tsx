import { screen, within } from '@testing-library/react';
import { contextCodes } from 'contract/contexts';
import { afterEach, expect, test } from 'vitest';
import { writeConfig } from '../../../test/page-config.ts';
import { saveContent } from '../../../test/save-content.ts';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
afterEach(() => writeConfig(undefined));

test('contexts: staff rename and order them, and put back what ships', async () => {
  const { user } = await screens.openAdmin('/admin/contexts');
  const row = async (code: RegExp) => within(await screen.findByRole('row', { name: code }));
  const name = (await row(/^energie-klimaat/)).getByLabelText<HTMLInputElement>('Naam in het Nederlands');
  await user.clear(name);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Opslaan…' })).disabled).toBe(true);
  await user.type(name, 'Energie');
  await user.click(screen.getByRole('radio', { name: 'Eigen volgorde' }));
  const codes = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const [first, second] = codes();
  await user.click((await row(new RegExp(`^${second}`))).getByRole('button', { name: /^Omhoog/ }));
  expect(codes().slice(0, 2)).toEqual([second, first]);
  await expectAccessibleMarkup();
  await saveContent(user);
  expect(codes().slice(0, 2)).toEqual([second, first]);
  await user.click(screen.getByRole('radio', { name: 'Op naam' }));
  await user.click(screen.getByRole('button', { name: 'Zet terug: Energie' }));
  await saveContent(user);
  expect(codes()[0]).toBe(first);
});

test('contexts: the settings say their names and order as staff set them, in each language', async () => {
  writeConfig({
    words: {
      nl: {
        'contexts.names.water': 'Waterbeheer',
        'aboutContexts.what': 'Een beleidsterrein.',
        'no.such': 'x',
      },
      'en-gb': { 'contexts.names.water': 'Water management' },
    },
    contextOrder: ['water', ...contextCodes.filter((code) => code !== 'water').toReversed()],
  });
  await screens.open('/settings#context');
  await screen.findByText('Een beleidsterrein.');
  const mine = within(await screen.findByRole('group', { name: 'Mijn contexten' }));
  const shown = mine.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);
  expect([shown[0], shown.at(-1)]).toEqual(['Waterbeheer', 'Arbeid']);
});
