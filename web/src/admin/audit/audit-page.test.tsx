import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

test('admin site: an admin of an organisation logs in and out, and reads in the log that they did', async () => {
  const { user, email, password } = await screens.openAdmin('/admin/audit', { roles: ['org-admin'] });
  expect(await screen.findByText('Er zijn geen regels in het logboek die hieraan voldoen.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^TU, / }));
  // Where nothing has a size a menu is placed out of sight.
  await user.click(await screen.findByRole('menuitem', { name: 'Uitloggen', hidden: true }));
  await user.type(await screen.findByRole('textbox', { name: 'E-mailadres' }), email);
  await user.type(screen.getByLabelText('Wachtwoord'), 'not the password');
  await user.click(screen.getByRole('button', { name: 'Inloggen' }));
  expect(await screen.findByText('Je gebruikersnaam of wachtwoord is verkeerd ingevuld.')).toBeTruthy();
  await expectAccessibleMarkup();
  await user.clear(screen.getByLabelText('Wachtwoord'));
  await user.type(screen.getByLabelText('Wachtwoord'), password);
  await user.click(screen.getByRole('button', { name: 'Inloggen' }));
  await user.click(await screen.findByRole('link', { name: 'Logboek' }));
  const log = within(await screen.findByRole('group', { name: 'Logboek' })).getByRole('table');
  const lines = within(log).getAllByRole('row').slice(1);
  const done = lines.map((line) => within(line).getAllByRole('cell')[1]?.textContent);
  expect(done).toEqual(['Ingelogd', 'Uitgelogd']);
  await expectAccessibleMarkup();
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op wie, wat of reden' }), 'niemand');
  expect(await screen.findByText('Er zijn geen regels in het logboek die hieraan voldoen.')).toBeTruthy();
});
