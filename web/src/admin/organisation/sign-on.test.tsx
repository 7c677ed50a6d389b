import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSignOn, putSignOn } from 'contract/admin/sign-on';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

test('admin site: staff set the provider of an organisation, test it, keep its secret and remove it', async () => {
  const { user } = await screens.openAdmin((organisation) => `/admin/organisations/${organisation}/sign-on`);
  const save = await screen.findByRole('button', { name: 'Opslaan' });
  expect(save).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Test' })).toBeNull();
  const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await user.type(field('Naam op de knop'), 'Huis');
  await user.type(field('Adres van de inlogdienst'), 'http://sign-in.example');
  await user.type(field('Client-id'), 'vizier');
  await user.type(screen.getByLabelText(/^Geheim van de client/), 'the secret');
  await user.click(screen.getByRole('button', { name: 'Geheim tonen' }));
  await user.click(screen.getByRole('button', { name: 'Geheim verbergen' }));
  await user.type(field('E-maildomeinen'), 'screens.example, tweede.screens.example');
  await user.click(save);
  await screen.findByText('Vul in waarom.');
  await expectAccessibleMarkup();
  await user.type(field('Reden'), 'Overgang');
  await user.click(save);
  await screen.findByText(/^Dit moet het https-adres zijn/);
  // Nobody is there, on this machine or elsewhere.
  await user.clear(field('Adres van de inlogdienst'));
  await user.type(field('Adres van de inlogdienst'), 'https://sign-in.invalid');
  await user.click(screen.getByRole('switch', { name: /^Zonder wachtwoorden/ }));
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Test' }));
  await screen.findByText(/^De inlogdienst https:\/\/sign-in.invalid is niet bereikbaar/);
  await waitFor(() =>
    expect(field('E-maildomeinen')).toHaveProperty('value', 'screens.example\ntweede.screens.example'),
  );
  expect(screen.getByLabelText(/^Geheim van de client/)).toHaveProperty('value', '');

  await user.clear(field('Naam op de knop'));
  await user.type(field('Naam op de knop'), 'Huis Holland');
  await user.type(field('Reden'), 'Andere naam');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await expectKept();
  // What the test found is about what was there before.
  await waitFor(() => expect(screen.queryByText(/is niet bereikbaar/)).toBeNull());

  const { call } = await import('#api/call.ts');
  const params = { id: /organisations\/([^/]+)/.exec(location.pathname)![1]! };
  const { data } = await call(getSignOn, { params });
  await call(putSignOn, { params, body: { ...data!, name: 'Van een ander' } });
  await user.type(field('Naam op de knop'), ' Noord');
  await user.type(field('Reden'), 'Nog een naam');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findAllByText(/^Iemand anders heeft dit intussen gewijzigd/)).toBeTruthy();
  await waitFor(() => expect(field('Naam op de knop')).toHaveProperty('value', 'Van een ander'));

  await user.click(await screen.findByRole('button', { name: 'Verwijder' }));
  const asked = within(
    await screen.findByRole('dialog', { name: 'Inlogdienst van de organisatie verwijderen?' }),
  );
  await expectAccessibleMarkup();
  await user.type(asked.getByRole('textbox', { name: 'Reden' }), 'Opgezegd');
  await user.click(asked.getByRole('button', { name: 'Verwijder' }));
  await waitFor(() => expect(field('Naam op de knop')).toHaveProperty('value', ''));
});

test('admin site: admins of an organisation do not see its provider', async () => {
  await screens.openAdmin((organisation) => `/admin/organisations/${organisation}/sign-on`, {
    roles: ['org-admin'],
  });
  await screen.findByText(/geen toegang/i);
});
