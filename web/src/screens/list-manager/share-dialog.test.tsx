import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const refusal = (message: string) =>
  new Response(JSON.stringify({ errors: [{ code: 'EC-03', message }], requestId: 'abc123' }), {
    status: 404,
  });
/** How a list is shared that more colleagues opened than are named. */
const popular = {
  url: 'https://vizier.example/shared-list/abc',
  created: '2026-11-09T09:00:00.000Z',
  readers: 3,
  lastReaders: [{ name: 'Fenna Smit', openedAt: '2026-11-10T09:00:00.000Z' }],
};

test('share: what is refused is off again; on, its link is renewed and ended, each in one click', async () => {
  const user = await screens.open('/list-manager');
  await user.click((await screen.findAllByRole('button', { name: 'Nieuwe lijst' }))[0]!);
  await user.type(await screen.findByRole('textbox', { name: 'Titel' }), 'Warmte{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Warmte' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getAllByRole('button', { name: 'Meer acties voor Warmte' })[0]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Delen', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deel ‘Warmte’' }));
  const link = await dialog.findByRole('switch', { name: 'Deellink' });
  const checked = () => (link as HTMLInputElement).checked;
  expect(checked()).toBe(false);
  screens.spoil((path, init) =>
    path.endsWith('/share') && init?.method === 'PUT'
      ? refusal('Deze lijst bestaat niet (meer).')
      : undefined,
  );
  await user.click(link);
  await screen.findAllByText('Deze lijst bestaat niet (meer).');
  await waitFor(() => expect(checked()).toBe(false));

  screens.spoil(() => undefined);
  await user.click(link);
  const address = await dialog.findByRole('textbox', { name: 'Adres van de deellink' });
  const url = () => (address as HTMLInputElement).value;
  const first = url();
  expect(new URL(first).pathname).toMatch(/^\/shared-list\/[\w-]{43}$/);
  await expectAccessibleMarkup();
  await user.click(dialog.getByRole('button', { name: 'Vernieuw de link' }));
  await screen.findAllByText('De link is vernieuwd; de oude werkt niet meer');
  await waitFor(() => expect(url()).not.toBe(first));

  // Who is not named is counted.
  screens.spoil((path) =>
    path.includes('/share?')
      ? new Response(JSON.stringify({ data: popular }), { headers: { 'content-type': 'application/json' } })
      : undefined,
  );
  await user.click(dialog.getByRole('button', { name: 'Vernieuw de link' }));
  await dialog.findByText('Fenna Smit');
  await dialog.findByText('en 2 andere collega’s');
  screens.spoil(() => undefined);
  await user.click(link);
  await screen.findAllByText('De link werkt niet meer');
  await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull());
  expect(checked()).toBe(false);
});
