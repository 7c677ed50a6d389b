import { screen, within } from '@testing-library/react';
import { words } from 'contract/words';
import { storagePrefix } from '#session/storage.ts';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();

test.each(['nl', 'en-gb'] as const)(
  'document votes: who voted and is of no known party has a row of its own, in %s',
  async (locale) => {
    const said = words[locale].document.vote;
    localStorage.setItem(`${storagePrefix}device`, JSON.stringify({ locale, uiDarkMode: 'light' }));
    const user = await screens.open('/nl/document/screens-vote?tab=vote');
    const table = within(await screen.findByRole('table', { name: said.parties }));
    const rows = () => table.getAllByRole('row').map((row) => row.textContent);
    expect(rows().at(-1)).toBe(`${said.partyUnknown}1`);
    // All that was counted stands in the table: two for, and one against beside the unknown one.
    expect(rows().slice(1)).toEqual(
      expect.arrayContaining(['Groene Partij2', `Blauwe Partij${said.why.outcome}1`]) as string[],
    );
    await expectAccessibleMarkup();
    await user.click(screen.getByRole('checkbox'));
    expect(table.queryByText(said.partyUnknown)).toBeNull();
  },
);

test('document votes: parties and members lead to their pages where the lists leave no doubt who they are', async () => {
  await screens.open('/nl/document/screens-person-motion?tab=vote');
  const parties = within(await screen.findByRole('table', { name: 'Stemmen per partij' }));
  const party = await parties.findByRole('link', { name: 'Proefpartij' });
  expect(party.getAttribute('href')).toBe('/nl/party/screens-proef');
  const members = within(screen.getByRole('table', { name: 'Hoofdelijke stemming' }));
  const member = await members.findByRole('link', { name: 'Mara Proefstra' });
  expect(member.getAttribute('href')).toBe('/nl/person/screens-mara');
  // Who stands in no list has no page.
  expect(members.queryByRole('link', { name: 'Een Ander' })).toBeNull();
  members.getByRole('rowheader', { name: /^Een Ander/ });
  await expectAccessibleMarkup();
});
