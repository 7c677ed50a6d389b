import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessibleMarkup, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('dossier: votes of a day fold and open, and no outcome stands without whose it is', async () => {
  const user = await screens.open('/nl/dossier/45001');
  await heading('Wet op de waterkeringen');
  const fold = await screen.findByRole('button', { name: '2 andere stemmingen: 2 moties' });
  screen.getByText('Tweede Kamer: 1 aangenomen, 1 verworpen');
  expect(screen.getAllByText('Tweede Kamer: verworpen 80–70')).toHaveLength(1);
  await expectAccessibleMarkup();
  await user.click(fold);
  expect(screen.getAllByText('Tweede Kamer: verworpen 80–70')).toHaveLength(2);
  const outcomes = [...document.querySelectorAll('li [data-outcome]')].map(({ textContent }) => textContent);
  expect(outcomes.length).toBeGreaterThan(3);
  for (const said of outcomes) expect(said).toMatch(/^Tweede Kamer: /);
});

test('dossier: a name leads to the page of whom it stands for, with a search for their papers beside it; one of nobody to the papers', async () => {
  await screens.open('/nl/dossier/45001');
  await heading('Wet op de waterkeringen');
  const listed = (await screen.findByText('Mara Proefstra')).closest('li')!;
  expect(listed.textContent).toBe('Mara ProefstraProefpartij, 3 eigen initiatieven');
  expect(within(listed).getByRole('link', { name: 'Mara Proefstra' }).getAttribute('href')).toBe(
    '/nl/person/screens-mara',
  );
  const searchOf = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).searchParams.get('q');
  const papers = within(listed).getByRole('link', { name: 'Zoek op Mara Proefstra in dit dossier' });
  expect(searchOf(papers)).toBe('nummer:45001 EN persoon:"Mara Proefstra"');
  const unknown = screen.getByText('Truus Terpstra').closest('li')!;
  expect(unknown.textContent).toBe('Truus TerpstraProefpartij, 1 stuk');
  expect(searchOf(within(unknown).getByRole('link'))).toContain('persoon:"Truus Terpstra"');
});

test('dossier: a tab holds its own rows, empty ones are not there, and the address keeps which is shown', async () => {
  const user = await screens.open('/nl/dossier/45001');
  await heading('Wet op de waterkeringen');
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  // In a window without a width the cards stand among the tabs.
  expect(tabs.slice(0, 3)).toEqual(['Alles9', 'Stukken5', 'Stemmingen4']);
  expect(tabs.some((name) => name?.startsWith('Toezeggingen'))).toBe(false);
  await user.click(screen.getByRole('tab', { name: /^Stemmingen/ }));
  expect(new URLSearchParams(location.search).get('tab')).toBe('vote');
  await screen.findByRole('link', { name: 'Motie drie' });
  await user.click(screen.getByRole('button', { name: /Nieuwste eerst/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Oudste eerst', hidden: true }));
  await screen.findByRole('button', { name: /Oudste eerst/ });
});

test('dossier: what lies outside the subscription has a lock, without a day', async () => {
  await screens.open('/nl/dossier/45001', { modules: ['nlDashboard', 'listManager'] });
  await heading('Wet op de waterkeringen');
  const stages = within(await screen.findByRole('list', { name: 'Stand van het dossier' }));
  const senate = stages.getByText('Eerste Kamer').closest('li')!;
  expect(senate.getAttribute('data-state')).toBe('locked');
  expect(senate.querySelector('time')).toBeNull();
  const rows = await screen.findAllByText('Stuk senate', { selector: 'li[data-kind] span' });
  expect(rows[0]!.closest('li')!.querySelector('time, a')).toBeNull();
  await expectAccessibleMarkup();
});

test('dossier: one of a dashboard that is not subscribed to is a title with a lock', async () => {
  await screens.open('/nl/dossier/45001', { modules: ['EUDashboard'] });
  await heading('Dit dossier valt buiten je abonnement');
  screen.getByText('Wet op de waterkeringen');
  expect(screen.queryByText('Stuk bill')).toBeNull();
  await expectAccessibleMarkup();
});

test('dossier: its attachments stand in a tab with kind, size and their paper; one that does not come is asked for again there', async () => {
  const user = await screens.open('/nl/dossier/45001');
  await heading('Wet op de waterkeringen');
  screens.spoil((path) =>
    path.endsWith('/files') || path.includes('/comparison/versions')
      ? new Response('{}', { status: 500 })
      : undefined,
  );
  await screens.reload();
  await heading('Wet op de waterkeringen');
  await user.click(screen.getByRole('tab', { name: /^Bijlagen/ }));
  const versions = await screen.findByRole('region', { name: 'Versies van de tekst' });
  await within(versions).findByRole('button', { name: 'Opnieuw proberen' });
  const files = screen.getByRole('tabpanel', { name: /^Bijlagen/ });
  await within(files).findByRole('button', { name: 'Opnieuw proberen' });
  // All else of the page is there.
  screen.getByRole('list', { name: 'Stand van het dossier' });
  screens.spoil(() => undefined);
  await user.click(within(files).getByRole('button', { name: 'Opnieuw proberen' }));
  const file = (await screen.findByText('Advies bij de wet')).closest('li')!;
  expect(file.textContent).toContain('PDF · 230 kB');
  within(file).getByRole('link', { name: 'Stuk bill' });
  within(file).getByRole('button', { name: 'Open in een nieuw tabblad: Advies bij de wet' });
  expect(new URLSearchParams(location.search).get('tab')).toBe('files');
  await expectAccessibleMarkup();
});
