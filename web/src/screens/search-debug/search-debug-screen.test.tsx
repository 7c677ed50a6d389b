import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

test('search debug: staff see how the search of an address is understood and what it takes', async () => {
  const user = await screens.openAsStaff('/search-debug/nl?q=stroomnet&types=tk');
  const tree = await screen.findByRole('group', { name: 'Ontleed' });
  expect(tree.textContent).toContain('stroomnet');
  expect(screen.getByRole('group', { name: 'Gevraagd aan de opslag' }).textContent).toContain('"tk"');
  screen.getByRole('rowheader', { name: 'count' });
  await expectAccessibleMarkup();
  await user.clear(screen.getByRole('textbox', { name: 'Zoekopdracht' }));
  await user.type(screen.getByRole('textbox', { name: 'Zoekopdracht' }), 'net*{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Gevraagd aan de opslag' }).textContent).toContain('net*'),
  );
  expect(location.search).toContain('types=tk');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dashboard' }), 'eu');
  await user.click(screen.getByRole('button', { name: 'Vraag op' }));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Aanroep' }).textContent).toContain('eu-statistics'),
  );
  expect(location.search).not.toContain('types');
});

test('search debug: for everybody else there is no such page', async () => {
  await screens.open('/search-debug/nl?q=stroomnet');
  await waitFor(() => expect(location.pathname).toBe('/nl/dashboard'));
  expect(screen.queryByRole('heading', { name: 'Zoekopdracht nagaan' })).toBeNull();
});
