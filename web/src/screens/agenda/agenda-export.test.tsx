import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays, dayOf } from 'contract/amsterdam';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const typed = (day: string) => day.split('-').reverse().join('-');
const today = dayOf(Date.now());

async function openExport(path: string): Promise<{ user: UserEvent; dialog: HTMLElement }> {
  const user = await screens.open(path);
  await user.click(await screen.findByRole('button', { name: 'Excel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vergaderingen in Excel' });
  return { user, dialog };
}

test('agenda: an Excel file is of the calendars and days that are shown, counted before it is asked for', async () => {
  const { user, dialog } = await openExport('/agenda');
  await within(dialog).findByText('2 vergaderingen, 1 rij elk');
  const nl = await within(dialog).findByRole('checkbox', { name: /^Nationaal/ });
  const senate = await within(dialog).findByRole('checkbox', { name: /^Eerste Kamer/ });
  expect([nl, senate].map((box) => (box as HTMLInputElement).checked)).toEqual([true, true]);
  await expectAccessibleMarkup();

  await user.click(senate);
  await within(dialog).findByText('1 vergadering, 1 rij');
  await user.click(within(dialog).getByRole('button', { name: 'De hele agenda' }));
  await within(dialog).findByText('2 vergaderingen, 1 rij elk');

  const [from, to] = ['Van', 'Tot en met'].map((name) =>
    within(dialog).getByRole('textbox', { name: new RegExp(`^${name}`) }),
  );
  await user.clear(to!);
  await user.click(within(dialog).getByRole('button', { name: 'Download Excel' }));
  await within(dialog).findByText('Vul een datum in');
  expect(document.activeElement).toBe(to);
  await user.type(to!, `${typed(addDays(today, 400))}{Enter}`);
  await within(dialog).findByText(/^De agenda loopt van \d\d-\d\d-\d{4} tot en met/);
  await expectAccessibleMarkup();
  for (const field of [from!, to!]) {
    await user.clear(field);
    await user.type(field, typed(addDays(today, 37)));
  }
  await within(dialog).findByText('1 vergadering, 1 rij');
});

test('agenda: an Excel file needs a calendar, and Escape gives the focus back', async () => {
  const { user, dialog } = await openExport('/agenda?cal=nl:tk');
  await within(dialog).findByText('1 vergadering, 1 rij');
  const house = await within(dialog).findByRole('checkbox', { name: /^Tweede Kamer/ });
  await user.click(house);
  await within(dialog).findByText('Selecteer ten minste 1 agenda');
  await user.click(within(dialog).getByRole('button', { name: 'Download Excel' }));
  expect(document.activeElement).toBe(within(dialog).getAllByRole('checkbox')[0]);
  expect(screen.queryByText('Het Excel-bestand is gedownload')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Excel' }));
});

test('agenda: an Excel file holds to query and filters unless told otherwise', async () => {
  const { user, dialog } = await openExport('/agenda?q=windmolens&kind=committee');
  await within(dialog).findByText('Geen vergaderingen gevonden');
  await within(dialog).findByText('‘windmolens’ · Commissie');
  await user.click(within(dialog).getByRole('checkbox', { name: /^Alleen wat bij deze zoekopdracht/ }));
  await within(dialog).findByText('2 vergaderingen, 1 rij elk');
});

test('agenda: an Excel file of more meetings than one may hold is not asked for, and a failure is told', async () => {
  let counted = 5_001;
  screens.spoil((path) => {
    if (path.startsWith('/api/agendas/export/')) {
      const errors = [{ code: 'SERVER', message: '' }];
      return new Response(JSON.stringify({ errors, requestId: 'abc123' }), { status: 500 });
    }
    if (!path.startsWith('/api/agendas?')) return undefined;
    return Response.json({ data: [], countTotal: counted, actions: { more: false } });
  });
  const { user, dialog } = await openExport('/agenda');
  await within(dialog).findByText(
    /^5\.001 vergaderingen zijn er te veel: één bestand heeft er hoogstens 5\.000/,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Download Excel' }));
  expect(within(dialog).queryByRole('alert')).toBeNull();
  counted = 5_000;
  await user.click(within(dialog).getByRole('button', { name: 'De hele agenda' }));
  await within(dialog).findByText('5.000 vergaderingen, 1 rij elk');
  await user.click(within(dialog).getByRole('button', { name: 'Download Excel' }));
  await within(dialog).findByText(/^Het Excel-bestand kon niet worden gemaakt\./);
});
