import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useScreens } from '../../test/screens.tsx';

const screens = useScreens();

test('login: an account without a dashboard', async () => {
  const user = await screens.open('/nl/dashboard', { modules: ['agenda'] });
  await screen.findByText(/Dit account mag niet/);
  expect(screen.getByRole('button', { name: /Inloggen|Bezig/ }).textContent).toBe('Inloggen');
  void user; void waitFor; void describe;
});
