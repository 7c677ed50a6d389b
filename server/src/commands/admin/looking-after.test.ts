import { beforeAll, expect, test } from 'vitest';
import { makeUser } from '#domains/auth/test/auth-app.ts';
import { keepDelivery } from '#domains/alerts/index.ts';
import { countBounce } from '#domains/alerts/tell/mail-addresses.ts';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { fakeClock } from '#test/fake-clock.ts';
import { keepItem } from '#test/kept-item.ts';
import { adminForTests } from './test/admin-for-tests.ts';

eachPeopleStore('the admin command looks after', (given) => {
  const clock = fakeClock('2026-11-20T10:00:00Z');
  const now = () => clock.now().getTime();
  const admin = (...argv: string[]) => adminForTests({ people: given.people, clock })(...argv);
  /** The one document that is written for programs. */
  const json = async (...argv: string[]) => {
    const { code, text } = await admin(...argv, '--json');
    expect([code, text]).toEqual([0, text]);
    return JSON.parse(text) as unknown;
  };
  const noted = async () => {
    const log = given.people.db.selectFrom('auditLog').select(['who', 'action', 'reason']);
    return log.orderBy('id', 'desc').limit(1).executeTakeFirst();
  };
  const why = ['--reason', 'Gevraagd'];
  const notedAs = (action: string) => ({ who: 'npm run admin', action, reason: 'Gevraagd' });
  beforeAll(async () => {
    await admin('organisation', 'create', 'Gemeente Ons');
  });

  test('admin command: an organisation has preferences and colours of its own, and is shown with them', async () => {
    const set = (...pairs: string[]) =>
      admin('organisation', 'preferences', 'gemeente ons', ...pairs, ...why);
    expect(await set('locale=en-gb', 'shortcuts=false', 'minimalMatchPercentage=40')).toMatchObject({
      code: 0,
    });
    expect(await noted()).toEqual(notedAs('organisation.preferences'));
    expect((await set('locale=', 'contexts=MC99')).text).toBe('The value of the contexts is not valid.');
    expect((await set('minimalMatchPercentage=41')).code).toBe(1);
    expect((await set('drawerLeftWidth=200')).text).toContain('There is no preference');
    await set('locale=');
    expect(await json('organisation', 'preferences', 'Gemeente Ons')).toEqual({
      shortcuts: false,
      minimalMatchPercentage: 40,
    });
    const colours = (who: string) => admin('organisation', 'colours', 'Gemeente Ons', who, ...why);
    expect((await colours('admins')).code).toBe(1);
    expect((await colours('nobody')).code).toBe(64);
    await admin('module', 'add', 'Gemeente Ons', 'newsletter');
    expect((await colours('admins')).code).toBe(0);
    expect(await noted()).toEqual(notedAs('organisation.colours'));
    await admin('organisation', 'change', 'Gemeente Ons', '--notes', 'Belt graag', '--since', 'none');
    expect(await json('organisation', 'show', 'Gemeente Ons')).toMatchObject({
      name: 'Gemeente Ons',
      customerSince: null,
      notes: 'Belt graag',
      coloursOfAdmins: true,
      preferences: { shortcuts: false },
    });
    expect((await admin('organisation', 'show', 'Gemeente Ons')).text).toContain('colours\tof its admins');
  });

  test('admin command: an announcement is made, changed and taken back', async () => {
    const when = ['--from', '2026-11-21 09:00', '--until', '2026-11-21 10:00'];
    const words = ['--nl', 'Onderhoud', '--en', 'Maintenance'];
    const whom = ['--for', 'Gemeente Ons', '--module', 'agenda'];
    expect((await admin('announcement', 'add', ...words)).text).toBe(
      'The value of the start is not valid.\nThe value of the end is not valid.',
    );
    const made = await json('announcement', 'add', ...words, ...when, ...whom, ...why);
    expect(made).toMatchObject([
      {
        ...{ textNl: 'Onderhoud', textEn: 'Maintenance', kind: 'info', module: 'agenda' },
        startsAt: '2026-11-21T08:00:00.000Z',
        organisations: ['Gemeente Ons'],
      },
    ]);
    const [{ id }] = made as [{ id: string }];
    const change = ['--for', 'all', '--module', 'all', '--kind', 'warning'];
    expect(await json('announcement', 'change', id, ...change, ...why)).toMatchObject([
      { id, textNl: 'Onderhoud', kind: 'warning', module: null, organisationIds: [] },
    ]);
    expect(await noted()).toEqual(notedAs('announcement.change'));
    expect((await admin('announcement', 'list')).text).toBe(
      `${id}\twarning\t2026-11-21 09:00\t2026-11-21 10:00\tall\tall\tOnderhoud`,
    );
    expect((await admin('announcement', 'change', 'other')).code).toBe(1);
    expect((await admin('announcement', 'remove', id, ...why)).text).toBe('There are no announcements.');
    expect(await noted()).toEqual(notedAs('announcement.remove'));
  });

  test('admin command: the mails of a user are listed and sent again, and a paused address gets mail again', async () => {
    const user = await makeUser(given.people.db);
    const mail = { subject: 'Nieuws', text: 'x', html: 'x', headers: {} };
    await keepDelivery(given.people.db, { userId: user.userId, kind: 'notice', slot: 'a', mail, now: now() });
    for (let time = 0; time < 3; time++)
      await countBounce(given.people.db, user.userId, user.email, 'no such user', now());
    expect((await admin('mail', 'refused')).text).toContain(`${user.email}\t`);
    const log = (await json('mail', 'list', user.email)) as { data: { id: string }[] };
    expect(log).toMatchObject({ data: [{ subject: 'Nieuws' }], more: false, address: { paused: true } });
    expect((await admin('mail', 'reset', user.email, ...why)).text).toBe(`${user.email} gets mail again.`);
    expect(await noted()).toEqual(notedAs('mail.resetAddress'));
    expect((await admin('mail', 'refused')).text).toBe('No address was refused.');
    expect((await admin('mail', 'again', user.email, log.data[0]!.id, ...why)).code).toBe(0);
    expect(await noted()).toEqual(notedAs('mail.sendAgain'));
  });

  test('admin command: a source is paused, resumed and read', async () => {
    const state = async () => (await json('source', 'list')) as { source: string; pausedAt?: string }[];
    await admin('source', 'pause', 'tweedekamer', ...why);
    expect(await noted()).toEqual(notedAs('source.pause'));
    const paused = (await state()).filter(({ pausedAt }) => pausedAt !== undefined);
    expect(paused).toMatchObject([{ source: 'tweedekamer', isRead: true }]);
    expect((await admin('source', 'read', 'tweedekamer')).code).toBe(1);
    expect((await admin('source', 'resume', 'tweedekamer')).text).toContain('to be read since');
    expect((await admin('source', 'read', 'elsewhere')).code).toBe(1);
  });

  test('admin command: an item that could not be read is shown, asked for again and dropped', async () => {
    await keepItem({ people: given.people, clock }, 'Document 7', { payload: { Id: 7 } });
    const asked = ['tweedekamer', 'Document 7', ...why];
    expect((await admin('source', 'items', 'tweedekamer')).text).toMatch(/^Document 7\tset aside since 2026/);
    expect((await admin('source', 'payload', 'tweedekamer', 'Document 7')).text).toBe('{"Id":7}');
    expect((await admin('source', 'list')).text).toContain('set aside: 1');
    expect(await json('source', 'retry-item', ...asked)).toMatchObject([
      { item: 'Document 7', askedAt: '2026-11-20T10:00:00.000Z' },
    ]);
    expect(await noted()).toEqual(notedAs('source.retryItem'));
    expect((await admin('source', 'drop-item', ...asked)).code).toBe(0);
    expect(await noted()).toEqual(notedAs('source.dropItem'));
    expect((await admin('source', 'drop-item', ...asked)).text).toBe(
      'Nothing is kept of this item, or no longer.',
    );
  });

  test('admin command: who leaves is looked at first, and hands over lists alone', async () => {
    const names = ['--organisation', 'Gemeente Ons', '--last', 'Vis', '--first'];
    for (const [email, first] of [
      ['an@tests.example', 'An'],
      ['bo@tests.example', 'Bo'],
    ] as const)
      await admin('user', 'create', email, ...names, first);
    await admin('module', 'add', 'Gemeente Ons', 'listManager');
    expect((await admin('user', 'hand-over', 'an@tests.example')).text).toBe(
      'an@tests.example has 0 lists and 0 saved searches.\nBo Vis',
    );
    expect((await admin('user', 'hand-over', 'an@tests.example', '--to', 'bo@tests.example')).text).toContain(
      'The lists can be handed over.',
    );
    const leave = (...more: string[]) => admin('user', 'deactivate', 'an@tests.example', ...more);
    expect((await leave('--only', 'lists')).code).toBe(64);
    expect((await leave('--to', 'bo@tests.example', '--only', 'lists')).code).toBe(0);
    expect((await admin('limit', 'touched', 'Gemeente Ons', 'seats', '0')).text).toMatch(
      /^Gemeente Ons\t\d$/,
    );
    expect((await admin('key', 'list', 'Gemeente Ons')).text).toBe('Gemeente Ons has no API keys.');
    expect((await admin('key', 'revoke', 'Gemeente Ons', 'AAAAAAAAAAAAAAAAAAAAAA')).code).toBe(1);
  });

  test('admin command: what was done is read back, of one organisation, kind or day', async () => {
    const last = (await admin('audit', 'list', 'Gemeente Ons', '--action', 'organisation.change')).text;
    expect(last).toBe('2026-11-20 11:00\tnpm run admin\torganisation.change\tGemeente Ons\tGemeente Ons');
    expect(await json('audit', 'list', '--from', '2026-11-21')).toEqual({ data: [], more: false });
    expect((await admin('audit', 'list', '--action', 'flying')).code).toBe(1);
    expect((await admin('audit', 'list', '--from', '2026-02-30')).code).toBe(1);
  });
});
