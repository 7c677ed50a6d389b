import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { writeConfig } from '../../../test/page-config.ts';
import { saveContent } from '../../../test/save-content.ts';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
afterEach(() => writeConfig(undefined));

test('modules: staff rename one, change its text and offer it no longer, and put back what ships', async () => {
  const { user } = await screens.openAdmin('/admin/modules');
  const names = within(await screen.findByRole('row', { name: /^agenda/ }));
  const name = names.getByLabelText('Naam in het Nederlands');
  await user.clear(name);
  await user.type(name, 'Vergaderingen');
  await user.click(screen.getByRole('switch', { name: 'Aangeboden: NL-LR dashboard' }));
  await expectAccessibleMarkup();
  await saveContent(user);
  const offered = screen.getByRole<HTMLInputElement>('switch', { name: 'Aangeboden: NL-LR dashboard' });
  expect(offered.checked).toBe(false);
  await user.click(offered);
  await user.click(screen.getByRole('button', { name: 'Zet terug: Vergaderingen' }));
  await saveContent(user);
});

test('modules: a locked screen says what staff set, and invites nobody to ask for what is not offered', async () => {
  const holds = 'Alles van het Europees Parlement.';
  const words = { nl: { 'teaser.holds.eu': holds, 'modules.names.EUDashboard': 'Europa' } };
  writeConfig({ words });
  await screens.open('/eu/dashboard', { modules: ['nlDashboard'] });
  await screen.findByText(holds);
  screen.getByText('Module Europa (MC07)');
  screen.getByRole('link', { name: 'Neem contact op over deze module' });
  const flemish = { name: /^BE Vla/ };
  screen.getByRole('link', flemish);

  writeConfig({ words, notOffered: ['EUDashboard', 'beFlmDashboard'] });
  await screens.open('/eu/dashboard', { modules: ['nlDashboard'] });
  await screen.findByText(holds);
  expect(screen.queryByRole('link', { name: 'Neem contact op over deze module' })).toBeNull();
  expect(screen.queryByRole('link', flemish)).toBeNull();
});
