import { beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from 'contract/limits';
import type { Preferences } from 'contract/users';
import { OfflineError } from '#api/failures.ts';
import { useApi } from '../../test/api.ts';
import { useBrowserStorage } from '../../test/browser-storage.ts';
import {
  changeDevice,
  changePreferences,
  dropPreferences,
  fetchPreferences,
  followPreferences,
  preferencesNow,
} from './preferences.ts';
import { remember } from './storage.ts';

useBrowserStorage();
const api = useApi();

const standard = {
  locale: 'nl',
  uiDarkMode: 'system',
  drawerLeftWidth: 296,
  density: 'comfortable',
  shortcuts: true,
  minimalMatchPercentage: 40,
  contexts: [],
  analyticsCodes: {},
} as const;
let stored: Preferences;

beforeEach(() => {
  stored = {};
  dropPreferences();
  api.answer = ({ method, body }) => {
    if (method === 'PUT') stored = { ...stored, ...(JSON.parse(body) as Preferences) };
    const origin = Object.fromEntries(
      Object.keys(standard).map((name) => [name, name in stored ? 'user' : 'default']),
    );
    const answer = { user: stored, organization: {}, effective: { ...standard, ...stored }, origin };
    return { text: JSON.stringify(answer) };
  };
});

test('preferences: without anything chosen the constants of the specification apply', () => {
  expect(preferencesNow()).toEqual(standard);
});

describe('preferences: reading', () => {
  test('happens once an hour (decision 9.4)', async () => {
    stored = { density: 'compact' };
    await fetchPreferences();
    await fetchPreferences();
    expect(api.seen).toHaveLength(1);
    expect(preferencesNow().density).toBe('compact');
  });

  test('happens again when what is stored is an hour old', async () => {
    remember('preferences', { at: Date.now() - limits.preferencesCache, effective: standard });
    await fetchPreferences();
    expect(api.seen).toHaveLength(1);
  });

  test('changes nothing when what is read is what applies', async () => {
    const before = preferencesNow();
    await fetchPreferences();
    expect(api.seen).toHaveLength(1);
    expect(preferencesNow()).toBe(before);
  });

  test('keeps the language of the login page until the user has one', async () => {
    changeDevice({ locale: 'en-gb' });
    await fetchPreferences();
    expect(preferencesNow().locale).toBe('en-gb');
    dropPreferences();
    stored = { locale: 'nl' };
    await fetchPreferences();
    expect(preferencesNow().locale).toBe('nl');
  });
});

describe('preferences: changing', () => {
  test('applies at once, before the server has answered', async () => {
    const saved = changePreferences({ uiDarkMode: 'dark' });
    expect(preferencesNow().uiDarkMode).toBe('dark');
    await saved;
    expect(api.seen.map(({ method, body }) => [method, body])).toEqual([['PUT', '{"uiDarkMode":"dark"}']]);
    expect(preferencesNow().uiDarkMode).toBe('dark');
  });

  test('is put back when the server refuses, without undoing what came since', async () => {
    api.answer = () => ({ status: 500, text: '' });
    const refused = changePreferences({ drawerLeftWidth: 200 });
    changeDevice({ uiDarkMode: 'light' });
    await expect(refused).rejects.toMatchObject({ status: 500 });
    expect(preferencesNow()).toMatchObject({ drawerLeftWidth: 296, uiDarkMode: 'light' });
  });
});

test('preferences: what was chosen is there when the page is loaded anew before the server has answered', async () => {
  await fetchPreferences();
  let answer: (() => void) | undefined;
  api.answer = () => new Promise((resolve) => (answer = () => resolve({ status: 500, text: '' })));
  const changed = changePreferences({ drawerLeftWidth: 128 });
  vi.resetModules();
  const anew = await import('./preferences.ts');
  expect(anew.preferencesNow().drawerLeftWidth).toBe(128);

  await vi.waitUntil(() => answer);
  answer!();
  await expect(changed).rejects.toMatchObject({ status: 500 });
  vi.resetModules();
  const again = await import('./preferences.ts');
  expect(again.preferencesNow().drawerLeftWidth).toBe(296);
});

test('preferences: what had no answer when the page was left is sent again by the next, which reads nothing older', async () => {
  const { answer } = api;
  let late: (() => void) | undefined;
  api.answer = () => new Promise((resolve) => (late = () => resolve({ status: 500, text: '' })));
  const left = changePreferences({ drawerLeftWidth: 128 }).catch(() => undefined);
  await vi.waitUntil(() => late);
  api.answer = answer;
  stored = { drawerLeftWidth: 264 };
  vi.resetModules();
  const anew = await import('./preferences.ts');
  await anew.fetchPreferences();
  expect(anew.preferencesNow().drawerLeftWidth).toBe(128);
  expect(stored.drawerLeftWidth).toBe(128);
  await anew.fetchPreferences();
  expect(api.seen.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
  late!();
  await left;
});

test('preferences: what the browser gave up when the page was left stays chosen, and is sent by the next page or the one that comes back', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  followPreferences();
  vi.unstubAllGlobals();
  const { answer } = api;
  api.answer = () => 'break';
  const { fetch } = globalThis;
  // Chromium gives a call up a moment before it tells the page.
  vi.stubGlobal('fetch', (...input: Parameters<typeof fetch>) =>
    fetch(...input).catch((failure: unknown) => {
      setTimeout(() => page.dispatchEvent(new Event('pagehide')));
      throw failure;
    }),
  );
  const changed = changePreferences({ locale: 'en-gb' });
  await expect(changed).rejects.toBeInstanceOf(OfflineError);
  vi.unstubAllGlobals();
  expect(preferencesNow().locale).toBe('en-gb');
  vi.resetModules();
  const anew = await import('./preferences.ts');
  expect(anew.preferencesNow().locale).toBe('en-gb');

  api.answer = answer;
  page.dispatchEvent(new Event('pageshow'));
  await vi.waitUntil(() => stored.locale === 'en-gb');
});

test('preferences: what is chosen before the preferences have come stays, here and when the page is loaded anew', async () => {
  const { answer } = api;
  let come: (() => void) | undefined;
  api.answer = async (request) => {
    const told = await answer(request);
    if (request.method === 'GET') await new Promise<void>((resolve) => (come = resolve));
    return told;
  };
  const fetched = fetchPreferences();
  await vi.waitUntil(() => come);
  const changed = changePreferences({ drawerLeftWidth: 128 });
  vi.resetModules();
  const anew = await import('./preferences.ts');
  expect(anew.preferencesNow().drawerLeftWidth).toBe(128);
  await changed;
  come!();
  await fetched;
  expect(preferencesNow().drawerLeftWidth).toBe(128);
});

describe('preferences: two changes of the same', () => {
  test('reach the server one after the other, so that the last one stays', async () => {
    const { answer } = api;
    api.answer = async (request) => {
      // Time for the second to come, if it did not wait.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return answer(request);
    };
    const changed = [
      changePreferences({ minimalMatchPercentage: 45 }),
      changePreferences({ minimalMatchPercentage: 50 }),
    ];
    await changed[0];
    expect(api.seen).toHaveLength(1);
    await changed[1];
    expect(api.seen.map(({ body }) => body)).toEqual(
      [45, 50].map((at) => `{"minimalMatchPercentage":${at}}`),
    );
    expect(preferencesNow().minimalMatchPercentage).toBe(50);
  });

  test('keep the second when the first is refused', async () => {
    const { answer } = api;
    api.answer = (request) => (request.body.includes('45') ? { status: 500, text: '' } : answer(request));
    const refused = changePreferences({ minimalMatchPercentage: 45 });
    const changed = changePreferences({ minimalMatchPercentage: 50 });
    await expect(refused).rejects.toMatchObject({ status: 500 });
    expect(preferencesNow().minimalMatchPercentage).toBe(50);
    await changed;
    expect(preferencesNow().minimalMatchPercentage).toBe(50);
  });
});

test('preferences: logging out drops everything but the language and theme of the device', async () => {
  await changePreferences({ locale: 'en-gb', density: 'compact' });
  dropPreferences();
  expect(preferencesNow()).toEqual({ ...standard, locale: 'en-gb' });
});

test('preferences: two quick changes both stay, whatever order the answers come in', async () => {
  await Promise.all([changePreferences({ density: 'compact' }), changePreferences({ drawerLeftWidth: 200 })]);
  expect(preferencesNow()).toMatchObject({ density: 'compact', drawerLeftWidth: 200 });
});
