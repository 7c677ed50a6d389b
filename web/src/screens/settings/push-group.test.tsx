import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const group = async () => within(await screen.findByRole('region', { name: 'Meldingen op je apparaten' }));

const device = {
  endpoint: 'https://push.example.org/send/settings',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

test('push: a browser that cannot says so, and every device is named and ended in one click', async () => {
  const user = await screens.open('/settings#e-mail');
  const { call } = await import('#api/call.ts');
  const { keepPushDevice } = await import('contract/push');
  await call(keepPushDevice, { body: device });
  await screens.reload();
  const messages = await group();
  await messages.findByText(/^Deze browser kan geen meldingen ontvangen\./);
  await messages.findByText('Deze browser');
  expect(messages.queryByRole('button', { name: 'Zet aan' })).toBeNull();
  await expectAccessibleMarkup();
  await user.click(messages.getByRole('button', { name: /^Zet meldingen uit op / }));
  await screen.findAllByText('Meldingen op dat apparaat staan uit');
  await waitFor(() => expect(messages.queryByRole('list')).toBeNull());
});

test('push: a search tells so alone, or beside its mail, by one switch of its row', async () => {
  const user = await screens.open('/saved-searches');
  const { call } = await import('#api/call.ts');
  const { savedSearches } = await import('contract/saved-searches');
  await call(savedSearches.common.create, {
    body: {
      title: 'Stroomnet',
      queryDetails: { context: ['all'], groupingDetails: { name: 'nl' }, query: 'stroomnet' },
    },
  });
  await screens.reload();
  const name = 'Melding van Stroomnet op je apparaten';
  await user.click(await screen.findByRole('switch', { name }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(true));
  await screen.findByText(/^Direct bericht: 1 van /);
  await user.click(screen.getByRole('button', { name: /^Bewerk/ }));
  const form = within(await screen.findByRole('dialog'));
  await form.findByText('Alleen meldingen: van deze zoekopdracht krijg je geen mail.');
  await user.click(form.getByRole('radio', { name: /^Dagelijks/ }));
  await form.findByText(/^Zodra er iets is\. Kies bij e-mail ‘Uit’/);
  await expectAccessibleMarkup();
});
