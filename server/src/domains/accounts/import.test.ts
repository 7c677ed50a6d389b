import type { ImportLine } from 'contract/admin/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUsers } from './import-lines.ts';
import { type Administering, openAdministering } from './test/administering.ts';

let site: Administering;
beforeAll(async () => {
  site = await openAdministering();
});
afterAll(() => site.product.close());

test('import: the columns of a file are found by their names, in any order and language', () => {
  expect(readUsers('\uFEFFRol;E-mail;Naam;Modules\n;an@tests.example;An de Boer;MC11 agenda\n\n')).toEqual([
    {
      line: 2,
      email: 'an@tests.example',
      firstName: 'An',
      lastName: 'de Boer',
      role: '',
      modules: ['MC11', 'agenda'],
    },
  ]);
  expect(readUsers('First name,Last name,Email\n"Bo, jr.",Vis,bo@tests.example')).toMatchObject([
    { firstName: 'Bo, jr.', lastName: 'Vis', email: 'bo@tests.example', modules: [] },
  ]);
  expect(readUsers('An de Boer;an@tests.example')).toBeUndefined();
});

test('import: a preview says of every line what will happen, and nothing happens', async () => {
  const { ask, admin, staff, user, organisationId, product } = site;
  const stranger = await product.subscriber();
  await ask(staff, 'PUT', `/organisations/${organisationId}/limits/seats`, { value: 4 });
  const csv = [
    'naam;e-mail;rol;modules',
    'Ilse Quartel;ILSE@tests.example;beheerder;MC11+agenda',
    `Noor van Dam;${user.email};;`,
    'Ilse Weer;ilse@tests.example;;',
    ';;gebruiker;',
    'Joost;geen adres;;',
    `Vreemd;${stranger.email};;`,
    'Kees;kees@tests.example;directeur;',
    'Lies;lies@tests.example;;MC99',
    'Mo;mo@tests.example;;',
    'Nel;nel@tests.example;;',
  ].join('\n');
  const answer = await ask(admin, 'POST', '/users/import/preview', { organisationId, csv });
  const { lines } = answer.json<{ lines: ImportLine[] }>();
  expect(lines.map(({ line, outcome, why }) => [line, outcome, why])).toEqual([
    [2, 'new', null],
    [3, 'exists', null],
    [4, 'refused', 'Dit adres staat ook op regel 2.'],
    [5, 'refused', 'Op deze regel staat geen e-mailadres.'],
    [6, 'refused', 'Naar dit adres kan geen mail worden gestuurd.'],
    [7, 'refused', 'Dit adres heeft al een account bij een andere organisatie.'],
    [8, 'refused', '‘directeur’ is geen rol; kies gebruiker of beheerder.'],
    [9, 'refused', '‘MC99’ is geen module van deze organisatie.'],
    [10, 'new', null],
    [11, 'refused', 'Hiervoor is geen plaats meer: er zijn 4 plaatsen.'],
  ]);
  const refused = await ask(admin, 'POST', '/users/import', { organisationId, csv, locale: 'nl' });
  expect(refused.json()).toMatchObject({ errors: [{ code: 'EC-02' }] });
  const { total } = (await ask(admin, 'GET', '/users')).json<{ total: number }>();
  expect(total).toBe(2);
  await ask(staff, 'PUT', `/organisations/${organisationId}/limits/seats`, { value: null });
});

test('import: makes everyone who is new at once, mails each, and is one line of the log', async () => {
  const { ask, admin, user, organisationId, mailTo, log } = site;
  const csv = [
    'voornaam,achternaam,email,rol,modules',
    'Ilse,Quartel,ilse@tests.example,beheerder,"MC11 agenda"',
    `Noor,van Dam,${user.email},,`,
    'Bas,Kamphorst,bas@tests.example,,',
  ].join('\r\n');
  const made = await ask(admin, 'POST', '/users/import', {
    ...{ organisationId, csv, locale: 'en-gb', reason: 'Nieuw team' },
  });
  expect(made.json()).toEqual({ made: 2 });
  for (const email of ['ilse@tests.example', 'bas@tests.example'])
    await expect.poll(async () => (await mailTo(email))?.subject).toBe('Activate your account at Vizier');
  const found = await ask(admin, 'GET', '/users?find=tests.example');
  expect(found.json()).toMatchObject({
    data: [
      { email: 'bas@tests.example', roles: [], modules: null, locale: 'en-gb', state: 'invited' },
      { email: 'ilse@tests.example', roles: ['org-admin'], modules: ['nlDashboard', 'agenda'] },
    ],
  });
  expect((await log()).filter(({ action }) => action === 'user.import')).toMatchObject([
    { reason: 'Nieuw team', after: '{"users":["ilse@tests.example","bas@tests.example"]}' },
  ]);
  const again = await ask(admin, 'POST', '/users/import', { organisationId, csv, locale: 'nl' });
  expect(again.json()).toMatchObject({ errors: [{ message: expect.stringContaining('niemand') }] });
  const wrong = await ask(admin, 'POST', '/users/import/preview', { organisationId, csv: 'Ilse' });
  expect(wrong.json()).toMatchObject({ errors: [{ code: 'EC-02' }] });
});
