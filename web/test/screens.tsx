import { RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, inject } from 'vitest';
import { queries } from '#api/queries.ts';
import { AppFrame } from '#screens/shell/app-frame.tsx';
import { connectSession } from '#session/connect.ts';
import { startLocale } from '#session/locale.ts';
import { clearSession, login } from '#session/user.ts';
import { router } from '../src/routes.tsx';
import type { Wanted } from './component-product.ts';

/** What a call of the page is answered instead of by the product: for faults that it does not have. */
type Fault = (path: string, init: RequestInit | undefined) => Response | undefined;

const { fetch: realFetch } = globalThis;
let cookie = '';
let fault: Fault = () => undefined;
let started: Promise<void> | undefined;

/** The page's calls reach the product of the component tests, with the cookie that a browser would keep. */
async function fetchLikeBrowser(
  path: Parameters<typeof fetch>[0],
  init?: RequestInit,
): Promise<Response> {
  const spoilt = fault(String(path), init);
  if (spoilt) return spoilt;
  const headers = new Headers(init?.headers);
  headers.set('cookie', cookie);
  const answer = await realFetch(inject('componentProduct').address + String(path), { ...init, headers });
  const [set] = answer.headers.getSetCookie();
  if (set !== undefined) cookie = set.split(';', 1)[0] ?? '';
  return answer;
}

/** For the tests of a file: screens of the whole product, without a browser. */
export function useScreens(): {
  /** Opens an address as a new subscriber, who is logged in. */
  open(path: string, wanted?: Wanted): Promise<UserEvent>;
  /** Answers calls with faults until the test ends. */
  spoil(how: Fault): void;
} {
  beforeAll(() => {
    globalThis.fetch = fetchLikeBrowser;
    return () => {
      globalThis.fetch = realFetch;
    };
  });
  afterEach(() => {
    cleanup();
    fault = () => undefined;
    cookie = '';
    clearSession();
    queries.clear();
    localStorage.clear();
    sessionStorage.clear();
  });
  return {
    async open(path, wanted = {}) {
      started ??= startLocale().then(() => connectSession(router));
      await started;
      const asked = await realFetch(inject('componentProduct').subscribers, {
        method: 'POST',
        body: JSON.stringify(wanted),
      });
      const { email, password } = (await asked.json()) as { email: string; password: string };
      await login(email, password);
      router.history.push(path);
      await router.load();
      render(
        <AppFrame>
          <RouterProvider router={router} />
        </AppFrame>,
      );
      return userEvent.setup({ delay: null });
    },
    spoil(how) {
      fault = how;
    },
  };
}
