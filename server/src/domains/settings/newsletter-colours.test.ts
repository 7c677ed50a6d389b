import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colourPairs, standardColours } from 'contract/colours';
import type { ModuleEntry } from 'contract/modules';
import type { NewsletterColours } from 'contract/newsletter-colours';
import { createOrganisation, setActive, subscribe } from '#domains/auth/index.ts';
import { authApp, type AuthApp, makeUser, testPassword } from '#domains/auth/test/auth-app.ts';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { type FakeClock, fakeClock } from '#test/fake-clock.ts';

const { plum, forest, brick } = colourPairs;

eachPeopleStore('colours of the newsletter (3.3–3.5, 5.17)', (given) => {
  let api: AuthApp;
  let clock: FakeClock;
  beforeAll(() => {
    clock = fakeClock('2026-11-20T10:00:00Z');
    api = authApp(given.people.db, clock);
  });
  afterAll(() => api.app.close());

  async function anOrganisation(configuration: ModuleEntry['moduleConfiguration'] = {}) {
    clock.set('2026-11-20T10:00:00Z');
    const organisationId = await createOrganisation(given.people.db, randomUUID(), 0);
    await subscribe(given.people.db, organisationId, {
      moduleKey: 'newsletter',
      startsOn: '2026-01-01',
      configuration,
    });
    return organisationId;
  }

  async function someone(organisationId: string, firstName = 'Tess', roles: ('org-admin' | 'staff')[] = []) {
    const user = await makeUser(given.people.db, { organisationId, firstName, roles });
    // The clock moves further than a session lasts.
    const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) => {
      const { body } = await api.logIn(user.email, testPassword);
      const headers = { 'x-auth': body.data.token };
      const url = `/users/me/newsletter-colours${path}`;
      const response = await api.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      type Failed = { errors: { code: string; message: string; field?: string }[] };
      return { status: response.statusCode, ...response.json<NewsletterColours & Failed>() };
    };
    return {
      id: user.userId,
      read: () => ask('GET', ''),
      choose: (colours: object | null) => ask('PUT', '', { colours }),
      share: (colours: object | null) => ask('PUT', '/organization', { colours }),
      undo: (number: number) => ask('POST', '/organization/undo', { number }),
    };
  }

  test('newsletter colours: the user’s go before the organisation’s, and those before ours', async () => {
    const organisationId = await anOrganisation();
    const [ann, bob] = [await someone(organisationId, 'Ann'), await someone(organisationId, 'Bob')];
    expect(await ann.read()).toEqual({
      status: 200,
      user: null,
      organization: null,
      effective: standardColours,
      origin: 'default',
      mayChangeOrganization: true,
      colleagues: 1,
    });
    await ann.share(plum);
    expect(await bob.read()).toMatchObject({ effective: plum, origin: 'organization' });
    await bob.choose(forest);
    expect(await bob.read()).toMatchObject({ user: forest, organization: plum, effective: forest });
    expect(await ann.read()).toMatchObject({ user: null, effective: plum });
    expect(await bob.choose(null)).toMatchObject({ user: null, effective: plum, origin: 'organization' });
  });

  test('newsletter colours: colleagues are those who can log in; other organisations see nothing', async () => {
    const organisationId = await anOrganisation();
    const ann = await someone(organisationId);
    const gone = await someone(organisationId);
    await someone(organisationId);
    await setActive(given.people.db, gone.id, false, 0);
    await ann.share(plum);
    expect((await ann.read()).colleagues).toBe(1);
    const elsewhere = await someone(await anOrganisation());
    expect(await elsewhere.read()).toMatchObject({ organization: null, colleagues: 0 });
  });

  test('newsletter colours: the last change shows name and day, and is taken back one step', async () => {
    const organisationId = await anOrganisation();
    const [ann, bob] = [await someone(organisationId, 'Ann'), await someone(organisationId, 'Bob')];
    await ann.share(plum);
    clock.set('2026-11-21T10:00:00Z');
    const changed = await bob.share(brick);
    expect(changed.lastChange).toEqual({
      number: 2,
      name: 'Bob Tester',
      at: '2026-11-21T10:00:00.000Z',
      undid: false,
      undoUntil: '2026-12-21T10:00:00.000Z',
    });
    expect((await bob.share(brick)).lastChange?.number).toBe(2);
    clock.set('2026-11-22T10:00:00Z');
    const undone = await ann.undo(2);
    expect(undone).toMatchObject({ status: 200, organization: plum });
    expect(undone.lastChange).toEqual({
      number: 3,
      name: 'Ann Tester',
      at: '2026-11-22T10:00:00.000Z',
      undid: true,
    });
    expect(await ann.undo(3)).toMatchObject({ status: 409, errors: [{ code: 'EC-06' }] });
    expect((await ann.read()).organization).toEqual(plum);
  });

  test('newsletter colours: the first change is taken back to no colours at all', async () => {
    const ann = await someone(await anOrganisation());
    await ann.share(plum);
    expect(await ann.undo(1)).toMatchObject({ organization: null, origin: 'default' });
  });

  test('newsletter colours: only the change that was seen is taken back, and only for thirty days', async () => {
    const organisationId = await anOrganisation();
    const [ann, bob] = [await someone(organisationId, 'Ann'), await someone(organisationId, 'Bob')];
    await ann.share(plum);
    await bob.share(brick);
    expect(await ann.undo(1)).toMatchObject({ status: 409 });
    clock.set('2026-12-20T09:59:59Z');
    expect((await ann.read()).lastChange).toHaveProperty('undoUntil');
    clock.set('2026-12-20T10:00:00Z');
    expect((await ann.read()).lastChange).not.toHaveProperty('undoUntil');
    expect(await ann.undo(2)).toMatchObject({ status: 409 });
    expect((await ann.read()).organization).toEqual(brick);
  });

  test('newsletter colours: two changes at once are both kept', async () => {
    const organisationId = await anOrganisation();
    const ann = await someone(organisationId);
    await Promise.all([ann.share(plum), ann.share(forest), ann.share(brick)]);
    expect((await ann.read()).lastChange?.number).toBe(3);
  });

  test('newsletter colours: an organisation can keep its colours to its admins', async () => {
    const organisationId = await anOrganisation({ organisationColours: 'org-admin' });
    const plain = await someone(organisationId);
    const admin = await someone(organisationId, 'Admin', ['org-admin']);
    expect((await plain.read()).mayChangeOrganization).toBe(false);
    const refused = await plain.share(plum);
    expect(refused).toMatchObject({ status: 403, errors: [{ code: 'EC-06' }] });
    expect(await admin.share(plum)).toMatchObject({ status: 200, mayChangeOrganization: true });
    expect(await plain.undo(1)).toMatchObject({ status: 403 });
    expect((await plain.choose(forest)).effective).toEqual(forest);
  });

  test.each([
    [{ primary: '#0B6472' }, 'body.colours.secondary'],
    [{ primary: '#0B64', secondary: '#0B6472' }, 'body.colours.primary'],
    [{ primary: 'red', secondary: '#0B6472' }, 'body.colours.primary'],
  ])('%j is no pair: both colours are required', async (colours, field) => {
    const ann = await someone(await anOrganisation());
    for (const answer of [await ann.choose(colours), await ann.share(colours)]) {
      expect(answer).toMatchObject({ status: 400, errors: [{ code: 'EC-02', field }] });
    }
    expect((await ann.read()).origin).toBe('default');
  });
});
