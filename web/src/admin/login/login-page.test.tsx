import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

test('admin site: after a session that ended only the password is asked for, and the page that was left comes back', async () => {
  const { user, email, password } = await screens.openAdmin('/admin/audit?find=niemand', {
    roles: ['org-admin'],
  });
  await screen.findByText('Er zijn geen regels in het logboek die hieraan voldoen.');
  const ended = JSON.stringify({ errors: [{ code: 'SESSION', message: '' }], requestId: 'r' });
  screens.spoil((path) =>
    path.startsWith('/api/admin/audit') ? new Response(ended, { status: 401 }) : undefined,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Zoek op wie, wat of reden' }), 's');
  await screen.findByText('Je sessie van het beheer is verlopen. Log opnieuw in.');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mailadres' });
  expect(field.value).toBe(email);
  expect(document.activeElement).toBe(screen.getByLabelText('Wachtwoord'));
  screens.spoil(() => undefined);
  await user.keyboard(`${password}{Enter}`);
  await screen.findByRole('searchbox', { name: 'Zoek op wie, wat of reden' });
  expect(location.pathname + location.search).toMatch(/^\/admin\/audit\?find=niemands?$/);
});
