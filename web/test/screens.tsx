import { RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import axe, { type RunOptions } from 'axe-core';
import { afterEach, beforeAll, expect, inject, vi } from 'vitest';
import type { Session } from 'contract/users';
import { storagePrefix } from '#session/storage.ts';
import { accessibilityRules, rulesOfColours } from './accessibility-rules.ts';
import type { Ended, Wanted } from './component-product.ts';

configure({
  // Bounds what hangs; a slow machine may take its time.
  asyncUtilTimeout: 120_000,
  // Whoever waits for something fails many times before it is there: none of these pictures of the page is ever looked at.
  getElementError: (message) => new Error(message ?? 'there is no such element'),
});

const axeOptions = {
  ...accessibilityRules,
  rules: {
    ...accessibilityRules.rules,
    // Axe sees these in the browser.
    ...Object.fromEntries(rulesOfColours.map((rule) => [rule, { enabled: false }])),
  },
  // Nor does jsdom talk to frames.
  iframes: false,
} satisfies RunOptions;

/** Fails on every violation of WCAG 2.2 A or AA, and on all that is serious, but of colours and of what needs a layout. */
export async function expectAccessibleMarkup(): Promise<void> {
  const { violations } = await axe.run(document, axeOptions);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Waits until everything that the page asked for is answered: what was changed is kept. */
export function expectKept(): Promise<void> {
  return waitFor(() => expect(underway).toBe(0));
}

/** What a call of the page is answered instead of by the product: for faults that it does not have. */
type Fault = (path: string, init: RequestInit | undefined) => Response | undefined;

const { fetch: realFetch } = globalThis;
let cookie = '';
let fault: Fault = () => undefined;
/** Calls that have no answer yet. */
let underway = 0;

/** The page's calls reach the product of the component tests, with the cookie that a browser would keep. */
async function fetchLikeBrowser(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  // The page knows no other form.
  const path = input as string;
  const spoilt = fault(path, init);
  if (spoilt) return spoilt;
  const headers = new Headers(init?.headers);
  headers.set('cookie', cookie);
  underway += 1;
  const answer = await realFetch(inject('componentProduct').address + path, {
    ...init,
    headers,
  }).finally(() => (underway -= 1));
  const [set] = answer.headers.getSetCookie();
  if (set !== undefined) cookie = set.split(';', 1)[0] ?? '';
  return answer;
}

/** The modules of the page as a browser that loads it has them: none knows anything of the page before. */
async function loadModules() {
  vi.resetModules();
  const [{ router }, { AppFrame }, { connectSession }, { startLocale }, { login }] = await Promise.all([
    import('../src/routes.tsx'),
    import('#features/app-frame.tsx'),
    import('#session/connect.ts'),
    import('#session/locale.ts'),
    import('#session/user.ts'),
  ]);
  return { router, AppFrame, connectSession, startLocale, login };
}

/** The same of the admin site. */
async function loadAdminModules() {
  vi.resetModules();
  const [{ AdminPages, adminRouter }, { connectAdminSession }, { AppFrame }, locale] = await Promise.all([
    import('../src/admin/routes.tsx'),
    import('#admin/session.ts'),
    import('#features/app-frame.tsx'),
    import('#session/locale.ts'),
  ]);
  return { AdminPages, adminRouter, connectAdminSession, AppFrame, ...locale };
}

let leave = () => {};

/** Loads a page of the admin site at its address, as `admin.tsx` does. */
async function loadAdmin(path: string): Promise<void> {
  leave();
  history.replaceState(null, '', path);
  const { AdminPages, adminRouter, connectAdminSession, AppFrame, startLocale, loadLateWords } =
    await loadAdminModules();
  leave = () => {
    cleanup();
    adminRouter.history.destroy();
  };
  await startLocale();
  await loadLateWords('admin');
  await connectAdminSession(() => void adminRouter.invalidate());
  await adminRouter.load();
  render(
    <AppFrame>
      <AdminPages />
    </AppFrame>,
  );
}

/** Somebody new, whom no other test knows. */
async function newSubscriber(wanted: Wanted) {
  const asked = await realFetch(inject('componentProduct').subscribers, {
    method: 'POST',
    body: JSON.stringify(wanted),
  });
  const made = (await asked.json()) as Record<
    'email' | 'password' | 'token' | 'adminToken' | 'organisationId',
    string
  >;
  newest = made.organisationId;
  return made;
}
/** The organisation of who was made last. */
let newest = '';

/** Loads the page at its address, as `main.tsx` does; `before` is done while nothing is drawn. */
async function load(
  path: string,
  before: (modules: Awaited<ReturnType<typeof loadModules>>) => Promise<unknown> = async () => {},
): Promise<void> {
  leave();
  history.replaceState(null, '', path);
  const modules = await loadModules();
  const { router, AppFrame, connectSession, startLocale } = modules;
  leave = () => {
    cleanup();
    router.history.destroy();
  };
  await startLocale();
  await connectSession(router);
  await before(modules);
  await router.load();
  render(
    <AppFrame>
      <RouterProvider router={router} />
    </AppFrame>,
  );
}

/** For the tests of a file: screens of the whole product, without a browser. */
export function useScreens(): {
  /** Opens an address as a new subscriber, who is logged in. */
  open(path: string, wanted?: Wanted): Promise<UserEvent>;
  /** Opens an address as somebody of staff who gave their second factor. */
  openAsStaff(path: string): Promise<UserEvent>;
  /** Makes a new subscriber, who has not logged in. */
  subscriber(wanted?: Wanted): Promise<{ email: string; password: string }>;
  /** Opens an address of the product as nobody. */
  visit(path: string): Promise<UserEvent>;
  /**
   * Opens an address of the admin site, which may name their organisation, as somebody new who is logged in there, staff
   * unless told otherwise.
   */
  openAdmin(
    path: string | ((organisationId: string) => string),
    wanted?: Wanted,
  ): Promise<{ user: UserEvent; email: string; password: string }>;
  /** Loads another address of the admin site, as whoever is logged in there. */
  goAdmin(path: string): Promise<void>;
  /** Loads the page of the same subscriber anew, or another one. */
  reload(path?: string): Promise<void>;
  /** Ends modules of the organisation of the newest subscriber: yesterday was their last day. */
  endModules(modules: Ended['modules']): Promise<void>;
  /** Answers calls with faults, until told otherwise or the test ends. */
  spoil(how: Fault): void;
} {
  beforeAll(() => {
    globalThis.fetch = fetchLikeBrowser;
    return () => {
      globalThis.fetch = realFetch;
    };
  });
  afterEach(async () => {
    leave();
    leave = () => {};
    await expectKept();
    fault = () => undefined;
    cookie = '';
    localStorage.clear();
    sessionStorage.clear();
  });
  return {
    async open(path, wanted = {}) {
      const { email, password } = await newSubscriber(wanted);
      await load(path, ({ login }) => login(email, password));
      return userEvent.setup({ delay: null });
    },
    async openAsStaff(path) {
      const { token } = await newSubscriber({ roles: ['staff'] });
      cookie = `session=${token}`;
      const answer = await fetchLikeBrowser('/api/users/me/session');
      const { sessionId: id, activeModules: modules, ...user } = (await answer.json()) as Session;
      localStorage.setItem(`${storagePrefix}session`, JSON.stringify({ id, user: { ...user, modules } }));
      await load(path);
      return userEvent.setup({ delay: null });
    },
    subscriber: (wanted = {}) => newSubscriber(wanted),
    async visit(path) {
      await load(path);
      return userEvent.setup({ delay: null });
    },
    async openAdmin(path, wanted = { roles: ['staff'] }) {
      const { adminToken, organisationId, ...account } = await newSubscriber(wanted);
      cookie = `admin=${adminToken}`;
      await loadAdmin(typeof path === 'string' ? path : path(organisationId));
      return { user: userEvent.setup({ delay: null }), ...account };
    },
    goAdmin: loadAdmin,
    reload: (path = location.pathname + location.search + location.hash) => load(path),
    async endModules(modules) {
      const body = JSON.stringify({ organisationId: newest, modules } satisfies Ended);
      await realFetch(inject('componentProduct').subscribers, { method: 'DELETE', body });
    },
    spoil(how) {
      fault = how;
    },
  };
}
