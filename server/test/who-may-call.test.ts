import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import { type Endpoint, keyScopes } from 'contract/endpoint';
import { moduleCodes } from 'contract/modules';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Callers, callersOf } from './callers.ts';
import { type KeptState, keptStateOf } from './kept-state.ts';
import { isOpen, type Look, nameOf } from './faults-of.ts';
import { hasOpener, type Headers, type Looks, openLooks, told } from './looks.ts';
import { server } from './postgres.ts';
import { openProduct, type TestProduct } from './product.ts';
import { endpoints } from './declared-calls.ts';
import { type Named, nothings } from './named.ts';
import { rightCall, type Tokens, tokenFor } from './right-calls.ts';

/** The calls that the product answers. */
const answeredBy: Endpoint[] = [];
const begun = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ config, method }) => {
    // Fastify adds a HEAD to each GET.
    if (config?.endpoint && method === config.endpoint.method) answeredBy.push(config.endpoint);
  });

let product: TestProduct;
let state: KeptState;
let callers: Callers;
let looks: Looks;
const open = endpoints.filter(isOpen);
const closed = endpoints.filter((endpoint) => !isOpen(endpoint));
const withToken = (token: string): Headers => ({ 'x-auth': token });
const withKey = (key: string): Headers => ({ authorization: `Bearer ${key}` });
const nobody = { own: { ...nothings }, near: false };
/** Fails with a line for each call that is not as it should be. */
const expectAll = async (calls: readonly Endpoint[], look: Look) =>
  expect(await looks.faultsOf(calls, look)).toBe('');
const noSession =
  (tokens: Tokens): Look =>
  (endpoint) =>
    looks.refused(withToken(tokenFor(endpoint, tokens)), 401, { code: 'SESSION' })(endpoint);

/** What somebody may do in a session, by the declaration of the call and by how near they are to the owner. */
interface Standing {
  is?: 'owner' | 'near';
  own?: Named;
  modules?: 'all' | 'none';
  admin?: boolean;
  staff?: boolean;
}

/** How somebody without modules is refused; undefined for what is of no module. */
function missingModule({ access, path }: Endpoint): { code: string; module: string } | undefined {
  if (access.kind === 'module') return { code: 'EC-01', module: moduleCodes[access.module] };
  const isGrouping = access.kind === 'grouping' || path === '/document/timeline/export/{format}';
  if (isGrouping) return { code: 'EC-01', module: path.startsWith('/eu/') ? 'MC07' : 'MC11' };
  const isDocument = access.kind === 'document' || path === '/file/export/docx';
  return isDocument ? { code: 'EC-07', module: 'MC11' } : undefined;
}

function inSession(who: Tokens, standing: Standing): Look {
  const { is, own = { ...nothings }, modules = 'all', admin = false, staff = false } = standing;
  return (endpoint) => {
    const { access, path } = endpoint;
    const headers = withToken(tokenFor(endpoint, who));
    const { answered, refused, asIfNothing } = looks;
    const stranger = asIfNothing(headers, { own, near: is === 'near' });
    if (access.kind === 'staff') {
      return (staff ? answered(headers) : refused(headers, 403, { code: 'EC-01' }))(endpoint);
    }
    if (access.kind === 'admin') {
      const may = staff || (admin && access.of === 'organisation');
      if (!may) return refused(headers, 403, { code: 'EC-01' })(endpoint);
      return (staff || is === 'near' ? answered(headers) : stranger)(endpoint);
    }
    // What is of another dashboard is not there.
    const isElsewhere = ['/eu/document/{id}', '/eu/related'].includes(path);
    if (modules === 'none' && !isElsewhere) {
      const missing = missingModule(endpoint);
      if (missing) return refused(headers, 403, missing)(endpoint);
    }
    if (is === 'owner') return answered(headers)(endpoint);
    // Everybody in an organisation makes its newsletters and how they look, writes notes, puts labels, and reads what somebody shares by a
    // link; a note is changed by its writer alone, and removed by who looks after the organisation too.
    const isShared =
      /^\/newsletters\/|\/newsletter-colours\/organization|^\/lists\/shared|^\/team\/(?!notes)/.test(path) ||
      (admin && endpoint.method === 'DELETE' && path === '/team/notes');
    return (is === 'near' && isShared ? answered(headers) : stranger)(endpoint);
  };
}

// Looks into the file of the embedded store; what people may is the same on every store.
describe.skipIf(server)('every call', () => {
  beforeAll(async () => {
    subscribe('fastify.initialization', begun);
    product = await openProduct(undefined, undefined, { SOURCES: 'tweedekamer' });
    unsubscribe('fastify.initialization', begun);
    callers = await callersOf(product);
    state = keptStateOf(join(product.config.DATA_DIR, 'people.sqlite'));
    looks = openLooks(product, callers, state);
  });
  afterAll(async () => {
    state.close();
    await product.close();
  });

  test('calls: all that the product answers are looked at here', () => {
    expect(answeredBy.map(nameOf).toSorted()).toEqual(endpoints.map(nameOf).toSorted());
  });

  describe('calls by session', () => {
    test('calls: none that wants a session is made without one, with a made-up one or with what is none', async () => {
      for (const headers of [{}, withToken('made-up'), withToken(callers.keys.read)])
        await expectAll(closed, looks.refused(headers, 401, { code: 'SESSION' }));
    });

    test('calls: a session that is over makes none', async () => {
      for (const tokens of Object.values(callers.ended)) await expectAll(closed, noSession(tokens));
    });

    test('calls: an account that was ended makes none in the session it had', () =>
      expectAll(closed, noSession(callers.gone)));

    test('calls: a session of the product makes none of the admin site, and the other way round', async () => {
      for (const { token, adminToken } of [callers.owner, callers.admin, callers.staff])
        await expectAll(closed, noSession({ token: adminToken, adminToken: token }));
    });

    test('calls: the owner makes every one of the product', () =>
      expectAll(closed, inSession(callers.owner, { is: 'owner' })));

    test('calls: a user without modules is told which one is missing', () =>
      expectAll(closed, inSession(callers.withoutModules, { is: 'near', modules: 'none' })));

    test('calls: a colleague has what is of the organisation, and nothing of the owner’s own', () =>
      expectAll(closed, inSession(callers.colleague, { is: 'near', own: callers.things.colleague })));

    test('calls: an admin of the organisation looks after it, and has no more than others in the product', () =>
      expectAll(closed, inSession(callers.admin, { is: 'near', admin: true })));

    test('calls: an admin of the organisation changes no member of staff in it', () => {
      const { owner, staffMate } = callers.things;
      const named = { ...owner, account: staffMate, invited: staffMate, stopped: staffMate };
      const changing = closed.filter(
        ({ access, path, changes }) =>
          access.kind === 'admin' &&
          access.of === 'organisation' &&
          changes &&
          path.startsWith('/admin/users/{id}') &&
          // That their mail arrives opens nothing.
          !/deliveries|mail-address/.test(path),
      );
      expect(changing).toHaveLength(6);
      return expectAll(changing, async (endpoint) => {
        const answer = await looks.ask(endpoint, named, withToken(callers.admin.adminToken));
        return answer.statusCode === 403 && answer.body.includes('"EC-06"') ? undefined : told(answer);
      });
    });

    test('calls: a user of another organisation learns and changes nothing', () =>
      expectAll(closed, inSession(callers.stranger, { own: callers.things.stranger })));

    test('calls: an admin of another organisation learns and changes nothing', () =>
      expectAll(closed, inSession(callers.otherAdmin, { own: callers.things.stranger, admin: true })));

    test('calls: staff without their second factor are users like others', () =>
      expectAll(closed, inSession(callers.unproven, {})));

    test('calls: staff with it make every one of theirs, and have nothing of users', () =>
      expectAll(closed, inSession(callers.staff, { staff: true })));
  });

  describe('calls by API key', () => {
    const taking = closed.filter(({ key }) => key !== undefined);
    const others = closed.filter(({ key }) => key === undefined);

    test.each(keyScopes)(
      'calls: a key for %s makes those of its scope as its owner does, and no other',
      (scope) => {
        const headers = withKey(callers.keys[scope]);
        return expectAll(closed, (endpoint) =>
          (endpoint.key === scope ? looks.answered(headers) : looks.refused(headers, 403, { code: 'EC-01' }))(
            endpoint,
          ),
        );
      },
    );

    test('calls: a key of another organisation learns and changes nothing', () =>
      expectAll(
        taking,
        looks.asIfNothing(withKey(callers.keys.stranger), { own: callers.things.stranger, near: false }),
      ));

    test('calls: a key of staff has nothing of users and makes none of staff, whatever session comes along', async () => {
      const headers = withKey(callers.keys.staff);
      await expectAll(taking, looks.asIfNothing(headers, nobody));
      await expectAll(others, looks.refused(headers, 403, { code: 'EC-01' }));
      await expectAll(others, (endpoint) => {
        const both = { ...headers, ...withToken(tokenFor(endpoint, callers.staff)) };
        return looks.refused(both, 403, { code: 'EC-01' })(endpoint);
      });
    });

    test('calls: a key that does not hold makes none, whatever session comes along', async () => {
      for (const key of ['vz_', `${callers.keys.read}A`, 'vz_abcdefgh_made-up']) {
        await expectAll(closed, (endpoint) => {
          const both = { ...withKey(key), ...withToken(tokenFor(endpoint, callers.owner)) };
          return looks.refused(both, 401, { code: 'AUTH' })(endpoint);
        });
      }
    });
  });

  describe('calls that want no session', () => {
    test('calls: they tell and change nothing of anybody', () =>
      expectAll(open, looks.asIfNothing({}, nobody)));

    test('calls: an address or a ticket opens what it is of and nothing else', async () => {
      const opened = open.filter(hasOpener);
      await expectAll(opened, looks.answered({}));
      await expectAll(opened, looks.asIfNothing({}, { own: callers.things.stranger, near: false }));
    });

    test('calls: none tells whether an address is of an account', async () => {
      const withEmail = open.filter((endpoint) => 'email' in (rightCall(endpoint).payload ?? {}));
      await expectAll(withEmail, async (endpoint) => {
        const [known, unknown] = [callers.stranger.email, 'nobody@example.org'];
        const answer = told(await looks.ask(endpoint, nothings, {}, { email: known }));
        const other = told(await looks.ask(endpoint, nothings, {}, { email: unknown }));
        return answer === other ? undefined : `${answer} and not ${other}`;
      });
      expect(withEmail.length).toBeGreaterThan(8);
    });

    test('calls: the password alone begins no session of who has a second factor or had an account', async () => {
      for (const { email, password } of [callers.careful, callers.gone]) {
        await expectAll(open, async (endpoint) => {
          const { payload = {} } = rightCall(endpoint);
          const known = 'password' in payload ? { email, password } : 'email' in payload ? { email } : {};
          const answer = await looks.ask(endpoint, nothings, {}, known);
          if (answer.headers['set-cookie'] !== undefined)
            return `sets ${String(answer.headers['set-cookie'])}`;
          if ('password' in known && 'email' in payload && answer.statusCode < 400) return answer.body;
          return state.changes().come.find((row) => row.startsWith('sessions '));
        });
      }
    });
  });
});
