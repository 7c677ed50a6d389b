import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, dayOf } from 'contract/amsterdam';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const today = dayOf(Date.now());
const said = (name: string) => new URLSearchParams(location.search).get(name);

test('agenda: days without a meeting lead to the next that has one, within the same filters', async () => {
  const user = await screens.open(`/agenda?from=${addDays(today, 8)}&to=${addDays(today, 9)}&cal=nl:tk`);
  await screen.findByRole('heading', { name: 'Geen vergaderingen gevonden' });
  const way = await screen.findByRole('button', { name: /^Naar .*, de eerste met een vergadering$/ });
  await expectAccessibleMarkup();
  await user.click(way);
  await waitFor(() => expect(said('date')).toBe(addDays(today, 37)));
  expect(said('from')).toBeNull();
  expect(said('cal')).toBe('nl:tk');
});

test('agenda: where no later day has a meeting none is offered', async () => {
  await screens.open(`/agenda?from=${addDays(today, 8)}&to=${addDays(today, 9)}&cal=nl:ek`);
  await screen.findByRole('heading', { name: 'Geen vergaderingen gevonden' });
  await screen.findByRole('button', { name: 'Zoek in de hele agenda' });
  await expectKept();
  expect(screen.queryByRole('button', { name: /de eerste met een vergadering$/ })).toBeNull();
});

test('agenda: the list begins earlier at a click, as far as the agenda goes', async () => {
  const user = await screens.open('/agenda');
  const earlier = () => screen.findByRole('button', { name: 'Eerdere vergaderingen' });
  await user.click(await earlier());
  await waitFor(() => expect(said('from')).toBe(addDays(today, -28)));
  expect(said('to')).toBe(addDays(today, 27));
  for (let step = 0; step < 3; step += 1) await user.click(await earlier());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Eerdere vergaderingen' })).toBeNull());
  expect(said('to')).toBe(addDays(today, 27));
});

test('agenda: what a query does not find is shown as well when asked for, until the next query', async () => {
  const user = await screens.open('/agenda?q=windmolens');
  await screen.findByRole('heading', { name: 'Geen vergaderingen gevonden' });
  await user.click(screen.getByRole('button', { name: 'Toon ook zonder treffers' }));
  await screen.findByText('2 vergaderingen, 0 met treffers');
  expect(said('others')).toBe('1');
  await expectAccessibleMarkup();
  await user.click(screen.getByRole('button', { name: 'Verberg die zonder treffers' }));
  await screen.findByRole('heading', { name: 'Geen vergaderingen gevonden' });
  await user.click(screen.getByRole('button', { name: 'Toon ook zonder treffers' }));
  await screen.findByRole('button', { name: 'Verberg die zonder treffers' });
  await user.type(screen.getByRole('combobox', { name: 'Zoekopdracht' }), ' op zee{Enter}');
  await screen.findByRole('heading', { name: 'Geen vergaderingen gevonden' });
  expect(said('others')).toBeNull();
});

test('agenda: an address of single meetings shows these alone', async () => {
  await screens.open('/agenda?meeting=x-senate');
  await screen.findByText('1 vergadering');
  await screen.findByRole('button', { name: 'Filter weghalen: 1 gevolgde vergadering' });
  expect(said('meeting')).toBe('x-senate');
});

test('agenda: filters chosen one right after the other are one step; who goes elsewhere meanwhile stays there', async () => {
  await screens.open('/agenda');
  const box = (name: RegExp) => screen.findByRole('checkbox', { name });
  const boxes = [await box(/^Tweede Kamer/), await box(/^Eerste Kamer/)];
  const steps = history.length;
  for (const one of boxes) one.click();
  await waitFor(() => expect(said('cal')?.split(',').toSorted()).toEqual(['nl:ek', 'nl:tk']));
  expect(history.length).toBe(steps + 1);

  boxes[0]!.click();
  screen.getAllByRole('link', { name: 'Lijsten' })[0]!.click();
  await waitFor(() => expect(location.pathname).toMatch(/^\/list-manager/));
  await screen.findByRole('heading', { level: 1, name: 'Lijsten' });
  await expectKept();
  expect(location.pathname).toMatch(/^\/list-manager/);
});
