import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, dayOf } from 'contract/amsterdam';
import { expectAccessibleMarkup, expectKept, useScreens } from '../../../test/screens.tsx';

const screens = useScreens();
const typed = (day: string) => day.split('-').reverse().join('-');
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;
const isChecked = (field: HTMLElement) => (field as HTMLInputElement).checked;
const saved = () => screen.findAllByText('Instellingen zijn opgeslagen');
const box = (name: string | RegExp) => screen.findByRole('combobox', { name });
const onOff = (name: string) => screen.findByRole('switch', { name });
/** The bar of a phone has the same place once more. */
const toLists = () => screen.getAllByRole('link', { name: 'Lijsten' })[0]!;
const textbox = (name: string) => screen.findByRole('textbox', { name });

test('settings: new times of mails are kept and told to hold from tomorrow', async () => {
  const user = await screens.open('/settings#e-mail');
  await screen.findByText(/^Nieuwe tijden gelden vanaf morgen/);
  await user.selectOptions(await box('Tijd van de dagelijkse mail'), '09:15');
  await saved();
  await screen.findByText(/^Je nieuwe tijden gelden vanaf/);
  await screen.findByText('Die vertrekt op deze dag om 09:15.');
  await user.selectOptions(await box('Dag van de wekelijkse mail'), 'vrijdag');
  await user.click(await onOff('Mail als er niets nieuws is'));
  await user.click(await screen.findByRole('radio', { name: /^Uitgebreid/ }));
  await user.click(await onOff('Wijzigingen van vergaderingen'));
  await expectKept();
  await expectAccessibleMarkup();
  await screens.reload();
  await waitFor(async () => expect(valueOf(await box('Tijd van de dagelijkse mail'))).toBe('09:15'));
  expect(valueOf(await box('Dag van de wekelijkse mail'))).toBe('5');
  expect(isChecked(await onOff('Mail als er niets nieuws is'))).toBe(true);
  expect(isChecked(await screen.findByRole('radio', { name: /^Uitgebreid/ }))).toBe(true);
  await user.click(await onOff('Overzicht van geplande vergaderingen'));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Dag van het overzicht' })).toBeNull());
  await screen.findByText('Er zijn nog geen mails aan je verstuurd.');
});

test('settings: those of mail that cannot be loaded say so and can be tried again', async () => {
  const body = JSON.stringify({ errors: [{ code: 'SERVER', message: '' }], requestId: 'abc123' });
  screens.spoil((path) =>
    path.startsWith('/api/users/me/emailconfig') ? new Response(body, { status: 500 }) : undefined,
  );
  const user = await screens.open('/settings#e-mail');
  await screen.findByText(/^De e-mailinstellingen konden niet worden geladen\./);
  await screen.findByText(/abc123/);
  screens.spoil(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await box('Tijd van de dagelijkse mail');
});

test('settings: a vacation lasts a fortnight unless told otherwise, and ends by hand', async () => {
  const today = dayOf(Date.now());
  const user = await screens.open('/settings#vakantie');
  await user.click(await onOff('Ik ben op vakantie'));
  const lastDay = await textbox('Laatste dag');
  expect(valueOf(lastDay)).toBe(typed(addDays(today, 13)));
  await screen.findByText(/^Vakantie tot en met .*: je krijgt geen mails\.$/);
  await expectAccessibleMarkup();
  const type = async (day: string) => {
    await user.clear(lastDay);
    await user.type(lastDay, `${day}{Enter}`);
  };
  await type('31-02-2027');
  await screen.findByText('Deze dag bestaat niet.');
  await type(typed(addDays(today, 90)));
  await screen.findByText(/^Een vakantie duurt hoogstens 90 dagen, tot en met /);
  await expectAccessibleMarkup();
  await type(typed(addDays(today, 89)));
  await waitFor(() => expect(screen.queryByText(/^Een vakantie duurt hoogstens/)).toBeNull());
  await user.click(await screen.findByRole('button', { name: '1 week' }));
  await waitFor(() => expect(valueOf(lastDay)).toBe(typed(addDays(today, 6))));
  await user.click(await screen.findByRole('button', { name: 'Ik ben terug' }));
  await waitFor(async () => expect(isChecked(await onOff('Ik ben op vakantie'))).toBe(false));
  await waitFor(() => expect(screen.queryByText(/je krijgt geen mails\.$/)).toBeNull());
});

test('settings: colours of the newsletter, a pair, own ones that read badly, and leaving without saving', async () => {
  const user = await screens.open('/settings#nieuwsbrief');
  const index = () => within(screen.getByRole('navigation', { name: 'Onderdelen van de instellingen' }));
  const leaving = () => screen.findByRole('dialog', { name: 'Weggaan zonder op te slaan?' });
  await screen.findByText('Je nieuwsbrieven krijgen nu de standaardkleuren.');
  await user.click(screen.getByRole('radio', { name: 'Pruim en fuchsia' }));
  const primary = await textbox('Hoofdkleur');
  await waitFor(() => expect(valueOf(primary)).toBe('#6B2A63'));
  await user.clear(primary);
  await user.tab();
  await screen.findByText('Kies een kleur.');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(document.activeElement).toBe(primary));
  await user.type(primary, '#ffc53d');
  await screen.findByText(/^Witte tekst heeft hierop een contrast van 1,5:1/);
  await expectAccessibleMarkup();

  await user.click(index().getByRole('link', { name: 'Contexten' }));
  await user.click(index().getByRole('link', { name: 'Nieuwsbrief' }));
  expect(valueOf(await textbox('Hoofdkleur')).toLowerCase()).toBe('#ffc53d');
  await user.click(toLists());
  await user.click(within(await leaving()).getByRole('button', { name: 'Annuleren' }));

  await user.click(screen.getByRole('button', { name: /^Neem #[0-9A-F]{6} voor witte tekst$/ }));
  await waitFor(() => expect(screen.queryByText(/^Witte tekst heeft/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await screen.findByText('Je nieuwsbrieven krijgen nu je eigen kleuren.');
  await screens.reload();
  await screen.findByText('Je nieuwsbrieven krijgen nu je eigen kleuren.');
  await user.click(screen.getByRole('button', { name: 'Terug naar de standaardkleuren' }));
  await screen.findByText('Je nieuwsbrieven krijgen nu de standaardkleuren.');

  await user.click(screen.getByRole('radio', { name: 'Leisteen en grijs' }));
  await user.click(toLists());
  await user.click(within(await leaving()).getByRole('button', { name: 'Weggaan zonder op te slaan' }));
  await waitFor(() => expect(location.pathname).toBe('/list-manager'));
});

test.each([
  ['nieuwsbrief', 'De nieuwsbrief hoort niet bij je abonnement'],
  ['lezers', 'De nieuwsbrief hoort niet bij je abonnement'],
  ['agenda', 'De agenda hoort niet bij je abonnement'],
])('settings: who lacks the module of the part %s is told what it is instead', async (part, told) => {
  await screens.open(`/settings#${part}`, { modules: ['nlLrDashboard'] });
  await screen.findByRole('heading', { name: told });
  await expectAccessibleMarkup();
});

test('settings: who lacks the agenda has no times of its mails', async () => {
  await screens.open('/settings#e-mail', { modules: ['nlLrDashboard'] });
  await screen.findByText(/^De agenda hoort niet bij je abonnement, daarom/);
  expect(screen.queryByRole('combobox', { name: 'Tijd van de agendamails' })).toBeNull();
});

test('settings: the minimum match with which searches begin', async () => {
  const user = await screens.open('/settings#context');
  const match = await screen.findByRole('slider', { name: 'Minimale match' });
  expect(screen.getAllByText('Verborgen')).toHaveLength(2);
  match.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await screen.findByText('50%');
  await saved();
  await expectKept();
  await screens.reload();
  await screen.findByText('50%');
  await user.click(screen.getByRole('button', { name: 'Terug naar 40%' }));
  await screen.findByText('40%');
});
