import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

test('announcements: staff tell something, change it and remove it', async () => {
  const { user } = await screens.openAdmin('/admin/announcements');
  await user.click(await screen.findByRole('button', { name: 'Nieuwe mededeling' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nieuwe mededeling' });
  const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Opslaan' });
  expect(save.disabled).toBe(true);
  await user.type(within(dialog).getByLabelText(/^Tekst in het Nederlands/), 'Onderhoud');
  await user.type(within(dialog).getByLabelText(/^Tekst in het Engels/), 'Maintenance');
  const set = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  set(/^Vanaf/, '2031-03-30T22:00');
  set(/^Tot/, '2031-03-30T21:00');
  expect(within(dialog).getByText('Het einde ligt voor het begin.')).toBeTruthy();
  expect(save.disabled).toBe(true);
  set(/^Tot/, '2031-03-30T23:00');
  await user.click(within(dialog).getByRole('combobox', { name: 'Alleen met module' }));
  await user.click(await screen.findByRole('option', { name: 'Nieuwsbrief', hidden: true }));
  await expectAccessibleMarkup();
  await user.click(save);
  const row = await screen.findByRole('row', { name: /Onderhoud/ });
  expect(within(row).getByText('gepland')).toBeTruthy();
  // Amsterdam's clock, an hour after it was put forward.
  expect(within(row).getByText('30 mrt 2031 22:00')).toBeTruthy();
  expect(within(row).getByText('Alle organisaties · Nieuwsbrief')).toBeTruthy();
  await expectAccessibleMarkup();
  await user.click(within(row).getByRole('button', { name: 'Wijzig: Onderhoud' }));
  const change = await screen.findByRole('dialog', { name: 'Wijzig mededeling' });
  expect(within(change).getByLabelText<HTMLInputElement>(/^Vanaf/).value).toBe('2031-03-30T22:00');
  await user.type(within(change).getByLabelText(/^Tekst in het Nederlands/), ' op zondag');
  await user.type(within(change).getByRole('textbox', { name: 'Reden' }), 'Verzet');
  await user.click(within(change).getByRole('button', { name: 'Opslaan' }));
  const changed = await screen.findByRole('row', { name: /Onderhoud op zondag/ });
  await user.click(within(changed).getByRole('button', { name: 'Verwijder: Onderhoud op zondag' }));
  const asked = await screen.findByRole('dialog', { name: 'Deze mededeling verwijderen?' });
  await user.type(within(asked).getByRole('textbox', { name: 'Reden' }), 'Voorbij');
  await user.click(within(asked).getByRole('button', { name: 'Verwijder' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Onderhoud/ })).toBeNull());
});
