import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from 'contract/errors';
import type { Locale } from 'contract/users';
import { words } from 'contract/words';
import { readError } from './call.ts';
import { departureFor, errorTable, reactionTo, type Effect } from './errors.ts';
import { ApiError, EmptyAnswerError, OfflineError, SlowError } from './failures.ts';

const catalogue = i18next.createInstance();
await catalogue.init({
  lng: 'nl',
  lowerCaseLng: true,
  resources: { nl: { translation: words.nl }, 'en-gb': { translation: words['en-gb'] } },
  interpolation: { escapeValue: false },
});

const serverMessage = 'De server zegt dit.';

function failed(status: number, code: ErrorCode, more: { module?: string; retryAfter?: number } = {}) {
  const entry = { code, message: serverMessage, ...(more.module ? { module: more.module } : {}) };
  return new ApiError(status, [entry], 'r-1', more.retryAfter);
}

function says(failure: unknown, locale: Locale = 'nl', onNlDashboard = false): [string, Effect] {
  const { text, words: key, values, effect } = reactionTo(failure, { onNlDashboard });
  return [text ?? catalogue.t(key, { lng: locale, ...values }), effect];
}

const wrongPassword = 'Je gebruikersnaam of wachtwoord is verkeerd ingevuld.';
const noAccess = 'Je hebt geprobeerd een pagina te bereiken waar je geen toegang (meer) toe hebt.';
const activation = 'Je hebt zojuist een activatiemail verzonden. probeer het over 5 minuten nog eens.';
const generic = 'Er is iets mis gegaan. Als dit probleem zich blijft voordoen neem dan contact met ons op.';
const noConnection =
  'Helaas! Het lukt ons niet om verbinding met je te maken. Ben je verbonden met het internet?';

describe('every row of the error catalogue (specification §8, decisions 4.1, 8.1–8.5)', () => {
  test.each<[string, unknown, string, Effect]>([
    ['500', failed(500, 'SERVER'), 'Er is een serverfout opgetreden', 'message'],
    ['400 EC-04 MC05', failed(400, 'EC-04', { module: 'MC05' }), 'Geen vergaderingen gevonden', 'message'],
    ['400 EC-04 of another module', failed(400, 'EC-04', { module: 'MC11' }), serverMessage, 'message'],
    ['other 400', failed(400, 'EC-02'), serverMessage, 'message'],
    ['401 at login', failed(401, 'AUTH'), wrongPassword, 'inline'],
    ['401 FACTOR', failed(401, 'FACTOR'), serverMessage, 'inline'],
    ['401 elsewhere', failed(401, 'SESSION'), 'Je sessie is verlopen, log opnieuw in', 'login'],
    ['403 EC-01', failed(403, 'EC-01'), noAccess, 'noAccess'],
    ['403 EC-07', failed(403, 'EC-07'), serverMessage, 'message'],
    ['other 403', failed(403, 'EC-06'), serverMessage, 'message'],
    ['404', failed(404, 'EC-03'), serverMessage, 'message'],
    ['409', failed(409, 'EC-06'), serverMessage, 'message'],
    ['413', failed(413, 'EC-05'), serverMessage, 'message'],
    ['429 ACT-WAIT', failed(429, 'ACT-WAIT'), activation, 'message'],
    [
      'other 429',
      failed(429, 'RATE', { retryAfter: 17 }),
      'Te veel verzoeken, probeer het over 17 s opnieuw',
      'message',
    ],
    ['503 MAINT', failed(503, 'MAINT'), 'Het platform is offline voor gepland onderhoud.', 'maintenance'],
    ['503 BUSY', failed(503, 'BUSY', { retryAfter: 2 }), serverMessage, 'message'],
    ['other 503', failed(503, 'UNAVAILABLE'), serverMessage, 'message'],
    ['any other status', failed(418, 'SERVER'), generic, 'message'],
    ['a code of a newer server', failed(429, 'EC-99' as ErrorCode), serverMessage, 'message'],
    ['a code of a newer server, 500', failed(500, 'EC-99' as ErrorCode), serverMessage, 'message'],
    [
      'a code of a newer server, 401',
      failed(401, 'EC-99' as ErrorCode),
      'Je sessie is verlopen, log opnieuw in',
      'login',
    ],
    ['no response', new OfflineError(), noConnection, 'message'],
    ['a time-out', new SlowError(), 'Het duurt langer dan normaal', 'message'],
    ['an empty answer', new EmptyAnswerError(), generic, 'message'],
    ['a fault of our own', new TypeError('x'), generic, 'message'],
  ])('%s', (_, failure, text, effect) => {
    expect(says(failure)).toEqual([text, effect]);
  });

  test('EC-04 with MC05 is silent on the NL dashboard only (decision 8.3)', () => {
    const failure = failed(400, 'EC-04', { module: 'MC05' });
    expect(says(failure, 'nl', true)[1]).toBe('silent');
    expect(says(failure, 'nl', false)[1]).toBe('message');
  });

  test.each([
    [failed(500, 'SERVER'), 'There has been a server error.'],
    [failed(401, 'AUTH'), 'Your username or password is incorrect.'],
  ])('the English of %s is that of the specification', (failure, text) => {
    expect(says(failure, 'en-gb')[0]).toBe(text);
  });

  test('the texts without a call are those of the specification', () => {
    expect(words['en-gb'].errors.noPageAccess).toBe("You don't have access to this page.");
    expect(words.nl.errors.noDashboardAccess).toBe(
      'Dit account mag niet inloggen omdat het geen toegang heeft tot het dashboard.',
    );
  });

  test('no row is hidden behind an earlier one', () => {
    const codes = { 400: 'EC-02', 401: 'SESSION', 403: 'EC-07', 429: 'RATE', 503: 'UNAVAILABLE' } as const;
    for (const row of errorTable) {
      const code = row.code ?? codes[row.status as keyof typeof codes] ?? 'SERVER';
      const failure = failed(row.status, code, row.module ? { module: row.module } : {});
      const { effect } = reactionTo(failure, { onNlDashboard: row.nlDashboard ?? false });
      expect([row, effect]).toEqual([row, row.effect]);
    }
  });
});

test('errors: only departures leave the page', () => {
  expect(departureFor(failed(401, 'SESSION'))).toBe('login');
  expect(departureFor(failed(401, 'AUTH'))).toBeUndefined();
  expect(departureFor(failed(403, 'EC-01'))).toBe('noAccess');
  expect(departureFor(failed(403, 'EC-07'))).toBeUndefined();
  expect(departureFor(failed(503, 'MAINT'))).toBe('maintenance');
  expect(departureFor(failed(500, 'SERVER'))).toBeUndefined();
});

describe('errors: answers that are not our JSON', () => {
  const page = '<!doctype html><html><head><title>Offline for Maintenance</title></head></html>';

  test('a maintenance page counts as maintenance', () => {
    expect(departureFor(readError(503, page, new Headers()))).toBe('maintenance');
  });
  test('another 503 page does not, and gets the generic text', () => {
    const error = readError(503, '<title>Bad gateway</title>', new Headers());
    expect([error.code, ...says(error)]).toEqual(['UNAVAILABLE', generic, 'message']);
  });
  test('a bare 401 ends the session', () => {
    expect(departureFor(readError(401, '', new Headers()))).toBe('login');
  });
  test('the request number and the seconds to wait are kept', () => {
    const body = JSON.stringify({ errors: [{ code: 'RATE', message: 'x' }], requestId: 'r-7' });
    const error = readError(429, body, new Headers({ 'retry-after': '30' }));
    expect([error.requestId, error.retryAfter]).toEqual(['r-7', 30]);
  });
});
