import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { access, endpoint } from 'contract/endpoint';
import type { Locale } from 'contract/users';
import { useApi } from '../../test/api.ts';
import { call, setCaller } from './call.ts';
import { EmptyAnswerError, OfflineError, SlowError } from './failures.ts';

const response = z.object({ name: z.string() });
const read = endpoint({
  method: 'GET',
  path: '/things/{id}',
  summary: 'Reads a thing.',
  access: access.session,
  params: { id: z.string() },
  query: { kind: z.string().optional() },
  response,
});
const write = endpoint({
  method: 'POST',
  path: '/things',
  summary: 'Makes a thing.',
  access: access.public,
  body: z.strictObject({ name: z.string() }),
  response,
});

const api = useApi();
const left: string[] = [];
const thing = { text: JSON.stringify({ name: 'fiets' }) };
let locale: Locale;
let busy: number;
let session: { name: string; owner: string };
beforeEach(() => {
  left.length = 0;
  busy = 0;
  locale = 'nl';
  session = { name: 'sessie', owner: 'anna' };
  api.answer = () => thing;
  setCaller({
    session: () => session.name,
    locale: () => locale,
    owner: () => session.owner,
    leave: (departure) => left.push(departure),
    busy: () => (busy += 1),
  });
});

test('call: a GET names its session and carries language, parameters and a timestamp', async () => {
  locale = 'en-gb';
  expect(await call(read, { params: { id: 'a/b c' }, query: { kind: 'x&y' } })).toEqual({ name: 'fiets' });
  const [request] = api.seen;
  expect(request!.url.pathname).toBe('/api/things/a%2Fb%20c');
  expect(request!.url.searchParams.get('kind')).toBe('x&y');
  expect(Number(request!.url.searchParams.get('timestamp'))).toBeGreaterThan(1_000_000_000_000);
  expect(request!.headers).toMatchObject({ 'x-session': 'sessie', 'accept-language': 'en-gb' });
});

test('call: a POST carries its body as JSON and no timestamp', async () => {
  await call(write, { body: { name: 'fiets' } });
  expect(api.seen[0]).toMatchObject({ method: 'POST', body: '{"name":"fiets"}' });
  expect(api.seen[0]!.url.search).toBe('');
  expect(api.seen[0]!.headers['content-type']).toBe('application/json');
});

/** Takes the clock of the next call in hand: what comes back lets its time run out. */
function patienceOfNextCall(): () => undefined {
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal);
  return () => void clock.abort();
}
afterEach(() => void vi.restoreAllMocks());

test('call: no answer in time is slow, not offline', async () => {
  const runOut = patienceOfNextCall();
  api.answer = runOut;
  await expect(call(write, { body: { name: 'x' } })).rejects.toThrow(SlowError);
  expect(api.seen).toHaveLength(1);
});

test('call: a search is tried once more after a time-out', async () => {
  const runOut = patienceOfNextCall();
  api.answer = () => (api.seen.length > 1 ? thing : runOut());
  const found = call(write, { body: { name: 'x' }, retrySlow: true });
  expect(await found).toEqual({ name: 'fiets' });
  expect(api.seen).toHaveLength(2);
});

const refused = {
  status: 503,
  text: JSON.stringify({ errors: [{ code: 'BUSY', message: 'Het is even druk' }], requestId: 'r' }),
  headers: { 'retry-after': '0' },
};

test('call: a busy server is asked once more, after saying so', async () => {
  api.answer = () => (api.seen.length > 1 ? thing : refused);
  expect(await call(write, { body: { name: 'x' } })).toEqual({ name: 'fiets' });
  expect([api.seen.length, busy]).toEqual([2, 1]);
});

test('call: a busy server is asked once more in silence where nobody waits', async () => {
  api.answer = () => (api.seen.length > 1 ? thing : refused);
  expect(await call(write, { body: { name: 'x' }, quiet: true })).toEqual({ name: 'fiets' });
  expect([api.seen.length, busy]).toEqual([2, 0]);
});

test('call: a server that stays busy fails the call after the second time', async () => {
  api.answer = () => refused;
  await expect(call(write, { body: { name: 'x' } })).rejects.toMatchObject({ status: 503, code: 'BUSY' });
  expect([api.seen.length, busy]).toEqual([2, 1]);
});

test('call: who leaves while a busy server is waited for asks no more', async () => {
  const stop = new AbortController();
  api.answer = () => ({ ...refused, headers: { 'retry-after': '3600' } });
  const asked = call(write, { body: { name: 'x' }, signal: stop.signal });
  asked.catch(() => undefined);
  await expect.poll(() => busy).toBe(1);
  stop.abort(new Error('verder'));
  await expect(asked).rejects.toThrow('verder');
  expect(api.seen).toHaveLength(1);
});

test('call: a broken connection is offline and is not tried again', async () => {
  api.answer = () => 'break';
  await expect(call(write, { body: { name: 'x' }, retrySlow: true })).rejects.toThrow(OfflineError);
  expect(api.seen).toHaveLength(1);
});

test.each(['', '<html>'])('call: the success %j without content is no success', async (text) => {
  api.answer = () => ({ text });
  await expect(call(write, { body: { name: 'x' } })).rejects.toThrow(EmptyAnswerError);
});

test('call: an abort throws what the caller gave as reason', async () => {
  const stop = new AbortController();
  api.answer = () => void stop.abort(new Error('verder'));
  await expect(call(write, { body: { name: 'x' }, signal: stop.signal })).rejects.toThrow('verder');
});

test('call: a 401 leaves for login, but not from a public call', async () => {
  const text = JSON.stringify({ errors: [{ code: 'SESSION', message: 'x' }], requestId: 'r' });
  api.answer = () => ({ status: 401, text });
  await expect(call(write, { body: { name: 'x' } })).rejects.toMatchObject({ status: 401 });
  expect(left).toEqual([]);
  await expect(call(read, { params: { id: '1' } })).rejects.toMatchObject({ code: 'SESSION' });
  expect(left).toEqual(['login']);
});

test('call: refused in the name of a session that was followed by another, it is asked once more in that name', async () => {
  const text = JSON.stringify({ errors: [{ code: 'SESSION', message: 'x' }], requestId: 'r' });
  api.answer = ({ headers }) => {
    if (headers['x-session'] === 'nieuw') return thing;
    session = { name: 'nieuw', owner: 'anna' };
    return { status: 401, text };
  };
  expect(await call(read, { params: { id: '1' } })).toEqual({ name: 'fiets' });
  expect([api.seen.length, left]).toEqual([2, []]);
});

test('call: refused in the name of a session that somebody else followed, it is not asked in theirs', async () => {
  const text = JSON.stringify({ errors: [{ code: 'SESSION', message: 'x' }], requestId: 'r' });
  api.answer = () => {
    session = { name: 'ander', owner: 'bart' };
    return { status: 401, text };
  };
  await expect(call(write, { body: { name: 'x' } })).rejects.toMatchObject({ code: 'SESSION' });
  expect(api.seen).toHaveLength(1);
});
