import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { fakeClock } from '#test/fake-clock.ts';
import { demoEmails, seedDemoAccounts } from '#demo/accounts.ts';
import { type AuthApp, authApp } from '#domains/auth/test/auth-app.ts';
import { codeOf } from '#domains/auth/test/codes.ts';
import { adminForTests } from './test/admin-for-tests.ts';

eachPeopleStore('the admin command', (given) => {
  const clock = fakeClock('2026-11-20T10:00:00Z');
  let api: AuthApp;
  beforeAll(() => {
    api = authApp(given.people.db, clock);
  });
  afterAll(() => api.app.close());

  const admin = (...argv: string[]) => adminForTests({ people: given.people, clock })(...argv);
  const passwordIn = (text: string) => /once: (\S+)/.exec(text)![1]!;
  const create = (email: string, ...more: string[]) =>
    admin(
      'user',
      'create',
      email,
      '--organisation',
      'gemeente ons',
      '--first',
      'An',
      '--last',
      'de Boer',
      ...more,
    );

  test('admin command: makes an organisation with modules and a user who can log in', async () => {
    expect((await admin('organisation', 'create', 'Gemeente Ons')).code).toBe(0);
    expect((await admin('organisation', 'create', 'Gemeente Ons')).code).toBe(1);
    expect((await admin('module', 'add', 'gemeente ons', 'mc13', '--config', 'seats=5')).code).toBe(0);
    expect((await admin('module', 'add', 'Gemeente Ons', 'agenda', '--until', '2026-11-19')).code).toBe(1);
    const made = await create('An@tests.example', '--staff', '--org-admin');
    expect(made.code).toBe(0);
    const { body } = await api.logIn('an@tests.example', passwordIn(made.text));
    expect(body).toMatchObject({
      organisation: 'Gemeente Ons',
      roles: ['org-admin'],
      activeModules: [{ moduleKey: 'nlLrDashboard', moduleConfiguration: { seats: 5 } }],
    });
    expect((await create('an@tests.example')).text).toMatch(/already/);
    expect((await admin('module', 'remove', 'Gemeente Ons', 'nlLrDashboard')).code).toBe(0);
    expect((await admin('module', 'list', 'Gemeente Ons')).text).toMatch(/no modules/);
    expect((await admin('user', 'list')).text).toContain('an@tests.example');
    expect((await admin('organisation', 'list')).text).toContain('Gemeente Ons');
  });

  test('admin command: maintenance is announced, switched on and off, and shown', async () => {
    const when = ['--from', '2026-11-21 22:00', '--until', '2026-11-21 23:00'];
    await admin('maintenance', 'off', ...when, '--nl', 'Nieuwe servers.');
    expect((await admin('maintenance', 'on', '--en', 'New servers.')).code).toBe(0);
    expect((await admin('maintenance', 'show')).text.split('\n')).toEqual([
      'Maintenance is on: only staff get in.',
      'Announced from 2026-11-21 22:00 until 2026-11-21 23:00.',
      'nl\tNieuwe servers.',
      'en\tNew servers.',
    ]);
    expect(JSON.parse((await admin('maintenance', 'show', '--json')).text)).toMatchObject({
      on: true,
      announced: { from: '2026-11-21T21:00:00.000Z', until: '2026-11-21T22:00:00.000Z' },
      texts: { nl: 'Nieuwe servers.', 'en-gb': 'New servers.' },
    });
    expect((await admin('maintenance', 'on', '--from', '2026-11-21 22:00')).code).toBe(1);
    expect((await admin('maintenance', 'on', ...when.with(3, '2026-02-30 22:00'))).text).toContain(
      '--until must be a time of Amsterdam',
    );
    expect((await admin('maintenance', 'off', '--reason', 'Klaar')).text).toBe('Maintenance is off.');
    const { reason } = await given.people.db
      .selectFrom('auditLog')
      .select('reason')
      .where('action', '=', 'maintenance.set')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(reason).toBe('Klaar');
  });

  test('admin command: an organisation has limits of its own, and the usual ones again', async () => {
    await admin('organisation', 'create', 'Grenzen');
    const told = async () => (await admin('limit', 'list', 'grenzen')).text;
    expect(await told()).toContain('searchesAtOnce\t4');
    expect((await admin('limit', 'set', 'Grenzen', 'searchesAtOnce', '9')).code).toBe(0);
    expect((await admin('limit', 'set', 'Grenzen', 'listItems', '0')).code).toBe(0);
    expect(await told()).toMatch(/listItems\t0\t0\n(.*\n)*searchesAtOnce\t9/);
    expect((await admin('limit', 'unset', 'Grenzen', 'searchesatonce')).text).toContain('4');
    expect(await told()).toMatch(/listItems\t0\t0\n(.*\n)*searchesAtOnce\t4/);
  });

  test('admin command: an organisation asks a second factor of its users, or leaves it to them', async () => {
    await admin('organisation', 'create', 'Beveiligd');
    const rule = (asked: string) => admin('organisation', 'second-factor', 'beveiligd', asked, '--json');
    const told = async (asked: string) => JSON.parse((await rule(asked)).text) as unknown;
    expect(await told('on')).toEqual({ required: true, users: 0, withFactor: 0 });
    expect(await told('off')).toMatchObject({ required: false });
    expect((await rule('maybe')).code).toBe(64);
  });

  test('admin command: a new password and deactivation end every session', async () => {
    const first = passwordIn((await create('bo@tests.example')).text);
    const login = async (password: string) => api.logIn('bo@tests.example', password);
    const old = (await login(first)).body.data.token;
    const second = passwordIn((await admin('user', 'reset-password', 'BO@tests.example')).text);
    expect((await api.get('/users/me/session', old)).status).toBe(401);
    expect((await login(first)).status).toBe(401);
    const token = (await login(second)).body.data.token;
    expect((await admin('user', 'deactivate', 'bo@tests.example')).code).toBe(0);
    expect((await api.get('/users/me/session', token)).status).toBe(401);
    expect((await login(second)).status).toBe(401);
    expect((await admin('user', 'activate', 'bo@tests.example')).code).toBe(0);
    expect((await login(second)).status).toBe(200);
  });

  test('admin command: one JSON document for programs, also of what goes wrong', async () => {
    const json = async (...argv: string[]) => {
      const { code, text } = await admin(...argv, '--json');
      return { code, data: JSON.parse(text) as unknown };
    };
    expect(await json('organisation', 'create', 'Machine')).toMatchObject({
      code: 0,
      data: { name: 'Machine' },
    });
    expect(await json('limit', 'set', 'Machine', 'seats', '1')).toEqual({
      code: 0,
      data: { name: 'seats', value: 1 },
    });
    const names = ['--organisation', 'Machine', '--first', 'Cy', '--last', 'Borg'];
    const invited = await json('user', 'invite', 'cy@tests.example', ...names, '--language', 'en-gb');
    expect(invited).toMatchObject({ code: 0, data: { mailed: true } });
    expect((await admin('mail', 'show', 'cy@tests.example')).text).toContain(
      'Activate your account at Vizier',
    );
    expect(await json('user', 'invite', 'di@tests.example', ...names)).toMatchObject({
      code: 1,
      data: { error: expect.stringContaining('All 1 seats') },
    });
    expect(await json('user', 'fly')).toEqual({ code: 64, data: { error: 'Unknown command: user fly' } });
    const changed = await json(
      'user',
      'change',
      'cy@tests.example',
      '--last',
      'Org',
      '--org-admin',
      '--modules',
      'all',
    );
    expect(changed.code).toBe(0);
    expect(await json('user', 'list', 'Machine')).toMatchObject({
      data: [{ email: 'cy@tests.example', lastName: 'Org', roles: ['org-admin'], state: 'invited' }],
    });
  });

  test('admin command: what it changes is in the audit log with its reason', async () => {
    await admin('organisation', 'create', 'Spoor', '--reason', 'Contract 12');
    await admin('module', 'add', 'Spoor', 'agenda');
    await admin('module', 'remove', 'Spoor', 'agenda');
    const names = ['--organisation', 'Spoor', '--first', 'Ed', '--last', 'Ik'];
    await admin('user', 'create', 'ed@tests.example', ...names);
    await admin('user', 'end-sessions', 'ed@tests.example');
    await admin('user', 'email', 'ed@tests.example', 'eddy@tests.example');
    await admin('user', 'reset-password', 'eddy@tests.example');
    await admin('user', 'deactivate', 'eddy@tests.example');
    await admin('user', 'activate', 'eddy@tests.example');
    await admin('user', 'invite', 'fe@tests.example', ...names);
    clock.advance(5 * 60_000);
    await admin('user', 'invite-again', 'fe@tests.example', '--reason', 'Kwijt');
    const { id } = await given.people.db
      .selectFrom('organisations')
      .select('id')
      .where('name', '=', 'Spoor')
      .executeTakeFirstOrThrow();
    const log = await given.people.db
      .selectFrom('auditLog')
      .select(['action', 'who', 'reason'])
      .where('organisationId', '=', id)
      .orderBy('action')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'module.end',
      'module.set',
      'organisation.create',
      'user.create',
      'user.deactivate',
      'user.email',
      'user.endSessions',
      'user.invite',
      'user.inviteAgain',
      'user.password',
      'user.restore',
    ]);
    expect(new Set(log.map(({ who }) => who))).toEqual(new Set(['npm run admin']));
    expect(log.map(({ reason }) => reason).filter(Boolean)).toEqual(['Contract 12', 'Kwijt']);
  });

  test('admin command: what the site refuses is refused in the words of the site', async () => {
    await admin('organisation', 'create', 'Woorden');
    const text = async (...argv: string[]) => (await admin(...argv)).text;
    const invite = ['user', 'invite', 'no address', '--organisation', 'Woorden', '--first', 'A'];
    const last = ['--last', 'x'.repeat(101), '--language', 'fr'];
    expect([
      await text('organisation', 'create', '  '),
      await text(
        'organisation',
        'change',
        'Woorden',
        '--name',
        'x'.repeat(121),
        '--notes',
        'x'.repeat(5_001),
      ),
      await text('organisation', 'change', 'Woorden', '--since', '2026-02-29'),
      await text('limit', 'set', 'Woorden', 'seats', '10000001'),
      await text('limit', 'set', 'Woorden', 'seats', 'many'),
      await text('module', 'add', 'Woorden', 'agenda', '--config', `tint=${'x'.repeat(501)}`),
      await text('maintenance', 'off', '--reason', 'x'.repeat(501)),
      await text(...invite, ...last),
    ]).toEqual([
      'The value of the name is not valid.',
      'The value of the name is not valid.\nThe value of the notes is not valid.',
      '--since must be a day as YYYY-MM-DD or none, not 2026-02-29.',
      'The value of the limit is not valid.',
      'The value of the limit is not valid.',
      'The value of the settings of the module is not valid.',
      'The value of the reason is not valid.',
      'The value of the email address is not valid.\nThe value of the last name is not valid.\nThe value of the language is not valid.',
    ]);
  });

  test('admin command: a second factor that was lost is taken away with every session, noted and told', async () => {
    const password = passwordIn((await create('kwijt@tests.example')).text);
    const { token } = (await api.logIn('kwijt@tests.example', password)).body.data;
    const begun = await api.send('POST', '/users/me/factor/begin', { password }, { 'x-auth': token });
    const { ticket, key } = begun.body as unknown as { ticket: string; key: string };
    const code = codeOf(key, clock);
    const on = await api.send('POST', '/users/me/factor/finish', { ticket, code }, { 'x-auth': token });
    expect(on.status).toBe(200);
    expect((await api.logIn('kwijt@tests.example', password)).body.errors[0]!.code).toBe('FACTOR');
    expect((await admin('user', 'reset-factor', 'Kwijt@tests.example')).code).toBe(0);
    expect((await api.get('/users/me/session', token)).status).toBe(401);
    expect((await api.logIn('kwijt@tests.example', password)).status).toBe(200);
    const lines = await given.people.db
      .selectFrom('auditLog')
      .select(['who', 'action'])
      .where('action', '=', 'user.resetFactor')
      .execute();
    expect(lines).toEqual([{ who: 'npm run admin', action: 'user.resetFactor' }]);
    expect((await admin('mail', 'show', 'kwijt@tests.example')).text).toContain('Je tweede stap is gewist');
  });

  test.each([
    [64, []],
    [64, ['user', 'fly']],
    [64, ['organisation', 'create']],
    [64, ['organisation', 'list', '--staff']],
    [64, ['organisation', 'list', '--unknown']],
    [64, ['user', 'create', 'c@tests.example']],
    [1, ['module', 'add', 'Nobody', 'agenda']],
    [1, ['module', 'add', 'Gemeente Ons', 'flying']],
    [1, ['module', 'add', 'Gemeente Ons', 'agenda', '--from', '2026-02-30']],
    [1, ['limit', 'set', 'Gemeente Ons', 'searchesAtOnce', '0']],
    [1, ['limit', 'set', 'Gemeente Ons', 'searchesPerMinute', '2.5']],
    [1, ['limit', 'set', 'Gemeente Ons', 'flights', '2']],
    [1, ['user', 'import', '/nowhere/users.csv', '--organisation', 'Gemeente Ons']],
    [1, ['user', 'deactivate', 'bo@tests.example', '--to', 'nobody@tests.example']],
    [1, ['user', 'deactivate', 'nobody@tests.example']],
    [1, ['user', 'reset-factor', 'nobody@tests.example']],
    [1, ['user', 'create', 'no address', '--organisation', 'Gemeente Ons', '--first', 'A', '--last', 'B']],
  ])('admin command: exits with %i for %j', async (code, argv) => {
    const done = await admin(...argv);
    expect(done.code).toBe(code);
    expect(done.text).not.toBe('');
  });

  test('admin command: demonstration accounts differ in modules and are made once', async () => {
    const password = 'a demonstration';
    await seedDemoAccounts(given.people.db, { password, clock });
    await seedDemoAccounts(given.people.db, { password, clock });
    const modulesOf = async (email: string) =>
      (await api.logIn(email, password)).body.activeModules.map(({ moduleKey }) => moduleKey);
    expect(demoEmails).toEqual(['demo@vizier.example', 'geen@vizier.example', 'lokaal@vizier.example']);
    expect(await modulesOf('demo@vizier.example')).toHaveLength(9);
    expect(await modulesOf('geen@vizier.example')).toEqual(['agenda', 'listManager']);
    expect(await modulesOf('lokaal@vizier.example')).toEqual(['nlLrDashboard']);
  });
});
