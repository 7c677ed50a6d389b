import { addDays, dayOf } from 'contract/amsterdam';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Administering, openAdministering } from './test/administering.ts';

let site: Administering;
beforeAll(async () => {
  site = await openAdministering();
});
afterAll(() => site.product.close());

const today = () => dayOf(site.product.clock.now().getTime());
const own = () => `/organisations/${site.organisationId}`;

test('organisations: staff find every one, an admin of one that one alone', async () => {
  const { ask, staff, admin, organisationId } = site;
  const all = (await ask(staff, 'GET', '/organisations')).json<{ data: { id: string }[]; total: number }>();
  expect(all.total).toBe(2);
  const mine = (await ask(admin, 'GET', '/organisations')).json<{ data: { id: string; users: number }[] }>();
  expect(mine.data).toMatchObject([{ id: organisationId, users: 2, seats: 25 }]);
  const other = all.data.find(({ id }) => id !== organisationId)!;
  expect((await ask(admin, 'GET', `/organisations/${other.id}`)).statusCode).toBe(404);
  const name = (await ask(staff, 'GET', own())).json<{ name: string }>().name;
  expect(
    (await ask(staff, 'GET', `/organisations?find=${name.slice(-8).toUpperCase()}`)).json(),
  ).toMatchObject({
    data: [{ id: organisationId }],
    total: 1,
  });
  expect((await ask(staff, 'GET', '/organisations?find=%25')).json()).toMatchObject({ total: 0 });
  expect((await ask(staff, 'GET', '/organisations?page=2')).statusCode).toBe(400);
});

test('organisations: a name is there once; notes are for staff alone, in the log too', async () => {
  const { ask, staff, admin, log } = site;
  const made = await ask(staff, 'POST', '/organisations', {
    name: ' Veldkers ',
    customerSince: '2024-03-01',
  });
  expect(made.statusCode).toBe(200);
  expect((await ask(staff, 'POST', '/organisations', { name: 'Veldkers' })).json()).toMatchObject({
    errors: [{ code: 'EC-06' }],
  });
  const changed = await ask(staff, 'PATCH', own(), {
    customerSince: '2024-03-01',
    notes: 'Betaalt laat.',
    reason: 'Gesprek',
  });
  expect(changed.statusCode).toBe(200);
  expect((await ask(staff, 'GET', own())).json()).toMatchObject({
    customerSince: '2024-03-01',
    notes: 'Betaalt laat.',
  });
  expect((await ask(admin, 'GET', own())).json()).toMatchObject({ notes: null });
  const [line] = (await log()).filter(({ action }) => action === 'organisation.change');
  expect(line).toMatchObject({ reason: 'Gesprek' });
  expect(JSON.stringify(line)).not.toContain('Betaalt');
});

test('organisations: a module with its days says how it stands', async () => {
  const { ask, staff, log } = site;
  const put = (moduleKey: string, startsOn: string, endsOn: string | null, configuration = {}) =>
    ask(staff, 'PUT', `${own()}/modules/${moduleKey}`, {
      startsOn,
      endsOn,
      configuration,
      reason: 'Contract',
    });
  await put('EUDashboard', '2026-01-01', addDays(today(), 37), { bron: 'alles', aantal: 3 });
  await put('nlLrDashboard', '2025-02-01', addDays(today(), -1));
  await put('beFedDashboard', addDays(today(), 1), null);
  await put('agenda', '2026-01-01', today());
  expect((await put('agenda', '2026-02-01', '2026-01-01')).json()).toMatchObject({
    errors: [{ code: 'EC-02' }],
  });
  // What ended that long ago would be erased at once.
  expect((await put('agenda', '2025-01-01', addDays(today(), -2))).json()).toMatchObject({
    errors: [{ code: 'EC-02', field: 'body.endsOn', message: expect.stringContaining('gisteren') }],
  });
  const { modules } = (await ask(staff, 'GET', own())).json<{ modules: { moduleKey: string }[] }>();
  expect(modules).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        moduleKey: 'EUDashboard',
        code: 'MC07',
        state: 'active',
        daysLeft: 38,
        configuration: { bron: 'alles', aantal: 3 },
      }),
      expect.objectContaining({ moduleKey: 'nlLrDashboard', state: 'ended', daysLeft: null }),
      expect.objectContaining({ moduleKey: 'beFedDashboard', state: 'coming', daysLeft: null }),
      expect.objectContaining({ moduleKey: 'agenda', state: 'active', daysLeft: 1 }),
    ]),
  );
  const end = (moduleKey: string) =>
    ask(staff, 'DELETE', `${own()}/modules/${moduleKey}`, { reason: 'Opgezegd' });
  expect((await end('EUDashboard')).statusCode).toBe(200);
  expect((await end('EUDashboard')).statusCode).toBe(404);
  expect((await end('beFedDashboard')).statusCode).toBe(200);
  const after = (await ask(staff, 'GET', own())).json<{ modules: { moduleKey: string; state: string }[] }>();
  expect(after.modules.find(({ moduleKey }) => moduleKey === 'EUDashboard')).toMatchObject({
    state: 'ended',
    endsOn: addDays(today(), -1),
  });
  expect(after.modules.map(({ moduleKey }) => moduleKey)).not.toContain('beFedDashboard');
  expect((await log()).filter(({ action }) => action.startsWith('module.'))).toHaveLength(6);
});

test('organisations: limits stand beside the highest use and by whom, and lowering one says whom it touches', async () => {
  const { ask, staff, admin, user, log } = site;
  for (const title of ['Een', 'Twee', 'Drie']) await user.post('/lists', { title });
  await admin.post('/lists', { title: 'Vier' });
  const limitsOf = async () => (await ask(admin, 'GET', own())).json<{ limits: { name: string }[] }>().limits;
  const lists = async () => (await limitsOf()).find(({ name }) => name === 'activeLists');
  expect(await lists()).toEqual({
    name: 'activeLists',
    value: 200,
    usual: 200,
    use: { number: 3, by: 'Noor van Dam' },
  });
  expect((await ask(staff, 'GET', `${own()}/limits/activeLists/touched?value=2`)).json()).toEqual({
    data: [{ name: 'Noor van Dam', number: 3 }],
    total: 1,
  });
  const set = (value: number | null, who = staff) =>
    ask(who, 'PUT', `${own()}/limits/activeLists`, { value, reason: 'Pakket' });
  expect((await set(2)).statusCode).toBe(200);
  expect((await set(2, admin)).statusCode).toBe(403);
  expect(await lists()).toMatchObject({ value: 2, use: { number: 3 } });
  expect((await user.post('/lists', { title: 'Vijf' })).json()).toMatchObject({
    errors: [{ code: 'EC-05' }],
  });
  expect((await set(null)).statusCode).toBe(200);
  expect(await lists()).toMatchObject({ value: 200 });
  const tooLow = await ask(staff, 'PUT', `${own()}/limits/searchesAtOnce`, { value: 0 });
  expect(tooLow.json()).toMatchObject({ errors: [{ code: 'EC-02' }] });
  expect((await log()).filter(({ action }) => action === 'limit.set')).toMatchObject([
    { before: '{"activeLists":200}', after: '{"activeLists":2}', reason: 'Pakket' },
    { before: '{"activeLists":2}', after: '{"activeLists":200}' },
  ]);
});

test('organisations: its admin keeps the colours to admins, and what users have who did not choose comes from it', async () => {
  const { ask, staff, admin, user, log } = site;
  expect((await ask(admin, 'GET', own())).json()).toMatchObject({ coloursOfAdmins: false });
  const restrict = (ofAdmins: boolean) => ask(admin, 'PUT', `${own()}/colours`, { ofAdmins });
  expect((await restrict(true)).statusCode).toBe(200);
  const mayChange = async () =>
    (await user.get('/users/me/newsletter-colours')).json<{ mayChangeOrganization: boolean }>()
      .mayChangeOrganization;
  expect(await mayChange()).toBe(false);
  await restrict(false);
  expect(await mayChange()).toBe(true);
  const set = await ask(staff, 'PUT', `${own()}/preferences`, {
    preferences: { locale: 'en-gb', minimalMatchPercentage: 60 },
  });
  expect(set.statusCode).toBe(200);
  expect((await user.get('/users/me/preferences')).json()).toMatchObject({
    effective: { locale: 'en-gb', minimalMatchPercentage: 60, density: 'comfortable' },
    origin: { locale: 'organization', density: 'default' },
  });
  const actions = (await log()).map(({ action }) => action);
  expect(actions.filter((action) => action === 'organisation.colours')).toHaveLength(2);
  expect(actions).toContain('organisation.preferences');
});
