import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useScreens } from '../../../test/screens.tsx';

const { open } = useScreens();

test('settings: new times of mails are kept and told to hold from tomorrow', async () => {
  const user = await open('/settings#e-mail');
  const daily = await screen.findByRole('combobox', { name: 'Tijd van de dagelijkse mail' });
  await user.selectOptions(daily, '09:15');
  expect(await screen.findByText('Instellingen zijn opgeslagen')).toBeTruthy();
  await waitFor(() => screen.getByText('Die vertrekt op deze dag om 09:15.'));
});
