import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

test('password recovery: the activation mail is asked for again after five minutes, which a timer counts', async () => {
  const user = await screens.open('/password-reset');
  await user.click(await screen.findByRole('link', { name: /Vraag de activatiemail opnieuw aan/ }));
  const email = await screen.findByRole('textbox', { name: 'E-mailadres' });
  const address = `${crypto.randomUUID()}@tests.example`;
  await user.type(email, address);
  await user.click(screen.getByRole('button', { name: 'Stuur de activatiemail' }));
  // The same for every address, known or not.
  expect(await screen.findByText(/Als er een uitnodiging is voor dit adres/)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^Opnieuw versturen kan over (5:00|4:\d\d)\.$/);
  expect(screen.getByRole('button', { name: 'Stuur opnieuw' })).toHaveProperty('disabled', true);
  await expectAccessibleMarkup();
  await user.type(email, 'x');
  expect(screen.queryByRole('timer')).toBeNull();
  await user.type(email, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Stuur opnieuw' }));
  expect(
    await screen.findByText(
      'Je hebt zojuist een activatiemail verzonden. probeer het over 5 minuten nog eens.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/over (5:00|4:\d\d)/);
  await expectKept();
});
