import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addListItems } from 'contract/list-item-calls';
import { createList } from 'contract/lists';
import { savedSearches } from 'contract/saved-searches';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

test('ended modules: lists and saved searches can be read, and say why nothing more', async () => {
  await screens.open('/list-manager');
  // As the page makes its calls.
  const { call } = await import('#api/call.ts');
  const { data: list } = await call(createList, { body: { title: 'Warmte' } });
  const heading = { kind: 'subheading', title: 'Netten' } as const;
  await call(addListItems, { body: { listIds: [list.id], listItems: [heading] } });
  await call(savedSearches.common.create, {
    body: {
      title: 'Stroomnet',
      queryDetails: { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } },
    },
  });

  await screens.endModules(['listManager', 'nlDashboard']);
  await screens.reload('/list-manager');
  await screen.findByRole('heading', { level: 1, name: 'De module Lijsten is afgelopen' });
  const items = within(await screen.findByRole('list', { name: 'Items van Warmte' }));
  items.getByRole('heading', { level: 3, name: 'Netten' });
  expect(screen.queryByRole('button', { name: 'Nieuwe lijst' })).toBeNull();
  await expectAccessibleMarkup();

  await screens.reload('/saved-searches');
  const row = within(await screen.findByRole('listitem', { name: 'Stroomnet' }));
  row.getByText(/^De module is afgelopen/);
  expect(row.queryByRole('switch')).toBeNull();
  await expectAccessibleMarkup();
});
