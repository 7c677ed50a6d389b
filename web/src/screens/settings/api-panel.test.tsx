import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('api keys: one is made, shown once, asked about when it was not copied, and revoked', async () => {
  const user = await screens.open('/settings#api');
  const keys = await part('API-sleutels');
  await keys.findByText('Je hebt nog geen API-sleutels.');
  await keys.findByText(/^Samen met je collega’s 0 van 5\.000 aanroepen vandaag/);
  await user.click(keys.getByRole('button', { name: 'Nieuwe sleutel' }));
  await user.click(keys.getByRole('checkbox', { name: 'zoeken en lezen' }));
  await user.click(keys.getByRole('button', { name: 'Maak sleutel' }));
  await keys.findByText('Geef de sleutel een naam.');
  await keys.findByText('Kies ten minste één recht.');
  await expectAccessibleMarkup();
  await user.type(keys.getByRole('textbox', { name: 'Naam' }), 'Intranet');
  await user.click(keys.getByRole('checkbox', { name: 'lijsten' }));
  await user.selectOptions(keys.getByRole('combobox', { name: 'Werkt' }), '30 dagen');
  await user.click(keys.getByRole('button', { name: 'Maak sleutel' }));

  const shown = within(await keys.findByRole('group', { name: 'Kopieer de sleutel van ‘Intranet’ nu' }));
  const { textContent: key } = shown.getByLabelText('API-sleutel');
  expect(key).toMatch(/^vz_\w{8}_[\w-]{43}$/);
  await expectAccessibleMarkup();
  // A browser that does not let the page copy.
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(shown.getByRole('button', { name: 'Kopieer' }));
  await screen.findAllByText('Kopiëren is niet gelukt. Selecteer de tekst en kopieer die zelf.');
  await user.click(shown.getByRole('button', { name: 'Klaar' }));
  const leaving = () => screen.findByRole('dialog', { name: 'Weggaan zonder te kopiëren?' });
  await user.click(within(await leaving()).getByRole('button', { name: 'Annuleren' }));
  await user.click(screen.getAllByRole('link', { name: 'Lijsten' })[0]!);
  await user.click(within(await leaving()).getByRole('button', { name: 'Annuleren' }));
  await user.click(shown.getByRole('button', { name: 'Kopieer' }));
  expect(await navigator.clipboard.readText()).toBe(key);
  await user.click(shown.getByRole('button', { name: 'Klaar' }));

  const row = within(await keys.findByRole('row', { name: /Intranet/ }));
  row.getByText(`${key.slice(0, 11)}…`);
  row.getByText('lijsten');
  row.getByText('nog niet');
  await user.click(row.getByRole('button', { name: 'Trek in: Intranet' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Sleutel ‘Intranet’ intrekken?' }));
  await user.click(asked.getByRole('button', { name: 'Trek in' }));
  await keys.findByText('Je hebt nog geen API-sleutels.');
  await expectKept();
});

test('webhooks: one needs a saved search, a name and a public address', async () => {
  const user = await screens.open('/settings#api');
  const hooks = await part('Webhooks');
  await hooks.findByText(/^Je hebt nog geen webhooks\./);
  await user.click(hooks.getByRole('button', { name: 'Nieuwe webhook' }));
  await hooks.findByText(/^Bewaar eerst een zoekopdracht/);
  await user.click(hooks.getByRole('button', { name: 'Maak webhook' }));
  await hooks.findByText('Geef de webhook een naam.');
  await hooks.findByText('Vul een adres in.');
  await waitFor(() =>
    expect(hooks.getByRole('combobox', { name: 'Zoekopdracht' }).getAttribute('aria-invalid')).toBe('true'),
  );
  await expectAccessibleMarkup();
});
