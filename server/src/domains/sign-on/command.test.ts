import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { fakeClock } from '#test/fake-clock.ts';
import { type IdentityProvider, startIdentityProvider } from '#test/identity-provider.ts';
import { createOrganisation } from '#domains/auth/index.ts';
import { testSignOn } from '#domains/auth/test/auth-app.ts';
import { adminForTests } from '#src/commands/admin/test/admin-for-tests.ts';

let provider: IdentityProvider;
let folder: string;
beforeAll(async () => {
  provider = await startIdentityProvider([`${testSignOn.site}/sign-in/callback`]);
  folder = await mkdtemp(join(tmpdir(), 'sign-on-'));
});
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true });
});

eachPeopleStore('the command for identity providers', (given) => {
  const admin = (verb: string, ...argv: string[]) =>
    adminForTests({ people: given.people, clock: fakeClock('2026-11-20T10:00:00Z') })(
      'sign-on',
      verb,
      'Huis',
      ...argv,
    );

  test('sign-on command: sets, shows, tests, changes and removes a provider, and never says its secret', async () => {
    await createOrganisation(given.people.db, 'Huis', 0);
    expect(await admin('show')).toEqual({ code: 0, text: 'This organisation has no identity provider.' });
    expect((await admin('test')).code).toBe(1);
    expect(await admin('set', '--name', 'Huis')).toEqual({
      code: 1,
      text: 'Missing, or cannot be used: issuer, clientId, domains.',
    });
    const about = ['--issuer', provider.issuer, '--client-id', 'vizier', '--domain', 'huis.example'];
    const missing = await admin('set', '--name', 'Huis', ...about);
    expect([missing.code, missing.text]).toEqual([1, expect.stringContaining('client secret')]);

    const secretFile = join(folder, 'secret');
    await writeFile(secretFile, 'the secret\n');
    const made = await admin(
      'set',
      '--name',
      'Huis',
      ...about,
      '--secret-file',
      secretFile,
      '--passwords',
      'off',
    );
    expect(made).toEqual({
      code: 0,
      text: expect.stringContaining('https://vizier.example/sign-in/callback'),
    });
    const shown = await admin('show');
    expect(shown.text).toContain(`issuer\t${provider.issuer}`);
    expect(shown.text).toContain('passwordsOff\ttrue');
    expect(shown.text).not.toContain('secret');
    expect(await admin('test')).toEqual({ code: 0, text: expect.stringContaining('was found') });

    expect((await admin('set', '--passwords', 'perhaps')).code).toBe(1);
    expect(
      (await admin('set', '--passwords', 'on', '--domain', 'a.example', '--domain', 'b.example')).code,
    ).toBe(0);
    expect((await admin('show')).text).toMatch(/passwordsOff\tfalse[^]*domains\ta.example,b.example/);
    // The secret is not sent to another server than it was given for.
    expect((await admin('set', '--issuer', `${provider.issuer}/other`)).code).toBe(1);
    const other = await admin('set', '--issuer', `${provider.issuer}/other`, '--secret-file', secretFile);
    expect(other.code).toBe(0);
    const tested = await admin('test');
    expect([tested.code, tested.text]).toEqual([1, expect.stringContaining('cannot be used')]);

    expect(JSON.parse((await admin('show', '--json')).text)).toMatchObject({
      ...{ name: 'Huis', domains: ['a.example', 'b.example'], passwordsOff: false },
      callback: 'https://vizier.example/sign-in/callback',
    });

    expect((await admin('remove', '--reason', 'Opgezegd')).code).toBe(0);
    const { reason } = await given.people.db
      .selectFrom('auditLog')
      .select('reason')
      .where('action', '=', 'signOn.remove')
      .executeTakeFirstOrThrow();
    expect(reason).toBe('Opgezegd');
    expect((await admin('remove')).code).toBe(1);
    expect((await admin('show')).text).toContain('no identity provider');
    expect(JSON.parse((await admin('show', '--json')).text)).toBeNull();
  });
});
