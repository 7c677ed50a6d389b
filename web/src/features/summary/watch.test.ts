import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { summaryRules, type SummaryState } from 'contract/summaries';
import type { Locale } from 'contract/users';
import { setCaller } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { session, type User } from '#session/user.ts';
import type { Message } from '#ui/message-bar.tsx';
import { useApi } from '../../../test/api.ts';
import { askedKey, ended, show, watch } from './watch.ts';

const said: Message[] = [];
vi.mock('#ui/message-bar.tsx', () => ({ showMessage: (message: Message) => said.push(message) }));

const api = useApi();
const user: User = {
  email: 'a@example.org',
  firstName: 'A',
  lastName: 'B',
  organisation: 'C',
  modules: [],
  roles: [],
  browserKey: '',
};
/** How it stands with the summary on the server, by language. */
let states: Record<Locale, SummaryState['status']>;
let spoken: Locale;
let number = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.stubGlobal('document', { hidden: false });
  said.length = 0;
  number += 1;
  states = { nl: 'making', 'en-gb': 'offered' };
  spoken = 'nl';
  setCaller({
    session: () => 'x',
    locale: () => spoken,
    owner: () => 'x',
    leave: () => undefined,
    busy: () => undefined,
  });
  session.set({ id: 'x', user });
  api.answer = ({ url, headers }) => {
    const locale = (url.searchParams.get('locale') ?? headers['accept-language']) as Locale;
    return { text: JSON.stringify({ data: { kind: 'short', status: states[locale] } }) };
  };
});
afterEach(() => {
  // Ends what still waits.
  session.set(undefined);
  vi.advanceTimersByTime(summaryRules.pollInterval);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const key = () => askedKey(`d-${number}`, 'short', 'nl');
const begin = () =>
  watch({ id: `d-${number}`, kind: 'short', locale: 'nl', title: 'Brief', ready: 'Klaar: Brief' });
/** Lets half a minute pass and the answer to its look come. */
async function look(): Promise<void> {
  const before = api.seen.length;
  vi.advanceTimersByTime(summaryRules.pollInterval);
  await vi.waitFor(() => expect(api.seen.length).toBeGreaterThan(before));
  await vi.waitFor(() => expect(queries.getQueryData<SummaryState>(key())?.status).toBe(states.nl));
  // What follows the answer is said in the same turn.
  await new Promise((resolve) => setImmediate(resolve));
}

test('watch: who does not see a summary hears once when it is ready', async () => {
  begin();
  begin();
  await look();
  expect(said).toEqual([]);
  states.nl = 'ready';
  await look();
  expect(said).toEqual([{ kind: 'success', text: 'Klaar: Brief' }]);
  const { length } = api.seen;
  vi.advanceTimersByTime(summaryRules.pollEnd);
  expect(api.seen).toHaveLength(length);
});

test('watch: who sees it hears nothing', async () => {
  const gone = show(key());
  begin();
  states.nl = 'ready';
  await look();
  expect(said).toEqual([]);
  gone();
});

test('watch: a change of language neither ends the wait nor mixes the languages', async () => {
  begin();
  spoken = 'en-gb';
  await look();
  expect(queries.getQueryData<SummaryState>(key())?.status).toBe('making');
  states.nl = 'ready';
  await look();
  expect(said).toEqual([{ kind: 'success', text: 'Klaar: Brief' }]);
});

test('watch: a summary that is not there after a quarter of an hour is looked for no longer, until asked again', async () => {
  begin();
  const name = key().join(' ');
  for (let at = 0; at < summaryRules.pollEnd; at += summaryRules.pollInterval) await look();
  await vi.waitFor(() => expect(ended.now().has(name)).toBe(true));
  const { length } = api.seen;
  vi.advanceTimersByTime(summaryRules.pollEnd);
  expect(api.seen).toHaveLength(length);
  begin();
  expect(ended.now().has(name)).toBe(false);
});

test('watch: a network that is away for a moment ends nothing', async () => {
  begin();
  const { answer } = api;
  api.answer = () => 'break';
  vi.advanceTimersByTime(summaryRules.pollInterval);
  await vi.waitFor(() => expect(api.seen).toHaveLength(1));
  api.answer = answer;
  states.nl = 'ready';
  await look();
  expect(said).toHaveLength(1);
});
