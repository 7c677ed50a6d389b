import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSetMaintenance, putMaintenance } from 'contract/admin/maintenance';
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

test('maintenance: whoever has somebody else before them is told so, and sees what stands now', async () => {
  const { user } = await screens.openAdmin('/admin/maintenance');
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Tekst in het Nederlands');
  await screen.findByRole('heading', { name: 'Staat uit' });
  await user.clear(text());
  await user.type(text(), 'Van mij.');
  const { call } = await import('#api/call.ts');
  const { changedAt } = await call(getSetMaintenance);
  const theirs = { on: false, announced: null, texts: { nl: 'Van een ander.', 'en-gb': '' }, changedAt };
  await call(putMaintenance, { body: theirs });
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reden' }), 'Ook ik');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findAllByText(/^Iemand anders heeft dit intussen gewijzigd/)).toBeTruthy();
  await waitFor(() => expect(text().value).toBe('Van een ander.'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await call(getSetMaintenance)).texts.nl).toBe('Van een ander.');
});
