import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorCode } from 'contract/errors';
import type { Locale } from 'contract/users';
import { words } from 'contract/words';
import { storagePrefix } from '#session/storage.ts';
import { expectKept, useScreens } from '../../test/screens.tsx';

// What the server answers is made for real in `server/test/error-catalogue.test.ts`; here is what people see of it.
const screens = useScreens();

const answer =
  (status: number, code: ErrorCode, message: string, more: object = {}) =>
  () =>
    Response.json(
      { errors: [{ code, message, ...more }], requestId: 'r-7' },
      { status, headers: { 'retry-after': '17' } },
    );
const noResponse = () => {
  throw new TypeError('Failed to fetch');
};

describe.each(['nl', 'en-gb'] as const)('error catalogue (specification §8), %s', (locale: Locale) => {
  const said = words[locale];
  /** Each says something else, so that none is taken for the one before it. */
  const own = (status: number) =>
    locale === 'nl' ? `Dit kan niet: ${status}.` : `This cannot be: ${status}.`;
  beforeEach(() => {
    const device = { locale, uiDarkMode: 'light' };
    localStorage.setItem(`${storagePrefix}device`, JSON.stringify(device));
  });
  /** Each row with what is said of it wherever people stay. */
  const rows: [row: string, fail: () => Response, text: string][] = [
    ['500', answer(500, 'SERVER', 'x'), said.errors.server],
    ['400, EC-04 of MC05', answer(400, 'EC-04', 'x', { module: 'MC05' }), said.errors.noMeetings],
    ['other 400', answer(400, 'EC-02', own(400)), own(400)],
    ['other 403', answer(403, 'EC-06', own(403)), own(403)],
    ['404', answer(404, 'EC-03', own(404)), own(404)],
    ['429, ACT-WAIT', answer(429, 'ACT-WAIT', 'x'), said.errors.activationWait],
    ['other 429', answer(429, 'RATE', 'x'), said.errors.tooManyRequests.replace('{{seconds}}', '17')],
    ['other 503', answer(503, 'UNAVAILABLE', own(503)), own(503)],
    ['no response', noResponse, said.errors.noConnection],
    ['generic: a success without content', () => new Response(''), said.errors.generic],
  ];

  test('every row is said in the message bar and in a panel', async () => {
    const user = await screens.open('/list-manager');
    const create = async () =>
      (await screen.findAllByRole('button', { name: said.listManager.screen.create }))[0]!;
    await user.click(await create());
    const title = await screen.findByRole('textbox', { name: new RegExp(said.listManager.form.title) });
    await user.type(title, 'Fouten');
    for (const [row, fail, text] of rows) {
      screens.spoil((path, init) =>
        path.startsWith('/api/lists') && init?.method === 'POST' ? fail() : undefined,
      );
      // Nothing is sent while the one before is on its way.
      const send = title.closest('form')!.querySelector<HTMLButtonElement>('[type=submit]')!;
      await waitFor(() => expect(send.disabled).toBe(false));
      await user.click(title);
      await user.keyboard('{Enter}');
      expect([row, (await screen.findAllByText(text)).length > 0]).toEqual([row, true]);
    }
    for (const [index, [row, fail, text]] of rows.entries()) {
      screens.spoil((path) => (path.startsWith('/api/lists/active') ? fail() : undefined));
      if (index === 0) await screens.reload('/list-manager');
      else await user.click(screen.getByRole('button', { name: said.shell.tryAgain }));
      expect([row, (await screen.findAllByText(text)).length > 0]).toEqual([row, true]);
    }
  });

  test('a login that is refused says why and can be tried again', async () => {
    const { email, password } = await screens.subscriber({ modules: ['agenda'] });
    const user = await screens.visit('/login');
    const button = () => screen.getByRole('button', { name: said.login.submit });
    await user.type(await screen.findByRole('textbox', { name: said.login.email }), email);
    await user.type(screen.getByLabelText(said.login.password), 'not the password');
    await user.click(button());
    await screen.findByText(said.errors.wrongCredentials);
    await user.clear(screen.getByLabelText(said.login.password));
    await user.type(screen.getByLabelText(said.login.password), password);
    await user.click(button());
    const contact = said.errors.contactSupport.replace('{{email}}', 'support@vizier.example');
    await screen.findByText(`${said.errors.noDashboardAccess} ${contact}`);
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
  });

  test('403, EC-01: the page is left for a dashboard with a message; where it is refused again, it says so', async () => {
    await screens.open('/nl/dashboard');
    await screen.findByRole('main');
    screens.spoil((path) =>
      path.startsWith('/api/lists/active') ? answer(403, 'EC-01', 'x', { module: 'x' })() : undefined,
    );
    await screens.reload('/list-manager');
    await screen.findAllByText(said.errors.noAccess);
    await waitFor(() => expect(location.pathname).toBe('/nl/dashboard'));
    const { router } = await import('../routes.tsx');
    await router.navigate({ to: '/list-manager/{-$listId}', params: {} });
    await screen.findByText(said.errors.noPageAccess);
  });

  test('400, EC-04 of MC05 is silent on the NL dashboard (decision 8.3)', async () => {
    let asked = false;
    screens.spoil((path) => {
      if (!path.startsWith('/api/agendas')) return undefined;
      asked = true;
      return answer(400, 'EC-04', 'x', { module: 'MC05' })();
    });
    await screens.open('/nl/dashboard?q=stroomnet');
    await waitFor(() => expect(asked).toBe(true));
    await expectKept();
    expect(screen.queryByText(said.errors.noMeetings)).toBeNull();
  });
});
