import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

test('maintenance: staff announce it with its times and texts, and withdraw it', async () => {
  const { user } = await screens.openAdmin('/admin/maintenance');
  await screen.findByRole('heading', { name: 'Staat uit' });
  const field = (name: string) => screen.getByLabelText(name);
  // Long ago, so that the others who use this product are told nothing.
  fireEvent.change(field('Van (Amsterdamse tijd)'), { target: { value: '2020-12-05T22:00' } });
  await screen.findByText('Vul beide tijden in.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Opslaan' }).disabled).toBe(true);
  fireEvent.change(field('Tot (Amsterdamse tijd)'), { target: { value: '2020-12-05T22:00' } });
  await screen.findByText('Het einde moet na het begin liggen.');
  fireEvent.change(field('Tot (Amsterdamse tijd)'), { target: { value: '2020-12-05T23:00' } });
  await user.type(field('Tekst in het Nederlands'), 'Nieuwe servers.');
  await expectAccessibleMarkup();
  /** Says why, and does it. */
  const confirm = async (name: string) => {
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reden' }), 'Verhuizing');
    await user.click(dialog.getByRole('button', { name }));
  };
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await confirm('Opslaan');
  await user.click(await screen.findByRole('button', { name: 'Trek de aankondiging in' }));
  await confirm('Trek de aankondiging in');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Van (Amsterdamse tijd)').value).toBe(''),
  );

  await user.click(screen.getByRole('link', { name: 'Logboek' }));
  // Once as a choice to filter by.
  await waitFor(() => expect(screen.getAllByText('Onderhoud ingesteld').length).toBeGreaterThan(2));
  screen.getAllByText('Verhuizing');
});
