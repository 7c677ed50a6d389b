import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const inAddress = () => Object.fromEntries(new URLSearchParams(location.search));

test.each([
  ['of few hits', 'vlaams-parlement.ontwerp-decreet', 'Zonder Ontwerpen van decreet: 3 resultaten'],
  ['of no hits', 'vlaams-parlement.resolutie', /^Zonder dit filter: 3/],
])(
  'a filter less: without that %s the order stays, and another search is newest first',
  async (_name, types, name) => {
    const user = await screens.open(`/be-flm/dashboard?q=stroomnet&types=${types}&order=oldest`);
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(inAddress()).toEqual({ q: 'stroomnet', order: 'oldest' }));
    await screen.findByText('3 resultaten');

    await user.clear(await screen.findByRole('combobox', { name: 'Zoekopdracht' }));
    await user.click(await screen.findByRole('option', { name: /^stroomnet./ }));
    await waitFor(() => expect(inAddress()).toEqual({ q: 'stroomnet', types }));
  },
);
